"""After a start only those games are loaded in which something goes on by itself."""

from __future__ import annotations

import asyncio
import time
from dataclasses import fields, replace
from random import Random

import msgspec
from server.kept import Kept, Thinkers, choose_at_random, hall_of, opened, run, until

from kanly.server.live.live import Live
from kanly.server.live.summary import ForUs, Line, is_driven
from kanly.server.store.event_store import Summary
from kanly.table import agreeing, playing
from kanly.table import entries as e
from kanly.table.settings import ClockPlan, GamePlan, SeatPlan, Settings

TWO = Settings(game=GamePlan(seats=2))
TIMED = Settings(game=GamePlan(seats=2), clock=ClockPlan(seconds=100))
WITH_A_BOT = Settings(game=GamePlan(seats=2), seats=(SeatPlan(), SeatPlan(bot="random")))
MANY = 1000


def summary(store: Kept, live: Live) -> Summary:
    return store.books.summaries[live.game]


def test_only_what_goes_on_by_itself_is_loaded() -> None:
    async def story() -> None:
        store = Kept()
        hall = hall_of(store, Thinkers(50))
        people, timed, paused = [await opened(hall, each, "ann", "ben") for each in (TWO, TIMED, TIMED)]
        bot = await opened(hall, WITH_A_BOT, "ann")
        while bot.table.asked == 0:
            await choose_at_random(bot, Random(1))
        await paused.do(agreeing.propose, 0, "pause", 0)
        await paused.do(agreeing.vote, 1, True)
        await hall.close()
        store.books.owners.clear()
        again = hall_of(store, Thinkers(50))
        assert await again.restore_all() == 4
        await until(lambda: len(again.tables) == 2)
        await asyncio.sleep(0.05)
        assert again.tables.keys() == {timed.game, bot.game}
        assert (await again.find(people.game)).table.length == people.table.length
        await again.close()

    run(story)


def test_what_nobody_need_be_asked_is_answered_after_a_start_too() -> None:
    async def story() -> None:
        store = Kept()
        hall = hall_of(store)
        live = await opened(hall, TWO, "ann", "ben")
        luck = Random(2)
        for seat in (0, 1):
            await live.do(playing.wish, seat, e.Wishes(combat=False, end_turn=True))
        found = 0
        while live.table.stage == "playing" and found < 3:
            await choose_at_random(live, luck)
            is_unasked = playing.unasked_now(live.table) is not None
            assert is_driven(summary(store, live)) == is_unasked
            found += is_unasked
        await hall.close()
        assert found

    run(story)


def test_lists_do_not_show_whether_a_table_answers_for_somebody() -> None:
    async def story() -> None:
        store = Kept()
        hall = hall_of(store)
        live = await opened(hall, TWO, "ann", "ben")
        told = msgspec.json.decode(summary(store, live).told)
        ours = {field.name for field in msgspec.structs.fields(ForUs)}
        assert set(told) - {field.name for field in fields(Line)} == ours
        line = msgspec.json.decode(summary(store, live).told, type=Line)
        assert not any(hasattr(line, name) for name in ours)
        await hall.close()

    run(story)


def test_many_games_are_there_in_a_moment() -> None:
    async def story() -> float:
        store = Kept()
        hall = hall_of(store)
        live = await opened(hall, TWO, "ann", "ben")
        await hall.close()
        for number in range(MANY):
            game = f"{live.game}{number}"
            store.books.journals[game] = store.books.journals[live.game]
            store.books.summaries[game] = replace(summary(store, live), game=game)
        store.books.owners.clear()
        again, begun = hall_of(store), time.monotonic()
        assert await again.restore_all() == MANY + 1
        spent = time.monotonic() - begun
        assert again.tables == {}
        await again.close()
        return spent

    assert run(story) < 3
