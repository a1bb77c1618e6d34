"""Digests of the names of rows, and of the rows of a game in every mode. As a program it writes them."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from bots.rows.leaks import MODES, step

import kanly
from kanly.bots.rows.layout import HEAD_NAMES, VERSION, layout_of
from kanly.bots.rows.observation import row_of
from kanly.content.catalog import catalogue

FILE = Path(__file__).parent / "digests.json"
LENGTH = 32  # so many of a digest's figures are kept
SEED = 5


def recorded() -> dict[str, str]:
    found: dict[str, str] = json.loads(FILE.read_text())
    return found


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\n".join(parts)).hexdigest()[:LENGTH]


def of_names() -> dict[str, str]:
    layout = layout_of(catalogue())
    lists = {
        "head names": HEAD_NAMES,
        "id names": layout.id_names,
        "number names": layout.number_names,
        "choice names": layout.choice_names,
    }
    return {title: digest(*[name.encode() for name in names]) for title, names in lists.items()}


def of_mode(mode: str) -> str:
    luck = random.Random(SEED)
    g = kanly.new_game(seed=SEED, **MODES[mode]).state
    rows = []
    while not g.over:
        rows.append(row_of(g, layout_of(g.catalog)))
        step(g, luck)
    return digest(*rows)


def now() -> dict[str, str]:
    return {"version": str(VERSION), **of_names(), **{mode: of_mode(mode) for mode in MODES}}


def main() -> None:
    FILE.write_text(json.dumps(now(), indent=1) + "\n")


if __name__ == "__main__":
    main()
