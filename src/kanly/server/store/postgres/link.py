"""The connections of a process to PostgreSQL, and what goes wrong on them in one sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final, TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from kanly.server.store.event_store import StoreFailed

SCHEMA: Final = "kanly"  # where all our tables are
MOST: Final = 10  # connections that are used at once
LOG: Final = logging.getLogger(__name__)
PATIENCE: Final = 10.0  # seconds, with a database that does not answer
SETTINGS: Final = {"search_path": SCHEMA, "synchronous_commit": "on", "application_name": "kanly"}

Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"  # one of the pool, for a while
Dedicated: TypeAlias = "asyncpg.Connection[asyncpg.Record]"  # one that stays

FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the connection ends while it is used
    OSError,
    TimeoutError,
)
REASONS: Final[dict[type[Exception], str]] = {
    asyncpg.InvalidAuthorizationSpecificationError: "it refuses this user or password",
    asyncpg.InvalidCatalogNameError: "there is none of that name",
    asyncpg.DiskFullError: "its disk is full",
    TimeoutError: "it does not answer",
    OSError: "it cannot be reached",
}


def reason(error: Exception) -> str:
    for kind, sentence in REASONS.items():
        if isinstance(error, kind):
            return sentence
    return next(iter(str(error).splitlines()), type(error).__name__)


@contextmanager
def told_in_words() -> Iterator[None]:
    try:
        yield
    except FAILURES as error:
        raise StoreFailed(f"the database of the games does not work: {reason(error)}") from error


def wrong_address() -> StoreFailed:
    """Does not repeat the address: there may be a password in it."""
    return StoreFailed("the store has no proper address; one is postgresql://user@host/database")


async def connect(url: str, patience: float) -> Dedicated:
    """One that stays; the address is known to be proper. Patience in seconds is for each answer on it."""
    return await asyncpg.connect(
        url, timeout=PATIENCE, command_timeout=patience, server_settings=dict(SETTINGS)
    )


async def linked(url: str) -> Link:
    pool = asyncpg.create_pool(
        url,
        min_size=1,
        max_size=MOST,
        timeout=PATIENCE,
        command_timeout=PATIENCE,
        server_settings=dict(SETTINGS),
    )
    try:
        return Link(await pool)
    except ValueError:
        raise wrong_address() from None


class Link:
    def __init__(self, pool: asyncpg.Pool[asyncpg.Record]) -> None:
        self.pool = pool
        self.is_closed = False
        self.in_use = 0
        self.at_rest = asyncio.Event()
        self.at_rest.set()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        if self.is_closed:
            raise StoreFailed("the store is closed")
        self.in_use += 1
        self.at_rest.clear()
        try:
            with told_in_words():
                async with self.pool.acquire(timeout=PATIENCE) as connection:
                    yield connection
        finally:
            self.in_use -= 1
            if self.in_use == 0:
                self.at_rest.set()

    async def close(self) -> None:
        """Once all that was asked is done."""
        self.is_closed = True
        await self.at_rest.wait()
        try:
            await asyncio.wait_for(self.pool.close(), PATIENCE)
        except FAILURES as error:
            LOG.warning("the database of the games could not be told that this is the end: %s", reason(error))
            self.pool.terminate()
