"""How sure one may be of a share: intervals by drawing the deals again, with their own luck.

Games of one deal are alike, so deals are drawn and not games. Only how many deals had which outcome counts,
and there are few outcomes; so each draw is a few binomial numbers however many deals there were.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from random import Random
from statistics import NormalDist
from typing import Final

from kanly.lab.summary import wilson

DRAWS: Final = 2_000
PARTS: Final = 12  # of a win that is shared: by two, three or four
SEED: Final = 20_210_417
OUTSIDE: Final = 0.05
FEW: Final = 10  # deals
NORMAL: Final = NormalDist()

Outcome = tuple[int, int]  # of a deal: parts of wins, and seats that could have won
Interval = tuple[float, float]


def outcome(shares: Iterable[float]) -> Outcome:
    given = list(shares)
    return round(sum(given) * PARTS), len(given)


def share(outcomes: Iterable[Outcome]) -> float:
    """Wins for each seat that could have won."""
    given = list(outcomes)
    return sum(won for won, _ in given) / max(1, PARTS * sum(seats for _, seats in given))


def interval(outcomes: list[Outcome]) -> Interval:
    """In which the true share lies, with 95 % confidence. The same for the same outcomes.

    Where deals are few, or all was won or lost, drawing again shows little: each deal counts as one game.
    """
    found = Counter(out for out in outcomes if out[1])
    if found.total() < FEW or share(outcomes) in (0, 1):
        return wilson(share(outcomes) * found.total(), found.total())
    luck = Random(SEED)
    drawn = sorted(redrawn(found, luck) for _ in range(DRAWS))
    below = left_out(found.total())
    return quantile(drawn, below), quantile(drawn, 1 - below)


def left_out(deals: int) -> float:
    """At either end. Drawing again shows a little too little where deals are not many, so that less is left
    out there, as Student's distribution asks for (Hesterberg, 2015: the expanded percentile interval)."""
    return NORMAL.cdf(math.sqrt(deals / (deals - 1)) * student(OUTSIDE / 2, deals - 1))


def student(chance: float, freedom: int) -> float:
    """The quantile of Student's distribution, by the expansion of Fisher and Cornish."""
    z = NORMAL.inv_cdf(chance)
    return z + (z**3 + z) / 4 / freedom + (5 * z**5 + 16 * z**3 + 3 * z) / 96 / freedom**2


def redrawn(found: Counter[Outcome], luck: Random) -> float:
    """The share in as many deals, each of them any of those that there were."""
    won = seats = 0
    left = total = found.total()
    for (parts, possible), deals in sorted(found.items()):
        times = binomial(left, deals / total, luck) if deals < total else left
        won += parts * times
        seats += possible * times
        left, total = left - times, total - deals
    return won / (PARTS * seats)


def binomial(number: int, chance: float, luck: Random) -> int:
    """How many of so many tries succeed. All tries are compared with the chance at once, bit by bit."""
    successes = 0
    while number and 0 < chance < 1:
        chance *= 2
        ones = luck.getrandbits(number).bit_count()
        if chance >= 1:
            chance -= 1
            successes += number - ones
            number = ones
        else:
            number -= ones
    return successes + (number if chance >= 1 else 0)


def quantile(ordered: list[float], at: float) -> float:
    """Between two neighbours in proportion."""
    place = at * (len(ordered) - 1)
    low, part = math.floor(place), place % 1
    return ordered[low] + part * (ordered[math.ceil(place)] - ordered[low])
