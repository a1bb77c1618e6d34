"""What the boxes that are played with hold. It is the same for every game, so it is looked up once."""

from __future__ import annotations

from functools import cache

from kanly.content.catalog import CATALOG
from kanly.engine import decks
from kanly.engine.decks import includes


@cache
def cards_of_kind(kind: str, ix: bool) -> tuple[int, ...]:
    """Every copy, by its number."""
    cards = [card for card in CATALOG.cards if includes(card, ix) and card.kind == kind]
    return tuple(card.number for card in cards for _ in range(card.copies))


@cache
def intrigue_cards(ix: bool) -> tuple[int, ...]:
    """Every copy, by its number."""
    cards = [card for card in CATALOG.intrigues if includes(card, ix)]
    return tuple(card.number for card in cards for _ in range(card.copies))


@cache
def conflicts(tier: int, ix: bool) -> tuple[int, ...]:
    return tuple(card.number for card in CATALOG.conflicts if includes(card, ix) and card.tier == tier)


@cache
def board(ix: bool) -> int:
    return decks.board(CATALOG, ix)


@cache
def starting_deck(ix: bool, epic: bool) -> tuple[int, ...]:
    return tuple(decks.starting_deck(CATALOG, ix, epic))


@cache
def hagal_deck(ix: bool, humans: int) -> tuple[int, ...]:
    return tuple(decks.hagal_deck(CATALOG, ix, humans))
