"""How often and how many: rates, and what is open at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kanly.server.refused import Refused

MOST_KEYS: Final = 10_000


@dataclass(frozen=True)
class Rate:
    burst: float  # so many at once
    per_second: float  # so many on average


class Buckets:
    """A bucket for each key, full at first; those not used for longest are forgotten."""

    def __init__(
        self, rate: Rate, most_keys: int = MOST_KEYS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.most_keys = most_keys
        self.clock = clock
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was left, and when

    def take(self, key: str, cost: float = 1.0) -> bool:
        """False: too much for now, and nothing is taken."""
        left = self.left(key)
        is_enough = left >= cost
        self.levels[key] = (left - cost if is_enough else left, self.clock())
        self.levels.move_to_end(key)
        if len(self.levels) > self.most_keys:
            self.levels.popitem(last=False)
        return is_enough

    def demand(self, key: str, cost: float = 1.0) -> None:
        if not self.take(key, cost):
            raise Refused("too_fast", "That was too often; wait a moment.", 429, self.wait(key, cost))

    def left(self, key: str) -> float:
        left, when = self.levels.get(key, (self.rate.burst, self.clock()))
        return min(self.rate.burst, left + max(0.0, self.clock() - when) * self.rate.per_second)

    def wait(self, key: str, cost: float = 1.0) -> float:
        """In seconds, until so much is there."""
        return max(0.0, cost - self.left(key)) / self.rate.per_second


class Counts:
    """How many of something each key has now; a key that has none takes no memory."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counted: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """One more, unless it has as many as it may."""
        if self.counted[key] >= self.most:
            return False
        self.counted[key] += 1
        return True

    def leave(self, key: str) -> None:
        self.counted[key] -= 1
        if self.counted[key] <= 0:
            del self.counted[key]
