"""The one writer of SQLite: many who write at once share a commit, and nobody's failure is another's."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.store.places import SqlitePlace, account, game

from kanly.server.store.event_store import NameTaken, NoSuchGame, Outdated, StoreFailed
from kanly.server.store.sqlite.database import open_database
from kanly.server.store.sqlite.writer import Writer
from kanly.server.store.sqlite_store import SqliteStore


def test_many_appends_at_once_share_few_commits(sqlite_place: SqlitePlace) -> None:
    async def together(store: SqliteStore) -> int:
        await asyncio.gather(*(store.create(game(f"g{at}"), []) for at in range(100)))
        before = store.writer.commits
        for number in range(5):
            await asyncio.gather(
                *(store.append(f"g{at}", number, [b"a"], game(f"g{at}")) for at in range(100))
            )
        return store.writer.commits - before

    assert 5 <= sqlite_place.run(together) <= 100


def test_one_after_another_each_has_a_commit_of_its_own(sqlite_place: SqlitePlace) -> None:
    async def alone(store: SqliteStore) -> int:
        await store.create(game(), [])
        for number in range(5):
            await store.append("dune", number, [b"a"], game())
        return store.writer.commits

    assert sqlite_place.run(alone) == 6


def test_nobody_is_told_before_it_is_on_the_disk(sqlite_place: SqlitePlace) -> None:
    """Another connection, which sees committed games only, finds each as soon as its writer is told."""

    async def watch(store: SqliteStore) -> None:
        async def make(name: str) -> None:
            await store.create(game(name), [])
            assert eye.execute("SELECT 1 FROM games WHERE game = ?", (name,)).fetchone()

        eye = sqlite3.connect(sqlite_place.file)
        await asyncio.gather(*(make(f"g{at}") for at in range(200)))
        eye.close()

    sqlite_place.run(watch)


@asynccontextmanager
async def held_back(store: SqliteStore) -> AsyncIterator[None]:
    """All that is asked meanwhile makes one batch."""
    begun, gate = threading.Event(), threading.Event()

    def wait(to: sqlite3.Connection) -> None:
        begun.set()
        gate.wait(60)

    waiting = asyncio.create_task(store.writer.write(wait))
    await asyncio.to_thread(begun.wait)
    yield
    await asyncio.sleep(0.01)
    gate.set()
    await waiting


def test_what_is_refused_harms_no_neighbour_of_its_batch(sqlite_place: SqlitePlace) -> None:
    async def mixed(store: SqliteStore) -> tuple[list[object], int]:
        await store.create(game("dune"), [b"a"])
        await store.add_account(account())
        before = store.writer.commits
        async with held_back(store):
            asked = asyncio.gather(
                store.append("dune", 1, [b"b"], game("dune")),
                store.append("dune", 1, [b"stale"], game("dune", status="over")),
                store.create(game("dune"), []),
                store.create(game("ix"), [b"x"]),
                store.add_account(account()),
                store.append("nowhere", 0, [b"a"], game("nowhere")),
                store.append("dune", 2, [b"c"], game("dune")),
                return_exceptions=True,
            )
        outcomes = await asked
        assert (await store.load("dune")).entries == (b"a", b"b", b"c")
        assert (await store.load("ix")).entries == (b"x",)
        return list(outcomes), store.writer.commits - before

    outcomes, commits = sqlite_place.run(mixed)
    kinds = [type(outcome) for outcome in outcomes]
    nothing = type(None)
    assert kinds == [nothing, Outdated, NameTaken, nothing, NameTaken, NoSuchGame, nothing]
    assert commits == 2


def test_work_that_breaks_off_leaves_nothing_behind(sqlite_place: SqlitePlace) -> None:
    def half(to: sqlite3.Connection) -> None:
        to.execute("DELETE FROM games")
        raise ZeroDivisionError

    async def breaks(store: SqliteStore) -> list[str]:
        await store.create(game(), [])
        outcomes = await asyncio.gather(
            store.create(game("ix"), []), store.writer.write(half), return_exceptions=True
        )
        assert isinstance(outcomes[1], ZeroDivisionError)
        return await store.running()

    assert sqlite_place.run(breaks) == ["dune", "ix"]


def orphan(to: sqlite3.Connection) -> None:
    """Leaves what no commit accepts."""
    to.execute("PRAGMA defer_foreign_keys = ON")
    to.execute("INSERT INTO entries VALUES ('nowhere', 1, x'00')")


def test_a_commit_that_fails_is_told_to_all_of_its_batch_and_the_next_succeeds(
    sqlite_place: SqlitePlace,
) -> None:
    async def fails(store: SqliteStore) -> list[str]:
        await store.create(game("dune"), [])
        async with held_back(store):
            asked = asyncio.gather(
                store.append("dune", 0, [b"a"], game("dune")),
                store.writer.write(orphan),
                store.create(game("ix"), []),
                return_exceptions=True,
            )
        outcomes = await asked
        assert all(isinstance(outcome, StoreFailed) for outcome in outcomes)
        assert str(outcomes[0]) == "nothing was stored: FOREIGN KEY constraint failed"
        assert (await store.load("dune")).entries == ()
        await store.append("dune", 0, [b"b"], game("dune"))
        return await store.running()

    assert sqlite_place.run(fails) == ["dune"]


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    made = open_database(tmp_path / "games.db")
    yield made
    made.close()


def test_a_writer_outlives_whoever_waited_for_it(connection: sqlite3.Connection) -> None:
    """The loop ends while the disk is busy: the thread ends in order all the same, when it is told to."""
    gate = threading.Event()

    async def leave() -> Writer:
        writer = Writer(connection, asyncio.get_running_loop())
        waiting = asyncio.create_task(writer.write(lambda _: gate.wait(10)))
        await asyncio.sleep(0.05)
        waiting.cancel()
        return writer

    writer = asyncio.run(leave())
    gate.set()
    writer.waiting.put(None)
    writer.thread.join(10)
    assert not writer.thread.is_alive()
