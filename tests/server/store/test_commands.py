"""Commands of whoever runs servers that share their games in PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.store.places import PostgresPlace, SqlitePlace
from table.evening import Evening

from kanly.cli.main import main
from kanly.server.live.summary import summary_of
from kanly.server.store.postgres_store import PostgresStore
from kanly.table import entries as e
from kanly.table.settings import GamePlan, Settings


async def kept(store: PostgresStore) -> None:
    made = Evening(Settings(GamePlan(seats=2))).sit("ann", "ben")
    await store.create(summary_of("dune", made.table), [e.written(entry) for entry in made.journal])


def test_the_games_are_listed_checked_and_copied(
    postgres_place: PostgresPlace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    postgres_place.run(kept)
    shared = ("--store", postgres_place.address)
    assert main(["admin", "list", *shared]) == 0
    assert capsys.readouterr().out.startswith("dune ")
    assert main(["admin", "check", *shared]) == 0
    copy = SqlitePlace(tmp_path)
    assert main(["backup", str(copy.file), *shared]) == 0
    assert "1 games" in capsys.readouterr().out
    journal = copy.run(lambda store: store.whole("dune"))
    assert journal == postgres_place.run(lambda store: store.whole("dune"))


def test_a_game_that_a_server_has_is_left_alone(
    postgres_place: PostgresPlace, capsys: pytest.CaptureFixture[str]
) -> None:
    delete = ["admin", "delete", "dune", "--yes", "--store", postgres_place.address]

    async def meanwhile(store: PostgresStore) -> None:
        await kept(store)
        assert await asyncio.to_thread(main, delete) == 1
        assert await store.whole("dune")

    postgres_place.run(meanwhile)
    assert capsys.readouterr().err == ("kanly admin: the game 'dune' is in use by a server; stop it first\n")
    assert main(delete) == 0


def test_a_game_is_set_aside_and_brought_back(
    postgres_place: PostgresPlace, capsys: pytest.CaptureFixture[str]
) -> None:
    postgres_place.run(kept)
    shared = ("--store", postgres_place.address)
    assert main(["admin", "set-aside", "dune", *shared]) == 0
    assert postgres_place.run(lambda store: store.running()) == []
    assert main(["admin", "bring-back", "dune", *shared]) == 0
    assert postgres_place.run(lambda store: store.running()) == ["dune"]
