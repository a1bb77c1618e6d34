"""The tables in SQLite, version by version. A version that was ever released is never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.server.store.versions import Migration

FIRST: Final = (
    """
    CREATE TABLE games (
        game TEXT NOT NULL PRIMARY KEY,
        length INTEGER NOT NULL, -- how many entries there are
        status TEXT NOT NULL,
        is_listed INTEGER NOT NULL,
        created REAL NOT NULL,
        changed REAL NOT NULL,
        persons TEXT NOT NULL, -- JSON
        told BLOB NOT NULL,
        reason TEXT -- why it was set aside
    )
    """,
    "CREATE INDEX games_by_change ON games (changed, game)",
    "CREATE INDEX games_by_status ON games (status, changed, game)",
    "CREATE INDEX games_listed ON games (changed, game) WHERE is_listed",
    """
    CREATE TABLE entries (
        game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        number INTEGER NOT NULL, -- the first is 1
        entry BLOB NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE snapshots (
        game TEXT NOT NULL PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        number INTEGER NOT NULL,
        snapshot BLOB NOT NULL
    )
    """,
    """
    CREATE TABLE seats (
        person TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        PRIMARY KEY (person, game)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX seats_by_game ON seats (game)",
    """
    CREATE TABLE accounts (
        person TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL UNIQUE,
        password_hash TEXT NOT NULL,
        settings BLOB NOT NULL,
        created REAL NOT NULL
    )
    """,
    "CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL)",
)

NOTES: Final = ("CREATE TABLE notes (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL)",)

CLOSED: Final = (  # tables that were counted among those that were played to the end
    """
    UPDATE games SET status = 'closed'
    WHERE status = 'over' AND substr(told, 1, 17) = CAST('{"stage":"closed"' AS BLOB)
    """,
)

MIGRATIONS: Final[Sequence[Migration]] = (FIRST, NOTES, CLOSED)
