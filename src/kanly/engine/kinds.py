"""The kinds of card in a small pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

INTERPRETED: Final = __file__.endswith(".py")


def kinds(cards: list[int]) -> list[int]:
    """Each kind of card once, in ascending order. Compiled, sorting a small pile by hand beats a set."""
    if len(cards) < 2:
        return cards
    if INTERPRETED:
        return sorted(set(cards))
    found: list[int] = []
    for card in cards:
        put_in(found, card)
    return found


def put_in(found: list[int], card: i64) -> None:
    """Into its place in ascending order, unless it is there already."""
    place: i64 = len(found)
    while place > 0:
        below: i64 = found[place - 1]
        if below == card:
            return
        if below < card:
            break
        place -= 1
    found.insert(place, card)
