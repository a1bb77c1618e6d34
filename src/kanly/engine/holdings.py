"""What the sets that are played with hold. It is the same for every game with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import decks
from kanly.engine.decks import includes

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.rules import Rules


class Holdings:
    """Of one catalogue, for a game by these rules; every copy of a card by its number."""

    def __init__(self, catalog: Catalog, rules: Rules, rival_leaders: list[int]) -> None:
        sets = rules.sets
        self.imperium = [
            card.number
            for card in catalog.cards
            if includes(card, sets) and card.kind == "imperium"
            for _ in range(card.copies)
        ]
        self.intrigues = [
            card.number for card in catalog.intrigues if includes(card, sets) for _ in range(card.copies)
        ]
        self.conflicts = [conflicts_of(catalog, tier, sets) for tier in range(4)]  # by level
        self.reserve = [stack_of(catalog, card, rules) for card in catalog.reserve]  # copies of each
        self.tiles = [tile.number for tile in catalog.tiles if includes(tile, sets)]
        self.leaders = [leader.number for leader in catalog.leaders if includes(leader, sets)]
        self.rival_leaders = rival_leaders
        self.starting_deck = decks.starting_deck(catalog, sets, rules.epic)
        self.hagal_deck = decks.hagal_deck(catalog, sets, rules.seats)
        self.board = decks.board(catalog, sets)


def conflicts_of(catalog: Catalog, tier: int, sets: tuple[str, ...]) -> list[int]:
    return [card.number for card in catalog.conflicts if includes(card, sets) and card.tier == tier]


def stack_of(catalog: Catalog, card: int, rules: Rules) -> int:
    printed = catalog.cards[card]
    return printed.copies if rules.includes(printed) else 0
