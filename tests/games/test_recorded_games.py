"""Games recorded earlier still replay, choice by choice, to the same end."""

from pathlib import Path

import pytest
from games.make import GAMES

import kanly
from kanly.content.leaders import LEADERS_IX

HERE = Path(__file__).parent


def test_every_recorded_game_is_there() -> None:
    assert sorted(GAMES) == sorted(file.stem for file in HERE.glob("*.txt"))


def test_every_leader_of_rise_of_ix_plays_in_one() -> None:
    named = {key for settings in GAMES.values() for key in settings.get("leaders", [])}
    assert {leader.key for leader in LEADERS_IX} <= named


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text()
    game = kanly.replay(text)
    assert game.over
    assert game.seats == GAMES[name]["seats"]
    assert ("+ix" in game.rules, "+epic" in game.rules) == (name[:4] != "base", name[:4] == "epic")
    assert text.splitlines()[-1] == f"= {game.digest()}"
