"""Whole evenings at the terminal and whole games told again, kept word for word.

Who sits there answers at random, looks things up and goes back: what is printed is the same every time. Of
most answers at the keyboard only a digest is kept. `python3 dev.py accept evenings` makes them anew.
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from games.make import HERE as GAMES

from kanly import new_game
from kanly.bots.random_player import RandomPlayer
from kanly.cli.arguments import language_named
from kanly.cli.desk import Desk
from kanly.cli.paper import Paper
from kanly.cli.replay import show
from kanly.cli.session import Session
from kanly.record.record import read_record
from kanly.telling.voice import Voice

HERE = Path(__file__).parent
WHOLE = 6  # every so many blocks one is kept as it is
NEW_LINE = "\n"
LOOKS = (
    *("?", "??", "t", "l", "k", "u", "+", "0", "99", "look conflict", "look 1", "look 2", "look 3"),
    *("card dagger", "look arrakeen", "rules combat", "rules tie", "look reserve", "send dag arr"),
    *("why acquire the spice must flow", "why send dagger high council", "why deploy 9", "why reveal"),
)


class Typist:
    """Types the number of a line, or one time in so many something else."""

    def __init__(self, seed: int, every: int) -> None:
        self.luck = random.Random(seed)
        self.every = every

    def readline(self) -> str:
        if self.luck.randrange(self.every) == 0:
            return f"{self.luck.choice(LOOKS)}\n"
        return f"{self.luck.randrange(1, 8)}\n"

    def isatty(self) -> bool:
        return False


@dataclass(frozen=True)
class Evening:
    tag: str
    size: tuple[int, int]
    rules: dict[str, Any]
    people: set[int] = field(default_factory=lambda: {0})
    seed: int = 1
    every: int = 6

    def printed(self) -> str:
        paper = io.StringIO()
        console = Paper(file=paper, width=self.size[0], height=self.size[1], highlight=False)
        desk = Desk(console, Typist(self.seed, self.every), Voice(language_named(self.tag)))
        game = new_game(seed=self.seed, **self.rules)
        Session(game, self.people, RandomPlayer(self.seed), desk, None).play()
        return paper.getvalue()

    def kept(self) -> str:
        """What was printed between one prompt and the next."""
        blocks = self.printed().split("\n> ")
        shown = [block if at % WHOLE == 0 else short(block) for at, block in enumerate(blocks)]
        return "\n> ".join(shown)


def short(block: str) -> str:
    """What was typed, and what came then as a digest."""
    typed, _, printed = block.partition("\n")
    return f"{typed}\n[{printed.count(NEW_LINE)} lines, {sha256(printed.encode()).hexdigest()[:12]}]"


def told_again(name: str, tag: str) -> str:
    """A recorded game with everything explained."""
    paper = io.StringIO()
    played = read_record((GAMES / f"{name}.txt").read_text(encoding="utf-8"))
    show(
        Paper(file=paper, width=100, highlight=False), played, Voice(language_named(tag)), None, explain=True
    )
    return paper.getvalue()


SOLO = {"seats": 1, "ix": True, "difficulty": "expert_plus", "churn": True, "brutal": True}
KEPT: dict[str, Callable[[], str]] = {
    "at-three-en": Evening("en", (80, 24), {"seats": 3}).kept,
    "at-four-ix-ja": Evening("ja", (120, 40), {"seats": 4, "ix": True}, every=9).kept,
    "at-three-epic-zh": Evening("zh-Hant", (80, 24), {"seats": 3, "epic": True, "ix": True}).kept,
    "one-keyboard-en": Evening("en", (120, 40), {"seats": 2, "ix": True}, {0, 1}, seed=4, every=12).kept,
    "solo-ix-en": Evening("en", (80, 24), SOLO, seed=3).kept,
    "solo-ja": Evening("ja", (80, 24), {"seats": 1, "difficulty": "novice"}, seed=2).kept,
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
