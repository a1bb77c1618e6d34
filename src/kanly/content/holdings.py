"""What the sets that are played with hold. It is the same for every game, so it is looked up once."""

from __future__ import annotations

from functools import cache

from kanly.engine import decks
from kanly.engine.catalog import Catalog
from kanly.engine.decks import includes

Sets = tuple[str, ...]


@cache
def cards_of_kind(catalog: Catalog, kind: str, sets: Sets) -> tuple[int, ...]:
    """Every copy, by its number."""
    cards = [card for card in catalog.cards if includes(card, sets) and card.kind == kind]
    return tuple(card.number for card in cards for _ in range(card.copies))


@cache
def intrigue_cards(catalog: Catalog, sets: Sets) -> tuple[int, ...]:
    """Every copy, by its number."""
    cards = [card for card in catalog.intrigues if includes(card, sets)]
    return tuple(card.number for card in cards for _ in range(card.copies))


@cache
def conflicts(catalog: Catalog, tier: int, sets: Sets) -> tuple[int, ...]:
    return tuple(card.number for card in catalog.conflicts if includes(card, sets) and card.tier == tier)


@cache
def tiles(catalog: Catalog, sets: Sets) -> tuple[int, ...]:
    return tuple(tile.number for tile in catalog.tiles if includes(tile, sets))


@cache
def leaders(catalog: Catalog, sets: Sets) -> tuple[str, ...]:
    return tuple(leader.key for leader in catalog.leaders if includes(leader, sets))


@cache
def board(catalog: Catalog, sets: Sets) -> int:
    return decks.board(catalog, sets)


@cache
def starting_deck(catalog: Catalog, sets: Sets, epic: bool) -> tuple[int, ...]:
    return tuple(decks.starting_deck(catalog, sets, epic))


@cache
def hagal_deck(catalog: Catalog, sets: Sets, humans: int) -> tuple[int, ...]:
    return tuple(decks.hagal_deck(catalog, sets, humans))
