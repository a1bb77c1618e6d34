"""Tallies: how many sequences of choices lead on from fixed positions. Run as a program, it recounts them.

A tally that changes means that a rule changed. They are kept with every order offered, which no refinement
of the analysis of order can move, and once as a player is asked.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import yaml

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.state import State

COUNTS = Path(__file__).parent / "counts.yaml"


def position(rules: dict[str, Any], seed: int, decisions: int) -> State:
    """So many random choices into a game, with every order offered."""
    luck = random.Random(seed)
    g = set_up(Rules(**rules), chance.seed_bytes(seed))
    g.free_order = True
    resolver.run(g)
    for _ in range(decisions):
        resolver.choose(g, g.choices[luck.randrange(len(g.choices))])
    return g


def sequences(g: State, depth: int) -> int:
    if depth == 1:
        return len(g.choices)
    count = 0
    for choice in g.choices:
        after = g.clone()
        resolver.choose(after, choice)
        count += sequences(after, depth - 1)
    return count


def tallies(entry: dict[str, Any]) -> dict[str, int]:
    g = position(entry["rules"], entry["seed"], entry["decisions"])
    every_order = sequences(g, entry["depth"])
    g.free_order = False
    resolver.run(g)
    return {"every_order": every_order, "as_asked": sequences(g, entry["depth"])}


def main() -> None:
    entries = yaml.safe_load(COUNTS.read_text())
    for entry in entries:
        entry.update(tallies(entry))
    COUNTS.write_text(yaml.safe_dump(entries, sort_keys=False))


if __name__ == "__main__":
    main()
