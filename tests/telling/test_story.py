"""The log is told from what happened: each gain on its own line, and nothing public left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly import new_game
from kanly.cli.arguments import language_named
from kanly.engine.events import Deck, Happening
from kanly.engine.vocabulary import NOBODY, Faction, Verb
from kanly.record.log import deeds
from kanly.record.record import begin, read_record
from kanly.telling.asides import Asides
from kanly.telling.retelling import carry_out
from kanly.telling.story import Story
from kanly.telling.voice import Voice
from kanly.text.deeds import Who
from kanly.text.questions import players_of

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.txt"))
MESSAGES = (
    *("log-control", "log-control-from", "log-alliance", "log-alliance-lost"),
    *("log-makers", "log-removes", "log-acquires", "log-trashes", "log-takes-back", "log-dreadnought"),
    *("log-council", "log-swordmaster", "log-mentat", "log-mentat-promised", "log-masterstroke"),
    *("log-snooper", "log-advances", "log-recalls", "log-endgame"),
)
EXPLAINED = ("log-row", "log-tile", "log-shuffles")
PARTS = ("player", "space", "faction", "spaces", "cards", "before", "factions", "spice", "card", "tile")
RANKS = re.compile(r"(first|second|third) \(strength|nobody (wins|is rewarded)")


def told(
    file: Path, tag: str = "en", *, explain: bool = False, reader: int | None = None
) -> Iterator[list[str]]:
    """The lines of each deed of a recorded game."""
    recorded = read_record(file.read_text())
    g = begin(recorded.origin)
    voice = Voice(language_named(tag))
    story = Story(players_of(voice.language, g, reader), voice, explain)
    yield story.opening(recorded.origin)
    for deed in deeds(recorded.last):
        yield carry_out(g, story, deed)


def pattern_of(message: str, tag: str) -> re.Pattern[str]:
    """Of a line, whatever is filled in; what happens by a phase alone stands at the edge."""
    text = Voice(language_named(tag)).say(message, **dict.fromkeys(PARTS, "\0"))
    return re.compile("(  )?" + ".+".join(map(re.escape, text.split("\0"))))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_no_reward_is_told_before_its_conflict(file: Path) -> None:
    """Nor on the line of the pass that ended it."""
    conflicts = 0
    for lines in told(file):
        conflicts += any(RANKS.search(line) for line in lines)
        passes = [line for line in lines if " passes" in line]
        assert not [line for line in passes if line.endswith(")")]
    assert conflicts > 3


def test_the_reader_is_told_which_cards_were_drawn_and_nobody_else() -> None:
    told_of = 0
    for file in GAMES[:6]:
        recorded = read_record(file.read_text())
        g, voice = begin(recorded.origin), Voice(language_named("en"))
        story = Story(players_of(voice.language, g, 0), voice)
        story.opening(recorded.origin)
        me = g.players[0]
        for deed in deeds(recorded.last):
            lines = carry_out(g, story, deed)
            for line in [line for line in lines if line.startswith("  You draw ")]:
                assert any(voice.cards([card]) in line for card in me.hand + me.intrigues), line
                told_of += 1
        assert not [line for lines in told(file) for line in lines if "You draw" in line]
    assert told_of > 10


@pytest.mark.parametrize("file", [file for file in GAMES if file.stem.startswith(("ix", "epic"))])
def test_a_dreadnought_that_goes_home_is_not_told_as_one_that_was_placed(file: Path) -> None:
    """Humans name the location where they put theirs."""
    placed = pattern_of("log-dreadnought", "en")
    assert not [line for lines in told(file) for line in lines if placed.fullmatch(line)]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_what_belongs_to_a_round_is_told_before_the_next_begins(file: Path) -> None:
    for lines in told(file):
        begins = [i for i, line in enumerate(lines) if line.startswith("Round ")]
        for line in lines[begins[0] + 1 :] if begins else []:
            assert not RANKS.search(line)
            assert "Bonus spice: " not in line


@pytest.mark.parametrize("tag", ["en", "ja", "zh-Hant"])
def test_public_events_are_told(tag: str) -> None:
    """Whatever changes by itself, though no deed tells it and no number."""
    lines = [line for file in GAMES for lines in told(file, tag) for line in lines]
    for message in MESSAGES:
        assert [line for line in lines if pattern_of(message, tag).fullmatch(line)], message
    for message in EXPLAINED:
        assert not [line for line in lines if pattern_of(message, tag).fullmatch(line)], message


@pytest.mark.parametrize("tag", ["en", "ja", "zh-Hant"])
def test_new_cards_and_tiles_and_shuffled_decks_are_told_where_everything_is_explained(tag: str) -> None:
    lines = [line for file in GAMES for lines in told(file, tag, explain=True) for line in lines]
    for message in EXPLAINED:
        assert [line for line in lines if pattern_of(message, tag).fullmatch(line)], message


@pytest.mark.parametrize(
    ("tag", "taken", "shuffled"),
    [
        ("en", "A: Alliance with the Fremen, taken from B", "The Intrigue deck is reshuffled"),
        ("ja", "A：フレーメンと同盟（Bから奪取）", "策謀カードをシャッフルし直す"),
        ("zh-Hant", "A：與弗瑞曼人結盟（取自B）", "密謀牌庫重新洗勻"),
    ],
)
def test_who_loses_an_alliance_and_when_intrigues_are_shuffled_is_told(
    tag: str, taken: str, shuffled: str
) -> None:
    g, voice = new_game(3, seed=1).state, Voice(language_named(tag))
    asides = Asides(g, [Who("A"), Who("B"), Who("C")], voice, (Verb.DONE, 0, 0), explain=True)
    assert asides.text((Happening.ALLIANCE, 0, Faction.NAMES.index("fremen"), 1, 0, 7, 0, 0)) == taken
    assert asides.text((Happening.SHUFFLED, NOBODY, Deck.INTRIGUE, 9, 0, 7, 0, 0)) == shuffled


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_every_round_is_told_with_its_conflict_the_first_one_too(file: Path) -> None:
    rounds = [line for lines in told(file) for line in lines if line.startswith("Round ")]
    assert [line.partition(":")[0] for line in rounds] == [f"Round {n}" for n in range(1, len(rounds) + 1)]


def test_what_rivals_gain_before_anybody_is_asked_is_told() -> None:
    openings = ["\n".join(next(told(file))) for file in GAMES]
    assert [
        text for text in openings if re.search("sends an Agent to .*: gains .*\n  .*: [+]1 Influence", text)
    ]


def test_starting_intrigue_cards_are_told_as_such() -> None:
    [file] = [file for file in GAMES if file.stem == "epic-3"]
    assert "  Ilban: +1 Intrigue card [at the start]" in next(told(file))


def test_the_reader_is_spoken_to_in_every_line() -> None:
    """'You: trashes' would speak of somebody else."""
    files = [file for file in GAMES if file.stem in ("ix-3-b", "ix-4-b", "base-4-baron", "solo-ix")]
    lines = [line for file in files for lines in told(file, explain=True, reader=0) for line in lines]
    own = [line for line in lines if line.startswith(("  You: ", "You "))]
    assert len(own) > 200
    assert [line for line in own if re.match("(  You:|You) [a-z]+s ", line)] == []


def test_the_cards_of_a_reveal_are_named() -> None:
    reveals = [line for lines in told(GAMES[0]) for line in lines if " reveals their hand" in line]
    assert len(reveals) > 10
    assert all("hand: " in line for line in reveals if "+" in line)
