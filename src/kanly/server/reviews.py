"""Reviews of games that are over: made in processes of their own, one after the other, and kept."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from typing import Final

import msgspec

from kanly.server.live.live import Live
from kanly.server.refused import Refused
from kanly.table.recording import record_for

MOST: Final = 32  # games whose reviews are kept
WAITING: Final = 4  # that may be asked for at once
PATIENCE: Final = 600.0  # seconds for one
PROGRAM: Final = ("-P", "-m", "kanly.review.inside")
Told = dict[str, msgspec.Raw]  # by language
log = logging.getLogger(__name__)


class Reviews:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, Told | None] = OrderedDict()  # None: it could not be made
        self.making: dict[str, asyncio.Task[None]] = {}
        self.one_by_one = asyncio.Lock()

    def knows(self, game: str) -> bool:
        return game in self.kept or game in self.making

    def of(self, live: Live) -> Told | None:
        """None: it is being made; whoever wants it asks again."""
        if live.game in self.kept:
            self.kept.move_to_end(live.game)
            told = self.kept[live.game]
            if told is None:
                raise Refused("no_review", "This game could not be reviewed.", 500)
            return told
        if live.game not in self.making:
            if len(self.making) >= WAITING:
                raise Refused("too_fast", "That was too often; wait a moment.", 429, PATIENCE / 10)
            self.making[live.game] = asyncio.create_task(self.make(live))
        return None

    async def make(self, live: Live) -> None:
        try:
            async with self.one_by_one:
                record = await asyncio.to_thread(record_for, live.table, None)
                self.kept[live.game] = await reviewed(record)
        except Exception:
            log.exception("the review of game %s could not be made", live.game)
            self.kept[live.game] = None
        finally:
            del self.making[live.game]
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)

    async def close(self) -> None:
        for task in self.making.values():
            task.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)


async def reviewed(record: str) -> Told:
    process = await asyncio.create_subprocess_exec(sys.executable, *PROGRAM, stdin=PIPE, stdout=PIPE)
    try:
        made, _ = await asyncio.wait_for(process.communicate(record.encode()), PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return msgspec.json.decode(made, type=Told)
