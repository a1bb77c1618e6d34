"""Games in a file of SQLite, for one server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from kanly.server.figures import Durations
from kanly.server.store.event_store import Account, Summary
from kanly.server.store.files import Hold
from kanly.server.store.ownership import SoleOwner
from kanly.server.store.sqlite import account_rows, game_rows
from kanly.server.store.sqlite.database import check_head, connect, copy_database, open_database
from kanly.server.store.sqlite.failures import told_in_words
from kanly.server.store.sqlite.looking import SqliteReading
from kanly.server.store.sqlite.reader import Reader
from kanly.server.store.sqlite.schema import MIGRATIONS
from kanly.server.store.sqlite.writer import Writer


async def open_sqlite(path: Path) -> SqliteStore:
    """For the loop that is running. Raises StoreFailed: the file is another's, or not ours."""
    place = path.resolve()
    return await asyncio.to_thread(opened, place, asyncio.get_running_loop())


def opened(path: Path, loop: asyncio.AbstractEventLoop) -> SqliteStore:
    with told_in_words(path), ExitStack() as undoing:
        if path.exists():
            check_head(path, len(MIGRATIONS))
        hold = Hold(path)
        undoing.callback(hold.release)
        writing = open_database(path)
        undoing.callback(writing.close)
        reading = connect(path, "ro")
        undoing.pop_all()
    return SqliteStore(path, hold, Writer(writing, loop), Reader(reading))


class SqliteStore(SqliteReading, SoleOwner):
    def __init__(self, path: Path, hold: Hold, writer: Writer, reader: Reader) -> None:
        SqliteReading.__init__(self, reader)
        SoleOwner.__init__(self)
        self.path = path
        self.hold = hold
        self.writer = writer
        self.appending = Durations()

    # --- games

    async def create(self, summary: Summary, entries: Sequence[bytes]) -> None:
        await self.writer.write(lambda to: game_rows.create(to, summary, entries))
        self.held.add(summary.game)

    async def append(self, game: str, number: int, entries: Sequence[bytes], summary: Summary) -> None:
        with self.appending.measured():
            await self.writer.write(lambda to: game_rows.append(to, game, number, entries, summary))

    async def save_snapshot(self, game: str, number: int, snapshot: bytes) -> None:
        await self.writer.write(lambda to: game_rows.save_snapshot(to, game, number, snapshot))

    async def set_aside(self, game: str, reason: str) -> None:
        await self.writer.write(lambda to: game_rows.set_aside(to, game, reason))

    async def delete(self, game: str) -> None:
        await self.writer.write(lambda to: game_rows.delete(to, game))
        self.held.discard(game)

    # --- people, secrets and notes

    async def add_account(self, account: Account) -> None:
        await self.writer.write(lambda to: account_rows.add(to, account))

    async def change_account(self, account: Account) -> None:
        await self.writer.write(lambda to: account_rows.change(to, account))

    async def secret(self, name: str, size: int = 32) -> bytes:
        return await self.writer.write(lambda to: account_rows.secret(to, name, size))

    async def keep_note(self, name: str, value: bytes | None) -> None:
        await self.writer.write(lambda to: account_rows.keep_note(to, name, value))

    # --- the file

    async def backup(self, to: Path) -> None:
        await asyncio.to_thread(copy_database, self.path, to)

    async def close(self) -> None:
        """The writer last: it leaves everything in the one file."""
        if not self.reader.is_closed:
            await super().close()
            await self.writer.close()
            self.hold.release()
