"""Which process has which game, as the rows in PostgreSQL say."""

from __future__ import annotations

from kanly.server.store.event_store import NoSuchGame
from kanly.server.store.postgres import statements as ask
from kanly.server.store.postgres.games import reason_of
from kanly.server.store.postgres.link import Connection
from kanly.server.store.postgres.schema import LOCKS


async def claim(to: Connection, owner: int, game: str) -> bool:
    await to.execute(ask.STRIKE_OUT_THE_DEAD, LOCKS)
    if await to.fetchval(ask.CLAIM, game, owner) is not None:
        return True
    await reason_of(to, game)
    return False


async def release(to: Connection, owner: int, game: str) -> None:
    await to.execute(ask.RELEASE, game, owner)


async def owner_of(source: Connection, game: str) -> str | None:
    row = await source.fetchrow(ask.OWNER_OF, LOCKS, game)
    if row is None:
        raise NoSuchGame(game)
    found: str | None = row["address"]
    return found


async def take_over(to: Connection, owner: int, limit: int | None) -> list[str]:
    await to.execute(ask.STRIKE_OUT_THE_DEAD, LOCKS)
    rows = await to.fetch(ask.TAKE_OVER, owner, limit)
    return [row["game"] for row in sorted(rows, key=lambda row: (row["changed"], row["game"]))]
