"""Copies of a file of SQLite, made while games are played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.store.places import SqlitePlace, account, everything_in, filled, game

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.sqlite.database import copy_database
from kanly.server.store.sqlite_store import SqliteStore

ROLLBACK_JOURNAL = b"\x01\x01"  # in the head of a file that needs no other beside it to be read


def test_a_copy_made_while_games_are_played_is_whole(sqlite_place: SqlitePlace, tmp_path: Path) -> None:
    copy = SqlitePlace(tmp_path / "safe")
    copy.file.parent.mkdir()

    async def play(store: SqliteStore) -> None:
        for number in range(200):
            await store.append("dune", number + 2, [b"%d" % number], game())

    async def copy_meanwhile(store: SqliteStore) -> int:
        await filled(store)
        playing = asyncio.create_task(play(store))
        await asyncio.sleep(0.05)
        at_least = len(await store.whole("dune"))
        await store.backup(copy.file)
        await playing
        return at_least

    at_least = sqlite_place.run(copy_meanwhile)
    assert list(everything_in(copy.file.parent)) == ["games.db"]
    assert copy.file.read_bytes()[18:20] == ROLLBACK_JOURNAL
    copied = copy.run(lambda store: store.whole("dune"))
    assert at_least <= len(copied) <= 202
    assert copied == sqlite_place.run(lambda store: store.whole("dune"))[: len(copied)]
    assert copy.run(lambda store: store.find_account("paul")) == account()


def test_a_copy_never_takes_the_place_of_a_file(sqlite_place: SqlitePlace) -> None:
    other = sqlite_place.file.with_name("precious")
    other.write_bytes(b"precious")
    sqlite_place.run(filled)
    with pytest.raises(StoreFailed, match="precious exists already"):
        sqlite_place.run(lambda store: store.backup(other))
    assert other.read_bytes() == b"precious"


def test_a_copy_that_fails_leaves_no_file(sqlite_place: SqlitePlace, tmp_path: Path) -> None:
    sqlite_place.run(filled)
    whole = bytearray(sqlite_place.file.read_bytes())
    del whole[len(whole) // 2 :]
    sqlite_place.file.write_bytes(whole)
    (tmp_path / "safe").mkdir()
    with pytest.raises(StoreFailed, match="the database is damaged"):
        copy_database(sqlite_place.file, tmp_path / "safe" / "copy.db")
    assert everything_in(tmp_path / "safe") == {}
