"""Every command on every output: without the letters it needs, full, closed, or cut off."""

import io
import json
import os
import sys
from pathlib import Path

import pytest
from cli.program import in_shell, kanly

from kanly import new_game
from kanly.cli.main import main
from kanly.cli.streams import complain, has_all_letters

COMMANDS = ["card voice --lang ja", "cards --kind leader --lang zh-Hant", "cards --json", "replay game.txt"]
COMMANDS += ["simulate 1 --coverage --lang ja", "rulings FAQ-078 --lang ja", "play --help"]
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a game, and with what `kanly rulings` reads."""
    (tmp_path / "game.txt").write_text(new_game(3, seed=1).record())
    for part in ("docs", "tests", "src"):
        (tmp_path / part).symlink_to(ROOT / part)
    return tmp_path


@pytest.mark.parametrize("line", COMMANDS)
def test_an_output_may_lack_letters(line: str, folder: Path) -> None:
    encoding = "ascii" if "ja" in line else "cp1252"
    settings = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    ended = kanly(*line.split(), typed=b"", folder=folder, **settings)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == b""
    assert ended.stdout


def test_data_are_whole_on_every_output(folder: Path) -> None:
    usual = kanly("cards", "--json", "--lang", "ja", folder=folder)
    poor = kanly("cards", "--json", "--lang", "ja", folder=folder, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert json.loads(poor.stdout) == json.loads(usual.stdout)
    assert "ダンカン" in usual.stdout.decode()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no /bin/sh")
@pytest.mark.parametrize("line", COMMANDS)
def test_a_full_disk_is_told_in_one_sentence(line: str, folder: Path) -> None:
    ended = in_shell(f"kanly {line} >/dev/full", folder=folder)
    if line.endswith(("--help", "--version")):
        assert ended.stderr == ""
    else:
        assert ended.returncode == 1
        assert ended.stderr == f"kanly {line.split()[0]}: stopped: No space left on device\n"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no /bin/sh")
@pytest.mark.parametrize("line", ["cards --json", "cards", "replay game.txt", "play --help", "card nothing"])
@pytest.mark.parametrize("where", [">&-", ">&- 2>&-", "| head -c 10", ">/dev/full 2>&1"])
def test_an_output_may_be_closed(where: str, line: str, folder: Path) -> None:
    ended = in_shell(f"kanly {line} {where}", folder=folder)
    assert "Traceback" not in ended.stderr
    assert "Exception" not in ended.stderr
    assert ended.returncode in (0, 1)


# --- what is typed on the command line


@pytest.mark.parametrize("command", [["play"], ["simulate", "1"]])
def test_a_number_counts_by_its_value(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([*command, "--seed", "0" * 30 + "9" * 100])
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert "is not a whole number from 0 to" in told
    assert len(told) < 300


def test_leading_zeros_count_for_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for seed in ("7", "0" * 100_000 + "7"):
        assert main(["simulate", "1", "--json", "--seed", seed]) == 0
        results.append(json.loads(capsys.readouterr().out)["digest"])
    assert results[0] == results[1]


GARBLED = "\x1b[31m\x07\n\r\u202e\ud800"
LINES = [
    ["{}"],
    ["play", "{}"],
    ["play", "--{}"],
    ["play", "--seats", "{}"],
    ["play", "--seed", "{}"],
    ["play", "--lang", "{}"],
    ["play", "--load", "{}"],
    ["play", "--save", "{}/a"],
    ["play", "--seats", "1", "--difficulty", "{}"],
    ["play", "--seats", "1", "--difficulty", "novice", "--rival-leaders", "{}"],
    ["replay", "{}"],
    ["replay", "a", "--to", "{}"],
    ["simulate", "{}"],
    ["cards", "--kind", "{}"],
    ["card", "{}"],
]


@pytest.mark.parametrize("line", LINES, ids=" ".join)
@pytest.mark.parametrize(
    "typed", [GARBLED, "x" * 100_000, "x " * 50_000, "9" * 10_000], ids=lambda t: repr(t[:9])
)
def test_a_complaint_repeats_nothing_endless_and_nothing_that_terminals_obey(
    typed: str, line: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main([word.format(typed) for word in line])
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else -1
    told = capsys.readouterr().err
    assert status in (1, 2)
    assert len(told) < 1200
    assert told.count("\n") == 1
    assert told[:-1].isprintable()


@pytest.mark.parametrize(("encoding", "all_letters"), [("utf-8", True), ("UTF-8", True), ("cp1252", False)])
def test_other_letters_are_written_where_the_output_holds_them(
    encoding: str, all_letters: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding))
    assert has_all_letters() == all_letters


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device on this system")
def test_a_complaint_that_nobody_can_hear_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so is whatever of it still waits to be written."""
    deaf = os.open("/dev/full", os.O_WRONLY)
    with os.fdopen(deaf, "w") as stream:
        monkeypatch.setattr(sys, "stderr", stream)
        complain("nobody hears this")
