"""Processes that think, as an event loop has them: started, asked and ended without ever waiting for one."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from kanly.bots.apart import Patience, environment
from kanly.bots.bot import Answer, BotError, Known
from kanly.bots.child import Child, Gone, Slow
from kanly.bots.messages import read_answer, read_ready

THREADS: Final = 4  # that start and end processes
CLOSED: Final = "no bot thinks any longer"
Program = tuple[str, ...]  # what follows the name of Python


class Ear:
    """By which a thread tells the event loop what a process has said: a line for each thing it was given."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.next: asyncio.Future[bytes] = self.loop.create_future()

    def put(self, line: bytes, /) -> None:
        with suppress(RuntimeError):  # the loop is closed, and nobody listens any more
            self.loop.call_soon_threadsafe(self.hear, line)

    def hear(self, line: bytes) -> None:
        if not self.next.done():
            self.next.set_result(line)

    async def line(self, seconds: float) -> bytes:
        """The next one. Raises Slow, or Gone."""
        await asyncio.wait([self.next], timeout=seconds)
        if not self.next.done():
            raise Slow
        found = self.next.result()
        if not found:
            raise Gone
        self.next = self.loop.create_future()
        return found


class Household:
    """All processes there are. Threads start and end them, since the system may take its time for that."""

    def __init__(self) -> None:
        self.children: set[Child] = set()
        self.threads = ThreadPoolExecutor(THREADS, "kanly-bots")
        self.is_closed = False

    async def begin(self, program: Program, ear: Ear) -> Child:
        """Whoever stops waiting for it leaves no process behind."""
        if self.is_closed:
            raise BotError(CLOSED)
        starting = asyncio.get_running_loop().run_in_executor(self.threads, self.start, program, ear)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self.end_unwanted)
            raise

    def start(self, program: Program, ear: Ear) -> Child:
        """In a thread."""
        if self.is_closed:
            raise BotError(CLOSED)
        child = Child([sys.executable, *program], environment(), ear)
        self.children.add(child)
        return child

    def end_unwanted(self, starting: asyncio.Future[Child]) -> None:
        if not starting.cancelled() and not starting.exception():
            self.end(starting.result())

    def end(self, child: Child) -> None:
        if not self.is_closed:
            self.threads.submit(self.finish, child)

    def finish(self, child: Child) -> None:
        """In a thread."""
        child.end()
        self.children.discard(child)

    async def close(self) -> None:
        self.is_closed = True
        await asyncio.to_thread(self.clear)

    def clear(self) -> None:
        """In a thread, once no other starts anything any more."""
        self.threads.shutdown()
        for child in [*self.children]:
            self.finish(child)


class Thinker:
    """One process at a time, for one question at a time; after whatever goes wrong, a new process.

    That a bot itself says it has no answer does not count: the process still does what it should.
    """

    def __init__(self, household: Household, program: Program, patience: Patience) -> None:
        self.household = household
        self.program = program
        self.patience = patience
        self.child: Child | None = None  # while there is one that answers

    async def answer(self, told: bytes, known: Known) -> Answer:
        """Raises BotError, or another of FAILURES. Whoever stops waiting ends the process."""
        try:
            child = self.child or await self.begun()
            child.give(told)
            return read_answer(await self.ear.line(self.patience.limit(known)), known)
        except BotError:
            raise
        except BaseException:
            self.end()
            raise

    async def begun(self) -> Child:
        """A new process, once its bot is made."""
        self.ear = Ear()
        self.child = child = await self.household.begin(self.program, self.ear)
        ready = read_ready(await self.ear.line(self.patience.to_begin))
        if ready.complaint:
            raise BotError(f"it cannot be made: {ready.complaint}")
        return child

    def end(self) -> None:
        child, self.child = self.child, None
        if child is not None:
            self.household.end(child)
