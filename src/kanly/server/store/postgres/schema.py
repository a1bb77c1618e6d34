"""The tables in PostgreSQL, version by version, in a schema of their own. None that was released changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.postgres.link import SCHEMA, Connection
from kanly.server.store.versions import Migration, check_version

LOCKS: Final = 0x6B616E6C  # the first number of all our advisory locks
CHANGING_TABLES: Final = 0  # the second number of the lock for this; those of processes begin with 1

FIRST: Final = (
    """
    CREATE TABLE owners (
        owner INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- a process; never used again
        address TEXT NOT NULL,
        expires TIMESTAMPTZ NOT NULL
    )
    """,
    """
    CREATE TABLE games (
        key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        game TEXT COLLATE "C" NOT NULL UNIQUE,
        owner INTEGER REFERENCES owners ON DELETE SET NULL,
        length INTEGER NOT NULL, -- how many entries there are
        status TEXT NOT NULL,
        is_listed BOOLEAN NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        persons TEXT[] NOT NULL,
        told BYTEA NOT NULL,
        reason TEXT -- why it was set aside
    )
    """,
    "CREATE INDEX games_by_change ON games (changed, game)",
    "CREATE INDEX games_by_status ON games (status, changed, game)",
    "CREATE INDEX games_listed ON games (changed, game) WHERE is_listed",
    "CREATE INDEX games_by_owner ON games (owner)",
    """
    CREATE TABLE entries (
        key BIGINT NOT NULL REFERENCES games ON DELETE CASCADE,
        number INTEGER NOT NULL, -- the first is 1
        entry BYTEA NOT NULL,
        PRIMARY KEY (key, number)
    )
    """,
    """
    CREATE TABLE snapshots (
        key BIGINT PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        number INTEGER NOT NULL,
        snapshot BYTEA NOT NULL
    )
    """,
    """
    CREATE TABLE seats (
        person TEXT NOT NULL,
        key BIGINT NOT NULL REFERENCES games ON DELETE CASCADE,
        PRIMARY KEY (person, key)
    )
    """,
    "CREATE INDEX seats_by_game ON seats (key)",
    """
    CREATE TABLE accounts (
        person TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL UNIQUE,
        password_hash TEXT NOT NULL,
        settings BYTEA NOT NULL,
        created DOUBLE PRECISION NOT NULL
    )
    """,
    "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL)",
)

NOTES: Final = ('CREATE TABLE notes (name TEXT COLLATE "C" PRIMARY KEY, value BYTEA NOT NULL)',)

CLOSED: Final = (  # tables that were counted among those that were played to the end
    """
    UPDATE games SET status = 'closed'
    WHERE status = 'over' AND substring(told FROM 1 FOR 17) = '{"stage":"closed"'::bytea
    """,
)

MIGRATIONS: Final[Sequence[Migration]] = (FIRST, NOTES, CLOSED)


ANYTHING: Final = "SELECT count(*) FROM pg_class WHERE relnamespace = to_regnamespace($1)"


async def migrate(connection: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """All that is missing, or nothing; of several processes that begin together, one does it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", LOCKS, CHANGING_TABLES)
        version = await version_of(connection)
        check_version("the database", version, len(migrations))
        for migration in migrations[version:]:
            for statement in migration:
                await connection.execute(statement)
        await connection.execute("UPDATE version SET version = $1", len(migrations))


async def version_of(connection: Connection) -> int:
    """0: all tables but this one are still to be made. A schema that is another's is refused."""
    if await connection.fetchval("SELECT to_regnamespace($1)", SCHEMA) is None:
        await connection.execute(f"CREATE SCHEMA {SCHEMA}")
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.version") is None:
        if await connection.fetchval(ANYTHING, SCHEMA):
            raise StoreFailed(f"the schema {SCHEMA} of the database is not ours")
        await connection.execute("CREATE TABLE version (version INTEGER NOT NULL)")
        await connection.execute("INSERT INTO version VALUES (0)")
    found: int = await connection.fetchval("SELECT version FROM version")
    return found
