"""Notes in a store, whichever it is; and how many games there are."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from server.store.places import Place, SqlitePlace, filled, game

from kanly.server.store.event_store import EventStore, Outdated, StoreFailed
from kanly.server.store.sqlite.database import connect, open_database
from kanly.server.store.sqlite.looking import look_into
from kanly.server.store.sqlite.schema import FIRST
from kanly.server.store.sqlite_store import SqliteStore


def test_a_note_is_kept_until_it_is_written_anew_or_forgotten(place: Place) -> None:
    async def story(store: EventStore) -> list[bytes | None]:
        seen = [await store.note("notices/paul")]
        for value in (b"first", b"", b"second\0", None):
            await store.keep_note("notices/paul", value)
            seen.append(await store.note("notices/paul"))
        await store.keep_note("notices/chani", b"other")
        return seen

    assert place.run(story) == [None, b"first", b"", b"second\0", None]
    assert place.run(lambda store: store.note("notices/chani")) == b"other"


def test_to_forget_what_is_not_there_is_nothing(place: Place) -> None:
    place.run(lambda store: store.keep_note("nobody", None))


def test_games_are_counted_by_status(place: Place) -> None:
    async def story(store: EventStore) -> dict[str, int]:
        for at in range(3):
            await store.create(game(f"over{at}", status="over"), [])
        await store.create(game("playing"), [])
        return await store.count_games()

    assert place.run(lambda store: store.count_games()) == {}
    assert place.run(story) == {"over": 3, "playing": 1}


def test_every_append_is_measured_the_refused_too(place: Place) -> None:
    async def story(store: EventStore) -> int:
        await filled(store)
        await store.append("dune", 2, [b"c"], game())
        with pytest.raises(Outdated):
            await store.append("dune", 2, [b"c"], game())
        return store.appending.count

    assert place.run(story) == 2


def test_a_file_from_before_there_were_notes_gets_them(sqlite_place: SqlitePlace) -> None:
    open_database(sqlite_place.file, (FIRST,)).close()
    with closing(connect(sqlite_place.file, "rw")) as former:
        former.execute("INSERT INTO games VALUES ('dune', 0, 'over', 0, 0, 0, '[]', x'', NULL)")
    assert sqlite_place.run(lambda store: store.note("any")) is None
    assert sqlite_place.run(lambda store: store.count_games()) == {"over": 1}


def test_a_backup_has_the_notes(place: Place, tmp_path: Path) -> None:
    (tmp_path / "safe").mkdir()
    copy = SqlitePlace(tmp_path / "safe")

    async def story(store: EventStore) -> None:
        await store.keep_note("notices/paul", b"kept")
        await store.backup(copy.file)

    place.run(story)
    assert copy.run(lambda store: store.note("notices/paul")) == b"kept"


def test_a_file_can_be_looked_into_while_a_server_has_it(sqlite_place: SqlitePlace) -> None:
    async def story(store: SqliteStore) -> list[str]:
        await filled(store)
        looking = await look_into(sqlite_place.file)
        try:
            await store.create(game("ix"), [])
            return sorted(summary.game for summary in await looking.list_games())
        finally:
            await looking.close()

    assert sqlite_place.run(story) == ["dune", "ix"]


def test_what_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="cannot be opened"):
        asyncio.run(look_into(tmp_path / "games.db"))
    assert not list(tmp_path.iterdir())
