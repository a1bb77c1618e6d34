"""What a seat sees, made of what everybody sees: the same as made for itself."""

from random import Random
from typing import Any

import msgspec
import pytest

from kanly import new_game

MODES: list[dict[str, Any]] = [
    {"seats": 4, "ix": True},
    {"seats": 3, "epic": True, "ix": True},
    {"seats": 2},
    {"seats": 1, "ix": True, "difficulty": "expert"},
]


@pytest.mark.parametrize("mode", MODES)
def test_a_view_made_of_the_open_one_is_the_same_to_the_letter(mode: dict[str, Any]) -> None:
    game, luck = new_game(seed=5, **mode), Random(5)
    while not game.over:
        open_view = game.view(None)
        before = msgspec.json.encode(open_view)
        for seat in game.humans:
            beside = msgspec.json.encode(game.view(seat, open_view))
            assert msgspec.json.decode(beside) == msgspec.json.decode(msgspec.json.encode(game.view(seat)))
            assert len(beside) == len(msgspec.json.encode(game.view(seat)))
        assert msgspec.json.encode(open_view) == before
        game.choose(luck.choice(game.choices))


def test_one_whose_open_view_is_older_sees_the_present_all_the_same() -> None:
    """While somebody with secrets thinks, the others see where that began, and the thinker more."""
    game, luck, apart = new_game(4, seed=6, ix=True), Random(6), 0
    while not game.over:
        seat = game.chooser
        assert seat is not None
        own, open_view = game.view(seat), game.view(None)
        apart += own["players"][seat]["resources"] != open_view["players"][seat]["resources"]
        assert game.view(seat, open_view) == own
        game.choose(luck.choice(game.choices))
    assert apart > 0
