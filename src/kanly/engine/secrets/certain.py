"""What a seat can be certain of: which hidden cards another player holds, and which lie where in a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.secrets import marks
from kanly.engine.secrets.pool import card_of, entered_of, pooled

if TYPE_CHECKING:
    from kanly.engine.player import Player


def held_and_unseen(him: Player, seat: int) -> tuple[list[int], list[int]]:
    """The cards that are certainly held; and the rest of those held, in one heap with the deck.

    One set aside face down counts as held: nobody else can tell which of them that is.
    """
    held: list[int] = []
    drawn: list[int] = []
    pool: list[int] = []
    for i in range(len(him.hand)):
        sort_out(him.hand[i], him.hand_marks[i], seat, held, drawn, pool)
    if him.hidden_aside:
        sort_out(him.hidden_aside, him.aside_mark, seat, held, drawn, pool)
    for i in range(len(him.deck)):
        if not marks.is_known(him.deck_marks[i], seat):
            pool.append(pooled(him.deck[i], him.deck_marks[i]))
    drawn.sort()
    pool.sort()
    certain = certainly_held(drawn, pool)
    held += [card_of(item) for item in pool[:certain]]
    held.sort()
    unseen = [card_of(item) for item in pool[certain:]]
    unseen.sort()
    return held, unseen


def sort_out(card: int, mark: int, seat: int, held: list[int], drawn: list[int], pool: list[int]) -> None:
    """A card that the seat has seen, or one of the pool, in a place that was filled in some era."""
    if marks.is_known(mark, seat):
        held.append(card)
    else:
        drawn.append(marks.drawn(mark))
        pool.append(pooled(card, mark))


def certainly_held(drawn: list[int], pool: list[int]) -> int:
    """How many cards at the front of the sorted pool must be held, because nothing else could be."""
    certain = 0
    fitting = 0
    for places in range(1, len(drawn) + 1):
        while fitting < len(pool) and entered_of(pool[fitting]) <= drawn[places - 1]:
            fitting += 1
        if fitting == places:
            certain = places
    return certain


def seen_cards(cards: list[int], card_marks: list[int], seat: int) -> list[int]:
    """Those that the seat has seen where they are, sorted."""
    found = [cards[i] for i in range(len(cards)) if marks.is_known(card_marks[i], seat)]
    found.sort()
    return found


def seen_depths(deck_marks: list[int], seat: int) -> list[int]:
    """How deep in a deck the cards lie that the seat has seen there, the topmost first."""
    found: list[int] = []
    top = len(deck_marks) - 1
    for depth in range(len(deck_marks)):
        if marks.is_known(deck_marks[top - depth], seat):
            found.append(depth)
    return found
