"""One game of an arena: what is told of it, and what becomes of a bot that does not behave."""

from __future__ import annotations

from typing import Any

import arena_bots
import pytest

from kanly.content.rules import Rules
from kanly.lab.arena import match
from kanly.lab.arena.match import play, ranked
from kanly.lab.arena.plan import RIVALS, Task
from kanly.lab.arena.result import Result, read, written


def game(*bots: str, deal: int = 0, variant: int = 0, **rules: Any) -> Result:
    """Each bot in a seat of its own."""
    return play(Task(0, bots, Rules(len(bots), **rules), 1, deal, variant, tuple(range(len(bots)))))


def forgetting_time(result: Result) -> list[tuple[object, ...]]:
    return [(seat.share, seat.points, seat.sources, seat.cards, seat.asked) for seat in result.seats]


def test_a_game_is_told() -> None:
    told = game("random", "random", "random", "random", ix=True)
    assert sorted(seat.place for seat in told.seats)[0] == 1
    assert sum(seat.share for seat in told.seats) == 1
    assert sorted(seat.order for seat in told.seats) == [0, 1, 2, 3]
    assert len({seat.leader for seat in told.seats}) == 4
    for seat in told.seats:
        assert sum(seat.sources.values()) == seat.points
        assert seat.sources["start"] == 1
        assert 0 < seat.asked < told.decisions
        assert seat.forfeit == ""
    assert sum(sum(seat.cards.values()) for seat in told.seats) > 10


def test_the_same_task_is_the_same_game_and_its_luck_another_one_in_another_seating() -> None:
    first, again, other = (game("random", "random", "random", variant=variant) for variant in (0, 0, 1))
    assert forgetting_time(first) == forgetting_time(again) != forgetting_time(other)
    assert [seat.leader for seat in first.seats] == [seat.leader for seat in other.seats]
    assert [seat.order for seat in first.seats] == [seat.order for seat in other.seats]


def test_rivals_have_seats_too() -> None:
    told = game("random", ix=True, difficulty="expert")
    assert [seat.entrant for seat in told.seats] == [0, RIVALS, RIVALS]
    assert all(sum(seat.sources.values()) == seat.points for seat in told.seats)
    assert [seat.asked for seat in told.seats[1:]] == [0, 0]


def test_house_hagal_has_none() -> None:
    told = game("random", "random")
    assert [seat.entrant for seat in told.seats] == [0, 1]
    assert sorted(seat.order for seat in told.seats) == [0, 1]
    assert sorted(seat.place for seat in told.seats) in ([1, 2], [1, 1])


def test_a_result_is_a_line() -> None:
    told = game("random", "random")
    assert b"\n" not in written(told)
    assert read(written(told)) == told


def test_seats_that_took_the_swordmaster_or_a_seat_in_the_council_are_told() -> None:
    games = [game("random", "random", "random", deal=deal) for deal in range(6)]
    assert any(seat.swordmaster for told in games for seat in told.seats)
    assert any(seat.council for told in games for seat in told.seats)
    assert not all(seat.swordmaster for told in games for seat in told.seats)


# --- bots that do not behave


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("crasher", "RuntimeError: the spice must flow"),
        ("cheat", "BotError: Cheat answered"),
        ("nobody", "BotError: there is no bot 'nobody'"),
    ],
)
def test_it_forfeits_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch, bot: str, reason: str) -> None:
    arena_bots.enter(monkeypatch)
    told = game("random", bot, "random")
    assert [seat.forfeit[: len(reason)] for seat in told.seats] == ["", reason, ""]
    assert told.seats[1].place == 3
    assert sum(seat.share for seat in told.seats) == 1


def test_it_comes_last_whatever_chance_made_of_its_game() -> None:
    assert ranked([1, 2, 3, 4], [True, False, False, False]) == [4, 1, 2, 3]
    assert ranked([1, 1, 3], [False, True, True]) == [1, 2, 3]
    assert ranked([1, 1, 3], [True]) == [3, 1, 2]
    assert ranked([2, 1], [True, True]) == [2, 1]


def test_a_bot_that_never_comes_to_an_end_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_ASKED", 4)
    told = game("random", "random", "random")
    assert {seat.forfeit for seat in told.seats} == {"BotError: no end after 4 answers"}
    assert sum(seat.share for seat in told.seats) == 1
