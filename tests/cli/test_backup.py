"""`kanly backup`: everything a server keeps, in one file, while it plays on."""

from __future__ import annotations

import re
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
from cli.program import kanly
from cli.stored import Operator, in_store, keep, lines, played
from server.evening import Guest, serving

from kanly.cli.main import main
from kanly.server.config import DATABASE
from kanly.server.store.event_store import StoreFailed
from kanly.server.store.sqlite.checking import inventory_of


def test_a_copy_has_all_that_the_server_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made, copy = played(20), tmp_path / "copy.sqlite"
    keep(tmp_path, "dune", made)
    secret = in_store(tmp_path, lambda store: store.secret("signing"))
    said = Operator(tmp_path, capsys).types("backup", str(copy))
    assert said == (
        f"{copy}: 1 games with {len(made.journal)} entries, 0 accounts; looked through, nothing is missing.\n"
    )
    restored = tmp_path / "elsewhere"
    restored.mkdir()
    shutil.copy(copy, restored / DATABASE)
    assert in_store(restored, lambda store: store.whole("dune")) == tuple(lines(made))
    assert in_store(restored, lambda store: store.secret("signing")) == secret
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_copy_is_made_while_the_server_runs_and_it_plays_on(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    data.mkdir()
    with serving(data) as server:
        ann = Guest(server, "Ann")
        game = ann.opens(game={"seats": 1, "difficulty": "novice"})["game"]
        socket = ann.joins(game)
        socket.hears_update()
        done = kanly("backup", str(copy), "--data", str(data), folder=tmp_path)
        assert done.returncode == 0, done.stderr
        assert socket.chooses_plainly()["told"] == "done"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    shutil.copy(copy, elsewhere / DATABASE)
    with serving(elsewhere) as other:
        moved = ann.comes_back()
        moved.server = other
        assert moved.joins(game).hears_update()["view"]["seat"] == 0


def test_in_a_folder_a_copy_is_called_by_the_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path, "dune", played(1))
    safe = tmp_path / "safe"
    safe.mkdir()
    Operator(tmp_path, capsys).types("backup", str(safe))
    (copy,) = safe.iterdir()
    assert re.fullmatch(r"kanly-\d{8}-\d{6}\.sqlite", copy.name)


def test_no_file_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path, "dune", played(1))
    precious = tmp_path / "precious"
    precious.write_text("precious")
    said = Operator(tmp_path, capsys).is_told("backup", str(precious))
    assert said == f"kanly backup: {precious} exists already"
    assert precious.read_text() == "precious"


def test_where_there_is_no_server_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Operator(tmp_path, capsys).is_told("backup", str(tmp_path / "copy"))
    assert said == f"kanly backup: there are no games of a server at {tmp_path / DATABASE}"
    assert not list(tmp_path.iterdir())


def test_a_place_is_named_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["backup", "copy", "--data", str(tmp_path), "--store", "postgresql://host/games"])
    assert "not allowed with" in capsys.readouterr().err


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM entries WHERE number = 2",
        "UPDATE games SET length = length + 1",
        "INSERT INTO seats VALUES ('eve', 'nowhere')",
    ],
)
def test_what_is_missing_in_a_copy_is_noticed(tmp_path: Path, damage: str) -> None:
    keep(tmp_path, "dune", played(5))
    file = tmp_path / DATABASE
    assert inventory_of(file).games == 1
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(damage)
    with pytest.raises(StoreFailed, match="is damaged"):
        inventory_of(file)
