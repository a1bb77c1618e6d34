"""A pool of hidden cards: each with its origin, as one number that sorts by the era in which it entered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.secrets import marks

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.engine.chance import Stream

CARD_BITS: Final = 16
CARD: Final = (1 << CARD_BITS) - 1


def pooled(card: i64, mark: i64) -> i64:
    return marks.origin(mark) << CARD_BITS | card


def card_of(item: i64) -> i64:
    return item & CARD


def origin_of(item: i64) -> i64:
    return item >> CARD_BITS


def entered_of(item: i64) -> i64:
    return marks.entered_in(origin_of(item))


def deal_from(pool: list[int], era: i64, deal: Stream) -> i64:
    """Take out a card that entered in this era or earlier, each equally likely. The pool is sorted."""
    fitting = len(pool)
    while fitting and entered_of(pool[fitting - 1]) > era:
        fitting -= 1
    return pool.pop(deal.below(fitting))


def take_youngest(pool: list[int], card: i64) -> i64:
    """Take out the copy that entered last; its era."""
    at = len(pool) - 1
    while card_of(pool[at]) != card:
        at -= 1
    return entered_of(pool.pop(at))


def oldest_era(pool: list[int], card: i64) -> i64:
    for item in pool:
        if card_of(item) == card:
            return entered_of(item)
    return 0


def take_place(drawn: list[int], era: i64) -> i64:
    """Take out the earliest of the sorted places that a card of this era can fill; when it was drawn."""
    at = 0
    while drawn[at] < era:
        at += 1
    return drawn.pop(at)
