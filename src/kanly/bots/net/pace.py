"""How long it takes to play games on, so that an answer comes in time."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    Clock = Callable[[], float]

FEW: Final = 8  # games that are played on before it is known how long they take
MANY: Final = 64  # so many at once waste none of the net's time


class Pace:
    """Measured as games are played on: how long they take hangs on the machine, the net and the round."""

    def __init__(self, seconds: float, clock: Clock) -> None:
        self.clock = clock
        self.start = clock()
        self.seconds = seconds
        self.a_game = 0.0  # seconds, of those that came to the end last; 0: not known yet

    def until(self, share: float) -> float:
        """When that share of the time has been spent."""
        return self.start + self.seconds * share

    def is_past(self, until: float) -> bool:
        return self.clock() >= until

    def fitting(self, until: float) -> int:
        """Games that can be played on together until then."""
        if until == math.inf:
            return MANY
        if not self.a_game:
            return FEW
        return max(0, min(MANY, int((until - self.clock()) / self.a_game)))

    def begin(self, until: float) -> Watch:
        return Watch(self, until)


class Watch:
    """Over games that are played on together."""

    def __init__(self, pace: Pace, until: float) -> None:
        self.pace = pace
        self.until = until
        self.start = pace.clock()
        self.longest = 0.0  # answer of all

    def go_on(self) -> bool:
        """Asked after every answer: is there time for another, and to judge where they have come to?"""
        now = self.pace.clock()
        self.longest = self.longest or now - self.start
        return now + 2 * self.longest <= self.until

    def end(self, finished: int) -> None:
        """So many have come to the end."""
        self.pace.a_game = (self.pace.clock() - self.start) / max(1, finished)
