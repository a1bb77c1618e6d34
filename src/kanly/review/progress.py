"""How far a review is: the share of all that is to be judged, a second look counting for what it takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Note = Callable[[float], None]  # told the share, from 0 to 1, whenever there is more of it
FIRST: Final = 1  # look at a decision
SECOND: Final = 4  # look, with four times as many worlds
ALONE: Final = 1  # a second look at the chances before a decision, not at its answers


def unseen(share: float) -> None:
    """Where nobody looks on."""


class Progress:
    """Never goes back: as long as nobody knows how much is looked at again, it is as much as can be."""

    def __init__(self, note: Note, decisions: int, again: int, alone: int) -> None:
        self.note = note
        self.decisions = decisions
        self.judged = 0
        self.look_again(min(decisions, again), min(decisions, alone))

    def look_again(self, decisions: int, alone: int) -> None:
        """At so many."""
        self.all = FIRST * self.decisions + SECOND * decisions + ALONE * alone

    def add(self, work: int) -> None:
        self.judged += work
        self.note(self.judged / self.all)
