"""The file of the bots' weights: read, and written anew with the run that changed it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from tuning_games import COUNT, Array

import kanly
from kanly.bots.utility.features import NAMES
from kanly.content.rules import Rules

BOOK = Path(__file__).resolve().parent.parent / "src/kanly/bots/weights.toml"
Book = dict[str, Any]
SEEDS = 1_000_000  # of games, for one seed of a run

TABLES = (
    *(Rules(4, ix=True), Rules(4), Rules(4, ix=True), Rules(3, ix=True)),
    *(Rules(4, ix=True, epic=True), Rules(2, ix=True), Rules(3)),
)
SOLO = tuple(
    Rules(1, ix=ix, difficulty=name) for ix in (True, False) for name in ("novice", "veteran")
)  # wins are what teaches, and there are few above
GAMES: Mapping[str, tuple[Rules, ...]] = {"table": TABLES, "solo": SOLO}  # by kind, in turn

HEAD = """\
# What the features of a position are worth: at the start of a game, and how much more at its end.
# [weights]: to choose by; by hand, then by tools/tune.py. [chances]: to tell who wins, by tools/judge.py.
# [[runs]]: of these tools, in their order, each from where the one before ended.
# docs/decisions/9-what-bots-weigh.md tells how, and what they are not.

"""


def read() -> Book:
    return tomllib.loads(BOOK.read_text(encoding="utf-8"))


def weights_of(book: Book, group: str, kind: str) -> Array:
    """Of players and of Rivals, as the games take them."""
    sections = [book[group][kind], book[group]["rivals"]]
    return np.array([section[name][part] for section in sections for part in (0, 1) for name in NAMES])


def begin_run(book: Book, tool: str, kind: str, **said: float) -> dict[str, Any]:
    run = {"tool": tool, "kind": kind, "kanly": kanly.__version__, **said}
    book.setdefault("runs", []).append(run)
    return run


def write(book: Book, group: str, kind: str, weights: Array, path: Path) -> None:
    """The Rivals' change with those of solo games only: nobody else meets them."""
    parts = weights.reshape(4, COUNT)
    given = book.setdefault(group, {})
    given[kind] = section(parts[0], parts[1])
    if kind == "solo" or "rivals" not in given:
        given["rivals"] = section(parts[2], parts[3])
    path.write_text(HEAD + text_of(book), encoding="utf-8")


def section(early: Array, growth: Array) -> dict[str, list[float]]:
    return {name: [float(early[at]), float(growth[at])] for at, name in enumerate(NAMES)}


def text_of(book: Book) -> str:
    lines: list[str] = []
    for run in book["runs"]:
        lines += ["[[runs]]", *(f"{key} = {told(value)}" for key, value in run.items()), ""]
    for group in ("weights", "chances", "styles"):
        for name, values in book.get(group, {}).items():
            lines += [f"[{group}.{name}]", *(f"{key} = {told(value)}" for key, value in values.items()), ""]
    return "\n".join(lines)


def told(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(f'{part:.4f}' for part in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
