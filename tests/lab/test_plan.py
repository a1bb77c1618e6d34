"""Who sits where: every deal is played until everybody has had its chance in it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from kanly.content.rules import Rules
from kanly.lab.arena.plan import ALONE, MIXED, PAIRS, ArenaError, Plan, check, seatings, tasks, usual_field
from kanly.lab.arena.seeds import seed_of_deal


def plan(*bots: str, seats: int = 4, field: str = "", **rules: Any) -> Plan:
    return Plan(bots, Rules(seats, **rules), 3, 1, field or usual_field(len(bots)))


def test_one_against_three_sits_once_in_each_seat() -> None:
    assert seatings(plan("a", "b"), 0) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_two_against_two_sit_in_all_six_ways() -> None:
    found = seatings(plan("a", "b", field=PAIRS), 0)
    assert len(set(found)) == 6
    assert all(seating.count(0) == seating.count(1) == 2 for seating in found)


def test_a_mixed_field_is_rotated_through_all_seats() -> None:
    for deal in range(5):
        found = seatings(plan("a", "b", "c", "d"), deal)
        assert len(found) == 4
        assert all(sorted(seating) == [0, 1, 2, 3] for seating in found)
        assert all(len({seating[seat] for seating in found}) == 4 for seat in range(4))


def test_the_neighbours_of_a_mixed_field_change_from_deal_to_deal() -> None:
    after = {seating[(seating.index(0) + 1) % 4] for deal in range(20) for seating in seatings(mixed(), deal)}
    assert after == {1, 2, 3}


def mixed() -> Plan:
    return plan("a", "b", "c", "d")


@pytest.mark.parametrize("bots", ["abc", "abcdef"])
def test_everybody_sits_about_as_often(bots: str) -> None:
    """Three bots take turns in sitting twice, six in having a rest."""
    found = Counter(bot for deal in range(600) for seating in seatings(plan(*bots), deal) for bot in seating)
    assert found.total() == 600 * 16
    assert all(count == pytest.approx(9600 / len(bots), rel=0.1) for count in found.values())


def test_one_bot_alone_plays_itself() -> None:
    assert seatings(plan("a"), 0) == [(0, 0, 0, 0)]


def test_against_rivals_every_bot_has_the_deal_once() -> None:
    assert seatings(plan("a", "b", seats=1, difficulty="novice"), 0) == [(0,), (1,)]


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 3)])
def test_fewer_seats(seats: int, games: int) -> None:
    found = seatings(plan("a", "b", seats=seats), 0)
    assert len(found) == games
    assert all(seating.count(0) == 1 for seating in found)


def test_tasks_are_numbered_in_their_order() -> None:
    found = list(tasks(plan("a", "b")))
    assert [task.number for task in found] == list(range(12))
    assert [task.deal for task in found] == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]


def test_more_deals_leave_the_first_as_they_are() -> None:
    few, many = mixed(), Plan(("a", "b", "c", "d"), Rules(), 9, 1, MIXED)
    assert list(tasks(many))[:12] == list(tasks(few))


def test_every_deal_is_another_and_can_be_had_again() -> None:
    assert len({seed_of_deal(*deal) for deal in product(range(20), range(200))}) == 4000
    assert seed_of_deal(1, 1) != seed_of_deal(2, 0)
    assert seed_of_deal(1, 0) == seed_of_deal(1, 0)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (plan("a", "b", "c", field=PAIRS), "2v2 is for two bots, not for 3"),
        (plan("a", "b", seats=3, field=PAIRS), "2v2 is for four seats, not for 3"),
        (plan("a", field=ALONE), "1v3 is for two bots, not for 1"),
        (plan(field=MIXED), "at least one bot"),
    ],
)
def test_there_is_no_such_arena(wrong: Plan, complaint: str) -> None:
    with pytest.raises(ArenaError, match=complaint):
        check(wrong)
