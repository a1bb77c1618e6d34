"""Opening a file of SQLite: ours or none, of a version that is understood, and brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.files import named_when_complete
from kanly.server.store.sqlite.failures import told_in_words
from kanly.server.store.sqlite.schema import MIGRATIONS
from kanly.server.store.versions import Migration, check_version

OURS: Final = 0x6B616E6C  # says in the head of a file that it is of kanly
HEAD: Final = 100  # bytes
BEGINNING: Final = b"SQLite format 3\0"
PATIENCE: Final = 5.0  # seconds, with another program that holds the file

SETTINGS: Final = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # on macOS a plain sync does not reach the disk
    "PRAGMA journal_mode = WAL",
    "PRAGMA wal_autocheckpoint = 4000",  # pages
    "PRAGMA journal_size_limit = 67108864",
)


def open_database(path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> sqlite3.Connection:
    """For writing, by one thread at a time. It is made if it is not there."""
    with told_in_words(path):
        if not path.exists():
            make(path, migrations)
        check_head(path, len(migrations))
        return up_to_date(path, migrations)


def up_to_date(path: Path, migrations: Sequence[Migration]) -> sqlite3.Connection:
    connection = connect(path, "rw")
    try:
        migrate(connection, path, migrations)
        look_through(connection)
        for setting in SETTINGS:
            connection.execute(setting)
    except BaseException:
        connection.close()
        raise
    return connection


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Transactions are begun and ended by whoever uses it."""
    place = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(place, PATIENCE, isolation_level=None, check_same_thread=False, uri=True)


def make(path: Path, migrations: Sequence[Migration]) -> None:
    with named_when_complete(path) as unfinished, closing(connect(unfinished, "rw")) as connection:
        furnish(connection, path, migrations)


def furnish(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    connection.execute(f"PRAGMA application_id = {OURS}")
    migrate(connection, path, migrations)


def check_head(path: Path, latest: int) -> None:
    """Before SQLite, which might write, is let near the file."""
    with path.open("rb") as file:
        head = file.read(HEAD)
    if not head.startswith(BEGINNING) or int.from_bytes(head[68:72], "big") != OURS:
        raise StoreFailed(f"{path} is no database of kanly")
    check_version(path, int.from_bytes(head[60:64], "big"), latest)


def migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    """All that is missing, or nothing."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    check_version(path, version, len(migrations))
    if version == len(migrations):
        return
    connection.execute("BEGIN IMMEDIATE")
    for migration in migrations[version:]:
        for statement in migration:
            connection.execute(statement)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise StoreFailed(f"{path} cannot be brought up to date: what belongs together is not together in it")
    connection.execute(f"PRAGMA user_version = {len(migrations)}")
    connection.execute("COMMIT")


def look_through(connection: sqlite3.Connection) -> None:
    """What is damaged at the root shows now, and not in the middle of a game."""
    tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    for (table,) in tables:
        connection.execute(f'SELECT * FROM "{table}" LIMIT 1').fetchone()


def copy_database(source: Path, to: Path) -> None:
    """As it is at one moment, while a server may be writing to it."""
    with told_in_words(to):
        if to.exists():
            raise StoreFailed(f"{to} exists already")
        check_head(source, len(MIGRATIONS))
        with named_when_complete(to) as unfinished, closing(connect(unfinished, "rw")) as copy:
            with closing(connect(source, "ro")) as origin:
                origin.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
