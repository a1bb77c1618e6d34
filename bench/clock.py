"""How long something takes: process time, and the best of several tries, as noise only ever adds to it."""

import time
from collections.abc import Callable, Sequence
from statistics import fmean, median
from typing import Final

TRIES: Final = 5


def spent_by(act: Callable[[], object]) -> float:
    """In seconds."""
    start = time.process_time()
    act()
    return time.process_time() - start


def best_us(act: Callable[[], object], calls: int, tries: int = TRIES) -> float:
    """What one of the calls that `act` makes takes at best, in µs."""
    return round(min(spent_by(act) for _ in range(tries)) / calls * 1e6, 3)


def spread_us(seconds: Sequence[float]) -> dict[str, float]:
    """Of answers that each take a time of their own, so that no try is better than another, in µs."""
    told = {"mean": fmean(seconds), "median": median(seconds), "slowest": max(seconds)}
    return {f"{name}_us": round(each * 1e6, 2) for name, each in told.items()}
