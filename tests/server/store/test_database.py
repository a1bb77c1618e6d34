"""The file of SQLite: made for its owner, held by one server, brought up to date, refused if not ours."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from server.store.places import SqlitePlace, environment, everything_in, filled, game

from kanly.server.store.event_store import StoreFailed
from kanly.server.store.sqlite.database import OURS, connect, open_database
from kanly.server.store.sqlite.schema import MIGRATIONS
from kanly.server.store.sqlite_store import SqliteStore

# --- made, and held


@pytest.mark.parametrize("mask", [0o022, 0o000])
def test_only_its_owner_may_read_it(sqlite_place: SqlitePlace, mask: int) -> None:
    async def modes(store: SqliteStore) -> set[int]:
        await filled(store)
        await store.backup(sqlite_place.file.with_name("copy.db"))
        return {stat.S_IMODE(file.stat().st_mode) for file in sqlite_place.file.parent.iterdir()}

    former = os.umask(mask)
    try:
        expected = {0o666} if sys.platform == "win32" else {0o600}
        assert sqlite_place.run(modes) == expected
    finally:
        os.umask(former)


def test_it_is_written_through_to_the_disk(sqlite_place: SqlitePlace) -> None:
    def settings(to: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [to.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert sqlite_place.run(lambda store: store.writer.write(settings)) == ["wal", 2, 1]


def test_when_it_is_closed_all_of_it_lies_in_one_file(sqlite_place: SqlitePlace) -> None:
    sqlite_place.run(filled)
    assert sorted(everything_in(sqlite_place.file.parent)) == ["games.db", "games.db.lock"]


def test_a_second_server_is_refused(sqlite_place: SqlitePlace) -> None:
    async def second(store: SqliteStore) -> str:
        program = "import asyncio, sys, pathlib; from kanly.server.store import sqlite_store as s\n"
        program += "asyncio.run(s.open_sqlite(pathlib.Path(sys.argv[1])))"
        command = [sys.executable, "-c", program, str(sqlite_place.file)]
        done = await asyncio.to_thread(
            subprocess.run, command, env=environment(), capture_output=True, text=True, check=False
        )
        await store.create(game(), [])
        return str(done.stderr).strip().splitlines()[-1]

    said = sqlite_place.run(second)
    assert f"StoreFailed: {sqlite_place.file.resolve()} is in use by another server" in said


def test_a_second_store_in_the_same_process_is_refused_too(sqlite_place: SqlitePlace) -> None:
    async def second(store: SqliteStore) -> None:
        with pytest.raises(StoreFailed, match="is in use by another server"):
            await asyncio.to_thread(sqlite_place.run, filled)

    sqlite_place.run(second)
    sqlite_place.run(filled)


# --- not ours


def test_a_file_of_another_kind_is_refused_and_left_alone(sqlite_place: SqlitePlace) -> None:
    sqlite_place.file.write_bytes(b"Dear diary, " * 100)
    refused_untouched(sqlite_place, "is no database of kanly$")


def test_an_empty_file_is_refused_and_left_alone(sqlite_place: SqlitePlace) -> None:
    sqlite_place.file.touch()
    refused_untouched(sqlite_place, "is no database of kanly$")


def test_a_database_of_another_program_is_refused_and_left_alone(sqlite_place: SqlitePlace) -> None:
    with closing(connect(sqlite_place.file.with_name("games.db"), "rwc")) as other:
        other.execute("CREATE TABLE games (name)")
    refused_untouched(sqlite_place, "is no database of kanly$")


def test_a_database_of_a_newer_version_is_refused_and_left_alone(sqlite_place: SqlitePlace) -> None:
    open_database(sqlite_place.file, (*MIGRATIONS, ("CREATE TABLE more (a)",))).close()
    known = len(MIGRATIONS)
    refused_untouched(
        sqlite_place, rf"was written by a newer kanly \(version {known + 1}; this one knows {known}\)$"
    )


def test_a_file_that_came_meanwhile_is_refused_too(tmp_path: Path) -> None:
    """It was not there when the server looked first."""
    file = tmp_path / "games.db"
    file.write_bytes(b"Dear diary, " * 100)
    with pytest.raises(StoreFailed, match=r"is no database of kanly$"):
        open_database(file)


def refused_untouched(place: SqlitePlace, sentence: str) -> None:
    before = everything_in(place.file.parent)
    with pytest.raises(StoreFailed, match=sentence):
        place.run(filled)
    assert everything_in(place.file.parent) == before


def test_a_version_is_newer_also_when_only_its_log_says_so(sqlite_place: SqlitePlace) -> None:
    """A newer kanly was killed just after it had brought the file up to date."""
    sqlite_place.run(filled)
    newer = open_database(sqlite_place.file)
    newer.execute("PRAGMA user_version = 9")
    with pytest.raises(StoreFailed, match="was written by a newer kanly"):
        sqlite_place.run(filled)
    newer.close()


@pytest.mark.parametrize("kept", [0.1, 0.5, 0.9])
def test_a_file_that_was_cut_off_is_refused(sqlite_place: SqlitePlace, kept: float) -> None:
    sqlite_place.run(filled)
    whole = sqlite_place.file.read_bytes()
    sqlite_place.file.write_bytes(whole[: int(len(whole) * kept)])
    with pytest.raises(StoreFailed, match=r"games\.db: the database is damaged$"):
        sqlite_place.run(filled)


def test_a_file_full_of_rubbish_is_refused(sqlite_place: SqlitePlace) -> None:
    sqlite_place.run(filled)
    whole = sqlite_place.file.read_bytes()
    sqlite_place.file.write_bytes(whole[:100] + b"\x55" * (len(whole) - 100))
    with pytest.raises(StoreFailed, match=r"games\.db: the database is damaged$"):
        sqlite_place.run(filled)


def test_a_table_whose_beginning_is_damaged_is_noticed_at_once(sqlite_place: SqlitePlace) -> None:
    sqlite_place.run(filled)
    with closing(connect(sqlite_place.file, "rw")) as current:
        page, size = current.execute(
            "SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size WHERE name = 'accounts'"
        ).fetchone()
    with sqlite_place.file.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\x55" * size)
    with pytest.raises(StoreFailed, match=r"games\.db: the database is damaged$"):
        sqlite_place.run(filled)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match=r"games\.db cannot be opened \(No such file or directory\)"):
        SqlitePlace(tmp_path / "nowhere").run(filled)


def test_a_game_with_a_hole_in_it_is_not_handed_out_and_stops_no_other(sqlite_place: SqlitePlace) -> None:
    async def holed(store: SqliteStore) -> tuple[bytes, ...]:
        await filled(store)
        await store.create(game("ix"), [b"x"])
        await store.writer.write(lambda to: to.execute("DELETE FROM entries WHERE entry = x'61'"))
        for asked in (store.load("dune"), store.whole("dune")):
            with pytest.raises(StoreFailed, match="the game 'dune' is damaged in the database"):
                await asked
        return await store.whole("ix")

    assert sqlite_place.run(holed) == (b"x",)


# --- versions

STEPS: Sequence[Sequence[str]] = (
    ("CREATE TABLE people (name TEXT PRIMARY KEY)", "INSERT INTO people VALUES ('Paul')"),
    ("ALTER TABLE people ADD COLUMN house TEXT", "UPDATE people SET house = 'Atreides'"),
    ("CREATE TABLE worlds (name TEXT)", "INSERT INTO worlds SELECT name || ' of ' || house FROM people"),
)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_file_is_brought_up_to_date_from_each_version(tmp_path: Path, version: int) -> None:
    file = tmp_path / "people.db"
    open_database(file, STEPS[:version]).close()
    with closing(open_database(file, STEPS)) as current:
        assert current.execute("SELECT name FROM worlds").fetchall() == [("Paul of Atreides",)]
        assert current.execute("PRAGMA user_version").fetchone() == (3,)


def test_a_version_that_cannot_be_reached_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "people.db"
    open_database(file, STEPS[:1]).close()
    with pytest.raises(StoreFailed, match="no such table: nowhere"):
        open_database(file, (*STEPS, ("INSERT INTO nowhere VALUES (1)",)))
    with closing(open_database(file, STEPS[:1])) as former:
        assert former.execute("SELECT * FROM people").fetchall() == [("Paul",)]


def test_a_version_that_tears_things_apart_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with closing(open_database(file)) as current:
        current.execute("INSERT INTO games VALUES ('dune', 1, '', 0, 0, 0, '[]', x'', NULL)")
        current.execute("INSERT INTO entries VALUES ('dune', 1, x'61')")
    with pytest.raises(StoreFailed, match="cannot be brought up to date"):
        open_database(file, (*MIGRATIONS, ("DELETE FROM games",)))
    with closing(open_database(file)) as former:
        assert former.execute("SELECT game FROM games").fetchall() == [("dune",)]


def test_tables_that_were_closed_are_no_longer_taken_for_games_played_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    row = "INSERT INTO games VALUES (?, 1, 'over', 0, 0, 0, '[]', ?, NULL)"
    with closing(open_database(file, MIGRATIONS[:2])) as former:
        for stage in ("over", "closed"):
            former.execute(row, (stage, f'{{"stage":"{stage}","round":3}}'.encode()))
    with closing(open_database(file)) as current:
        found = current.execute("SELECT game, status FROM games ORDER BY game").fetchall()
    assert found == [("closed", "closed"), ("over", "over")]


def test_a_file_says_whose_it_is(tmp_path: Path) -> None:
    with closing(open_database(tmp_path / "games.db")) as made:
        assert made.execute("PRAGMA application_id").fetchone() == (OURS,)
        assert made.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
