"""When the disk is full nothing is acknowledged and nothing is lost; once there is room, games go on."""

from __future__ import annotations

import asyncio
import sqlite3

from server.store.places import SqlitePlace, game

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.sqlite_store import SqliteStore


async def limit(store: SqliteStore, spare: int) -> None:
    """Lets the file grow by so many pages only, as a full disk would."""

    def set_limit(to: sqlite3.Connection) -> None:
        pages = to.execute("PRAGMA page_count").fetchone()[0]
        to.execute(f"PRAGMA max_page_count = {pages + spare}")

    await store.writer.write(set_limit)


async def acknowledged_until_full(store: SqliteStore) -> tuple[int, str]:
    """How many were, and what was said of the next."""
    for number in range(10_000):
        try:
            await store.append("dune", number, [b"x" * 900], game())
        except StoreFailed as error:
            return number, str(error)
    raise AssertionError("the disk is never full")


def test_appends_fail_in_one_sentence_until_there_is_room(sqlite_place: SqlitePlace) -> None:
    async def fill(store: SqliteStore) -> tuple[int, int]:
        await store.create(game(), [])
        await limit(store, 10)
        full_at, said = await acknowledged_until_full(store)
        assert said == "nothing was stored: the disk is full"
        assert len(await store.whole("dune")) == full_at
        await limit(store, 10_000)
        await store.append("dune", full_at, [b"there is room"], game(changed=2.0))
        return full_at, len(await store.whole("dune"))

    full_at, length = sqlite_place.run(fill)
    assert 5 < full_at < 200
    assert length == full_at + 1
    assert sqlite_place.run(lambda store: store.whole("dune"))[-1] == b"there is room"


def test_what_was_acknowledged_in_the_same_batch_is_kept(sqlite_place: SqlitePlace) -> None:
    """Some have room and some have not: each is told truly."""

    async def fill(store: SqliteStore) -> None:
        names = [f"g{at}" for at in range(20)]
        for name in names:
            await store.create(game(name), [])
        await limit(store, 10)
        asked = (store.append(name, 0, [bytes(9000)], game(name)) for name in names)
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        kept = [len(await store.whole(name)) for name in names]
        assert kept == [0 if isinstance(outcome, StoreFailed) else 1 for outcome in outcomes]
        assert 0 in kept

    sqlite_place.run(fill)
