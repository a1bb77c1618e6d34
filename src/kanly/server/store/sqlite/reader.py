"""The thread that reads: it sees all that has been acknowledged, and waits for no writer."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.sqlite.failures import reason

T = TypeVar("T")


class Reader:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.thread = ThreadPoolExecutor(1, "kanly-reader")
        self.is_closed = False

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.is_closed:
            raise StoreFailed("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.answer, work)

    def answer(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """All that one piece of work reads is of the same moment."""
        try:
            self.connection.execute("BEGIN")
            try:
                return work(self.connection)
            finally:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise StoreFailed(f"the games cannot be read: {reason(error)}") from error

    async def close(self) -> None:
        self.is_closed = True
        await asyncio.to_thread(self.thread.shutdown)
        self.connection.close()
