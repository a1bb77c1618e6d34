"""What the boxes that are played with hold. It is the same for every game, so it is looked up once."""

from __future__ import annotations

from functools import cache

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Thing
from kanly.engine.rules import IX

Sets = tuple[str, ...]


def includes(thing: Thing, sets: Sets) -> bool:
    return thing.number > 0 and thing.box in sets


@cache
def cards_of_kind(kind: str, sets: Sets) -> tuple[int, ...]:
    """Every copy, by its number."""
    cards = [card for card in CATALOG.cards if includes(card, sets) and card.kind == kind]
    return tuple(card.number for card in cards for _ in range(card.copies))


@cache
def intrigue_cards(sets: Sets) -> tuple[int, ...]:
    """Every copy, by its number."""
    cards = [card for card in CATALOG.intrigues if includes(card, sets)]
    return tuple(card.number for card in cards for _ in range(card.copies))


@cache
def conflicts(tier: int, sets: Sets) -> tuple[int, ...]:
    return tuple(card.number for card in CATALOG.conflicts if includes(card, sets) and card.tier == tier)


@cache
def board(sets: Sets) -> int:
    """A mask of the spaces in play: the overlay of Rise of Ix covers some."""
    spaces = [space for space in CATALOG.spaces if includes(space, sets)]
    return sum(1 << space.index for space in spaces if not (IX in sets and space.covered))
