"""Hidden cards of another player as a seat knows them: what is certainly held, and the rest in one heap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.kinds import INTERPRETED
from kanly.engine.secrets import marks
from kanly.engine.secrets.certain import held_and_unseen

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.engine.player import Player

NOTHING: Final[list[int]] = []


def sorted_heap(cards: list[int]) -> list[int]:
    """Compiled, sorting a small pile by hand is quickest."""
    if INTERPRETED:
        return sorted(cards)
    heap: list[int] = []
    for card in cards:
        put_in(heap, card)
    return heap


def put_in(heap: list[int], card: i64) -> None:
    """Into its place in ascending order."""
    place: i64 = len(heap)
    while place > 0:
        below: i64 = heap[place - 1]
        if below <= card:
            break
        place -= 1
    heap.insert(place, card)


def hidden_of(him: Player, seat: int) -> tuple[list[int], list[int]]:
    """Held and unseen, both sorted. One set aside face down counts as held."""
    if him.deck:
        return held_and_unseen(him, seat)
    held = sorted_heap(him.hand)
    if him.hidden_aside:
        put_in(held, him.hidden_aside)
    return held, NOTHING


def is_any_seen(card_marks: list[int], seat: int) -> bool:
    known: i64 = 0
    for mark in card_marks:
        known |= mark
    return marks.is_known(known, seat)


def nothing_is_certain(him: Player, seat: int) -> bool:
    """Nobody has looked, and whatever may be in the hand may be in the deck: so it is in most positions."""
    if him.hidden_aside or not him.deck:
        return False
    earliest: i64 = marks.ERA
    latest: i64 = 0
    known: i64 = 0
    for mark in him.hand_marks:
        here: i64 = mark
        known |= here
        earliest = min(earliest, marks.drawn(here))
        latest = max(latest, marks.entered(here))
    for mark in him.deck_marks:
        there: i64 = mark
        known |= there
        latest = max(latest, marks.entered(there))
    if marks.is_known(known, seat):
        return False
    return latest <= earliest or more_fit_than_are_held(him)


def more_fit_than_are_held(him: Player) -> bool:
    """For the places of the hand that were filled by then, in every era: else what fits them is held."""
    for mark in him.hand_marks:
        era = marks.drawn(mark)
        fitting = older(him.hand_marks, era) + older(him.deck_marks, era)
        if fitting <= filled(him.hand_marks, era):
            return False
    return True


def older(card_marks: list[int], era: i64) -> i64:
    """How many entered in this era or before."""
    count: i64 = 0
    for mark in card_marks:
        here: i64 = mark
        if marks.entered(here) <= era:
            count += 1
    return count


def filled(hand_marks: list[int], era: i64) -> i64:
    """How many places were filled in this era or before."""
    count: i64 = 0
    for mark in hand_marks:
        here: i64 = mark
        if marks.drawn(here) <= era:
            count += 1
    return count
