"""Choices and steps of one catalogue, made once, for all lists to share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.play.placement import PLACING
from kanly.engine.step import Step
from kanly.engine.vocabulary import Origin, Shared, Verb
from kanly.engine.words.intrigue import DISCARD_PLAYED

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.printed import Intrigue
    from kanly.engine.words.word import Word

SEATS: Final = 4


class Ready:
    """Each list by the numbers of things; of spaces, by their place on the board."""

    def __init__(self, catalog: Catalog) -> None:
        self.sends = [sends(card, len(catalog.spaces)) for card in range(len(catalog.cards))]
        self.plays = [plays(card) for card in catalog.intrigues]
        self.buys = [buys(place, len(catalog.cards)) for place in range(2 * Origin.COUNT)]
        self.discards = [for_seats(DISCARD_PLAYED, card.number) for card in catalog.intrigues]
        self.pools = [steps(card.pool, card.number) for card in catalog.cards]  # by seat
        self.spaces = [steps(space.words, space.number) for space in catalog.spaces]
        self.arrivals = [steps(PLACING, space.number) for space in catalog.spaces]


def sends(card: int, spaces: int) -> list[Shared]:
    """By space: an Agent with this card."""
    return [(Verb.SEND, card, space) for space in range(spaces)]


def steps(words: tuple[Word, ...], source: int) -> list[list[Step]]:
    """By seat."""
    return [[Step(word, seat, source) for word in words] for seat in range(SEATS)]


def for_seats(word: Word, source: int) -> list[Step]:
    return [Step(word, seat, source) for seat in range(SEATS)]


def plays(card: Intrigue) -> list[Shared]:
    """By mode."""
    return [(Verb.PLAY, card.number, mode) for mode in range(len(card.modes))]


def buys(place: int, cards: int) -> list[Shared]:
    """By card, each from and to this place."""
    return [(Verb.ACQUIRE, card, place) for card in range(cards)]
