"""The set is played, saved, recorded and told; and nothing of other sets changes by it."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kanly_sietch import SET
from kanly_sietch.words import SolariForGarrison

import kanly
from kanly.cli.main import main
from kanly.content import sets
from kanly.content.base import SET as BASE
from kanly.content.catalog import CATALOG, catalogue
from kanly.content.fingerprint import fingerprint
from kanly.content.set import Set, check
from kanly.engine.printed import Card
from kanly.engine.soundness import position
from kanly.engine.step import Step
from kanly.engine.vocabulary import NO_CHOICE, Resource, Window
from kanly.engine.words.gains import Gain
from kanly.record.errors import RecordError
from kanly.text.icons import ICONS
from kanly.text.languages import LANGUAGES
from kanly.text.things import card_text

GAMES = Path(__file__).parents[3] / "tests" / "games"
KEYS = ("cistern_keeper", "quartermaster_of_the_caves", "march_by_night")
MODES: list[dict[str, Any]] = [
    {"seats": 3, "sets": ("base", "sietch")},
    {"seats": 4, "sets": ("base", "ix", "sietch")},
    {"seats": 4, "ix": True, "epic": True, "sets": ("sietch",)},
    {"seats": 2, "sets": ("sietch",)},
    {"seats": 1, "difficulty": "expert", "ix": True, "sets": ("sietch",)},
]


def played(mode: dict[str, Any], seed: int, decisions: int = 10_000) -> kanly.Game:
    """A random game; every piece is counted after every decision."""
    game, luck = kanly.new_game(seed=seed, **mode), random.Random(seed)
    while not game.over and decisions:
        game.choose(luck.choice(game.choices))
        assert position.faults(game.state) == []
        decisions -= 1
    return game


# --- played


def test_the_set_is_found_by_its_entry_point() -> None:
    assert sets.names() == ["base", "ix", "sietch"]
    assert sets.named("sietch") is SET


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_random_games_are_sound_and_come_back_from_record_and_snapshot(mode: dict[str, Any]) -> None:
    for seed in range(3):
        game = played(mode, seed)
        assert game.over
        assert kanly.replay(game.record()).digest() == game.digest()
        half = played(mode, seed, 150)
        again = kanly.restore(json.loads(json.dumps(half.snapshot())))
        assert (again.digest(), again.rules, again.choices) == (half.digest(), half.rules, half.choices)


def test_all_three_cards_come_into_play() -> None:
    """Whoever can take or use one of them does so."""
    done = ["send cistern_keeper", "play march_by_night", "resolve quartermaster_of_the_caves/agent/1"]
    for seed in range(12):
        game, luck = kanly.new_game(seed=seed, **MODES[1]), random.Random(seed)
        while not game.over:
            ours = [choice for choice in game.choices if any(key in str(choice) for key in KEYS)]
            game.choose(luck.choice(ours or game.choices))
        done = [line for line in done if line not in game.record()]
    assert done == []


@pytest.mark.parametrize(("troops", "solari"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_the_word_gives_a_solari_for_every_two_troops(troops: int, solari: int) -> None:
    g = kanly.new_game(3, seed=1, sets=("sietch",)).state
    word, me = SolariForGarrison(2), g.players[0]
    me.garrison, me.stock[Resource.SOLARI] = troops, 1
    word.apply(g, Step(word, 0, 0), NO_CHOICE)
    assert me.stock[Resource.SOLARI] == 1 + solari


def test_a_leader_who_gains_more_solari_gains_more_by_the_word() -> None:
    g = kanly.new_game(3, seed=1, ix=True, sets=("sietch",)).state
    word, me = SolariForGarrison(2), g.players[0]
    me.leader, me.garrison, g.active, g.window = CATALOG.number["princess_yuna_moritani"], 4, 0, Window.TURN
    before = me.stock[Resource.SOLARI]
    word.apply(g, Step(word, 0, 0), NO_CHOICE)
    assert me.stock[Resource.SOLARI] == before + 3


# --- other sets


def test_our_games_do_not_know_of_the_set() -> None:
    catalogue(("sietch",))
    game = kanly.new_game(4, seed=5, ix=True)
    known = {thing.key for thing in game.state.catalog.things}
    assert not known & {*KEYS}
    written = json.dumps(game.snapshot()) + game.record()
    assert not [key for key in (*KEYS, "+sietch", "sietch:") if key in written]


@pytest.mark.parametrize("name", ["base-3-a", "base-4-a", "ix-4-a", "epic-3", "two-ix", "solo-expert"])
def test_recorded_games_of_our_sets_stay_as_they_are(name: str) -> None:
    """Digests stand at the end of each, and replaying compares them."""
    catalogue(("sietch",))
    text = (GAMES / f"{name}.txt").read_text()
    assert text.splitlines()[-1] == f"= {kanly.replay(text).digest()}"


def test_our_numbers_stay() -> None:
    here, without = catalogue(("sietch",)), catalogue()
    assert [thing.key for thing in here.things] == [thing.key for thing in without.things] + [*KEYS]
    assert [thing.key for thing in CATALOG.things] == [thing.key for thing in here.things]
    assert here.places[: len(without.places)] == without.places


# --- records of a set that has changed


def with_another_mark(text: str) -> str:
    return text.replace(f"sietch:{fingerprint(SET)}", "sietch:00000000")


def test_a_record_and_a_snapshot_name_the_sets_with_their_fingerprints() -> None:
    game = played(MODES[1], 2, 20)
    marks = f"base:{fingerprint(BASE)} ix:{fingerprint(sets.named('ix'))} sietch:{fingerprint(SET)}"
    assert f'[sets "{marks}"]' in game.record().splitlines()
    assert f'[sets "{marks}"]' in game.record(0).splitlines()
    assert game.snapshot()["sets"] == marks


def test_a_record_of_changed_content_is_replayed_while_every_choice_is_legal() -> None:
    game = played(MODES[0], 2)
    text = with_another_mark(game.record())
    assert kanly.replay(text).digest() == game.digest()
    other_end = text.replace(f"= {game.digest()}", f"= {'0' * 64}")
    assert kanly.replay(other_end).digest() == game.digest()


def test_a_record_of_changed_content_is_refused_by_the_name_of_the_set() -> None:
    lines = with_another_mark(played(MODES[0], 2, 30).record()).splitlines()
    first = next(i for i, line in enumerate(lines) if line[0] not in "[;")
    lines[first] = f"{lines[first][0]} send opulence carthag"
    with pytest.raises(RecordError, match=r"line \d+: .*; the set sietch has changed since"):
        kanly.replay("\n".join(lines))


def test_a_record_without_marks_is_replayed() -> None:
    game = played(MODES[0], 2, 30)
    text = "\n".join(line for line in game.record().splitlines() if not line.startswith("[sets"))
    assert kanly.replay(text).digest() == game.digest()


def test_marks_of_other_sets_are_refused() -> None:
    text = played(MODES[0], 2, 5).record()
    for wrong in ("base:00000000", "", "sietch:00000000 base:00000000", "base:0 sietch:0"):
        damaged = text.replace(f"base:{fingerprint(BASE)} sietch:{fingerprint(SET)}", wrong)
        with pytest.raises(RecordError, match="the sets of this game are base sietch"):
            kanly.replay(damaged)


def test_a_snapshot_of_changed_content_is_refused_by_the_name_of_the_set() -> None:
    data = played(MODES[0], 2, 30).snapshot()
    data["sets"] = with_another_mark(data["sets"])
    assert kanly.restore(data).digest() == data["digest"]
    data["state"]["imperium_deck"].pop()
    with pytest.raises(RecordError, match="the set sietch has changed since this game was saved"):
        kanly.restore(data)


def test_the_fingerprint_sees_every_definition() -> None:
    first, *others = SET.things
    dearer = Card("cistern_keeper", cost=3, copies=2, agent=[Gain(water=1)])
    assert fingerprint(replace(SET, things=(dearer, *others))) != fingerprint(SET)
    assert fingerprint(replace(SET, things=(*others, first))) != fingerprint(SET)
    assert fingerprint(replace(SET, key="other")) == fingerprint(SET)


# --- told


@pytest.mark.parametrize(
    ("code", "name", "text"),
    [
        ("en", "Quartermaster of the Caves", "Gain 1 Solari for every 2 troops in your garrison"),
        ("ja", "洞窟の補給係", "自分の駐屯地の2部隊につき1ソラリを得る"),
        ("zh_hant", "洞穴軍需官", "你的軍營中每有2支軍隊，獲得1太陽幣"),
    ],
)
def test_the_card_reads_well(code: str, name: str, text: str) -> None:
    catalog, language = catalogue(("sietch",)), LANGUAGES[code]
    card = catalog.cards[catalog.number["quartermaster_of_the_caves"]]
    assert language.names.thing(card) == name
    assert text in [language.plain(line) for box in card_text(language, card) for line in box.lines]


def test_icons_show_the_word() -> None:
    catalogue(("sietch",))
    assert ICONS.phrase(SolariForGarrison(2)) == "{solari:1} / {troop:2}"


def test_a_name_that_a_language_lacks_is_english() -> None:
    catalogue(("sietch",))
    assert LANGUAGES["zh_hant"].names.label("sietch") == "Sietch"


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hant"])
def test_the_terminal_shows_the_set(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--set", "sietch", "--lang", language]) == 0
    assert main(["card", "--set", "sietch", "cistern", "--lang", language]) == 0
    assert main(["simulate", "2", "--set", "sietch", "--check", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    assert "cistern_keeper" in shown
    assert "dagger" not in shown


# --- sets that cannot be played with


def test_a_set_without_english_names_is_refused() -> None:
    with pytest.raises(kanly.RulesError, match="no English name for nameless"):
        check(replace(SET, things=(Card("nameless"),)))
    with pytest.raises(kanly.RulesError, match="cannot be the name of a set"):
        check(replace(SET, key="epic"))
    with pytest.raises(kanly.RulesError, match="no English name for itself"):
        check(Set("other", (), home="kanly_sietch"))
    with pytest.raises(kanly.RulesError, match="without an English phrase"):
        check(replace(SET, phrases={SolariForGarrison: {}}))


def test_a_set_that_nobody_brings_is_refused() -> None:
    with pytest.raises(kanly.RulesError, match="there is no set 'water'; the sets are base, ix, sietch"):
        kanly.new_game(sets=("base", "water"))
    with pytest.raises(RecordError, match="there is no set 'water'"):
        kanly.replay(played(MODES[0], 1, 3).record().replace("sietch/1", "water/1"))
