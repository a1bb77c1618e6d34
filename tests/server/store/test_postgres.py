"""The database in PostgreSQL: ours or refused, gone and there again, and copied into a file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from server.store.ear import Ear
from server.store.places import PostgresPlace, SqlitePlace, account, game
from server.store.postgres_cluster import Cluster

from kanly.server.store.event_store import EventStore, StoreFailed
from kanly.server.store.postgres import copy, presence
from kanly.server.store.postgres_store import PostgresStore, open_postgres


def test_games_go_on_when_the_database_is_started_again(
    postgres_place: PostgresPlace, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.1)

    async def restart(store: PostgresStore) -> None:
        await store.create(game(), [b"a"])
        await asyncio.to_thread(cluster.stop)
        with pytest.raises(StoreFailed, match="the database of the games does not work: "):
            await store.append("dune", 1, [b"x"], game())
        await asyncio.to_thread(cluster.start)
        await until_it_works(store)
        assert await store.whole("dune") == (b"a", b"b")

    postgres_place.run(restart)


def test_a_server_ends_in_order_when_its_database_is_gone(
    postgres_place: PostgresPlace, cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    async def end(store: PostgresStore) -> None:
        ear = Ear()
        await store.listen("dune", ear)
        await asyncio.to_thread(cluster.stop)
        await store.listen("ix", ear)
        await store.unlisten("dune", ear)
        await store.close()

    try:
        postgres_place.run(end)
    finally:
        cluster.start()
    assert "the database of the games" in caplog.text


async def until_it_works(store: PostgresStore) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                return await store.append("dune", 1, [b"b"], game())
            except StoreFailed:
                await asyncio.sleep(0.05)


def test_two_servers_may_make_the_tables_at_once(postgres_place: PostgresPlace) -> None:
    async def both() -> None:
        stores = await asyncio.gather(*(open_postgres(postgres_place.address, name) for name in "ab"))
        await stores[0].create(game(), [])
        assert await stores[1].running() == ["dune"]
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(both())


def test_a_schema_of_the_right_name_may_be_there_already(
    postgres_place: PostgresPlace, cluster: Cluster
) -> None:
    cluster.ask("CREATE SCHEMA kanly")
    assert postgres_place.run(lambda store: store.running()) == []


def test_a_schema_of_another_program_is_refused(postgres_place: PostgresPlace, cluster: Cluster) -> None:
    cluster.ask("CREATE SCHEMA kanly CREATE TABLE games (name TEXT)")
    with pytest.raises(StoreFailed, match="the schema kanly of the database is not ours"):
        postgres_place.run(lambda store: store.running())
    assert cluster.ask("SELECT relname FROM pg_class WHERE relnamespace = 'kanly'::regnamespace") == [
        ("games",)
    ]


def test_tables_of_a_newer_version_are_refused(postgres_place: PostgresPlace, cluster: Cluster) -> None:
    postgres_place.run(lambda store: store.running())
    cluster.ask("UPDATE kanly.version SET version = 9")
    with pytest.raises(StoreFailed, match=r"the database was written by a newer kanly \(version 9; this one"):
        postgres_place.run(lambda store: store.running())


def test_a_game_with_a_hole_in_it_is_not_handed_out(postgres_place: PostgresPlace, cluster: Cluster) -> None:
    postgres_place.run(lambda store: store.create(game(), [b"a", b"b"]))
    cluster.ask("DELETE FROM kanly.entries WHERE number = 1")
    with pytest.raises(StoreFailed, match="the game 'dune' is damaged in the database"):
        postgres_place.run(lambda store: store.load("dune"))
    with pytest.raises(StoreFailed, match="the game 'dune' is damaged in the database"):
        postgres_place.run(lambda store: store.whole("dune"))


def test_a_copy_is_a_file_that_a_server_can_be_started_with(
    postgres_place: PostgresPlace, tmp_path: Path
) -> None:
    file = SqlitePlace(tmp_path)
    odd = game("odd", persons=("ポール", 'a"b', ""), told=b"\x00", is_listed=True)

    async def fill(store: EventStore) -> list[object]:
        await store.create(game(), [b"%d" % at for at in range(2500)])
        await store.create(odd, [b""])
        await store.save_snapshot("dune", 2, b"after 2")
        await store.set_aside("odd", "too odd")
        await store.add_account(account())
        await store.secret("cookies")
        await store.backup(file.file)
        return await told(store)

    async def told(store: EventStore) -> list[object]:
        games = await store.list_games()
        return [
            *[await store.load(one.game) for one in games],
            *[await store.whole(one.game) for one in games],
            *[one.game for one in await store.list_games(person="ポール")],
            await store.reason_of("odd"),
            await store.find_account("paul"),
            await store.secret("cookies"),
        ]

    expected = postgres_place.run(fill)
    assert file.run(told) == expected
    with pytest.raises(StoreFailed, match="exists already"):
        postgres_place.run(lambda store: store.backup(file.file))


def test_a_copy_is_of_one_moment(
    postgres_place: PostgresPlace, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever happens while it is made, even to what is still to be copied."""
    put = copy.put

    def put_and_delete(to: sqlite3.Connection, table: str, rows: list[tuple[object, ...]]) -> None:
        put(to, table, rows)
        cluster.ask("DELETE FROM kanly.games")

    async def copied(store: PostgresStore) -> None:
        await store.create(game(), [b"a", b"b"])
        await store.backup(tmp_path / "games.db")

    monkeypatch.setattr(copy, "put", put_and_delete)
    postgres_place.run(copied)
    assert SqlitePlace(tmp_path).run(lambda store: store.whole("dune")) == (b"a", b"b")


def test_a_copy_that_breaks_off_leaves_no_file(postgres_place: PostgresPlace, tmp_path: Path) -> None:
    async def break_off(store: PostgresStore) -> None:
        async with store.link.connection() as to:
            await to.execute("ALTER TABLE secrets RENAME TO mysteries")
        await store.backup(tmp_path / "copy.db")

    with pytest.raises(StoreFailed, match='relation "secrets" does not exist'):
        postgres_place.run(break_off)
    assert list(tmp_path.iterdir()) == []
