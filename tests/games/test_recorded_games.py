"""Games recorded earlier still replay, choice by choice, to the same end."""

from pathlib import Path

import pytest
from games.make import GAMES

import kanly

HERE = Path(__file__).parent


def test_every_recorded_game_is_there() -> None:
    assert sorted(GAMES) == sorted(file.stem for file in HERE.glob("*.txt"))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text()
    game = kanly.replay(text)
    assert game.over
    assert text.splitlines()[-1] == f"= {game.digest()}"
