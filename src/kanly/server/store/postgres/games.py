"""Games written into PostgreSQL and read from it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from asyncpg import Record

from kanly.server.store.event_store import (
    NameTaken,
    NoSuchGame,
    Outdated,
    Stored,
    StoreFailed,
    Summary,
)
from kanly.server.store.listing import Wanted, condition_of
from kanly.server.store.postgres import statements as ask
from kanly.server.store.postgres.link import Connection

# --- writing; `owner` is the number of this process


async def create(to: Connection, owner: int, summary: Summary, entries: Sequence[bytes]) -> None:
    made = await to.fetchval(
        ask.CREATE,
        summary.game,
        summary.status,
        summary.is_listed,
        summary.created,
        summary.changed,
        summary.persons,
        summary.told,
        entries,
        owner,
    )
    if not made:
        raise NameTaken(f"there is a game {summary.game[:60]!r} already")


async def append(
    to: Connection, owner: int, game: str, number: int, entries: Sequence[bytes], summary: Summary
) -> None:
    done = await to.fetchval(
        ask.APPEND,
        game,
        number,
        owner,
        summary.status,
        summary.is_listed,
        summary.changed,
        summary.persons,
        summary.told,
        entries,
    )
    if not done:
        raise await refusal(to, owner, game, number)


async def save_snapshot(to: Connection, owner: int, game: str, number: int, snapshot: bytes) -> None:
    if not await to.fetchval(ask.SAVE_SNAPSHOT, game, number, owner, snapshot):
        raise await refusal(to, owner, game, number)


async def refusal(source: Connection, owner: int, game: str, number: int) -> NoSuchGame | Outdated:
    row = await source.fetchrow("SELECT length, owner FROM games WHERE game = $1", game)
    if row is None:
        return NoSuchGame(game)
    if row["owner"] != owner:
        return Outdated(f"this server no longer has the game {game!r}")
    return Outdated(f"the game {game!r} has {row['length']} entries and not {number}")


async def set_aside(to: Connection, game: str, reason: str) -> None:
    done = await to.execute(
        "UPDATE games SET status = 'set_aside', reason = $2 WHERE game = $1", game, reason
    )
    check_found(done, game)


async def delete(to: Connection, game: str) -> None:
    check_found(await to.execute("DELETE FROM games WHERE game = $1", game), game)


def check_found(done: str, game: str) -> None:
    if done.endswith(" 0"):
        raise NoSuchGame(game)


# --- reading


def summary_of(row: Record) -> Summary:
    return Summary(
        row["game"],
        row["status"],
        row["is_listed"],
        row["created"],
        row["changed"],
        tuple(row["persons"]),
        row["told"],
    )


async def load(source: Connection, game: str) -> Stored:
    row = await source.fetchrow(ask.LOAD, game)
    if row is None:
        raise NoSuchGame(game)
    return Stored(summary_of(row), row["snapshot"], row["number"], entries_of(row, game, row["number"]))


async def whole(source: Connection, game: str) -> tuple[bytes, ...]:
    row = await source.fetchrow(ask.WHOLE, game)
    if row is None:
        raise NoSuchGame(game)
    return entries_of(row, game, 0)


def entries_of(row: Record, game: str, before: int) -> tuple[bytes, ...]:
    """All of them, or none: a game with a hole in it is not handed out."""
    if before + len(row["entries"]) != row["length"]:
        raise StoreFailed(f"the game {game!r} is damaged in the database")
    return tuple(row["entries"])


async def reason_of(source: Connection, game: str) -> str | None:
    row = await source.fetchrow("SELECT status, reason FROM games WHERE game = $1", game)
    if row is None:
        raise NoSuchGame(game)
    found: str | None = row["reason"]
    return found if row["status"] == "set_aside" else None


async def running(source: Connection) -> list[str]:
    rows = await source.fetch("SELECT game FROM games WHERE status = 'playing' ORDER BY changed, game")
    return [row["game"] for row in rows]


async def count_games(source: Connection) -> dict[str, int]:
    rows = await source.fetch("SELECT status, count(*) AS games FROM games GROUP BY status")
    return {row["status"]: row["games"] for row in rows}


async def list_games(source: Connection, wanted: Wanted) -> list[Summary]:
    condition, values = condition_of(wanted)
    origin = "games" if wanted.person is None else "seats JOIN games USING (key)"
    statement = numbered(
        f"SELECT {ask.SUMMARY} FROM {origin} WHERE {condition} ORDER BY changed DESC, game DESC LIMIT ?"
    )
    return [summary_of(row) for row in await source.fetch(statement, *values, wanted.limit)]


def numbered(statement: str) -> str:
    """Values are asked for by number here, and not by question marks."""
    first, *others = statement.split("?")
    return first + "".join(f"${at}{text}" for at, text in zip(count(1), others, strict=False))
