"""A card set aside face down: which cards it cannot be, as they can have joined the hand only later.

Copies of a card look alike, so whether one is late follows from what everybody sees, never from which it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.secrets import marks

if TYPE_CHECKING:
    from kanly.engine.player import Player


def latest_place(hand_marks: list[int]) -> int:
    """The last era in which a place of the hand was filled unseen; below all eras if there is none."""
    latest = -1
    for mark in hand_marks:
        if not marks.is_common(mark):
            latest = max(latest, marks.drawn(mark))
    return latest


def before_draw(me: Player) -> None:
    """What is too young for every place of the hand, the one set aside included, is late."""
    latest = latest_place([*me.hand_marks, me.aside_mark])
    me.hand_marks = [late_above(latest, mark) for mark in me.hand_marks]
    me.deck_marks = [late_above(latest, mark) for mark in me.deck_marks]
    me.aside_mark = late_above(latest, me.aside_mark)


def late_above(latest: int, mark: int) -> int:
    if marks.is_common(mark) or marks.entered(mark) <= latest:
        return mark
    return marks.with_late(mark, True)


def pass_on(me: Player, card: int) -> None:
    """A copy that is not late has left the hand, and the card set aside is among the others: it may be of the
    same kind, if another copy can be held."""
    known = [i for i in range(len(me.hand)) if me.hand[i] == card and marks.is_common(me.hand_marks[i])]
    for i in known:
        if not marks.is_late(me.hand_marks[i]):
            return
    if known:
        me.hand_marks[known[0]] = marks.with_late(me.hand_marks[known[0]], False)
    else:
        pass_on_unseen(me, card)


def pass_on_unseen(me: Player, card: int) -> None:
    """To the first of the copies."""
    latest = latest_place(me.hand_marks)
    in_hand = oldest_copy(me.hand, me.hand_marks, card)
    in_deck = oldest_copy(me.deck, me.deck_marks, card)
    if in_hand >= 0 and in_deck >= 0:
        if marks.origin(me.hand_marks[in_hand]) <= marks.origin(me.deck_marks[in_deck]):
            in_deck = -1
        else:
            in_hand = -1
    if in_hand >= 0 and marks.entered(me.hand_marks[in_hand]) <= latest:
        me.hand_marks[in_hand] = marks.with_late(me.hand_marks[in_hand], False)
    elif in_deck >= 0 and marks.entered(me.deck_marks[in_deck]) <= latest:
        me.deck_marks[in_deck] = marks.with_late(me.deck_marks[in_deck], False)


def may_be(me: Player) -> bool:
    """Whether the card set aside can be it, for all that everybody knows."""
    if marks.is_common(me.aside_mark):
        return not marks.is_late(me.aside_mark)
    for i in range(len(me.hand)):
        mark = me.hand_marks[i]
        if me.hand[i] == me.hidden_aside and marks.is_common(mark) and not marks.is_late(mark):
            return True
    cards = [me.hidden_aside, *me.hand, *me.deck]
    card_marks = [me.aside_mark, *me.hand_marks, *me.deck_marks]
    return not marks.is_late(card_marks[oldest_copy(cards, card_marks, me.hidden_aside)])


def oldest_copy(cards: list[int], card_marks: list[int], card: int) -> int:
    """Its place; below 0: there is none."""
    best = -1
    for i in range(len(cards)):
        if cards[i] == card and not marks.is_common(card_marks[i]):
            if best < 0 or marks.origin(card_marks[i]) < marks.origin(card_marks[best]):
                best = i
    return best


def forget(me: Player) -> None:
    """No card is set aside any more."""
    me.hand_marks = [marks.with_late(mark, False) for mark in me.hand_marks]
    me.deck_marks = [marks.with_late(mark, False) for mark in me.deck_marks]
