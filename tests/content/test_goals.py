"""The goals of Grand Conspiracy, each with and without the others."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from content.printed import printed_intrigues
from content.rich_positions import ME
from scenario import table

from kanly.content.catalog import CATALOG
from kanly.engine.player import Player
from kanly.engine.step import Step

CARD = CATALOG.intrigues[CATALOG.number["grand_conspiracy"]]
STEP = Step(CARD.modes[0].words[0], ME, CARD.number)
FACT = next(fact for fact in printed_intrigues() if fact["id"] == CARD.key)


def commission(me: Player, goal: dict[str, Any]) -> None:
    """Wherever they are: not in supply."""
    me.garrison_dreadnoughts += goal["own_dreadnoughts"] - 1
    me.conflict_dreadnoughts += 1
    me.dreadnoughts -= goal["own_dreadnoughts"]


def own_copies(me: Player, goal: dict[str, Any]) -> None:
    me.discard += [CATALOG.number[goal["owned_copies"]]] * goal["min"]


def climb(me: Player, goal: dict[str, Any]) -> None:
    for track in range(goal["tracks"]):
        me.influence[track] = goal["min"]


def take_seat(me: Player, goal: dict[str, Any]) -> None:
    me.council = goal["council_seat"]


REACH: dict[str, Callable[[Player, dict[str, Any]], None]] = {
    "own_dreadnoughts": commission,
    "owned_copies": own_copies,
    "tracks": climb,
    "council_seat": take_seat,
}


NUMBERS = [(goal, name) for goal in FACT["goals"] for name in goal if type(goal[name]) is int]


@pytest.mark.parametrize("reached", list(product([False, True], repeat=len(REACH))))
def test_every_goal_counts_once(reached: tuple[bool, ...]) -> None:
    me, _, _ = table(ix=True, me={}, left={}, across={})
    for goal, is_reached in zip(FACT["goals"], reached, strict=True):
        if is_reached:
            REACH[next(iter(goal))](me.player, goal)
    for mode, printed in zip(CARD.modes, FACT["modes"], strict=True):
        assert mode.condition is not None
        expected = sum(reached) >= printed["requirement"]["goals"]
        assert mode.condition.holds(me.table.state, STEP) == expected


@pytest.mark.parametrize(("missed", "name"), NUMBERS, ids=str)
def test_a_goal_nearly_reached_does_not_count(missed: dict[str, Any], name: str) -> None:
    me, _, _ = table(ix=True, me={}, left={}, across={})
    for goal in FACT["goals"]:
        short = {name: goal[name] - 1} if goal == missed else {}
        REACH[next(iter(goal))](me.player, goal | short)
    holding = [mode.condition is None or mode.condition.holds(me.table.state, STEP) for mode in CARD.modes]
    assert holding == [True, False]


@pytest.mark.parametrize(("council", "choice", "points"), [(False, "0", 1), (True, "0", 1), (True, "1", 2)])
def test_it_is_played_for_one_point_or_for_two(council: bool, choice: str, points: int) -> None:
    """Random games reach all four goals too seldom: three of them give a point, all four give two."""
    mine = {"intrigues": CARD.key, "dreadnoughts": 0, "garrison_dreadnoughts": 2, "council": council}
    mine |= {"discard": "the_spice_must_flow", "emperor": 4, "fremen": 4}
    me, *_ = table(board={"conflict_deck": ""}, ix=True, me=mine, left={}, right={})
    me.table.play_on("pass")
    before = me.points
    assert (f"play {CARD.key} 1" in me.options) == council
    me.does(f"play {CARD.key} {choice}")
    assert me.points == before + points
