"""What a table does by itself, when somebody else does something at the same moment."""

from __future__ import annotations

import asyncio
import time

import pytest
from server.kept import Kept, Thinkers, hall_of, opened, run, until

from kanly.server.live.live import Live, now
from kanly.table import agreeing, playing, sitting
from kanly.table import entries as e
from kanly.table.settings import ClockPlan, GamePlan, SeatPlan, Settings

WITH_A_BOT = Settings(game=GamePlan(seats=2), seats=(SeatPlan(), SeatPlan(bot="random")))
BOTS = Settings(game=GamePlan(seats=2), seats=(SeatPlan(bot="random"),) * 2)
A_SECOND = Settings(game=GamePlan(seats=2), clock=ClockPlan(seconds=1))
TWO = Settings(game=GamePlan(seats=2))


def choices(live: Live) -> list[str]:
    assert live.table.game is not None
    return [str(choice) for choice in live.table.game.choices]


async def ending_the_turn(live: Live, seat: int) -> str:
    """A choice after which somebody else is asked."""
    while True:
        for choice in choices(live):
            tried = live.table.copy()
            playing.choose(tried, seat, choice, now())
            if tried.asked == 1 - seat:
                return choice
        await live.do(playing.choose, seat, choices(live)[-1])


def test_an_answer_in_the_last_moment_costs_nobody_else_a_seat() -> None:
    async def story() -> None:
        store = Kept()
        hall = hall_of(store, Thinkers(50))
        live = await opened(hall, A_SECOND, "ann", "ben")
        seat = live.table.asked
        assert seat is not None
        last = await ending_the_turn(live, seat)
        store.delay = 0.3
        await asyncio.sleep(max(0, 0.9 - (time.monotonic() - live.asked_at)))
        await live.do(playing.choose, seat, last, spent=live.spent)
        await asyncio.sleep(0.5)
        assert [place.bot for place in live.table.seats] == [None, None]
        assert len(store.books.journals[live.game]) == live.table.length
        await hall.close()

    run(story)


def test_wishes_do_not_keep_a_bot_from_thinking() -> None:
    async def story() -> int:
        thinkers = Thinkers()
        hall = hall_of(Kept(), thinkers)
        live = await opened(hall, WITH_A_BOT, "ann")
        while live.table.asked == 0:
            await live.do(playing.choose, 0, choices(live)[-1])
        thinkers.delay, thinkers.stopped = 0.3, 0
        for number in range(20):
            await live.do(playing.wish, 0, e.Wishes(combat=bool(number % 2)))
            await asyncio.sleep(0.03)
        stopped = thinkers.stopped
        await hall.close()
        return stopped

    assert run(story) == 0


def test_whoever_is_back_is_not_answered_for() -> None:
    async def story() -> None:
        store = Kept()
        hall = hall_of(store, Thinkers(0.1))
        live = await opened(hall, TWO, "ann", "ben")
        seat = live.table.asked
        assert seat is not None
        person = live.table.seats[seat].person
        await live.do(agreeing.resign, seat)
        store.delay = 0.3
        await asyncio.sleep(0.02)
        await live.do(sitting.sit, person, seat, "Back", "red")  # while the bot's answer comes in
        await asyncio.sleep(0.5)
        assert live.table.seats[seat].bot is None
        assert "bot" not in [made.by for made in live.table.made]
        assert len(store.books.journals[live.game]) == live.table.length
        await hall.close()

    run(story)


def test_what_goes_wrong_unexpectedly_is_written_down_and_tried_after_a_while(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> int:
        thinkers = Thinkers(error=RuntimeError("boom"))
        hall = hall_of(Kept(), thinkers)
        await opened(hall, BOTS)
        await asyncio.sleep(0.3)
        await hall.close()
        return thinkers.calls

    assert run(story) < 5
    assert "boom" in caplog.text


def test_a_table_waits_for_its_store(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        store = Kept()
        hall = hall_of(store, Thinkers(0.01))
        live = await opened(hall, BOTS)
        store.is_broken = True
        await until(lambda: "a table waits for its store" in caplog.text)
        store.is_broken, moves = False, live.table.moves
        await until(lambda: live.table.moves > moves)
        await hall.close()

    run(story)


def test_a_bot_that_has_answered_to_another_journal_reads_that_one() -> None:
    async def story() -> None:
        store, thinkers = Kept(), Thinkers(0.05)
        hall = hall_of(store, thinkers)
        live = await opened(hall, BOTS)
        store.books.journals[live.game].append(e.written(e.Paused(at=now())))
        await until(lambda: live.table.is_paused)
        await hall.close()

    run(story)
