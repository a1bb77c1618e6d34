"""What somebody is told, and how it reaches them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Notice:
    person: str
    game: str
    kind: str  # such as "turn"
    text: str  # one sentence in the person's language
    link: str


@dataclass(frozen=True)
class Way:
    """A person may have several."""

    kind: str  # "webhook" or "mail"
    to: str  # the address of one or the other


class Failed(Exception):  # noqa: N818
    """Not this time, but it may be tried again."""

    def __init__(self, sentence: str, wait: float = 0.0) -> None:
        super().__init__(sentence)
        self.wait = wait  # seconds that the other side asks for


class Courier(Protocol):
    async def send(self, notice: Notice, to: str) -> None:
        """Raises Failed, or Refused where another try would be in vain."""
