"""When a hidden card leaves: which copy of it counts as gone, and which place as emptied.

Nobody can tell copies apart, so the eras that stay behind must follow from what everybody sees, never from
which copy it really was. Marks of the hidden cards of one deck may trade eras freely: only their sum counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.secrets import marks

if TYPE_CHECKING:
    from mypy_extensions import i64


def place_in(cards: list[int], card_marks: list[int], card: i64) -> int:
    """Of the copy known to all, if there is one, and one that is not late rather than another."""
    found = -1
    best: i64 = -1
    for i in range(len(cards)):
        if cards[i] == card:
            openness = how_open(card_marks[i])
            if openness > best:
                found = i
                best = openness
    return found


def how_open(mark: i64) -> i64:
    if not marks.is_common(mark):
        return 0
    return 1 if marks.is_late(mark) else 2


def make_typical(
    hand: list[int], hand_marks: list[int], deck: list[int], deck_marks: list[int], at: int, known: int
) -> None:
    """Before the held card at `at` goes, into the open: let it be the copy that everybody takes it for, if
    there is one: that at `known`, which `place_in` found."""
    if marks.is_common(hand_marks[known]):
        mark = hand_marks[at]
        hand_marks[at] = hand_marks[known]
        hand_marks[known] = mark
    else:
        make_oldest(hand, hand_marks, deck, deck_marks, at)


def make_oldest(
    hand: list[int], hand_marks: list[int], deck: list[int], deck_marks: list[int], at: int
) -> None:
    """Let the held card at `at` be the first of its copies, in the first place that this one could fill."""
    card = hand[at]
    origin = marks.origin(hand_marks[at])
    if hand.count(card) > 1:
        origin = trade_for_older(hand, hand_marks, card, origin)
    if card in deck:
        origin = trade_for_older(deck, deck_marks, card, origin)
    hand_marks[at] = marks.with_origin(hand_marks[at], origin)
    empty_oldest_place(hand_marks, at, marks.entered_in(origin))


def oldest(cards: list[int], card_marks: list[int], card: i64, era: i64) -> i64:
    """The given era, or an older one in which a copy of the card entered."""
    for i in range(len(cards)):
        if cards[i] == card:
            other = marks.entered(card_marks[i])
            if other < era:
                era = other
    return era


def trade_for_older(cards: list[int], card_marks: list[int], card: i64, origin: i64) -> i64:
    """Leave the younger origin with another copy of the card; the older one is returned."""
    for i in range(len(cards)):
        if cards[i] == card and not marks.is_common(card_marks[i]):
            other = marks.origin(card_marks[i])
            if other < origin:
                card_marks[i] = marks.with_origin(card_marks[i], origin)
                origin = other
    return origin


def trade_for_younger(cards: list[int], card_marks: list[int], card: i64, origin: i64) -> i64:
    """Leave the older origin with another copy of the card; the younger one is returned."""
    for i in range(len(cards)):
        if cards[i] == card and not marks.is_common(card_marks[i]):
            other = marks.origin(card_marks[i])
            if other > origin:
                card_marks[i] = marks.with_origin(card_marks[i], origin)
                origin = other
    return origin


def empty_oldest_place(hand_marks: list[int], at: int, era: i64) -> None:
    """Before the card at `at` goes: its place is kept instead of the earliest one such a card could fill."""
    best = -1
    least = marks.drawn_from(era)
    limit: i64 = marks.LARGEST
    for i, mark in enumerate(hand_marks):
        if least <= mark < limit and not marks.is_common(mark):
            best = i
            limit = marks.drawn_from(marks.drawn(mark))
    if best >= 0 and best != at:
        hand_marks[best] = marks.with_drawn(hand_marks[best], marks.drawn(hand_marks[at]))


def forget_one(cards: list[int], card_marks: list[int], at: int) -> None:
    """Before the card at `at` is played: whoever knew of a copy here takes it to be that one."""
    knowing = ~marks.seen(card_marks[at])
    for i in range(len(cards)):
        if i != at and cards[i] == cards[at]:
            here = marks.seen(card_marks[i])
            card_marks[i] = marks.with_seen(card_marks[i], here & ~knowing)
            knowing &= ~here


def leave_unseen(cards: list[int], hand_marks: list[int], at: int, knowing: i64) -> i64:
    """The mark of a card that leaves face down, its place now as young as any of the hand; the oldest place
    counts as emptied. Only the seats `knowing` which card it was can be sure of all that is left."""
    forget_one(cards, hand_marks, at)
    forget_one_of_each(cards, hand_marks, at, knowing)
    latest: i64 = 0
    for mark in hand_marks:
        drawn = marks.drawn(mark)
        if drawn > latest:
            latest = drawn
    empty_oldest_place(hand_marks, at, 0)
    return marks.with_drawn(hand_marks.pop(at), latest)


def forget_one_of_each(cards: list[int], hand_marks: list[int], at: int, knowing: i64) -> None:
    """Whoever does not know that the card at `at` goes may miss one of every other kind; of two alike that
    were known, one is still there."""
    missed: dict[int, int] = {}
    for i in range(len(cards)):
        if cards[i] != cards[at]:
            seen = marks.seen(hand_marks[i])
            already = missed.get(cards[i], 0)
            missed[cards[i]] = already | seen
            hand_marks[i] = marks.with_seen(hand_marks[i], seen & (knowing | already))
