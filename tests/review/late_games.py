"""Records that hold only the last decisions of a game: reviewed in no time."""

from __future__ import annotations

import random
from typing import Any

from random_play import positions

import kanly
from kanly.record.record import Replayed, read_record

LAST = 14  # decisions


def late_record(seats: int, seed: int = 3, last: int = LAST, **rules: Any) -> str:
    """Played by chance, and recorded from a position near the end on."""
    game = kanly.new_game(seats, seed=seed, **rules)
    every = sum(1 for _ in positions(game, random.Random(seed)))
    again, luck = kanly.new_game(seats, seed=seed, **rules), random.Random(seed)
    for _ in positions(again, luck, max(0, every - 1 - last)):
        continue
    late = kanly.restore(again.snapshot())
    for _ in positions(late, luck):
        continue
    return late.record()


def late_game(seats: int, seed: int = 3, last: int = LAST, **rules: Any) -> Replayed:
    return read_record(late_record(seats, seed, last, **rules))
