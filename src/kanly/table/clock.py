"""How much time everybody has left. Time itself is told from outside, in milliseconds."""

from __future__ import annotations

from typing import Final, NamedTuple

from kanly.table.settings import ClockPlan

SECOND: Final = 1000


class Times(NamedTuple):
    """How a clock stood."""

    left: tuple[int, ...]  # by seat
    spent: tuple[int, ...]  # in the whole game
    seat: int | None  # whose time ran


class Clock:
    """A turn, for the clock, lasts as long as the same seat is asked, and not into its next one."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.seconds * SECOND] * seats
        self.spent = [0] * seats  # in the whole game: whoever goes back has spent it all the same
        self.seat: int | None = None  # whose time runs
        self.turn = 0  # how many have begun

    def copy(self) -> Clock:
        new = Clock(self.plan, 0)
        new.left, new.spent = self.left.copy(), self.spent.copy()
        new.seat, new.turn = self.seat, self.turn
        return new

    def begin(self, seat: int) -> None:
        """A turn of somebody."""
        if self.plan.is_reserve and self.seat is not None:
            self.left[self.seat] += self.plan.increment * SECOND
        elif not self.plan.is_reserve:
            self.left[seat] = self.plan.seconds * SECOND
        self.seat = seat
        self.turn += 1

    def spend(self, seat: int, spent: int) -> None:
        spent = min(spent, self.left[seat])
        self.left[seat] -= spent
        self.spent[seat] += spent

    def run_out(self, seat: int) -> None:
        self.spend(seat, self.left[seat])

    def is_over_for(self, seat: int) -> bool:
        """Whether there is no time left to think in: in this turn, or ever."""
        return self.left[seat] == 0 and (self.plan.is_reserve or self.seat == seat)

    @property
    def saved(self) -> Times:
        return Times(tuple(self.left), tuple(self.spent), self.seat)

    def go_back(self, saved: Times, *, is_agreed: bool) -> None:
        """To what was left then, less what was spent since: nobody gains time by going back.

        Where everybody agreed, a turn that has a time of its own begins anew.
        """
        since = [now - then for now, then in zip(self.spent, saved.spent, strict=True)]
        self.left = [max(0, left - spent) for left, spent in zip(saved.left, since, strict=True)]
        self.seat = saved.seat
        if is_agreed and self.seat is not None and not self.plan.is_reserve:
            self.left[self.seat] = self.plan.seconds * SECOND
