"""Games played by chance alone, the same on every run."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import kanly
from kanly.bots.registry import Spec

RANDOM = Spec("random")  # plays the other seats where it does not matter how well
ENOUGH = 100_000  # decisions: more than any game has


def positions(game: kanly.Game, luck: random.Random, most: int = ENOUGH) -> Iterator[kanly.Game]:
    """The game at each of its decisions, then once more at the end."""
    for _ in range(most):
        yield game
        if game.over:
            return
        game.choose(luck.choice(game.choices))
    yield game


def played(seats: int, seed: int, most: int = ENOUGH, **rules: Any) -> kanly.Game:
    game = kanly.new_game(seats, seed=seed, **rules)
    for _ in positions(game, random.Random(seed), most):
        continue
    return game
