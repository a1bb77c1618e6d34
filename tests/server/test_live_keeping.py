"""What a table knows is what its store has kept, whatever comes in between."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from server.kept import Kept, Thinkers, choose_at_random, hall_of, opened, run
from table.evening import story_of

from kanly.server.live.listener import Listener
from kanly.server.live.live import now
from kanly.server.live.updates import next_told
from kanly.server.store.event_store import StoreFailed
from kanly.table import agreeing, playing
from kanly.table import entries as e
from kanly.table.refused import Refused
from kanly.table.settings import GamePlan, SeatPlan, Settings
from kanly.telling.wording import language_named

TWO = Settings(game=GamePlan(seats=2))
WITH_A_BOT = Settings(game=GamePlan(seats=2), seats=(SeatPlan(), SeatPlan(bot="random")))


def test_a_wish_and_the_answer_of_a_bot_at_the_same_moment_lose_nothing() -> None:
    async def story() -> tuple[int, int]:
        store = Kept(0.01)
        hall = hall_of(store, Thinkers(0.001))
        live = await opened(hall, WITH_A_BOT, "ann")
        luck = Random(3)
        for number in range(60):
            try:
                if live.table.asked == 0:
                    await choose_at_random(live, luck)
                else:
                    await live.do(playing.wish, 0, e.Wishes(combat=bool(number % 2)))
                    await asyncio.sleep(0.0005 * (number % 5))
            except Refused:
                continue
        await hall.close()
        await asyncio.sleep(0.05)
        return len(store.books.journals[live.game]), live.table.length

    kept, known = run(story)
    assert kept == known


def test_whoever_vanishes_in_the_middle_of_a_choice_breaks_nothing() -> None:
    async def story() -> tuple[int, int]:
        store = Kept(0.05)
        hall = hall_of(store)
        live = await opened(hall, TWO, "ann", "ben")
        choosing = asyncio.ensure_future(choose_at_random(live, Random(1)))
        await asyncio.sleep(0.01)
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
        assert choosing.cancelled()
        await live.do(playing.wish, 0, e.Wishes(combat=False))
        await hall.close()
        return len(store.books.journals[live.game]), live.table.length

    kept, known = run(story)
    assert kept == known


def test_a_table_that_has_missed_something_reads_it() -> None:
    async def story() -> None:
        store = Kept()
        hall = hall_of(store)
        live = await opened(hall, TWO, "ann", "ben")
        told: list[e.Any] = []
        live.entered.append(told.extend)
        made = agreeing.propose(live.table.copy(), 0, "pause", 0, now())
        store.books.journals[live.game] += [e.written(entry) for entry in made]
        with pytest.raises(Refused, match="the game has moved on since"):
            await live.do(playing.wish, 0, e.Wishes(combat=False))
        assert live.table.proposal is not None
        assert told == made
        await live.do(agreeing.vote, 1, True)
        assert live.table.is_paused
        await hall.close()

    run(story)


def test_what_the_store_does_not_keep_has_not_happened() -> None:
    async def story() -> None:
        store = Kept()
        hall = hall_of(store)
        live = await opened(hall, TWO, "ann", "ben")
        before, store.is_broken = live.table, True
        with pytest.raises(StoreFailed):
            await choose_at_random(live, Random(1))
        assert live.table is before
        store.is_broken = False
        await choose_at_random(live, Random(1))
        assert live.table.moves == before.moves + 1
        await hall.close()

    run(story)


def test_a_table_is_not_let_go_in_the_moment_in_which_somebody_comes() -> None:
    async def story() -> None:
        store = Kept()
        hall = hall_of(store)
        live = await opened(hall, TWO, "ann", "ben")
        live.left_at -= 10_000
        assert await hall.find(live.game) is live
        await hall.let_go()
        assert hall.tables == {live.game: live}
        live.left_at -= 10_000
        await hall.let_go()
        assert (hall.tables, store.books.owners) == ({}, {})
        again = await hall.find(live.game)
        assert again.table.length == live.table.length
        await hall.close()

    run(story)


def test_a_table_at_rest_is_as_it_was() -> None:
    """It takes less room, and nobody notices."""

    async def story() -> None:
        hall = hall_of(Kept())
        live = await opened(hall, TWO, "ann", "ben")
        ann, luck = Listener("ann", 0, language_named("en")), Random(7)
        live.join(ann)
        for _ in range(50):
            await choose_at_random(live, luck)
        while next_told(live, ann):
            continue
        before, live.asked_at = live.table, live.asked_at - 1000
        await hall.let_go()
        assert live.table is not before
        assert story_of(live.table) == story_of(before)
        assert next_told(live, ann) is None
        number, chapter = ann.number, ann.chapter
        told: bytes | None = None
        while told is None:
            await choose_at_random(live, luck)
            told = next_told(live, ann)
        update = json.loads(told)
        assert (update["since"], update["log"]["chapters"][0]["number"]) == (number, chapter)
        await hall.close()

    run(story)
