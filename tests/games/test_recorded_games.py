"""Games recorded earlier still replay, choice by choice, to the same end."""

from pathlib import Path

import pytest
from games.make import GAMES, without_sets

import kanly
from kanly.content.catalog import CATALOG
from kanly.content.ix.leaders import LEADERS as LEADERS_IX
from kanly.content.rules import DIFFICULTIES, RIVAL_LEADERS
from kanly.engine.machine import resolver
from kanly.engine.vocabulary import Reason
from kanly.record.log import Entry, entries
from kanly.record.record import begin, read_record

HERE = Path(__file__).parent
NEXT = (
    "the recorded game goes otherwise than before: run tests/rulings, whose tests name the rule that moved; "
    "run python3 dev.py accept if the change is meant, in the commit that makes it"
)
NOT_DONE = (
    "no recorded game does these: try other seeds in tests/games/make.py, then python3 dev.py accept games"
)


def test_every_recorded_game_is_there() -> None:
    assert sorted(GAMES) == sorted(file.stem for file in HERE.glob("*.txt"))


def test_there_are_enough_of_them() -> None:
    assert len(GAMES) >= 50


def names_after(verb: str) -> set[str]:
    """All that a verb was used with in some game."""
    lines = [line for file in HERE.glob("*.txt") for line in file.read_text().splitlines()]
    chosen = [line.split()[1:] for line in lines if line[0] in "~0123456789"]
    return {name for word, *names in chosen if word == verb for name in names}


USES = {
    "send": {
        *(space.key for space in CATALOG.spaces),
        *(card.key for card in CATALOG.cards if card.icons),
    },
    "acquire": {card.key for card in CATALOG.cards if card.cost >= 0},
    "play": {card.key for card in CATALOG.intrigues if card.number},
    "acquire_tech": {tile.key for tile in CATALOG.tiles if tile.number},
    "use": {tile.key for tile in CATALOG.tiles if tile.use},
}


@pytest.mark.parametrize("verb", USES)
def test_almost_everything_printed_is_used_in_one(verb: str) -> None:
    unused = {"grand_conspiracy"} if verb == "play" else set()
    assert USES[verb] - names_after(verb) == unused, f"{verb}: {NOT_DONE}"


def test_every_leader_of_rise_of_ix_plays_in_one() -> None:
    named = {key for settings in GAMES.values() for key in settings.get("leaders", [])}
    assert {leader.key for leader in LEADERS_IX} <= named


def test_every_leader_of_a_rival_and_every_difficulty_plays_in_one() -> None:
    named = {key for settings in GAMES.values() for key in settings.get("rival_leaders", [])}
    assert named == {*RIVAL_LEADERS}
    assert {*DIFFICULTIES} == {
        settings["difficulty"] for settings in GAMES.values() if "difficulty" in settings
    }


def test_almost_everything_that_rivals_do_happens_in_one() -> None:
    told = {reason[1] for name in RIVALS for entry in entries_of(name) for reason in entry.reasons}
    silent = {*range(len(Reason.NAMES))} - told - {Reason.SILENCED, Reason.NO_SPACE}
    assert [Reason.NAMES[reason] for reason in silent] == [], NOT_DONE


def test_a_human_decides_for_a_rival_in_one() -> None:
    decided = 0
    for name in RIVALS:
        g = begin(read_record((HERE / f"{name}.txt").read_text()).origin)
        for entry in entries_of(name):
            decided += g.stack[-1].owner != g.chooser
            resolver.choose(g, entry.choice)
    assert decided > 3


RIVALS = [name for name, settings in GAMES.items() if settings["seats"] < 3]


def entries_of(name: str) -> list[Entry]:
    return entries(read_record((HERE / f"{name}.txt").read_text()).last)


def replayed(text: str) -> kanly.Game:
    try:
        return kanly.replay(text)
    except kanly.RecordError as error:
        raise AssertionError(NEXT) from error


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text()
    game = replayed(text)
    assert game.over
    rules = GAMES[name]
    assert len(game.humans) == rules["seats"]
    assert ("+ix" in game.rules, "+epic" in game.rules) == (rules.get("ix", False), rules.get("epic", False))
    assert ("+rivals" in game.rules) == (rules["seats"] < 3)
    assert game.difficulty == rules.get("difficulty")
    assert text.splitlines()[-1] == f"= {game.digest()}", NEXT


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_written_as_it_was(name: str) -> None:
    """With the reasons of Rivals: what they do and why does not change unnoticed."""
    text = (HERE / f"{name}.txt").read_text()
    assert without_sets(replayed(text).record()) == without_sets(text), NEXT
