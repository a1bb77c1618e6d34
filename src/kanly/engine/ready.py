"""Choices and steps of one catalogue, made once. Lists share them, and nobody changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.play.placement import PLACING
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Origin, Verb

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.printed import Intrigue
    from kanly.engine.words.word import Word

SEATS: Final = 4
MANY: Final = 2000  # lists of one card's sendings; then they are made anew


class Ready:
    """Each list by the numbers of things; of spaces, by their place on the board."""

    def __init__(self, catalog: Catalog) -> None:
        self.sends: list[dict[int, list[Choice]]] = [{} for _ in catalog.cards]  # by mask of spaces
        self.plays = [plays(card) for card in catalog.intrigues]
        self.buys = [buys(place, len(catalog.cards)) for place in range(2 * Origin.COUNT)]
        self.pools = [steps(card.pool, card.number) for card in catalog.cards]  # by seat
        self.spaces = [steps(space.words, space.number) for space in catalog.spaces]
        self.arrivals = [steps(PLACING[::-1], space.number) for space in catalog.spaces]

    def ways_to_send(self, card: int, spaces: int) -> list[Choice]:
        """An Agent to one of these spaces, with this card."""
        known = self.sends[card]
        found = known.get(spaces)
        if found is None:
            if len(known) >= MANY:
                known.clear()
            found = [(Verb.SEND, card, space) for space in places(spaces)]
            known[spaces] = found
        return found


def places(spaces: int) -> list[int]:
    """What a mask holds."""
    return [space for space in range(spaces.bit_length()) if spaces >> space & 1]


def steps(words: tuple[Word, ...], source: int) -> list[list[Step]]:
    """By seat."""
    return [[Step(word, seat, source) for word in words] for seat in range(SEATS)]


def plays(card: Intrigue) -> list[list[Choice]]:
    """By mode."""
    return [[(Verb.PLAY, card.number, mode)] for mode in range(len(card.modes))]


def buys(place: int, cards: int) -> list[list[Choice]]:
    """By card: from there to the discard pile, and where the place says so also to the top of the deck."""
    landings = range(place - place % 2, place + 1)
    return [[(Verb.ACQUIRE, card, landing) for landing in landings] for card in range(cards)]
