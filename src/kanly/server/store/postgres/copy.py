"""Everything in PostgreSQL copied into a file of SQLite, which a server can be started with."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.files import named_when_complete
from kanly.server.store.postgres.link import Connection
from kanly.server.store.sqlite.database import connect, furnish
from kanly.server.store.sqlite.failures import told_in_words
from kanly.server.store.sqlite.schema import MIGRATIONS

T = TypeVar("T")
CHUNK: Final = 1000  # rows that are copied at a time

GAMES: Final = "game, length, status, is_listed, created, changed, persons, told, reason"
TABLES: Final = {
    f"games ({GAMES})": f"SELECT {GAMES.replace('persons', 'array_to_json(persons)::text')} FROM games",
    "entries (game, number, entry)": "SELECT game, number, entry FROM entries JOIN games USING (key)",
    "snapshots (game, number, snapshot)": (
        "SELECT game, number, snapshot FROM snapshots JOIN games USING (key)"
    ),
    "seats (person, game)": "SELECT person, game FROM seats JOIN games USING (key)",
    "accounts (person, name, name_key, password_hash, settings, created)": (
        "SELECT person, name, name_key, password_hash, settings, created FROM accounts"
    ),
    "secrets (name, value)": "SELECT name, value FROM secrets",
    "notes (name, value)": "SELECT name, value FROM notes",
}


async def copy_all(source: Connection, to: Path) -> None:
    """As it is at one moment."""
    async with (
        in_thread(new_file(to)) as copy,
        source.transaction(isolation="repeatable_read", readonly=True),
    ):
        for table, asked in TABLES.items():
            async for rows in chunks(source, asked):
                await asyncio.to_thread(put, copy, table, rows)


@contextmanager
def new_file(to: Path) -> Iterator[sqlite3.Connection]:
    with told_in_words(to):
        if to.exists():
            raise StoreFailed(f"{to} exists already")
        with named_when_complete(to) as unfinished, closing(connect(unfinished, "rw")) as copy:
            furnish(copy, to, MIGRATIONS)
            copy.execute("BEGIN")
            yield copy
            copy.execute("COMMIT")


async def chunks(source: Connection, asked: str) -> AsyncIterator[list[tuple[object, ...]]]:
    cursor = await source.cursor(asked, timeout=None)
    while rows := await cursor.fetch(CHUNK):
        yield [tuple(row) for row in rows]


def put(copy: sqlite3.Connection, table: str, rows: list[tuple[object, ...]]) -> None:
    marks = ", ".join("?" for _ in rows[0])
    copy.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)


@asynccontextmanager
async def in_thread(manager: AbstractContextManager[T]) -> AsyncIterator[T]:
    """What waits for the disk at the beginning and at the end keeps nobody else waiting."""
    found = await asyncio.to_thread(manager.__enter__)
    try:
        yield found
    except BaseException:
        await asyncio.to_thread(manager.__exit__, *sys.exc_info())
        raise
    await asyncio.to_thread(manager.__exit__, None, None, None)
