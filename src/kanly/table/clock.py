"""How much time everybody has left. Time itself is told from outside, in milliseconds."""

from __future__ import annotations

from copy import copy
from typing import Final

from kanly.table.settings import ClockPlan

SECOND: Final = 1000


class Clock:
    """A turn, for the clock, lasts as long as the same seat is asked."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.seconds * SECOND] * seats
        self.seat: int | None = None  # whose time runs

    def copy(self) -> Clock:
        new = copy(self)
        new.left = [*self.left]
        return new

    def asked(self, seat: int | None) -> None:
        """Somebody has to choose now; None: nobody does."""
        if seat == self.seat:
            return
        if self.seat is not None and self.plan.is_reserve:
            self.left[self.seat] += self.plan.increment * SECOND
        if seat is not None and not self.plan.is_reserve:
            self.left[seat] = self.plan.seconds * SECOND
        self.seat = seat

    def spend(self, seat: int, spent: int) -> None:
        self.left[seat] = max(0, self.left[seat] - spent)
