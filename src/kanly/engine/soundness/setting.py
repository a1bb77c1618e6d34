"""What a game of this kind holds: which spaces, and how many of each thing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kanly.engine import decks
from kanly.engine.components import CONFLICTS_BY_TIER, EPIC_CONFLICTS_BY_TIER, STACKS
from kanly.engine.vocabulary import Kind

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.state import State

Sets = tuple[str, ...]


class Setting:
    """The same for every game of its kind, and so worked out once."""

    def __init__(self, catalog: Catalog, sets: Sets, epic: bool, humans: int, has_rivals: bool) -> None:
        self.board = decks.board(catalog, sets)
        self.starters = decks.starters(catalog)
        self.starting_deck = decks.starting_deck(catalog, sets, epic)
        self.conflicts_by_tier = EPIC_CONFLICTS_BY_TIER if epic else CONFLICTS_BY_TIER
        tiles = sum(1 for tile in catalog.tiles if decks.includes(tile, sets))
        self.stack_size = -(-tiles // STACKS)  # at most
        self.due = [0] * len(catalog.things)  # copies, by number
        for thing in catalog.things:
            if decks.includes(thing, sets):
                self.due[thing.number] = decks.copies_in_the_box(catalog, thing)
        for starter in self.starters:
            self.due[starter] = humans * self.starting_deck.count(starter)
        hagal_deck = decks.hagal_deck(catalog, sets, humans) if has_rivals else []
        for card in catalog.hagal:
            self.due[card.number] = hagal_deck.count(card.number)
        self.due[0] = 0


@cache
def setting(catalog: Catalog, sets: Sets, epic: bool, humans: int, has_rivals: bool) -> Setting:
    return Setting(catalog, sets, epic, humans, has_rivals)


def setting_of(g: State) -> Setting:
    humans = sum(1 for player in g.players if player.kind == Kind.HUMAN)
    return setting(g.catalog, g.rules.sets, g.rules.epic, humans, g.rules.has_rivals)
