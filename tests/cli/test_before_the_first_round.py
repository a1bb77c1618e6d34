"""The table before round 1, when some Leaders choose and no Conflict lies there yet."""

import io
from pathlib import Path

import pytest
from random_play import RANDOM
from rich.console import Console

from kanly import Game, new_game
from kanly.bots.opponents import Opponents
from kanly.cli.arguments import language_named
from kanly.cli.desk import Desk
from kanly.cli.main import main
from kanly.cli.session import Session
from kanly.telling.voice import Voice

BARON_FIRST = ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"]


def in_setup() -> Game:
    game = new_game(3, seed=1, leaders=BARON_FIRST, keep_history=False)
    assert game.round == 0
    return game


@pytest.mark.parametrize("tag", ["en", "ja", "zh-Hant"])
def test_the_table_can_be_looked_at(tag: str) -> None:
    paper, keyboard = io.StringIO(), io.StringIO("t\n")
    desk = Desk(Console(file=paper, width=100), keyboard, Voice(language_named(tag)))
    with pytest.raises(EOFError):
        Session(in_setup(), {0}, Opponents(evening=1, usual=RANDOM), desk, None).play()
    assert Voice(language_named(tag)).names.space_key("arrakeen") in paper.getvalue()


def test_no_conflict_no_line() -> None:
    paper = io.StringIO()
    desk = Desk(Console(file=paper, width=100), io.StringIO(), Voice(language_named("en")))
    desk.show_table(in_setup().view(0), ["You", "Paul", "Helena"])
    assert "Round" not in paper.getvalue()
    assert "level" not in paper.getvalue()


def test_a_game_saved_there_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.txt").write_text(in_setup().record())
    assert main(["replay", str(tmp_path / "a.txt")]) == 0
    told = capsys.readouterr().out
    assert "Round" not in told
    assert told.rstrip().endswith("The first round has not begun.")


def test_a_replay_can_stop_before_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = in_setup()
    for choice in ("choose_secretly emperor fremen", "reveal"):
        game.choose(choice)
    (tmp_path / "a.txt").write_text(game.record())
    assert main(["replay", str(tmp_path / "a.txt"), "--to", "0"]) == 0
    assert "The first round has not begun." in capsys.readouterr().out
