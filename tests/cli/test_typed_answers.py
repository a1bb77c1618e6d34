"""Answers typed out at the table: by their names, by number, or as earlier records spell them."""

import pytest
from cli.table import at_table
from scenario import table

import kanly
from kanly.record.log import Position
from kanly.telling.menus import build
from kanly.telling.voice import Voice
from kanly.text.languages import LANGUAGES

BARON = ["baron_vladimir_harkonnen", "helena_richese", "duke_leto_atreides", "paul_atreides"]


@pytest.mark.parametrize(
    "line",
    [
        "choose_secretly emperor fremen",
        "choose_secretly Fremen Emperor",
        "factions emperor fremen",
        "factions フレーメン 皇帝",
    ],
)
def test_the_baron_types_his_factions(line: str) -> None:
    game, _ = at_table(line.lower(), game=kanly.new_game(4, seed=7, leaders=BARON))
    assert "\n0 choose_secretly emperor fremen\n" in game.record()


@pytest.mark.parametrize("line", ["choose_secretly emperor emperor", "factions emperor emperor"])
def test_a_wrong_answer_is_told_why_in_either_spelling(line: str) -> None:
    _, told = at_table(line, game=kanly.new_game(4, seed=7, leaders=BARON))
    assert told.splitlines()[1] == "Name two different ones."


def test_how_many_to_deploy_is_one_question_where_an_effect_asks() -> None:
    """In the menu of a turn the many ways are folded into one line."""
    me, *_ = table(me={"hand": "sardaukar_legion", "garrison": 5}, left={}, right={})
    me.reveals()
    me.begins("sardaukar_legion")
    assert me.options == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    state = me.table.state
    game = kanly.Game(state, Position(state.clone()), None, keep_history=False)
    items = build(game, Voice(LANGUAGES["en"]))
    assert sorted(item.choice or (0, 0, 0) for item in items) == sorted(state.choices)
