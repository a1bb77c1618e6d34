"""Hand and deck of one player in a sampled world: what stays as it is, and the pool that is dealt anew.

A hand place filled in era d may hold any card that entered its deck in era d or earlier. Places are dealt in
the order of d, the rest of the deck last: then the number of cards to choose from never depends on those
dealt before, and all deals are equally likely. What opponents chose to play or to keep is not weighed.
A card set aside face down is any of those held that are not late, each equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.play import zones
from kanly.engine.secrets import marks
from kanly.engine.secrets.pool import card_of, deal_from, origin_of, pooled

if TYPE_CHECKING:
    from kanly.engine.chance import Stream
    from kanly.engine.player import Player


class Piles:
    def __init__(self) -> None:
        self.has_aside = False
        self.drawn: list[int] = []  # by place of the hand that is dealt: the era in which it was filled
        self.places: list[int] = []  # of the deck, that are dealt
        self.pool: list[int] = []  # the cards for all of them, sorted


def own_piles(me: Player, sees_top: bool) -> Piles:
    """Only the order of the own deck is unknown, but for cards seen there."""
    piles = Piles()
    take_deck(piles, me, len(me.deck) - 1 if sees_top else len(me.deck), me.seat)
    piles.pool.sort()
    return piles


def piles_of(him: Player, seat: int) -> Piles:
    """Those of another player as the seat knows them. The hand keeps what the seat knows of it."""
    piles = Piles()
    piles.has_aside = zones.pick_up_aside(him)
    take_hand(piles, him, seat)
    take_deck(piles, him, len(him.deck), seat)
    piles.drawn.sort()
    piles.pool.sort()
    return piles


def take_hand(piles: Piles, him: Player, seat: int) -> None:
    known: list[tuple[int, int]] = []
    for i in range(len(him.hand)):
        mark = him.hand_marks[i]
        if marks.is_known(mark, seat):
            known.append((him.hand[i], mark))
        else:
            piles.pool.append(pooled(him.hand[i], mark))
            piles.drawn.append(marks.drawn(mark))
    known.sort()
    him.hand = [card for card, _ in known]
    him.hand_marks = [mark for _, mark in known]


def take_deck(piles: Piles, him: Player, end: int, seat: int) -> None:
    """What lies below the place `end`."""
    for i in range(end):
        mark = him.deck_marks[i]
        if not marks.is_known(mark, seat):
            piles.places.append(i)
            piles.pool.append(pooled(him.deck[i], mark))


# --- the deal


def deal(piles: Piles, me: Player, stream: Stream) -> None:
    rest = deal_hand(piles, me, stream)
    if piles.has_aside:
        known = len(me.hand) - len(piles.drawn)
        fitting = not_late(me)
        while not fitting:
            del me.hand[known:]
            del me.hand_marks[known:]
            rest = deal_hand(piles, me, stream)
            fitting = not_late(me)
        zones.lay_aside(me, fitting[stream.below(len(fitting))])
    lay_in_deck(me, piles.places, rest, stream)


def deal_hand(piles: Piles, me: Player, stream: Stream) -> list[int]:
    """What is left of the pool for the deck."""
    rest = piles.pool.copy()
    for era in piles.drawn:
        dealt = deal_from(rest, era, stream)
        me.hand.append(card_of(dealt))
        me.hand_marks.append(marks.with_origin(marks.mark(0, 0, era), origin_of(dealt)))
    return rest


def not_late(me: Player) -> list[int]:
    """Where in the hand the card set aside may be."""
    return [i for i in range(len(me.hand)) if not marks.is_late(me.hand_marks[i])]


def lay_in_deck(me: Player, places: list[int], pool: list[int], stream: Stream) -> None:
    """Who has looked at a place of the deck is public, whatever lies there."""
    stream.shuffle(pool)
    deck = me.deck
    deck_marks = me.deck_marks
    for i in range(len(places)):
        at = places[i]
        dealt = pool[i]
        deck[at] = card_of(dealt)
        if origin_of(dealt) != marks.origin(deck_marks[at]):
            deck_marks[at] = marks.with_origin(deck_marks[at], origin_of(dealt))
