"""Where the stores of the tests keep their games: each is opened, used, closed, and opened again."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Protocol, TypeVar

from server.store.postgres_cluster import Cluster

import kanly
from kanly.server.store.event_store import Account, EventStore, Summary
from kanly.server.store.ownership import Store
from kanly.server.store.postgres_store import PostgresStore, open_postgres
from kanly.server.store.sqlite_store import SqliteStore, open_sqlite

T = TypeVar("T")
AnyStore = TypeVar("AnyStore", bound=EventStore)


def environment() -> dict[str, str]:
    """In which another process finds kanly and these tests."""
    folders = (Path(kanly.__file__).parents[1], Path(__file__).parents[2])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}


class Place(Protocol):
    @property
    def address(self) -> str:
        """As an operator names it."""

    def run(self, work: Callable[[Store], Awaitable[T]]) -> T:
        """With a store that is opened for it and closed afterwards."""


async def with_store(opening: Awaitable[AnyStore], work: Callable[[AnyStore], Awaitable[T]]) -> T:
    store = await opening
    try:
        return await work(store)
    finally:
        await store.close()


class SqlitePlace:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "games.db"
        self.address = str(self.file)

    def run(self, work: Callable[[SqliteStore], Awaitable[T]]) -> T:
        return asyncio.run(with_store(open_sqlite(self.file), work))


class PostgresPlace:
    """Without any game from the test before."""

    def __init__(self, cluster: Cluster) -> None:
        self.address = cluster.url
        cluster.forget_everything()

    def run(self, work: Callable[[PostgresStore], Awaitable[T]]) -> T:
        return asyncio.run(with_store(open_postgres(self.address, "one"), work))


def game(name: str = "dune", changed: float = 1.0, **otherwise: object) -> Summary:
    plain = Summary(name, "playing", False, 1.0, changed, ("paul", "chani"), b'{"seats":4}')
    return replace(plain, **otherwise)  # type: ignore[arg-type]


def account(name: str = "Paul", person: str = "p1") -> Account:
    return Account(name, name.casefold(), person, "$argon2id$...", b"{}", 5.0)


async def filled(store: EventStore) -> None:
    await store.create(game(), [b"a", b"b"])
    await store.add_account(account())


def everything_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}
