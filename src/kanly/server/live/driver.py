"""What a table does by itself: bots think, clocks run, and what nobody need be asked is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from hashlib import sha256
from typing import Any, Final

from kanly.bots.bot import BotError
from kanly.bots.luck import luck_for
from kanly.bots.registry import Spec
from kanly.bots.registry import read as read_spec
from kanly.bots.workers import Workers
from kanly.server.live.live import Act, Live
from kanly.server.store.event_store import Outdated, StoreError
from kanly.table import playing
from kanly.table.acting import Entries
from kanly.table.agreeing import STAND_IN, run_out
from kanly.table.automation import pause
from kanly.table.refused import Refused
from kanly.table.table import Table

SECONDS: Final = 2.0  # for a bot to think
AGAIN: Final = 1.0  # seconds after which something that failed is tried once more
MILLISECONDS: Final = 1000
log: Final = logging.getLogger("kanly.table")


class Driver:
    """Runs beside the table, and does one thing at a time for it."""

    def __init__(self, live: Live, workers: Workers) -> None:
        self.live = live
        self.workers = workers
        self.question = live.table.question  # that is worked on
        salt = live.table.opened.salt
        self.evening = int.from_bytes(sha256(f"kanly evening {salt}".encode()).digest()[:8], "big")

    async def run(self) -> None:
        """Until the game is over, or another process has it."""
        while self.live.is_ours and self.live.table.stage not in ("over", "closed"):
            self.live.moved.clear()
            self.question = self.live.table.question
            work = self.work()
            if work is None:
                await self.live.moved.wait()
            else:
                await self.unless_moved(work)

    async def unless_moved(self, work: Coroutine[Any, Any, None]) -> None:
        """Whatever somebody does meanwhile makes the work pointless."""
        working, moving = (
            asyncio.ensure_future(self.safely(work)),
            asyncio.ensure_future(self.live.moved.wait()),
        )
        try:
            await asyncio.wait((working, moving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            working.cancel()
            moving.cancel()
            await asyncio.gather(working, moving, return_exceptions=True)
            work.close()  # it may not even have begun

    async def safely(self, work: Coroutine[Any, Any, None]) -> None:
        """What fails is tried again: the game is as it was."""
        try:
            await work
        except Refused:
            return  # somebody was quicker
        except StoreError as error:
            log.warning("a table waits for its store", extra={"game": self.live.game, "error": str(error)})
            await asyncio.sleep(AGAIN)
        except Exception:
            log.exception("a table stumbles", extra={"game": self.live.game})
            await asyncio.sleep(AGAIN)

    async def do(self, act: Act, *said: object, **more: object) -> None:
        """As long as the question is the one that was thought about."""

        def still(table: Table, *said: object, **more: object) -> Entries:
            if table.question != self.question:
                raise Refused("stale", "the game has moved on since")
            return act(table, *said, **more)

        try:
            await self.live.do_here(still, *said, **more)
        except Outdated:
            await self.live.ties.reconsider(self.live)

    def work(self) -> Coroutine[Any, Any, None] | None:
        """What is to be done now, if anything is."""
        table = self.live.table
        if table.asked is None or table.is_paused:
            return None
        if playing.unasked_now(table) is not None:
            return self.answer_unasked()
        bot = table.seats[table.asked].bot
        if bot is not None:
            return self.think(table.asked, read_spec(bot))
        return self.run_out() if table.clock is not None else None

    async def answer_unasked(self) -> None:
        await asyncio.sleep(pause() / MILLISECONDS)
        await self.do(playing.answer_unasked, spent=self.live.spent)

    async def run_out(self) -> None:
        table = self.live.table
        assert table.clock is not None
        assert table.asked is not None
        await asyncio.sleep(max(0, table.clock.left[table.asked] - self.live.spent) / MILLISECONDS)
        await self.do(run_out)

    async def think(self, seat: int, spec: Spec) -> None:
        """A bot that fails is replaced by one of ours for this answer; if that fails too, by chance."""
        try:
            choice = await self.answer(seat, spec)
        except BotError as error:
            log.warning("a bot failed", extra={"game": self.live.game, "bot": str(spec), "error": str(error)})
            choice = await self.answer_instead(seat)
        await self.do(playing.choose, seat, choice, spent=0, by="bot")

    async def answer(self, seat: int, spec: Spec) -> str:
        game = self.live.table.game
        assert game is not None
        known = game.knowledge(seat, seconds=SECONDS, luck=luck_for(game, seat, self.evening))
        answer = await self.workers.answer(spec, known, f"{self.live.game}/{seat}")
        return str(answer.choice)

    async def answer_instead(self, seat: int) -> str:
        try:
            return await self.answer(seat, Spec(STAND_IN))
        except BotError:
            return playing.plainest_answer(self.live.table)
