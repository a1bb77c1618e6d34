"""Writes the recorded games anew: `python tests/games/make.py`. Only after a rule was changed on purpose."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import kanly

HERE = Path(__file__).parent
GAMES: dict[str, dict[str, Any]] = {
    "base-3-a": {"seats": 3, "seed": 31},
    "base-3-b": {"seats": 3, "seed": 32},
    "base-4-a": {"seats": 4, "seed": 41},
    "base-4-b": {"seats": 4, "seed": 42},
    "base-4-c": {"seats": 4, "seed": 43},
    "base-4-baron": {
        "seats": 4,
        "seed": 44,
        "leaders": [
            "baron_vladimir_harkonnen",
            "helena_richese",
            "paul_atreides",
            "duke_leto_atreides",
        ],
    },
}


def main() -> None:
    for name, settings in GAMES.items():
        game = kanly.new_game(**settings)
        luck = random.Random(settings["seed"])
        while not game.over:
            game.choose(luck.choice(game.choices))
        (HERE / f"{name}.txt").write_text(game.record())


if __name__ == "__main__":
    main()
