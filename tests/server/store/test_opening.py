"""A store is opened by its address; what is wrong with it is said in one sentence, without secrets."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from server.store.postgres_cluster import Cluster

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.opening import open_store


def opened(address: str) -> str:
    """What is there."""

    async def look() -> str:
        store = await open_store(address)
        await store.close()
        return type(store).__name__

    return asyncio.run(look())


def refused(address: str) -> str:
    with pytest.raises(StoreFailed) as refusal:
        opened(address)
    told = str(refusal.value)
    assert "\n" not in told
    assert "sesame" not in told
    return told


def test_a_path_is_a_file(tmp_path: Path) -> None:
    assert opened(str(tmp_path / "games.db")) == "SqliteStore"


def test_an_address_of_postgresql_is_one(cluster: Cluster) -> None:
    assert opened(cluster.url) == "PostgresStore"
    assert opened(cluster.url.replace("postgresql", "postgres")) == "PostgresStore"


def test_any_other_address_is_refused() -> None:
    assert refused("mysql://me:sesame@host/games") == (
        "games are kept in a file or at an address postgresql://user@host/database"
    )


@pytest.mark.parametrize(
    "wrong", ["postgresql://me:sesame@host:port/games", "postgresql://me:sesame@[host/g"]
)
def test_an_address_that_makes_no_sense_is_not_repeated(wrong: str) -> None:
    assert refused(wrong) == "the store has no proper address; one is postgresql://user@host/database"


def test_a_database_that_is_not_there_is_told(cluster: Cluster) -> None:
    assert refused(cluster.url.replace("/postgres?", "/nowhere?")) == (
        "the database of the games does not work: there is none of that name"
    )


def test_a_user_that_is_not_known_is_told(cluster: Cluster) -> None:
    assert refused(cluster.url.replace("kanly@", "harkonnen:sesame@")) == (
        "the database of the games does not work: it refuses this user or password"
    )


def test_a_host_that_does_not_answer_is_told(tmp_path: Path) -> None:
    assert refused(f"postgresql://me:sesame@/games?host={tmp_path}") == (
        "the database of the games does not work: it cannot be reached"
    )


def test_without_asyncpg_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("kanly.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert refused("postgresql://me@host/games") == (
        "games in PostgreSQL need asyncpg: pip install 'kanly[pg]'"
    )


def test_a_file_needs_no_asyncpg(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert opened(str(tmp_path / "games.db")) == "SqliteStore"
