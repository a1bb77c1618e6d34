"""Games written into SQLite: each function is one piece of work within a transaction."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from sqlite3 import Connection
from typing import Final

from kanly.server.store.event_store import NameTaken, NoSuchGame, Outdated, Summary

CHANGE: Final = (
    "UPDATE games SET length = :length, status = :status, is_listed = :is_listed, changed = :changed,"
    " persons = :persons, told = :told WHERE game = :game AND length = :number"
)


def spelled(persons: tuple[str, ...]) -> str:
    return json.dumps(persons)


def columns_of(summary: Summary, length: int) -> dict[str, str | float | bytes]:
    return {**vars(summary), "persons": spelled(summary.persons), "length": length}


def create(connection: Connection, summary: Summary, entries: Sequence[bytes]) -> None:
    if connection.execute("SELECT 1 FROM games WHERE game = ?", (summary.game,)).fetchone():
        raise NameTaken(f"there is a game {summary.game[:60]!r} already")
    connection.execute(
        "INSERT INTO games (game, length, status, is_listed, created, changed, persons, told)"
        " VALUES (:game, :length, :status, :is_listed, :created, :changed, :persons, :told)",
        columns_of(summary, len(entries)),
    )
    add_entries(connection, summary.game, 0, entries)
    seat(connection, summary.game, summary.persons)


def append(
    connection: Connection, game: str, number: int, entries: Sequence[bytes], summary: Summary
) -> None:
    columns = {**columns_of(summary, number + len(entries)), "game": game, "number": number}
    if connection.execute(f"{CHANGE} AND persons = :persons", columns).rowcount == 0:
        check_length(connection, game, number)
        connection.execute(CHANGE, columns)
        seat(connection, game, summary.persons)
    add_entries(connection, game, number, entries)


def check_length(connection: Connection, game: str, number: int) -> None:
    length = length_of(connection, game)
    if length != number:
        raise Outdated(f"the game {game!r} has {length} entries and not {number}")


def add_entries(connection: Connection, game: str, number: int, entries: Iterable[bytes]) -> None:
    rows = [(game, at, entry) for at, entry in enumerate(entries, number + 1)]
    connection.executemany("INSERT INTO entries (game, number, entry) VALUES (?, ?, ?)", rows)


def seat(connection: Connection, game: str, persons: Iterable[str]) -> None:
    connection.execute("DELETE FROM seats WHERE game = ?", (game,))
    rows = [(person, game) for person in set(persons)]
    connection.executemany("INSERT INTO seats (person, game) VALUES (?, ?)", rows)


def length_of(connection: Connection, game: str) -> int:
    row: tuple[int] | None = connection.execute("SELECT length FROM games WHERE game = ?", (game,)).fetchone()
    if row is None:
        raise NoSuchGame(game)
    return row[0]


def save_snapshot(connection: Connection, game: str, number: int, snapshot: bytes) -> None:
    length = length_of(connection, game)
    if number > length:
        raise Outdated(f"the game {game!r} has {length} entries and not {number}")
    connection.execute(
        "INSERT INTO snapshots (game, number, snapshot) VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE"
        " SET number = excluded.number, snapshot = excluded.snapshot WHERE excluded.number > number",
        (game, number, snapshot),
    )


def set_aside(connection: Connection, game: str, reason: str) -> None:
    done = connection.execute(
        "UPDATE games SET status = 'set_aside', reason = ? WHERE game = ?", (reason, game)
    )
    if done.rowcount == 0:
        raise NoSuchGame(game)


def delete(connection: Connection, game: str) -> None:
    if connection.execute("DELETE FROM games WHERE game = ?", (game,)).rowcount == 0:
        raise NoSuchGame(game)
