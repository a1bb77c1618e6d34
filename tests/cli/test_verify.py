"""`kanly verify`: a line for each check, and what a player has noted."""

from __future__ import annotations

from pathlib import Path

import pytest
from table.fair_games import Fair, fair_game

from kanly.cli.main import main


@pytest.fixture(scope="module")
def fair() -> Fair:
    return fair_game(17, 80)  # drafted Leaders, and contributions


@pytest.fixture
def file(tmp_path: Path, fair: Fair) -> Path:
    return written(tmp_path, fair.sealed)


def written(folder: Path, text: str) -> Path:
    path = folder / "game.txt"
    path.write_bytes(text.encode())
    return path


Captured = pytest.CaptureFixture[str]


def test_every_check_is_a_line(file: Path, capsys: Captured) -> None:
    assert main(["verify", str(file)]) == 0
    *lines, whole, advice = capsys.readouterr().out.splitlines()
    about = ["seal", "commitment", "seed", "terms", "sets", "leaders", "moves", "position", "result"]
    assert [line.split()[:2] for line in lines] == [["ok", name] for name in about]
    assert whole == "All 9 checks hold. The game was broken off: what came later is not in it."
    assert "--commitment" in advice


def test_a_game_to_its_end_is_not_called_broken_off(tmp_path: Path, capsys: Captured) -> None:
    fair = fair_game(9)
    file = written(tmp_path, fair.sealed)
    assert main(["verify", str(file), "--commitment", fair.commitment.published.upper()]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "All 10 checks hold."


def test_what_a_player_noted_is_compared(file: Path, fair: Fair, capsys: Captured) -> None:
    seat, given = next(iter(fair.contributions.items()))
    link = fair.links[-1]
    noted = ["--commitment", fair.commitment.published, "--contribution", f"{seat}:{given.hex()}"]
    assert main(["verify", str(file), *noted, "--chain", f"{link.number}:{link.value}"]) == 0
    told = capsys.readouterr().out
    for about in ("noted commitment", f"contribution {seat}", f"chain {link.number}"):
        assert f"ok     {about}" in told


@pytest.mark.parametrize(
    ("option", "about"),
    [
        (["--commitment", "0" * 64], "noted commitment"),
        (["--contribution", "0:00"], "contribution 0"),
        (["--chain", f"1:{'0' * 64}"], "chain 1"),
        (["--chain", f"99:{'0' * 64}"], "chain 99"),
    ],
)
def test_what_differs_from_it_is_wrong(file: Path, option: list[str], about: str, capsys: Captured) -> None:
    assert main(["verify", str(file), *option]) == 1
    told = capsys.readouterr().out
    assert f"\nWRONG  {about}" in told
    assert told.endswith(f"This does not hold: {about}.\n")


@pytest.mark.parametrize(
    "option",
    [
        ["--commitment", "12"],
        ["--commitment", "g" * 64],
        ["--contribution", "0:abc"],
        ["--contribution", f"0:{'ab' * 65}"],
        ["--contribution", "ab"],
        ["--chain", "0" * 64],
        ["--chain", "3:12"],
        ["--chain", f"x:{'0' * 64}"],
    ],
)
def test_a_note_that_cannot_be_meant_is_refused(file: Path, option: list[str], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file), *option])
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_damaged_file_is_told_in_one_sentence_with_its_line(
    tmp_path: Path, fair: Fair, capsys: Captured
) -> None:
    file = written(tmp_path, fair.sealed.replace("[salt ", "[malt ", 1))
    assert main(["verify", str(file)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].split()[:2] == ["WRONG", "seal"]
    assert told[1].endswith("header: [salt] is missing, so nothing is proved")
    file = written(tmp_path, fair.sealed.replace("\n0 ", "\n0 x", 1))
    line = fair.sealed[: fair.sealed.index("\n0 ")].count("\n") + 2
    assert main(["verify", str(file)]) == 1
    assert f"\nWRONG  moves            line {line}: " in capsys.readouterr().out


def test_nothing_in_a_file_reaches_the_terminal(tmp_path: Path, fair: Fair, capsys: Captured) -> None:
    file = written(tmp_path, fair.sealed.replace('[terms "', '[terms "\x1b[2J', 1))
    assert main(["verify", str(file)]) == 1
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[rules]\n"])
def test_what_is_no_sealed_record_is_told(tmp_path: Path, content: bytes, capsys: Captured) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 1
    told = capsys.readouterr()
    assert "not a text file" in told.err or "line 1: a sealed record ends with" in told.out


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: Captured) -> None:
    assert main(["verify", str(tmp_path / "none.txt")]) == 1
    assert capsys.readouterr().err.count("\n") == 1
