"""What all beginnings of something new share: pieces are put at their places, and a list is kept of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import planting


class Refused(Exception):  # noqa: N818
    """What was asked for cannot be begun, with the reason in one sentence."""


class Work:
    """Plants pieces, and keeps a list of what its reader must look at."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.lines: list[str] = []

    def plant(self, where: str, what: str, deed: Callable[..., None], *arguments: object) -> None:
        try:
            deed(self.root / where, *arguments)
            self.say(where, what)
        except (planting.NoPlace, OSError) as reason:
            self.say(where, f"{what} (BY HAND: {reason})")

    def say(self, where: str, what: str) -> None:
        self.lines.append(f"  {where}: {what}")

    def then(self, *sentences: str) -> None:
        self.lines += ["then:", *[f"  {sentence}" for sentence in sentences]]

    def warn(self, *sentences: str) -> None:
        self.lines += ["but:", *[f"  {sentence}" for sentence in sentences]]


def snake(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()).strip("_")


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in snake(name).split("_"))


def titled(name: str) -> str:
    return " ".join(part.capitalize() for part in snake(name).split("_"))
