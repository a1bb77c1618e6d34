"""Random games in every mode, step by step: each position, what was offered, and what was told to everybody.

Run as a program, it plays them and writes their digests down.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

from properties.modes import every_mode

import kanly
from kanly.view.happenings import happened

FILE = Path(__file__).parent / "steps.json"
GAMES = 10  # in each mode
LENGTH = 32  # so many of a digest's figures are kept


def recorded() -> dict[str, str]:
    """How the digest of each mode begins."""
    found: dict[str, str] = json.loads(FILE.read_text())
    return found


def digest(mode: str) -> str:
    found = hashlib.sha256()
    for seed in range(GAMES):
        for step in steps(mode, seed):
            found.update(step.encode())
    return found.hexdigest()[:LENGTH]


def steps(mode: str, seed: int) -> list[str]:
    """By name, so that a new card elsewhere changes nothing. Agents are sent more often than not."""
    game, luck = kanly.new_game(seed=seed, **every_mode()[mode]), random.Random(seed)
    found: list[str] = []
    while not game.over:
        texts = [str(choice) for choice in game.choices]
        sends = [text for text in texts if text.startswith("send ")]
        game.choose(luck.choice(sends if sends and luck.random() < 0.6 else texts))
        seat = len(found) % game.seats
        told = [happened(game.state.catalog, event, seat) for event in game.latest]
        found.append(f"{game.digest()} {texts} {told}")
    return found


def main() -> None:
    FILE.write_text(json.dumps({mode: digest(mode) for mode in every_mode()}, indent=1) + "\n")


if __name__ == "__main__":
    main()
