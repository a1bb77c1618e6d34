"""Rows of positions that their seats cannot tell apart: they must be the same, byte for byte.

    python tests/bots/rows/leaks.py 10000

writes the row of so many positions of all modes, and once more with all that the seat cannot know dealt anew.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from properties.modes import every_mode

import kanly
from kanly.bots.rows.layout import CHOICES, IDS, IDS_AT, NUMBERS_AT, layout_of
from kanly.bots.rows.observation import row_of
from kanly.engine.machine import resolver
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State
from kanly.engine.vocabulary import Verb
from kanly.record.digest import digest

MODES = every_mode()
SENDS = 0.6  # how often an Agent is sent where that is possible


@dataclass
class Found:
    positions: int = 0
    different: int = 0  # that were really dealt otherwise
    told_apart: list[str] = field(default_factory=list)
    most_ids: int = 0
    most_choices: int = 0

    def note_size(self, g: State, row: bytes) -> None:
        ids = row[2 * IDS_AT : 2 * NUMBERS_AT]
        self.most_ids = max(self.most_ids, (len(ids.rstrip(b"\0")) + 1) // 2)
        self.most_choices = max(self.most_choices, len(g.choices))


def compare(found: Found, g: State, seed: int, where: str) -> None:
    layout = layout_of(g.catalog)
    row = row_of(g, layout)
    other = determinize(g, g.chooser, seed)
    found.positions += 1
    found.different += digest(g) != digest(other)
    found.note_size(g, row)
    if row_of(other, layout) != row:
        found.told_apart.append(where)


def step(g: State, luck: random.Random) -> None:
    sends = [choice for choice in g.choices if choice[0] == Verb.SEND]
    resolver.choose(g, luck.choice(sends if sends and luck.random() < SENDS else g.choices))


def search(found: Found, mode: str, seed: int, often: float) -> None:
    """One game by chance."""
    luck = random.Random(seed)
    g = kanly.new_game(seed=seed, **MODES[mode]).state
    while not g.over:
        if luck.random() < often:
            compare(found, g, luck.randrange(1 << 30), f"{mode} {seed}, round {g.round}")
        step(g, luck)


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    found, seed = Found(), 0
    while found.positions < count:
        for mode in MODES:
            search(found, mode, seed, 0.3)
        seed += 1
    print(
        f"{found.positions} positions, {found.different} dealt otherwise; {len(found.told_apart)} told apart"
    )
    print(f"at most {found.most_ids} ids of {IDS}, {found.most_choices} choices of {CHOICES}")
    for where in found.told_apart[:10]:
        print(f"  {where}")
    return 1 if found.told_apart else 0


if __name__ == "__main__":
    sys.exit(main())
