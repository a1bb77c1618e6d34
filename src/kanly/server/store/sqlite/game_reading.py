"""Games read from SQLite: each function is one piece of work, and all that it reads is of the same moment."""

from __future__ import annotations

import json
from sqlite3 import Connection
from typing import Final

from kanly.server.store.event_store import NoSuchGame, Stored, StoreFailed, Summary
from kanly.server.store.listing import Wanted, condition_of

COLUMNS: Final = "games.game, status, is_listed, created, changed, persons, told"
Row = tuple[str, str, int, float, float, str, bytes]


def damaged(game: str) -> StoreFailed:
    return StoreFailed(f"the game {game!r} is damaged in the database")


def summary_of(row: Row) -> Summary:
    game, status, is_listed, created, changed, persons, told = row
    try:
        return Summary(game, status, bool(is_listed), created, changed, tuple(json.loads(persons)), told)
    except ValueError as error:
        raise damaged(game) from error


def load(connection: Connection, game: str) -> Stored:
    row = connection.execute(f"SELECT {COLUMNS} FROM games WHERE game = ?", (game,)).fetchone()
    if row is None:
        raise NoSuchGame(game)
    number, snapshot = snapshot_of(connection, game)
    return Stored(summary_of(row), snapshot, number, entries_after(connection, game, number))


def snapshot_of(connection: Connection, game: str) -> tuple[int, bytes | None]:
    row: tuple[int, bytes] | None = connection.execute(
        "SELECT number, snapshot FROM snapshots WHERE game = ?", (game,)
    ).fetchone()
    return row or (0, None)


def entries_after(connection: Connection, game: str, number: int) -> tuple[bytes, ...]:
    """All of them, or none: a game with a hole in it is not handed out."""
    length = connection.execute("SELECT length FROM games WHERE game = ?", (game,)).fetchone()
    if length is None:
        raise NoSuchGame(game)
    rows = connection.execute(
        "SELECT entry FROM entries WHERE game = ? AND number > ? ORDER BY number", (game, number)
    )
    entries = tuple(entry for (entry,) in rows)
    if number + len(entries) != length[0]:
        raise damaged(game)
    return entries


def reason_of(connection: Connection, game: str) -> str | None:
    row: tuple[str, str | None] | None = connection.execute(
        "SELECT status, reason FROM games WHERE game = ?", (game,)
    ).fetchone()
    if row is None:
        raise NoSuchGame(game)
    return row[1] if row[0] == "set_aside" else None


def running(connection: Connection) -> list[str]:
    rows = connection.execute("SELECT game FROM games WHERE status = 'playing' ORDER BY changed, game")
    return [game for (game,) in rows]


def count_games(connection: Connection) -> dict[str, int]:
    return dict(connection.execute("SELECT status, count(*) FROM games GROUP BY status").fetchall())


def list_games(connection: Connection, wanted: Wanted) -> list[Summary]:
    condition, values = condition_of(wanted)
    rows = connection.execute(
        f"SELECT {COLUMNS} FROM {source_of(wanted)} WHERE {condition}"
        " ORDER BY changed DESC, games.game DESC LIMIT ?",
        (*values, wanted.limit),
    )
    return [summary_of(row) for row in rows]


def source_of(wanted: Wanted) -> str:
    """A person sits at few tables, so these are gone through and not all games."""
    return "games" if wanted.person is None else "seats CROSS JOIN games ON games.game = seats.game"
