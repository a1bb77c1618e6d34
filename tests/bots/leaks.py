"""Bots of ours in positions that their seats cannot tell apart: they must answer the same.

    python tests/bots/leaks.py 1000 random

asks each of these bots, or all there are, in so many positions of all modes, and once more in each with all
that the seat cannot know dealt anew. It tells every difference.
"""

from __future__ import annotations

import pickle
import random
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from properties.modes import every_mode
from properties.twins import dealt_anew, preferred

import kanly
from kanly.bots import registry
from kanly.bots.bot import Known, asked

MODES = every_mode()
BRIEFLY = {name: f"{name}:effort=2" for name in ("search", "oracle", "navigator")}  # else they think for long


@dataclass
class Found:
    positions: int = 0
    different: int = 0  # positions that were really dealt otherwise
    told_apart: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def note(self, sign: str, where: str) -> None:
        self.told_apart[sign] += 1
        self.examples.setdefault(sign, where)


def spec_of(name: str) -> registry.Spec:
    return registry.read(BRIEFLY.get(name, name))


def shown_by(spec: registry.Spec, known: Known) -> dict[str, Any]:
    """All that a bot is given, as it would be sent to another process, and all that it says."""
    return {
        "sent": pickle.dumps(known),
        "view": known.view(),
        "choices": known.choices,
        "answer": asked(registry.make(spec), known),
    }


def compare(found: Found, spec: registry.Spec, game: kanly.Game, luck: random.Random, where: str) -> None:
    """Two worlds and one luck."""
    seat, number = game.state.chooser, luck.randrange(1 << 30)
    other = dealt_anew(game, seat, luck.randrange(1 << 30))
    one, two = (shown_by(spec, each.knowledge(seat, luck=number)) for each in (game, other))
    found.positions += 1
    found.different += game.digest() != other.digest()
    for sign in one:
        if one[sign] != two[sign]:
            found.note(sign, where)


def search(found: Found, names: Iterable[str], mode: str, seed: int, often: float) -> None:
    """One game by chance; now and then the bots are asked what they would do."""
    luck, specs = random.Random(seed), [spec_of(name) for name in names]
    game = kanly.new_game(seed=seed, **MODES[mode])
    while not game.over:
        if luck.random() < often:
            for spec in specs:
                compare(found, spec, game, luck, f"{spec}, {mode} {seed}, round {game.round}")
        game.choose(luck.choice(preferred(game.choices, luck)))


def searched(name: str, count: int, often: float = 0.15) -> Found:
    """All modes by turns, until the bot has been asked in so many positions."""
    found, seed = Found(), 0
    while found.positions < count:
        for mode in MODES:
            search(found, [name], mode, seed, often)
        seed += 1
    return found


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    leaks = 0
    for name in sys.argv[2:] or registry.OWN:
        found = searched(name, count)
        told = dict(found.told_apart) or "none"
        print(f"{name}: {found.positions} positions, {found.different} dealt otherwise; told apart: {told}")
        for sign, where in found.examples.items():
            print(f"  {sign}: first in {where}")
        leaks += found.told_apart.total()
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
