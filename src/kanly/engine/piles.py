"""Small piles of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

INTERPRETED: Final = __file__.endswith(".py")


def kinds(cards: list[int]) -> list[int]:
    """Each kind of card once, in ascending order. Compiled, looking through a small pile beats a set."""
    if len(cards) < 2:
        return cards
    if INTERPRETED:
        return sorted(set(cards))
    found = cards.copy()
    count: i64 = 0
    card = lowest_above(cards, 0)
    while card:
        found[count] = card
        count += 1
        card = lowest_above(cards, card)
    if count < len(found):
        del found[count:]
    return found


def lowest_above(cards: list[int], last: i64) -> i64:
    """The card with the lowest number above the last one; 0: there is none."""
    found: i64 = 0
    for card in cards:
        number: i64 = card
        if number > last and (found == 0 or number < found):
            found = number
    return found
