"""Accounts, secrets and notes in SQLite: each function is one piece of work within a transaction."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from sqlite3 import Connection
from typing import Final

from kanly.server.store.event_store import Account, NameTaken, NoSuchAccount

COLUMNS: Final = "name, name_key, person, password_hash, settings, created"


def find(connection: Connection, name_key: str) -> Account | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM accounts WHERE name_key = ?", (name_key,)).fetchone()
    return Account(*row) if row else None


def of_person(connection: Connection, person: str) -> Account | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM accounts WHERE person = ?", (person,)).fetchone()
    return Account(*row) if row else None


def add(connection: Connection, account: Account) -> None:
    if find(connection, account.name_key) or of_person(connection, account.person):
        raise taken(account)
    connection.execute(
        f"INSERT INTO accounts ({COLUMNS})"
        " VALUES (:name, :name_key, :person, :password_hash, :settings, :created)",
        asdict(account),
    )


def change(connection: Connection, account: Account) -> None:
    other = find(connection, account.name_key)
    if other and other.person != account.person:
        raise taken(account)
    done = connection.execute(
        "UPDATE accounts SET name = :name, name_key = :name_key, password_hash = :password_hash,"
        " settings = :settings WHERE person = :person",
        asdict(account),
    )
    if done.rowcount == 0:
        raise NoSuchAccount(account.person)


def taken(account: Account) -> NameTaken:
    return NameTaken(f"the name {account.name[:60]!r} is taken")


def secret(connection: Connection, name: str, size: int) -> bytes:
    connection.execute(
        "INSERT OR IGNORE INTO secrets (name, value) VALUES (?, ?)", (name, secrets.token_bytes(size))
    )
    found: bytes = connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
    return found


def note(connection: Connection, name: str) -> bytes | None:
    row: tuple[bytes] | None = connection.execute(
        "SELECT value FROM notes WHERE name = ?", (name,)
    ).fetchone()
    return row[0] if row else None


def keep_note(connection: Connection, name: str, value: bytes | None) -> None:
    if value is None:
        connection.execute("DELETE FROM notes WHERE name = ?", (name,))
    else:
        connection.execute("INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)", (name, value))
