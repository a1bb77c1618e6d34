"""Whether a file of SQLite is whole: nothing damaged, and no game with a hole in it."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.sqlite.database import check_head, connect
from kanly.server.store.sqlite.failures import told_in_words
from kanly.server.store.sqlite.schema import MIGRATIONS

HOLES: Final = """
    SELECT game FROM games WHERE length <> (SELECT count(*) FROM entries WHERE entries.game = games.game)
        OR length <> (SELECT COALESCE(max(number), 0) FROM entries WHERE entries.game = games.game)
    LIMIT 1
"""


@dataclass(frozen=True)
class Inventory:
    games: int
    entries: int
    accounts: int


def inventory_of(path: Path) -> Inventory:
    """Raises StoreFailed where it is not whole. Reads every byte of it."""
    with told_in_words(path):
        check_head(path, len(MIGRATIONS))
        with closing(connect(path, "ro")) as connection:
            check(connection, path)
            return Inventory(*(count(connection, table) for table in ("games", "entries", "accounts")))


def check(connection: Connection, path: Path) -> None:
    complaint = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if complaint != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone():
        raise StoreFailed(f"{path}: the database is damaged")
    hole = connection.execute(HOLES).fetchone()
    if hole is not None:
        raise StoreFailed(f"{path}: the game {hole[0]!r} is damaged")


def count(connection: Connection, table: str) -> int:
    found: int = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return found
