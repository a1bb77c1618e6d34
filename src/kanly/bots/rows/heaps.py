"""Hidden cards of another player as a seat knows them: what is certainly held, and the rest in one heap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.secrets import marks
from kanly.engine.secrets.certain import held_and_unseen

if TYPE_CHECKING:
    from kanly.engine.player import Player


def sorted_heap(cards: list[int]) -> list[int]:
    heap = cards.copy()
    heap.sort()
    return heap


def hidden_of(him: Player, seat: int) -> tuple[list[int], list[int]]:
    """Held and unseen, both sorted."""
    if nothing_is_certain(him, seat):
        return [], sorted_heap(him.hand + him.deck)
    return held_and_unseen(him, seat)


def nothing_is_certain(him: Player, seat: int) -> bool:
    """Nobody has looked, and every card of the deck may be in the hand: the rule for most positions."""
    if him.hidden_aside or not him.deck:
        return False
    earliest = marks.ERA
    for mark in him.hand_marks:
        if marks.is_known(mark, seat) or marks.is_late(mark):
            return False
        earliest = min(earliest, marks.drawn(mark))
    for mark in him.deck_marks:
        if marks.is_known(mark, seat):
            return False
        if marks.entered(mark) > earliest:
            return False
    for mark in him.hand_marks:
        if marks.entered(mark) > earliest:
            return False
    return True
