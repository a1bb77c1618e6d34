"""Every way to play, by name, for properties that must hold in all of them."""

from __future__ import annotations

import random
from typing import Any

import kanly
from kanly.content.rules import DIFFICULTIES

VARIANTS: dict[str, dict[str, Any]] = {
    "churn": {"difficulty": "expert", "churn": True},
    "brutal": {"difficulty": "expert", "brutal": True},
    "churn-and-brutal": {"difficulty": "expert_plus", "churn": True, "brutal": True},
}
MODES: dict[str, dict[str, Any]] = {
    "base-3": {"seats": 3},
    "base-4": {"seats": 4},
    "ix-3": {"seats": 3, "ix": True},
    "ix-4": {"seats": 4, "ix": True},
    "epic-3": {"seats": 3, "ix": True, "epic": True},
    "epic-4": {"seats": 4, "ix": True, "epic": True},
    "two": {"seats": 2},
    "two-ix": {"seats": 2, "ix": True},
    "two-epic": {"seats": 2, "ix": True, "epic": True},
    "solo": {"seats": 1, "difficulty": "novice"},
    "solo-churn": {"seats": 1, "difficulty": "veteran", "churn": True},
    "solo-ix": {"seats": 1, "difficulty": "expert", "ix": True, "brutal": True},
    "solo-epic": {
        "seats": 1,
        "difficulty": "expert_plus",
        "ix": True,
        "epic": True,
        "churn": True,
        "brutal": True,
    },
}


def every_mode() -> dict[str, dict[str, Any]]:
    """All 27: tables of every size, every difficulty, every variant, with each set."""
    boxes: dict[str, dict[str, Any]] = {"base": {}, "ix": {"ix": True}, "epic": {"ix": True, "epic": True}}
    tables: dict[str, dict[str, Any]] = {f"{seats}": {"seats": seats} for seats in (2, 3, 4)}
    for difficulty in DIFFICULTIES:
        tables[difficulty] = {"seats": 1, "difficulty": difficulty}
    found = {f"{table}-{box}": {**tables[table], **boxes[box]} for table in tables for box in boxes}
    for box in ("base", "ix"):
        for name, variants in VARIANTS.items():
            found[f"{name}-{box}"] = {"seats": 1, **variants, **boxes[box]}
    return found


def go_on(game: kanly.Game, luck: random.Random, most: int) -> int:
    """So many choices by chance, sending Agents more often than not; returns how many there were."""
    for count in range(most):
        if game.over:
            return count
        choices = game.choices
        sends = [choice for choice in choices if str(choice).startswith("send ")]
        game.choose(luck.choice(sends if sends and luck.random() < 0.6 else choices))
    return most


def begun(mode: str, seed: int, most: int) -> kanly.Game:
    game = kanly.new_game(seed=seed, **MODES[mode])
    go_on(game, random.Random(seed), most)
    return game
