"""The command line of dev.py."""

import importlib.util
import sys
from pathlib import Path

import pytest

FILE = Path(__file__).parent.parent / "dev.py"


def parsed(monkeypatch: pytest.MonkeyPatch, *words: str) -> tuple[str, list[str]]:
    monkeypatch.setattr(sys, "argv", ["dev.py", *words])
    spec = importlib.util.spec_from_file_location("dev", FILE)
    assert spec is not None
    assert spec.loader is not None
    dev = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(dev)
    asked, extra = dev.parse()
    return asked.command, extra


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        ("run", ""),
        ("run --ix", "--ix"),
        ("run --epic --seats 2 --seed 7", "--epic --seats 2 --seed 7"),
        ("run -- --ix", "--ix"),
        ("run --ix -- --lang ja", "--ix --lang ja"),
        ("run --help", "--help"),
        ("test -- -k combat", "-k combat"),
        ("bench -- --quick", "--quick"),
        ("bench --bots --players there -- --games 3", "--games 3"),
    ],
)
def test_options_of_the_game_need_no_dashes_before_them(
    line: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert parsed(monkeypatch, *line.split()) == (line.split()[0], extra.split())


@pytest.mark.parametrize("line", ["check --ix", "setup now", "play", "test -k combat"])
def test_other_commands_take_no_such_options(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        parsed(monkeypatch, *line.split())
    assert end.value.code == 2
    assert "error: " in capsys.readouterr().err
