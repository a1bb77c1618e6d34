"""Of the sets that are played with: what makes up a starting deck, House Hagal's deck, and the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.printed import Thing

STARTER = "starter"
EPIC_STARTER = "epic_starter"
IX: Final = "ix"


def includes(thing: Thing, sets: tuple[str, ...]) -> bool:
    return thing.number > 0 and thing.set in sets


def starting_deck(catalog: Catalog, sets: tuple[str, ...], epic: bool) -> list[int]:
    """In Epic mode some cards take the place of others."""
    deck: list[int] = []
    for card in catalog.cards:
        if includes(card, sets) and (card.kind == STARTER or (card.kind == EPIC_STARTER and epic)):
            deck += [card.number] * card.copies
    for card in catalog.cards:
        if card.kind == EPIC_STARTER and card.number in deck:
            deck.remove(catalog.number[card.replaces])
    return deck


def starters(catalog: Catalog) -> list[int]:
    """Of all sets."""
    return [card.number for card in catalog.cards if card.kind in (STARTER, EPIC_STARTER)]


def hagal_deck(catalog: Catalog, sets: tuple[str, ...], humans: int) -> list[int]:
    """Without the cards for another number of players, and of spaces that are covered."""
    deck: list[int] = []
    for card in catalog.hagal:
        if includes(card, sets) and card.mark in (0, humans) and not (IX in sets and card.covered):
            deck += [card.number] * card.copies
    return deck


def board(catalog: Catalog, sets: tuple[str, ...]) -> int:
    """A mask of the spaces in play: the overlay of Rise of Ix covers some."""
    spaces = 0
    for space in catalog.spaces:
        if includes(space, sets) and not (IX in sets and space.covered):
            spaces |= 1 << space.index
    return spaces


def copies_in_the_box(catalog: Catalog, thing: Thing) -> int:
    """None of what is never in a deck, a stack or a hand."""
    number = thing.number
    if catalog.conflicts[number].number or catalog.tiles[number].number:
        return 1
    if catalog.cards[number].number:
        return catalog.cards[number].copies
    return catalog.intrigues[number].copies if catalog.intrigues[number].number else 0
