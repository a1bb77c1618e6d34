"""The store that an operator asks for by its address: a file of SQLite, or a database in PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.ownership import HERE, Store
from kanly.server.store.sqlite_store import open_sqlite

POSTGRES: Final = ("postgresql://", "postgres://")


async def open_store(place: str, address: str = HERE) -> Store:
    """For the loop that is running; others find this process by its address. Raises StoreFailed."""
    if place.startswith(POSTGRES):
        return await open_shared(place, address)
    if "://" in place:
        raise StoreFailed("games are kept in a file or at an address postgresql://user@host/database")
    return await open_sqlite(Path(place))


async def open_shared(url: str, address: str) -> Store:
    try:
        from kanly.server.store.postgres_store import open_postgres
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreFailed("games in PostgreSQL need asyncpg: pip install 'kanly[pg]'") from None
    return await open_postgres(url, address)
