"""Standing words: what a Leader or a tile changes, and at which moments its words begin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from scenario import Seat, table

from kanly.content.catalog import CATALOG, catalogue
from kanly.engine.play import endgame, phases
from kanly.engine.play.standing import of_leader, of_tiles
from kanly.engine.printed import Leader
from kanly.engine.rules import Rules
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind, Moment, Question
from kanly.engine.words.gains import Gain
from kanly.engine.words.standing import At, CheaperSpaces, MoreSolari, StrongerDreadnoughts
from kanly.engine.words.word import Standing, Word

PAUL = CATALOG.number["paul_atreides"]


@pytest.fixture
def somebody() -> Iterator[list[Leader]]:
    """The Leaders of the catalogue that games are played with, to be put back as they were."""
    leaders = catalogue(Rules(ix=True).sets).leaders
    kept = leaders[PAUL]
    yield leaders
    leaders[PAUL] = kept


def at_the_table(**given: Any) -> Seat:
    me, _, _ = table(me={"leader": "paul_atreides", **given}, left={}, across={}, ix=True)
    return me


def led_by(*ability: Standing) -> Leader:
    return Leader("somebody", ring=(), ability=ability, complexity=1)


def begun(g: State) -> list[Word]:
    return [step.word for step in g.stack if step.source == PAUL]


def test_what_two_words_change_adds_up() -> None:
    cheaper = CheaperSpaces(4, solari=1), CheaperSpaces(4, solari=2), CheaperSpaces(5, solari=1)
    leader = led_by(*cheaper, MoreSolari(1))
    assert leader.answers[Question.SOLARI_OFF : Question.SOLARI_OFF + 7] == [0, 0, 0, 0, 3, 1, 0]
    assert leader.answers[Question.SOLARI_MORE] == 1


def test_the_greater_strength_of_dreadnoughts_counts() -> None:
    leader = led_by(StrongerDreadnoughts(5), StrongerDreadnoughts(4))
    assert leader.answers[Question.DREADNOUGHT_STRENGTH] == 5


def test_a_leader_changes_nothing_for_a_rival() -> None:
    me = at_the_table()
    g = me.table.state
    assert of_leader(g, me.seat, Question.SEES_TOP) == 1
    g.players[me.seat].kind = Kind.RIVAL
    assert of_leader(g, me.seat, Question.SEES_TOP) == 0


def test_tiles_change_things_together() -> None:
    me = at_the_table(tiles="troop_transports spaceport")
    g = me.table.state
    assert [of_tiles(g, me.seat, Question.SHIPPED_TROOPS), of_tiles(g, me.seat, Question.WINS_TIES)] == [1, 0]
    assert of_tiles(g, me.seat, Question.ACQUIRES_ON_TOP) == 1


def test_a_leader_may_begin_something_at_round_start(somebody: list[Leader]) -> None:
    spice, g = Gain(spice=1), at_the_table().table.state
    somebody[PAUL] = led_by(At(Moment.ROUND_START, (spice,)))
    phases.begin_round_start(g, (2, 1, 0))
    assert begun(g) == [spice]


def test_a_leader_may_begin_something_in_the_endgame(somebody: list[Leader]) -> None:
    point, g = Gain(victory_points=1), at_the_table().table.state
    somebody[PAUL] = led_by(At(Moment.ENDGAME, (point,)))
    endgame.begin(g)
    assert begun(g) == [point]
