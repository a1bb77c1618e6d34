"""Which game is played: seats, Leaders and modes, checked once."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.content.catalog import CATALOG
from kanly.content.leaders import LEADERS

LEADER_KEYS = [leader.key for leader in LEADERS]


class RulesError(ValueError):
    """A game that cannot be set up, with the reason in one sentence."""


@dataclass(frozen=True)
class Rules:
    seats: int = 4
    leaders: tuple[str, ...] = ()  # empty: dealt at random

    def check(self) -> None:
        if self.seats not in (3, 4):
            raise RulesError(f"the game is for 3 or 4 seats, not {self.seats}")
        unknown = [key for key in self.leaders if key not in LEADER_KEYS]
        if unknown:
            raise RulesError(f"there is no Leader {unknown[0]!r}; the Leaders are {', '.join(LEADER_KEYS)}")
        if self.leaders and len(self.leaders) != self.seats:
            raise RulesError(f"{self.seats} seats need {self.seats} Leaders, not {len(self.leaders)}")
        if len(set(self.leaders)) != len(self.leaders):
            raise RulesError("each Leader can be taken by one seat only")

    def board(self) -> int:
        """A mask of the spaces in play."""
        bits = 0
        for space in CATALOG.spaces:
            bits |= 1 << space.index
        return bits
