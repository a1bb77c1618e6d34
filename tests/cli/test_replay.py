"""`kanly replay`: a record as a story, and damaged files."""

from pathlib import Path

import pytest

from kanly import new_game
from kanly.cli.main import main
from kanly.engine.rollout import Luck, pick


@pytest.fixture(scope="module")
def record() -> str:
    game = new_game(4, seed=5, keep_history=False)
    luck = Luck(1)
    while not game.over:
        game.choose(pick(game.state.choices, luck))
    return game.record()


@pytest.fixture
def file(tmp_path: Path, record: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record)
    return path


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """With line breaks as spaces: lines wrap."""
    return " ".join(capsys.readouterr().out.split())


def test_a_game_is_told_to_its_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    text = told(capsys)
    assert " sends " in text
    assert "Round 2: the Conflict is" in text
    assert "1st (strength" in text
    assert "wins after" in text


def test_it_can_stop_earlier(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--to", "10"]) == 0
    text = told(capsys)
    assert " 10." in text or " 9." in text
    assert "11." not in text
    assert "The game goes on in round 1." in text


def test_stopping_at_once_shows_the_beginning(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--to", "0"]) == 0
    assert "sends" not in told(capsys)


def refused(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["replay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_a_damaged_line_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text().splitlines()
    lines[19] = "0 send sandworm arrakeen"
    file.write_text("\n".join(lines))
    assert "game.txt, line 20: " in refused(file, capsys)


def test_a_changed_end_is_noticed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text().splitlines()
    lines[-1] = "= " + "0" * 64
    file.write_text("\n".join(lines))
    assert f"line {len(lines)}: " in refused(file, capsys)


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read: No such file" in refused(tmp_path / "nothing.txt", capsys)


def test_a_folder_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read" in refused(tmp_path, capsys)


def test_a_picture_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    assert "is not a text file" in refused(tmp_path / "picture", capsys)


def test_an_empty_file_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").write_text("")
    assert "is missing" in refused(tmp_path / "empty", capsys)


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["a", "--to", "-1"]])
def test_bad_usage_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["replay", *arguments])
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
