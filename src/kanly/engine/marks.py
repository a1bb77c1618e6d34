"""Knowledge marks: what is publicly or privately known about one hidden card. Read only by `knowledge`.

A mark packs three numbers: who has seen this very card (a mask of seats), the era in which it entered its
deck, and the era in which its hand place was filled. An era passes with every entry of cards into a deck.
"""

from __future__ import annotations

from typing import Final

SEEN_BITS: Final = 8
ERA_BITS: Final = 24
SEEN: Final = (1 << SEEN_BITS) - 1
ERA: Final = (1 << ERA_BITS) - 1
DRAWN_AT: Final = SEEN_BITS + ERA_BITS


def mark(seen: int, entered: int, drawn: int) -> int:
    return seen | entered << SEEN_BITS | drawn << DRAWN_AT


def seen(m: int) -> int:
    return m & SEEN


def entered(m: int) -> int:
    return m >> SEEN_BITS & ERA


def drawn(m: int) -> int:
    return m >> DRAWN_AT


def with_seen(m: int, seats: int) -> int:
    return m & ~SEEN | seats


def with_entered(m: int, era: int) -> int:
    return m & ~(ERA << SEEN_BITS) | era << SEEN_BITS


def with_drawn(m: int, era: int) -> int:
    return m & ((1 << DRAWN_AT) - 1) | era << DRAWN_AT
