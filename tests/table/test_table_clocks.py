"""Clocks of a table: whose time runs, what happens at its end, and that nobody gains any."""

from random import Random

import pytest
from table.evening import MINUTE, Evening, story_of

from kanly.table import agreeing, playing, sitting
from kanly.table.clock import Clock
from kanly.table.settings import ClockPlan, GamePlan, SeatPlan, Settings, possible_leaders
from kanly.table.table import Table

NOVICE = GamePlan(seats=1, difficulty="novice")


def with_clock(**plan: object) -> Evening:
    """In the first turn: some Leaders have a question before it."""
    clock = ClockPlan(**plan)  # type: ignore[arg-type]
    evening = Evening(Settings(game=GamePlan(seats=3), clock=clock)).sit("ann", "ben", "cid")
    while evening.game.round == 0:
        evening.play(1, Random(1))
    return evening


def clock_of(evening: Evening) -> Clock:
    assert evening.table.clock is not None
    return evening.table.clock


def ends_turn(evening: Evening, spent: int = 0) -> None:
    """Somebody chooses until another is asked."""
    seat = evening.asked
    while evening.asked == seat:
        evening.does(playing.choose, seat, str(evening.game.choices[-1]), spent=spent)


def steps(table: Table, count: int) -> list[str]:
    """So many choices after which the same seat is asked, and may still go back; empty: there are none."""
    seat = table.asked
    if table.game is None or seat is None or playing.unasked_now(table) is not None:
        return []
    for choice in map(str, table.game.choices):
        tried = table.copy()
        playing.choose(tried, seat, choice, at=0)
        if tried.can_undo(seat) and tried.asked == seat and tried.made[-1].by == "person":
            more = steps(tried, count - 1) if count > 1 else []
            if count == 1 or more:
                return [choice, *more]
    return []


# --- at zero


def test_a_bot_plays_on_for_whoever_has_run_out_of_time_until_he_is_back() -> None:
    evening, luck = with_clock(seconds=60), Random(1)
    seat, person = evening.asked, evening.table.seats[evening.asked].person
    evening.does(agreeing.run_out)
    assert evening.table.seats[seat].bot == agreeing.STAND_IN
    evening.refuses("time", sitting.sit, person, seat, "Back", "red")  # this turn is the bot's
    while evening.asked == seat:
        evening.choose(luck.choice(evening.game.choices), by="bot")
    evening.does(sitting.sit, person, seat, "Back", "red")
    assert evening.table.seats[seat].bot is None
    evening.play(1, luck)
    assert story_of(evening.restarted()) == story_of(evening.table)


def test_a_reserve_that_has_run_out_is_empty() -> None:
    evening = with_clock(seconds=60, is_reserve=True)
    seat, person = evening.asked, evening.table.seats[evening.asked].person
    evening.does(agreeing.run_out)
    assert clock_of(evening).left[seat] == 0
    while evening.asked == seat:
        evening.choose(evening.game.choices[-1], by="bot")
    evening.refuses("time", sitting.sit, person, seat, "Back", "red")


def test_or_the_rest_of_the_turn_is_passed() -> None:
    evening = with_clock(seconds=60, at_zero="pass")
    seat, made = evening.asked, len(evening.table.made)
    evening.does(agreeing.run_out)
    assert evening.asked != seat
    assert evening.table.seats[seat].bot is None
    assert {made.by for made in evening.table.made[made:]} <= {"table", "clock"}
    evening.refuses("undo", playing.undo, seat)


def test_alone_a_turn_is_passed_and_not_the_game() -> None:
    evening = Evening(Settings(game=NOVICE, clock=ClockPlan(seconds=60, at_zero="pass"))).sit("ann")
    passed = 0
    while not evening.game.over:
        made, turn = len(evening.table.made), clock_of(evening).turn
        evening.does(agreeing.run_out)
        assert evening.game.over or clock_of(evening).left == [MINUTE]  # for the next turn
        assert clock_of(evening).turn <= turn + 1
        assert len(evening.table.made) > made
        passed += 1
    assert passed > 5  # each of them a reveal, so about one a round
    assert story_of(evening.restarted()) == story_of(evening.table)


def alone_with(leader: str) -> Evening:
    plan = GamePlan(seats=1, difficulty="novice", ix=True)
    clock = ClockPlan(seconds=60, at_zero="pass")
    seats = (SeatPlan(leader=leader),)
    return Evening(Settings(game=plan, seats=seats, leaders="chosen", clock=clock)).sit("ann")


def test_while_the_game_is_set_up_only_that_is_passed() -> None:
    evenings = [alone_with(leader) for leader in possible_leaders(GamePlan(ix=True))]
    asked = [evening for evening in evenings if evening.game.round == 0]
    for evening in asked:
        evening.does(agreeing.run_out)
        assert (evening.game.round, clock_of(evening).left) == (1, [MINUTE])
    assert asked


# --- what is left


def test_a_turn_has_its_time_and_a_reserve_what_is_left() -> None:
    evening = with_clock(seconds=60, increment=5, is_reserve=True)
    seat, clock = evening.asked, clock_of(evening)
    ends_turn(evening, spent=7000)
    assert clock_of(evening).left[seat] == clock.left[seat] - clock_of(evening).spent[seat] + 5000
    assert clock.spent == [0, 0, 0]  # the copy of before


@pytest.mark.parametrize("is_reserve", [True, False])
def test_time_for_what_is_undone_is_spent(is_reserve: bool) -> None:
    evening, luck = with_clock(seconds=60, is_reserve=is_reserve), Random(1)
    while not (found := steps(evening.table, 2)):
        evening.play(1, luck)
    seat = evening.asked
    evening.does(playing.choose, seat, found[0], spent=7000)
    evening.does(playing.choose, seat, found[1], spent=3000)
    evening.does(playing.undo, seat, spent=5000)
    assert clock_of(evening).left[seat] == MINUTE - 15_000
    evening.does(playing.undo, seat, spent=2000)
    assert clock_of(evening).left[seat] == MINUTE - 17_000
    assert story_of(evening.restarted()) == story_of(evening.table)


def test_nobody_gains_time_by_taking_back() -> None:
    evening = with_clock(seconds=60, increment=5, is_reserve=True)
    seat, before = evening.asked, clock_of(evening).left[evening.asked]
    ends_turn(evening, spent=1000)
    other = evening.asked
    spent = clock_of(evening).spent[seat]
    assert clock_of(evening).left[seat] == before - spent + 5000
    evening.does(agreeing.propose, seat, "take_back", 0)
    evening.does(agreeing.vote, (seat + 1) % 3, True)
    evening.does(agreeing.vote, (seat + 2) % 3, True, spent=9000)
    assert (evening.asked, clock_of(evening).seat) == (seat, seat)
    assert clock_of(evening).left[seat] == before - spent  # what a turn brought is gone with the turn
    assert clock_of(evening).spent[other] == 9000
    assert story_of(evening.restarted()) == story_of(evening.table)


def test_a_turn_that_everybody_agreed_to_take_back_begins_anew() -> None:
    evening = with_clock(seconds=60)
    seat = evening.asked
    ends_turn(evening, spent=1000)
    evening.does(agreeing.propose, seat, "take_back", 0)
    evening.votes((seat + 1) % 3, (seat + 2) % 3)
    assert clock_of(evening).left[seat] == MINUTE


def test_a_pause_costs_no_time_and_gives_none() -> None:
    evening = with_clock(seconds=60)
    timings = evening.table.timings
    evening.does(agreeing.propose, 0, "pause", 0)
    evening.votes(1)
    evening.does(agreeing.vote, 2, True, spent=20_000)
    assert clock_of(evening).left[evening.asked] == MINUTE - 20_000
    assert evening.table.timings == timings + 1  # from then on the server counts anew
    evening.does(agreeing.resume, 1)
    assert clock_of(evening.sit()).left[evening.asked] == MINUTE - 20_000
    assert story_of(evening.restarted()) == story_of(evening.table)
