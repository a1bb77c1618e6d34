"""Games in a file of SQLite, to be looked at: also while a server is writing to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kanly.server.store.event_store import PAGE, Account, Stored, Summary
from kanly.server.store.listing import Wanted
from kanly.server.store.sqlite import account_rows, game_reading
from kanly.server.store.sqlite.database import check_head, connect
from kanly.server.store.sqlite.failures import told_in_words
from kanly.server.store.sqlite.reader import Reader
from kanly.server.store.sqlite.schema import MIGRATIONS


async def look_into(path: Path) -> SqliteReading:
    """Raises StoreFailed: the file is not there, or not ours."""
    return await asyncio.to_thread(looked_into, path.resolve())


def looked_into(path: Path) -> SqliteReading:
    with told_in_words(path):
        check_head(path, len(MIGRATIONS))
        return SqliteReading(Reader(connect(path, "ro")))


class SqliteReading:
    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    async def load(self, game: str) -> Stored:
        return await self.reader.read(lambda source: game_reading.load(source, game))

    async def whole(self, game: str) -> tuple[bytes, ...]:
        return await self.reader.read(lambda source: game_reading.entries_after(source, game, 0))

    async def list_games(
        self,
        *,
        status: str | None = None,
        person: str | None = None,
        listed_only: bool = False,
        before: tuple[float, str] | None = None,
        limit: int = PAGE,
    ) -> list[Summary]:
        wanted = Wanted(status, person, listed_only, before, limit)
        return await self.reader.read(lambda source: game_reading.list_games(source, wanted))

    async def running(self) -> list[str]:
        return await self.reader.read(game_reading.running)

    async def count_games(self) -> dict[str, int]:
        return await self.reader.read(game_reading.count_games)

    async def reason_of(self, game: str) -> str | None:
        return await self.reader.read(lambda source: game_reading.reason_of(source, game))

    async def find_account(self, name_key: str) -> Account | None:
        return await self.reader.read(lambda source: account_rows.find(source, name_key))

    async def account_of(self, person: str) -> Account | None:
        return await self.reader.read(lambda source: account_rows.of_person(source, person))

    async def note(self, name: str) -> bytes | None:
        return await self.reader.read(lambda source: account_rows.note(source, name))

    async def close(self) -> None:
        if not self.reader.is_closed:
            await self.reader.close()
