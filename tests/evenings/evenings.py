"""Whole evenings at the terminal and whole games told again, kept word for word.

Who sits there answers at random, looks things up and goes back: what is printed is the same every time. Of
most answers at the keyboard only a digest is kept. `python3 dev.py accept evenings` makes them anew.
"""

from __future__ import annotations

import io
import os
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from evenings.refused import digest, refused
from games.make import HERE as GAMES
from random_play import RANDOM

from kanly import new_game
from kanly.bots.opponents import Opponents
from kanly.cli.arguments import language_named
from kanly.cli.cards import COLUMNS
from kanly.cli.desk import Desk
from kanly.cli.main import main as program
from kanly.cli.paper import Paper
from kanly.cli.replay import show
from kanly.cli.session import Session
from kanly.record.record import read_record
from kanly.telling.voice import Voice

HERE = Path(__file__).parent
SIZE = {"COLUMNS": "80", "LINES": "24"}
WHOLE = 6  # every so many blocks one is kept as it is
NEW_LINE = "\n"
LONG = 100  # lines that a command prints: then a digest is kept of them
LOOKS = (
    *("?", "??", "t", "l", "k", "u", "+", "0", "99", "look conflict", "look 1", "look 2", "look 3"),
    *("card dagger", "look arrakeen", "rules combat", "rules tie", "look reserve", "send dag arr"),
    *("why acquire the spice must flow", "why send dagger high council", "why deploy 9", "why reveal"),
)


class Typist:
    """Types the number of a line, or one time in so many something else."""

    def __init__(self, seed: int, every: int, at_terminal: bool) -> None:
        self.luck = random.Random(seed)
        self.every = every
        self.at_terminal = at_terminal

    def readline(self) -> str:
        if self.luck.randrange(self.every) == 0:
            return f"{self.luck.choice(LOOKS)}\n"
        return f"{self.luck.randrange(1, 8)}\n"

    def isatty(self) -> bool:
        return self.at_terminal


@dataclass(frozen=True)
class Evening:
    tag: str
    size: tuple[int, int]
    rules: dict[str, Any]
    people: set[int] = field(default_factory=lambda: {0})
    seed: int = 1
    every: int = 6
    colours: bool = False  # as a terminal shows it, which is wiped between players

    def printed(self) -> str:
        paper = io.StringIO()
        console = Paper(
            file=paper,
            width=self.size[0],
            height=self.size[1],
            highlight=False,
            force_terminal=self.colours,
            color_system="standard" if self.colours else None,
            _environ={},
        )
        typist = Typist(self.seed, self.every, self.colours)
        desk = Desk(console, typist, Voice(language_named(self.tag)))
        game = new_game(seed=self.seed, **self.rules)
        Session(game, self.people, Opponents(evening=self.seed, usual=RANDOM), desk, None).play()
        return paper.getvalue()

    def kept(self) -> str:
        """What was printed between one prompt and the next."""
        blocks = self.printed().split("\n> ")
        shown = [block if at % WHOLE == 0 else short(block) for at, block in enumerate(blocks)]
        return "\n> ".join(shown)


def short(block: str) -> str:
    """What was typed, and what came then as a digest."""
    typed, _, printed = block.partition("\n")
    return f"{typed}\n[{printed.count(NEW_LINE)} lines, {digest(printed)}]"


def told_again(name: str, tag: str) -> str:
    """A recorded game with everything explained."""
    paper = io.StringIO()
    played = read_record((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    console = Paper(file=paper, width=100, highlight=False, _environ={})
    show(console, played, Voice(language_named(tag)), None, explain=True)
    return paper.getvalue()


def commanded(tag: str, *lines: str) -> str:
    """The whole program, one command line after the other; what is typed then stands behind a bar."""
    printed = [f"$ kanly {line}\n{answer_to(line, tag)}" for line in lines]
    return "\n".join(short(each) if each.count(NEW_LINE) > LONG else each for each in printed)


def answer_to(line: str, tag: str) -> str:
    arguments, _, typed = line.partition(" | ")
    streams = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, paper = io.StringIO(typed.replace(" ", "\n") + "\n"), io.StringIO()
    sys.stdout = sys.stderr = paper
    try:
        with TemporaryDirectory() as folder, patch.dict(os.environ, SIZE, clear=True, KANLY_DATA=folder):
            status = program([*arguments.split(), "--lang", tag])
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else -1
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
    return f"{paper.getvalue()}[{status}]\n"


LISTED = [f"cards --kind {kind}" for kind in COLUMNS]
NAMED = ["card dagger", "card voice", "card spice", "card arrakeen", "card skirmish", "card paul", "card nix"]
RULED = ["rulings FAQ-078", "rulings tie", "rulings nix", "rulings 12", "rulings 12.4"]
PLAYED = [
    "play --seed 7 --bots random | q n",
    "play --seed 7 --ix --seats 3 --bots random | 1 ? 1 q n",
    "play --seats 1 --difficulty novice --seed 2 | t q n",
    "play --seats 1 --difficulty expert --seed 2 | t q n",
    "play --seats 9",
    "play --leader nobody",
    "replay nowhere.txt",
]
SOLO = {"seats": 1, "ix": True, "difficulty": "expert_plus", "churn": True, "brutal": True}
KEPT: dict[str, Callable[[], str]] = {
    "at-three-en": Evening("en", (80, 24), {"seats": 3}).kept,
    "at-four-ix-ja": Evening("ja", (120, 40), {"seats": 4, "ix": True}, every=9).kept,
    "at-three-epic-zh": Evening("zh-Hant", (80, 24), {"seats": 3, "epic": True, "ix": True}).kept,
    "one-keyboard-en": Evening("en", (120, 40), {"seats": 2, "ix": True}, {0, 1}, seed=4, every=12).kept,
    "curtain-zh": Evening("zh-Hant", (80, 24), {"seats": 3}, {0, 1, 2}, seed=5, colours=True).kept,
    "solo-ix-en": Evening("en", (80, 24), SOLO, seed=3).kept,
    "solo-ja": Evening("ja", (80, 24), {"seats": 1, "difficulty": "novice"}, seed=2).kept,
    "typed-en": partial(commanded, "en", *LISTED, *NAMED, *RULED, *PLAYED),
    "typed-ja": partial(commanded, "ja", *LISTED[::2], *NAMED[::2], *PLAYED[::2]),
    "typed-zh": partial(commanded, "zh-Hant", *LISTED[1::2], *NAMED[1::2], *PLAYED[1::2]),
    "refused-base-ja": partial(refused, {"seats": 3}, 2, "ja"),
    "refused-ix-en": partial(refused, {"seats": 4, "ix": True}, 3, "en"),
    "refused-epic-two-zh": partial(refused, {"seats": 2, "ix": True, "epic": True}, 2, "zh-Hant"),
    "refused-solo-en": partial(refused, SOLO, 3, "en"),
    "again-base-4-en": partial(told_again, "base-4-a", "en"),
    "again-ix-4-en": partial(told_again, "ix-4-a", "en"),
    "again-epic-3-zh": partial(told_again, "epic-3", "zh-Hant"),
    "again-two-ix-ja": partial(told_again, "two-ix", "ja"),
    "again-solo-ix-en": partial(told_again, "solo-ix-expert", "en"),
    "again-solo-epic-zh": partial(told_again, "solo-epic", "zh-Hant"),
}


def file_of(name: str) -> Path:
    return HERE / f"{name}.txt"


def kept() -> dict[str, str]:
    return {file.stem: file.read_text(encoding="utf-8") for file in HERE.glob("*.txt")}


def main() -> None:
    for name, printed in KEPT.items():
        file_of(name).write_text(printed(), encoding="utf-8")
