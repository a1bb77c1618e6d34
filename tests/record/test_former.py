"""Answers as earlier records spell them are still understood, where they are asked for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from games.make import without_sets
from scenario import Seat, table

import kanly
from kanly.content.catalog import CATALOG
from kanly.engine.machine import resolver
from kanly.engine.step import Step
from kanly.record.former import BEGINNINGS, read_answer
from kanly.record.notation import NotationError

SHIPS = {"conflict": 3, "conflict_dreadnoughts": 1, "garrison_dreadnoughts": 1, "dreadnoughts": 0}
CARDS = {"discard": "truthsayer", "hand": "dagger"}
OF_ONE_MEANING = [
    ("bribery/mode1/1", "faction emperor", "gain_influence emperor"),
    ("finesse/mode1/0", "faction fremen", "lose_influence fremen"),
    ("shuttle_fleet/acquire/0", "factions fremen emperor", "gain_influence_with_two emperor fremen"),
    ("choose_secrets", "factions emperor fremen", "choose_secretly emperor fremen"),
    ("other_memory/agent/0/1", "take truthsayer", "take_discarded truthsayer"),
    ("helena_richese/ring/0", "take stilgar", "set_row_card_aside stilgar"),
    ("set_aside", "aside dagger", "set_hand_card_aside dagger"),
    ("the_voice/agent/0", "space wealth", "block wealth"),
    ("place_dreadnought", "space arrakeen", "place_dreadnought arrakeen"),
    ("place_dreadnought", "use detonation_devices", "detonate detonation_devices"),
    ("double_cross/mode1/1", "seat 1", "choose_opponent 1"),
    ("desert_ambush/agent/0", "seat 1", "force_back 1 troop"),
    ("desert_ambush/agent/0", "seat 1 1", "force_back 1 dreadnought"),
    ("pass_alliance/3", "seat 2", "hand_alliance 2 fremen"),
    ("test_of_humanity/agent/0/0", "branch 2", "choose lose_deployed_troops"),
    ("test_of_humanity/agent/0/0", "choose 2", "choose lose_deployed_troops"),
    ("battle_for_arrakeen/second/0", "branches 2 3", "choose_two solari spice"),
    ("battle_for_arrakeen/second/0", "choose_two 1 spice", "choose_two draw_intrigue spice"),
    ("gurney_halleck/reveal/1/1/0", "number 1", "deploy_recruits 1"),
    ("sardaukar_legion/reveal/1", "number 1", "deploy 1"),
    ("chani/reveal/1", "number 1", "withdraw 1"),
    ("pay_for_space", "number 2", "sell_spice 2"),
    ("second_wave/mode1/1", "units 1 0", "deploy 1"),
    ("negotiated_withdrawal/reveal/1/0", "units 2 1", "withdraw 2 1"),
    ("take_agent", "agent leader", "send_from_leader"),
    ("take_agent", "agent  wealth", "move_agent wealth"),
    ("urgent_mission/mode1/0", "agent wealth", "recall_agent wealth"),
    ("@smuggling/space/1", "freighter advance", "advance_freighter"),
    ("@smuggling/space/1", "freighter recall", "recall_freighter"),
    ("@tech_negotiation/space/0/0", "tech windtraps 1", "acquire_tech windtraps 1"),
]


def asked(place: str) -> Seat:
    """Somebody who has everything that may be asked for, and is asked by this effect."""
    me: dict[str, Any] = {
        **SHIPS,
        **CARDS,
        "spice": 9,
        "freighter": 1,
        "fremen": 3,
        "tiles": "detonation_devices",
    }
    seat, _, _ = table(
        ix=True,
        me={**me, "negotiators": 1, "deployed": 2},
        left={**SHIPS, "fremen": 5},
        across={"fremen": 5},
        board={"agents": {"wealth": 0}, "row": "stilgar", "tech": "windtraps"},
    )
    g = seat.table.state
    g.sent_card, g.sent_space = CATALOG.number["kwisatz_haderach"], CATALOG.space_index["sell_melange"]
    g.stack.append(Step(CATALOG.word_at[place], seat.seat, 0))
    resolver.run(g)
    return seat


@pytest.mark.parametrize(("place", "former", "text"), OF_ONE_MEANING)
def test_a_former_spelling_means_what_is_asked(place: str, former: str, text: str) -> None:
    me = asked(place)
    assert text in me.options
    assert str(read_answer(former, me.table.state)) == text
    assert str(read_answer(text, me.table.state)) == text


@pytest.mark.parametrize(
    "text", ["branch 3", "choose 0", "choose", "branch", "freighter", "seat x", "", "take 1"]
)
def test_a_former_spelling_may_be_wrong(text: str) -> None:
    me = asked("test_of_humanity/agent/0/0")
    with pytest.raises(NotationError):
        read_answer(text, me.table.state)


def test_a_former_spelling_is_refused_like_its_first_meaning_where_nothing_like_it_is_asked() -> None:
    game = kanly.new_game(3, seed=1, leaders=["paul_atreides", "helena_richese", "earl_memnon_thorvald"])
    assert [str(refusal.kind) for refusal in game.why_not("seat 1")] == ["not_an_answer"]
    with pytest.raises(kanly.IllegalChoice):
        game.choose("number 2")


def test_a_former_spelling_is_no_answer_to_a_menu() -> None:
    me, *_ = table(me={"hand": "dagger", "garrison": 3}, left={}, right={})
    me.sends("dagger", "hall_of_oratory")
    me.table.state.on_combat_space = True
    resolver.run(me.table.state)
    assert me.may("deploy 2")
    for text in ("number 2", "units 2 0"):
        assert read_answer(text, me.table.state) not in me.table.state.choices


@pytest.mark.parametrize("text", ["branch 1", "take windfall", "take dagger", "seat 1", "choose 1"])
def test_a_former_spelling_tells_nobody_else_what_is_asked(text: str) -> None:
    game = kanly.new_game(4, seed=1, ix=True)
    told = set()
    for step in range(300):
        game.choose(game.choices[step * 7 % len(game.choices)])
        told |= {str(game.why_not(text, seat)[0].kind) for seat in range(4) if seat != game.chooser}
    assert len(told) == 1


CHANGED = (
    "a box has changed since this game was recorded, and old records are never made anew; "
    "what to do stands in CONTRIBUTING, `Mend a printed card, or add a word to the engine`"
)


def replayed(text: str) -> kanly.Game:
    try:
        game = kanly.replay(text)
    except kanly.RecordError as error:
        raise AssertionError(CHANGED) from error
    assert game.over, CHANGED
    assert text.splitlines()[-1] == f"= {game.digest()}", CHANGED
    return game


FORMER = sorted((Path(__file__).parents[1] / "games" / "former").glob("*.txt"))


@pytest.mark.parametrize("file", FORMER, ids=lambda file: file.stem)
def test_an_earlier_record_replays_and_is_written_as_today(file: Path) -> None:
    """With the digest that it ends with."""
    former, today = file.read_text(), (file.parents[1] / file.name).read_text()
    assert without_sets(replayed(former).record()) == today != former, CHANGED


def test_every_former_verb_stands_in_an_earlier_record() -> None:
    lines = [line.split() for file in FORMER for line in file.read_text().splitlines() if line[0] in "~0123"]
    assert {*BEGINNINGS} <= {line[1] for line in lines}


ASKED_TWICE = sorted((Path(__file__).parents[1] / "games" / "asked_twice").glob("*.txt"))


@pytest.mark.parametrize("file", ASKED_TWICE, ids=lambda file: file.stem)
def test_a_record_of_when_the_same_was_asked_twice_replays(file: Path) -> None:
    """`resolve` and then `pay`, or `resolve` and then `decline`, each of them an answer."""
    former = file.read_text()
    assert without_sets(replayed(former).record()) == former, CHANGED


def test_some_of_them_say_yes_and_no_to_what_they_named() -> None:
    text = "\n".join(file.read_text() for file in ASKED_TWICE)
    for answer in ("pay", "decline"):
        assert re.search(rf"^(\d) resolve .*\n\1 {answer}$", text, re.MULTILINE)
