"""Reviews of games that are over: made in processes of their own, one after the other, and kept.

Whoever asks for one that is being made joins those who wait for it; it is made whether or not anybody waits.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from kanly.server.live.live import Live
from kanly.server.refused import Refused
from kanly.table.recording import record_for

MOST: Final = 32  # games whose reviews are kept
WAITING: Final = 4  # that may be asked for at once
PATIENCE: Final = 600.0  # seconds without a sign of one
LONGEST: Final = 1 << 26  # bytes of one in all languages
PROGRAM: Final = ("-P", "-m", "kanly.review.inside")
Told = dict[str, msgspec.Raw]  # by language
log = logging.getLogger(__name__)


class Making:
    """One that is being made."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.share = 0.0  # of its decisions that are judged

    def note(self, share: float) -> None:
        self.share = share


class Reviews:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, Told | None] = OrderedDict()  # None: it could not be made
        self.making: dict[str, Making] = {}
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
            making = self.making[live.game] = Making()
            making.task = asyncio.create_task(self.make(live, making))
        return None

    def share(self, game: str) -> float | None:
        """How much of it is done; None: it is not being made."""
        return self.making[game].share if game in self.making else None

    async def make(self, live: Live, making: Making) -> None:
        try:
            async with self.one_by_one:
                record = await asyncio.to_thread(record_for, live.table, None)
                self.kept[live.game] = await reviewed(record, making.note)
        except Exception:
            log.exception("the review of game %s could not be made", live.game)
            self.kept[live.game] = None
        finally:
            del self.making[live.game]
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)

    async def close(self) -> None:
        tasks = [making.task for making in self.making.values() if making.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def reviewed(record: str, note: Callable[[float], None]) -> Told:
    process = await asyncio.create_subprocess_exec(
        sys.executable, *PROGRAM, stdin=PIPE, stdout=PIPE, limit=LONGEST
    )
    try:
        return await told_by(process, record, note)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def told_by(process: Process, record: str, note: Callable[[float], None]) -> Told:
    """Line by line how far it is, then all of it."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(record.encode())
    process.stdin.close()
    while line := await asyncio.wait_for(process.stdout.readline(), PATIENCE):
        told = msgspec.json.decode(line, type=float | Told)
        if isinstance(told, dict):
            return told
        note(told)
    raise EOFError("it ended without a review")
