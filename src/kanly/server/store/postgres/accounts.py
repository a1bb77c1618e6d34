"""Accounts, secrets and notes in PostgreSQL."""

from __future__ import annotations

import secrets

import asyncpg

from kanly.server.store.event_store import Account, NameTaken, NoSuchAccount
from kanly.server.store.postgres import statements as ask
from kanly.server.store.postgres.link import Connection


async def find(source: Connection, name_key: str) -> Account | None:
    row = await source.fetchrow(f"{ask.ACCOUNT} WHERE name_key = $1", name_key)
    return Account(*row) if row else None


async def of_person(source: Connection, person: str) -> Account | None:
    row = await source.fetchrow(f"{ask.ACCOUNT} WHERE person = $1", person)
    return Account(*row) if row else None


async def add(to: Connection, account: Account) -> None:
    done = await to.execute(
        ask.ADD_ACCOUNT,
        account.name,
        account.name_key,
        account.person,
        account.password_hash,
        account.settings,
        account.created,
    )
    if done == "INSERT 0 0":
        raise taken(account)


async def change(to: Connection, account: Account) -> None:
    try:
        done = await to.execute(
            ask.CHANGE_ACCOUNT,
            account.name,
            account.name_key,
            account.person,
            account.password_hash,
            account.settings,
        )
    except asyncpg.UniqueViolationError:
        raise taken(account) from None
    if done == "UPDATE 0":
        raise NoSuchAccount(account.person)


def taken(account: Account) -> NameTaken:
    return NameTaken(f"the name {account.name[:60]!r} is taken")


async def secret(to: Connection, name: str, size: int) -> bytes:
    drawn = secrets.token_bytes(size)
    await to.execute("INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, drawn)
    found: bytes = await to.fetchval("SELECT value FROM secrets WHERE name = $1", name)
    return found


async def note(source: Connection, name: str) -> bytes | None:
    found: bytes | None = await source.fetchval("SELECT value FROM notes WHERE name = $1", name)
    return found


async def keep_note(to: Connection, name: str, value: bytes | None) -> None:
    if value is None:
        await to.execute("DELETE FROM notes WHERE name = $1", name)
    else:
        await to.execute(ask.KEEP_NOTE, name, value)
