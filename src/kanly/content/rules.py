"""Which game is played: seats, boxes, Leaders and modes, checked once."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.content.catalog import CATALOG
from kanly.content.leaders import LEADERS, LEADERS_BASE
from kanly.engine.catalog import BASE, Thing


class RulesError(ValueError):
    """A game that cannot be set up, with the reason in one sentence."""


@dataclass(frozen=True)
class Rules:
    seats: int = 4
    leaders: tuple[str, ...] = ()  # empty: dealt at random
    ix: bool = False  # with Rise of Ix
    epic: bool = False  # Epic mode

    def check(self) -> None:
        if self.seats not in (3, 4):
            raise RulesError(f"the game is for 3 or 4 seats, not {self.seats}")
        if self.epic and not self.ix:
            raise RulesError("Epic mode is played with Rise of Ix")
        self.check_leaders()

    def check_leaders(self) -> None:
        keys = self.leader_keys()
        unknown = [key for key in self.leaders if key not in keys]
        if unknown:
            raise RulesError(f"there is no Leader {unknown[0]!r}; the Leaders are {', '.join(keys)}")
        if self.leaders and len(self.leaders) != self.seats:
            raise RulesError(f"{self.seats} seats need {self.seats} Leaders, not {len(self.leaders)}")
        if len(set(self.leaders)) != len(self.leaders):
            raise RulesError("each Leader can be taken by one seat only")

    def leader_keys(self) -> list[str]:
        return [leader.key for leader in (LEADERS if self.ix else LEADERS_BASE)]

    def includes(self, thing: Thing) -> bool:
        return thing.number > 0 and (self.ix or thing.box == BASE)

    def board(self) -> int:
        """A mask of the spaces in play: the overlay of Rise of Ix covers some."""
        bits = 0
        for space in CATALOG.spaces:
            if self.includes(space) and not (self.ix and space.covered):
                bits |= 1 << space.index
        return bits


LEADER_KEYS = [leader.key for leader in LEADERS_BASE]
