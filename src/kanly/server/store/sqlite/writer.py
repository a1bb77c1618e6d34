"""The one thread that writes: whatever waits is written together, and told only when it is on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, Generic, Protocol, TypeVar

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.sqlite.failures import reason

MOST: Final = 1000  # pieces that are written together
T = TypeVar("T")


class Waiting(Protocol):
    """Something to be written, and whoever waits for it."""

    def attempt(self, connection: sqlite3.Connection) -> None: ...

    def fail(self, error: Exception) -> None: ...

    def settle(self) -> None: ...


class Piece(Generic[T]):
    def __init__(self, work: Callable[[sqlite3.Connection], T], future: asyncio.Future[T]) -> None:
        self.work = work
        self.future = future
        self.answer: Callable[[], object] = future.cancel

    def attempt(self, connection: sqlite3.Connection) -> None:
        self.answer = partial(self.future.set_result, self.work(connection))

    def fail(self, error: Exception) -> None:
        self.answer = partial(self.future.set_exception, error)

    def settle(self) -> None:
        """In the thread of whoever waits, if anybody still does."""
        if not self.future.done():
            self.answer()


class Writer:
    """Nothing that fails in it stops it: whoever waits is told, and the next batch is tried."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.connection = connection
        self.loop = loop
        self.waiting: SimpleQueue[Waiting | None] = SimpleQueue()  # None: nothing comes any more
        self.is_closed = False
        self.commits = 0  # batches on the disk
        self.thread = Thread(target=self.run, name="kanly-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Returns when it is durable. Work that raises leaves nothing behind and harms no other."""
        if self.is_closed:
            raise StoreFailed("the store is closed")
        future: asyncio.Future[T] = self.loop.create_future()
        self.waiting.put(Piece(work, future))
        return await future

    async def close(self) -> None:
        self.is_closed = True
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    # --- in the thread

    def run(self) -> None:
        is_last = False
        while not is_last:
            taken = self.taken()
            batch = [piece for piece in taken if piece is not None]
            is_last = len(batch) < len(taken)
            if batch:
                self.write_batch(batch)
        self.connection.close()

    def taken(self) -> list[Waiting | None]:
        """Waits for the first; all that lies there by then comes along."""
        found = [self.waiting.get()]
        while len(found) < MOST and not self.waiting.empty():
            found.append(self.waiting.get())
        return found

    def write_batch(self, batch: list[Waiting]) -> None:
        try:
            self.commit(batch)
        except Exception as error:
            for piece in batch:
                piece.fail(failure(error))
        try:
            self.loop.call_soon_threadsafe(settle_all, batch)
        except RuntimeError:  # the loop has ended, and with it whoever waited
            self.is_closed = True

    def commit(self, batch: list[Waiting]) -> None:
        """Raises when nothing of it is kept."""
        if self.connection.in_transaction:  # the batch before could not be ended
            self.connection.execute("ROLLBACK")
        self.connection.execute("BEGIN IMMEDIATE")
        if not self.is_attempted(batch):
            for piece in batch:
                self.attempt(piece)
        self.connection.execute("COMMIT")
        self.commits += 1

    def is_attempted(self, batch: list[Waiting]) -> bool:
        """All together, which nearly always succeeds and is sooner done; else nothing of it has happened."""
        try:
            for piece in batch:
                piece.attempt(self.connection)
        except Exception:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            self.connection.execute("BEGIN IMMEDIATE")
            return False
        return True

    def attempt(self, piece: Waiting) -> None:
        """By itself, harming no other. Raises when the whole batch is lost."""
        self.connection.execute("SAVEPOINT piece")
        try:
            piece.attempt(self.connection)
        except Exception as error:
            if not self.connection.in_transaction:
                raise
            self.connection.execute("ROLLBACK TO piece")
            piece.fail(failure(error) if isinstance(error, sqlite3.Error) else error)
        self.connection.execute("RELEASE piece")


def failure(error: Exception) -> StoreFailed:
    """One for each who waits, because an exception keeps a trace of where it was raised."""
    found = StoreFailed(f"nothing was stored: {reason(error)}")
    found.__cause__ = error
    return found


def settle_all(batch: list[Waiting]) -> None:
    for piece in batch:
        piece.settle()
