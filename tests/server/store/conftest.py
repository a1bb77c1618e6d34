"""Every store passes the same tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.store.places import Place, PostgresPlace, SqlitePlace
from server.store.postgres_cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    try:
        made.start()
        yield made
    finally:
        made.remove()


@pytest.fixture
def sqlite_place(tmp_path: Path) -> SqlitePlace:
    return SqlitePlace(tmp_path)


@pytest.fixture
def postgres_place(cluster: Cluster) -> PostgresPlace:
    return PostgresPlace(cluster)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    found: Place = request.getfixturevalue(f"{request.param}_place")
    return found
