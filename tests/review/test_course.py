"""Every change of every chance is split into decisions and luck, and nothing is left over."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from properties.modes import MODES
from review.late_games import late_game
from scenario import Seat, table

from kanly.bots.chances import JUDGES, FittedWeights, Judge, Outlook
from kanly.record.notation import Choice, write_choice
from kanly.review.course import Course, losses_of
from kanly.review.decisions import Decision, decisions
from kanly.review.weighing import CombatWeighing, Effort, Tried, Weighed, Weighing, weighing_of
from kanly.view.knowledge import Knowledge

FEW = Effort(alone=2, each=1, best=2)
JUDGE = FittedWeights()


def course(**rules: Any) -> Course:
    return Course(late_game(**rules), JUDGE, usual=FEW)


@pytest.mark.parametrize("mode", ["base-4", "epic-3", "two-ix", "solo-ix"])
def test_it_adds_up_for_every_seat_at_every_step(mode: str) -> None:
    found = course(**MODES[mode])
    assert len(found.moments) > 3
    ends = [*(one.chances for one in found.moments[1:]), found.outcome]
    for one, after in zip(found.moments, ends, strict=True):
        for seat in found.seats:
            assert one.chances[seat] + one.decided[seat] + one.luck[seat] == pytest.approx(after[seat])
    for seat in found.seats:
        start, own, others, luck, end = found.totals(seat)
        assert start + own + others + luck == pytest.approx(end)
    assert sum(found.outcome) == pytest.approx(1)
    assert all(sum(one.chances) == pytest.approx(1) for one in found.moments)


def test_the_same_record_gives_the_same_review() -> None:
    first, second = course(seats=3), course(seats=3)
    assert [one[1:] for one in first.moments] == [one[1:] for one in second.moments]


def test_who_learns_nothing_has_no_luck() -> None:
    found = course(seats=4, ix=True, last=30)
    going_on = [
        before for before, after in pairwise(found.moments) if before.decision.moment == after.decision.moment
    ]
    assert going_on
    assert all(luck == pytest.approx(0) for one in going_on for luck in one.luck)


def test_stretches_of_luck_are_all_the_luck_since_the_first_decision() -> None:
    found = course(seats=3)
    for seat in found.seats:
        stretches = found.stretches(seat)
        first = stretches[0].first if stretches else len(found.moments)
        luck = sum(one.luck[seat] for one in found.moments[first:])
        assert sum(stretch.luck for stretch in stretches) == pytest.approx(luck)


# --- one decision


def decided(me: Seat, choice: str) -> Decision:
    g = me.table.state
    return Decision(0, me.seat, g, [write_choice(Choice(*each)) for each in g.choices].index(choice))


def last_turn() -> Seat:
    """All are level, and this is the last round: a point wins."""
    everybody = {"victory_points": 9, "agents": 0, "revealed": True}
    me, *_ = table(
        me={"hand": "diplomacy", "emperor": 1, "victory_points": 9, "agents": 1},
        left=everybody,
        across=everybody,
        board={"round": 10, "conflict_deck": ""},
    )
    return me


def test_a_point_given_away_in_the_last_turn_is_a_mistake() -> None:
    me = last_turn()
    found = Weighing(decided(me, "reveal"), JUDGE).weighed(Effort(4, 2, 4))
    best = me.table.state.choices[found.best]
    assert write_choice(Choice(*best)) == "send diplomacy wealth"
    assert found.change_of(found.best) - found.change_of(found.made) > 0.3


def test_who_takes_the_point_loses_nothing() -> None:
    found = Weighing(decided(last_turn(), "send diplomacy wealth"), JUDGE).weighed(Effort(4, 2, 4))
    assert found.best == found.made


def test_nothing_is_weighed_but_what_the_seat_knows() -> None:
    for one in decisions(late_game(4, ix=True, last=40))[:6]:
        other = Knowledge(one.state, one.seat, lambda g, _: g).world(99)
        weighed = [Weighing(each, JUDGE).weighed(FEW) for each in (one, one._replace(state=other))]
        assert weighed[0] == weighed[1]


# --- losses


def weighed(made: float, best: float) -> Weighed:
    return Weighed([0.5, 0.5], {0: Tried([made, -made], 0.01), 1: Tried([best, -best], 0.01)}, 0, 0)


def test_what_is_done_a_little_later_is_not_lost() -> None:
    """One troop, and then the others: the same as all at once."""
    one_troop, the_others = weighed(made=0.0, best=0.2), weighed(made=0.2, best=0.2)
    assert losses_of([one_troop, the_others], [[0.5, 0.5]] * 2, [False, True]) == [0.0, 0.0]


def test_what_is_never_done_is_lost_with_the_last_chance() -> None:
    one_troop, no_more = weighed(made=0.0, best=0.2), weighed(made=0.0, best=0.2)
    assert losses_of([one_troop, no_more], [[0.5, 0.5]] * 2, [False, True]) == pytest.approx([0.0, 0.2])


def test_who_has_learned_something_cannot_make_it_good() -> None:
    found = losses_of([weighed(0.0, 0.2), weighed(0.2, 0.2)], [[0.5, 0.5]] * 2, [False, False])
    assert found == pytest.approx([0.2, 0.0])


# --- Combat


def test_in_combat_the_chance_told_is_that_of_the_best_answer() -> None:
    found = decisions(late_game(4, seed=6, last=60))
    fights = [one for one in found if isinstance(weighing_of(one, JUDGE), CombatWeighing)]
    assert fights
    for one in fights:
        tried = weighing_of(one, JUDGE).weighed(FEW)
        assert set(tried.tried) == set(range(len(one.state.choices)))
        assert tried.change_of(tried.best) == 0
        assert all(tried.change_of(at) <= 0 for at in tried.tried)
        assert sum(tried.alone) == pytest.approx(1)


# --- who judges


@pytest.mark.parametrize("judge", JUDGES.values(), ids=JUDGES)
@pytest.mark.parametrize("mode", ["ix-4", "two", "solo"])
def test_every_judge_tells_the_chances_of_every_game(judge: Judge, mode: str) -> None:
    found = decisions(late_game(**{**MODES[mode], "last": 8}))
    for one in found:
        world = Knowledge(one.state, one.seat, lambda g, _: g).world(1)
        told = Outlook(judge).chances([world, world])
        assert told[0] == pytest.approx(told[1])
        assert len(told[0]) == len(world.players)
        assert sum(told[0]) == pytest.approx(1, abs=1e-4)
        assert min(told[0]) >= 0
    assert judge.chances([]) == []
