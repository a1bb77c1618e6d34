"""Where the games of a server are kept, for commands of whoever runs it."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from kanly.cli.usage import Parser, UserError, file_name

if TYPE_CHECKING:
    from kanly.server.store.ownership import Store
    from kanly.server.store.postgres_store import PostgresStore
    from kanly.server.store.sqlite.looking import SqliteReading

    Reading = SqliteReading | PostgresStore

T = TypeVar("T")
HERE: Final = "admin"  # how this process is called among servers that share their games


def add_place(parser: Parser) -> None:
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--data", type=file_name, metavar="FOLDER", help="the folder of the server")
    store = "the database that servers share, as postgresql://user@host/database"
    place.add_argument("--store", type=file_name, metavar="URL", help=store)


def place_of(asked: argparse.Namespace) -> str:
    """A file, or the address of a database."""
    from kanly.server.config import Config

    config = Config(data=Path(asked.data) if asked.data else None, store=asked.store)
    if not config.is_shared and not Path(config.place).exists():
        raise UserError(f"there are no games of a server at {config.place}")
    return config.place


def looked_into(place: str, work: Callable[[Reading], Awaitable[T]]) -> T:
    """Also while a server plays on there."""
    from kanly.server.store.sqlite.looking import look_into

    async def look() -> T:
        store = await (open_shared(place) if "://" in place else look_into(Path(place)))
        try:
            return await work(store)
        finally:
            await store.close()

    return told_in_a_sentence(look)


async def open_shared(place: str) -> PostgresStore:
    from kanly.server.store.opening import open_store
    from kanly.server.store.postgres_store import PostgresStore

    store = await open_store(place, HERE)
    assert isinstance(store, PostgresStore)
    return store


def changed(place: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Only while no server has it, or has not the games that are meant."""
    from kanly.server.store.opening import open_store

    async def change() -> T:
        store = await open_store(place, HERE)
        try:
            return await work(store)
        finally:
            await store.close()

    return told_in_a_sentence(change)


def told_in_a_sentence(work: Callable[[], Awaitable[T]]) -> T:
    from kanly.server.store.event_store import StoreError

    async def done() -> T:
        return await work()

    try:
        return asyncio.run(done())
    except StoreError as error:
        raise UserError(str(error)) from error
