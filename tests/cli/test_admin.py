"""`kanly admin`: the games of a server, listed, shown, exported, taken in, deleted, set aside."""

from __future__ import annotations

import io
import json
import stat
import sys
from pathlib import Path

import pytest
from cli.program import kanly
from cli.stored import Operator, in_store, keep, lines, played
from server.evening import Guest, serving

from kanly.cli.main import main
from kanly.table.fairness import verify


@pytest.fixture
def operator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    folder = tmp_path / "data"
    folder.mkdir()
    return Operator(folder, capsys)


# --- reading


def test_games_are_listed_with_who_plays_there(operator: Operator) -> None:
    keep(operator.folder, "dune", played(5))
    (line,) = operator.types("admin", "list").splitlines()
    assert line.split() == ["dune", "playing", "1970-01-01", "00:01", "round", "1", "Ann,", "Ben"]
    assert operator.types("admin", "list", "--status", "over") == ""


def test_a_long_list_is_read_to_its_end(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.cli.admin_games.PAGE", 2)
    made = played(0)
    for at in range(5):
        keep(operator.folder, f"g{at}", made)
    assert len(operator.types("admin", "list").splitlines()) == 5
    assert len(operator.types("admin", "list", "--limit", "3").splitlines()) == 3


def test_one_game_is_shown(operator: Operator) -> None:
    made = played(5)
    keep(operator.folder, "dune", made)
    told = operator.types("admin", "show", "dune").splitlines()
    assert told[0] == "game      dune"
    assert told[3] == f"journal   {len(made.journal)} entries"
    assert told[-2].startswith("seat 0    Ann, ")
    assert ("is asked" in told[-2]) == (made.asked == 0)


def test_what_is_not_there_cannot_be_shown(operator: Operator) -> None:
    keep(operator.folder, "dune", played(1))
    assert operator.is_told("admin", "show", "ix") == "kanly admin: there is no game 'ix'"


def test_a_game_that_is_over_is_exported_as_its_record(operator: Operator) -> None:
    keep(operator.folder, "dune", played(100_000))
    file = operator.folder.parent / "dune.record"
    assert operator.types("admin", "export", "dune", str(file)) == ""
    assert verify(file.read_text(encoding="utf-8")).ok
    assert operator.types("admin", "export", "dune") == file.read_text(encoding="utf-8")
    assert "exists already" in operator.is_told("admin", "export", "dune", str(file))


def test_a_game_that_is_played_is_exported_only_as_its_journal(operator: Operator) -> None:
    made = played(12)
    keep(operator.folder, "dune", made)
    assert operator.is_told("admin", "export", "dune").endswith("--journal exports all that is kept of it")
    file = operator.folder.parent / "dune.journal"
    operator.types("admin", "export", "dune", str(file), "--journal")
    assert file.read_bytes().splitlines() == lines(made)
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_all_of_this_works_while_the_server_runs(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with serving(data) as server:
        ann = Guest(server, "Ann")
        game = ann.opens(game={"seats": 1, "difficulty": "novice"})["game"]
        place = ("--data", str(data))
        assert game in kanly("admin", "list", *place, folder=tmp_path).stdout.decode()
        assert kanly("admin", "check", *place, folder=tmp_path).returncode == 0
        refused = kanly("admin", "delete", game, "--yes", *place, folder=tmp_path)
        assert refused.returncode == 1
        assert "is in use by another server" in refused.stderr.decode()
        assert ann.sees_line(game)["stage"] == "playing"


def test_games_that_cannot_be_told_again_are_named(operator: Operator) -> None:
    keep(operator.folder, "dune", played(5))
    assert operator.types("admin", "check") == "1 games can be told again, 0 cannot.\n"
    made = played(5)
    made.journal.pop(0)
    keep(operator.folder, "broken", made)
    told = operator.is_told("admin", "check").splitlines()
    assert told[0].startswith("broken (playing): ")
    assert told[1] == "1 games can be told again, 1 cannot."


# --- changing


def test_a_journal_becomes_a_game_of_another_server(operator: Operator, tmp_path: Path) -> None:
    made, other = played(12), Operator(tmp_path / "other", operator.capsys)
    other.folder.mkdir()
    keep(operator.folder, "dune", made)
    keep(other.folder, "ix", played(1))
    file = tmp_path / "dune.journal"
    operator.types("admin", "export", "dune", str(file), "--journal")
    assert other.types("admin", "import", str(file), "--game", "dune") == "The game dune is there: playing.\n"
    assert in_store(other.folder, lambda store: store.whole("dune")) == tuple(lines(made))
    assert "there is a game 'dune' already" in other.is_told("admin", "import", str(file), "--game", "dune")
    said = other.types("admin", "import", str(file))
    assert len(said.split()[2]) == 10


def test_a_record_becomes_a_game_of_the_archive(operator: Operator, tmp_path: Path) -> None:
    keep(operator.folder, "dune", played(100_000))
    file = tmp_path / "dune.record"
    operator.types("admin", "export", "dune", str(file))
    said = operator.types("admin", "import", str(file))
    assert said.endswith("is there: over.\n")
    assert operator.types("admin", "export", said.split()[2]) == file.read_text(encoding="utf-8")
    file.write_text(file.read_text().replace("Ann", "Eve"))
    assert "no record of a fair game" in operator.is_told("admin", "import", str(file))


@pytest.mark.parametrize("text", ["", "Dear diary", '{"entry":"sat"}', '{"entry":"paused","at":1}\n'])
def test_what_is_no_journal_is_not_taken_in(operator: Operator, text: str) -> None:
    keep(operator.folder, "dune", played(1))
    file = operator.folder.parent / "diary"
    file.write_text(text)
    assert "this journal cannot be told" in operator.is_told("admin", "import", str(file))
    assert len(operator.types("admin", "list").splitlines()) == 1


def test_a_game_is_deleted_for_good(operator: Operator) -> None:
    keep(operator.folder, "dune", played(1))
    assert operator.types("admin", "delete", "dune", "--yes") == "The game dune is deleted.\n"
    assert operator.types("admin", "list") == ""
    assert "there is no game 'dune'" in operator.is_told("admin", "delete", "dune", "--yes")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("answer", "left"), [("y\n", 0), ("\n", 1), ("dune\n", 1)])
def test_whoever_deletes_is_asked_whether_that_is_meant(
    operator: Operator, monkeypatch: pytest.MonkeyPatch, answer: str, left: int
) -> None:
    keep(operator.folder, "dune", played(1))
    monkeypatch.setattr("sys.stdin", Terminal(answer))
    assert main(["admin", "delete", "dune", "--data", str(operator.folder)]) == left
    operator.capsys.readouterr()
    assert len(operator.types("admin", "list").splitlines()) == left


def test_where_nobody_can_be_asked_nothing_is_deleted(
    operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(operator.folder, "dune", played(1))
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    assert "--yes says so" in operator.is_told("admin", "delete", "dune")
    assert len(operator.types("admin", "list").splitlines()) == 1


def test_a_game_is_set_aside_and_brought_back(operator: Operator) -> None:
    made = played(7)
    keep(operator.folder, "dune", made)
    operator.types("admin", "set-aside", "dune", "--reason", "a quarrel")
    assert operator.types("admin", "show", "dune").splitlines()[1] == "status    set_aside: a quarrel"
    assert in_store(operator.folder, lambda store: store.running()) == []
    assert operator.types("admin", "bring-back", "dune") == "The game dune is back: playing.\n"
    assert in_store(operator.folder, lambda store: store.running()) == ["dune"]
    assert in_store(operator.folder, lambda store: store.whole("dune")) == tuple(lines(made))
    assert "is not set aside" in operator.is_told("admin", "bring-back", "dune")


def test_a_name_cannot_give_orders_to_a_terminal(operator: Operator) -> None:
    keep(operator.folder, "dune", played(1))
    operator.types("admin", "set-aside", "dune", "--reason", "\x1b[2J\nall is well")
    told = operator.types("admin", "show", "dune")
    assert "\x1b" not in told
    assert "\\nall is well" in told


def test_every_part_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for part in ("list", "show", "export", "check", "import", "delete", "set-aside", "bring-back"):
        with pytest.raises(SystemExit) as ended:
            main(["admin", part, "--help"])
        assert ended.value.code == 0
        assert "--data FOLDER" in capsys.readouterr().out


def test_a_journal_is_one_entry_in_a_line(operator: Operator) -> None:
    keep(operator.folder, "dune", played(3))
    told = operator.types("admin", "export", "dune", "--journal").splitlines()
    assert [json.loads(line)["entry"] for line in (told[0], told[-1])] == ["opened", "chose"]
