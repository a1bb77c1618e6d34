"""What speaks for a choice of a bot, and against it."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest
from bots.entered import enter
from properties.modes import every_mode
from properties.twins import dealt_anew
from scenario import Seat, table

import kanly
from kanly.bots import apart, comparing, registry
from kanly.bots.bot import Answer, Known, Reason, asked
from kanly.bots.minds import mind_for
from kanly.bots.random_bot import RandomBot
from kanly.bots.reasons import COUNTED, DECK, KINDS, LEAST, MOST, all_reasons, compared, explained
from kanly.bots.utility.features import NAMES
from kanly.record.notation import Choice, write_choice

CAPTAIN = registry.make(registry.read("captain"))


def reasons(me: Seat, choice: str) -> dict[str, Reason]:
    """All that are worth a word, by kind and what they are about."""
    g = me.table.state
    at = [write_choice(Choice(*each)) for each in g.choices].index(choice)
    found = all_reasons(mind_for(g), g, at, me.seat)
    return {f"{each.kind} {each.about}".strip(): each for each in found if abs(each.worth) >= LEAST}


def test_every_feature_belongs_to_one_kind() -> None:
    counted = chain.from_iterable((*counting, *besides) for counting, besides in COUNTED.values())
    rest = ("points", "close", "tiles", "tile_worth", "control")
    assert sorted([*counted, *DECK, *comparing.TRACK, *rest]) == sorted(NAMES)
    assert set(COUNTED) < set(KINDS)


def test_the_second_step_with_a_faction_is_worth_its_point() -> None:
    me, *_ = table(me={"hand": "diplomacy", "fremen": 1, "water": 1}, left={}, across={})
    found = reasons(me, "send diplomacy hardy_warriors")
    assert found["influence fremen"].amount == 1
    assert found["influence fremen"].worth == pytest.approx(1.0, abs=0.4)
    assert found["water"].amount == -1
    assert found["water"].worth < 0
    assert "points" not in found


def test_an_alliance_brings_its_point_and_is_no_longer_in_reach() -> None:
    me, *_ = table(me={"hand": "diplomacy", "emperor": 3}, left={"emperor": 2}, across={})
    found = reasons(me, "send diplomacy wealth")
    assert found["alliance emperor"].amount == 1
    assert found["alliance emperor"].worth == pytest.approx(1.0, abs=0.4)
    assert "alliance_in_reach emperor" not in found
    assert found["solari"] == Reason("solari", found["solari"].worth, 2)


def test_an_alliance_comes_within_reach() -> None:
    me, *_ = table(me={"hand": "diplomacy", "bene_gesserit": 2, "spice": 2}, left={}, across={})
    assert reasons(me, "send diplomacy secrets")["alliance_in_reach bene_gesserit"].amount == 1


def test_what_every_turn_costs_is_no_reason() -> None:
    """The Agent and the card; those that come back, or that are left behind by a reveal, are one."""
    me, *_ = table(me={"hand": "dagger diplomacy", "solari": 8, "agents": 2}, left={}, across={})
    assert not {"agents", "hand"} & reasons(me, "send diplomacy wealth").keys()
    assert reasons(me, "send dagger swordmaster")["agents"].amount == 1
    assert reasons(me, "send dagger swordmaster")["swordmaster"].worth > 0.5
    assert reasons(me, "reveal")["agents"] == Reason("agents", reasons(me, "reveal")["agents"].worth, -2)


def test_a_card_that_is_bought_is_named_and_persuasion_is_no_price() -> None:
    me, *_ = table(
        me={"hand": "convincing_argument", "deck": "dagger dagger"},
        left={},
        across={},
        board={"row": "chani stilgar spice_hunter lady_jessica gurney_halleck"},
    )
    me.reveals()
    found = reasons(me, "acquire spice_hunter")
    assert found["card spice_hunter"].amount == 1
    assert "hand" not in found


def test_a_tile_is_named() -> None:
    board = {"tech": "windtraps flagship artillery"}
    me, *_ = table(me={"hand": "ixian_engineer", "spice": 9}, left={}, across={}, ix=True, board=board)
    me.sends("ixian_engineer", "imperial_basin")
    me.begins("ixian_engineer")
    found = reasons(me, "acquire_tech flagship")
    assert found["tile flagship"].amount == 1
    assert found["tile flagship"].worth > 0.5
    assert found["spice"].worth < 0


def test_troops_in_the_conflict_are_for_its_prizes() -> None:
    me, *_ = table(
        me={"hand": "reconnaissance", "agents": 1},
        left={"agents": 0, "garrison": 0},
        across={"agents": 0, "garrison": 0},
        board={"conflict": "cloak_and_dagger"},
    )
    me.sends("reconnaissance", "arrakeen")
    found = reasons(me, "deploy 2")
    assert found["conflict"].worth > 0
    assert found["troops"] == Reason("troops", found["troops"].worth, -2)


def test_whoever_wins_a_conflict_has_its_prizes_and_loses_no_prospects() -> None:
    me, left, across = table(
        me={"conflict": 3, "agents": 0, "intrigues": "ambush"},
        left={"conflict": 1, "agents": 0},
        across={"garrison": 0, "agents": 0},
        board={"conflict": "skirmish_vp_water"},
    )
    for seat in (me, left, across):
        seat.reveals()
        seat.ends_turn()
    found = reasons(me, "pass")
    assert found["points"].amount == 1
    assert found["points"].worth == pytest.approx(1.0)
    assert not {"conflict", "hand", "agents"} & found.keys()


@pytest.mark.parametrize("mode", every_mode())
def test_together_they_are_all_that_changes(mode: str) -> None:
    """In a game of every mode: nothing is counted twice, nothing is forgotten."""
    game, asking = kanly.new_game(seed=3, **every_mode()[mode]), 0
    while not game.over and asking < 60:
        g, seat = game.state, game.state.chooser
        mind, at = mind_for(g), asking % len(g.choices)
        if asking % 6 == 0:
            told = sum(reason.worth for reason in all_reasons(mind, g, at, seat))
            assert told == pytest.approx(compared(mind, g, at, seat).worth(*NAMES), abs=1e-6)
        game.choose(asked(RandomBot(), game.knowledge(seat, luck=asking)).choice)
        asking += 1
    assert asking > 30


@pytest.mark.parametrize("name", ["utility", "utility:style=combat", "search:effort=2", "scout"])
def test_the_weightiest_come_first_and_the_answer_is_the_same(name: str) -> None:
    game, bot = kanly.new_game(4, seed=5, ix=True), registry.make(registry.read(name))
    told = 0
    for number in range(40):
        seat = game.chooser or 0
        plain = asked(bot, game.knowledge(seat, luck=number))
        given = explained(bot, game.knowledge(seat, luck=number))
        assert (given.choice, given.chances) == (plain.choice, plain.chances)
        worths = [abs(reason.worth) for reason in given.reasons]
        assert worths == sorted(worths, reverse=True)
        assert len(worths) <= MOST
        assert all(worth >= LEAST for worth in worths)
        assert {reason.kind for reason in given.reasons} <= KINDS.keys()
        told += len(worths)
        game.choose(given.choice)
    assert told > 20


def test_what_a_seat_cannot_know_is_in_no_reason() -> None:
    game = kanly.new_game(3, seed=8, ix=True)
    for number in range(40):
        seat = game.chooser or 0
        other = dealt_anew(game, seat, number)
        one, two = (explained(CAPTAIN, each.knowledge(seat, luck=number)) for each in (game, other))
        assert one == two
        game.choose(one.choice)


class Wordy:
    """Has reasons of its own, one of a kind that we do not know."""

    def answer(self, known: Known) -> Answer:
        return Answer(known.choices[0], (Reason("destiny", 2.0), Reason("spice", 0.5, 2)))


def test_a_bot_that_gives_reasons_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a process of its own as well."""
    enter({"wordy": "bots.test_reasons:Wordy"}, tmp_path, monkeypatch)
    known = kanly.new_game(3, seed=1).knowledge(0)
    bot = apart.Apart(registry.read("wordy"))
    assert explained(Wordy(), known) == explained(bot, known) == Wordy().answer(known)
    bot.close()
