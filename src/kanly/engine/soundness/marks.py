"""Whether the knowledge marks fit the hidden cards: each has one, and it can have come about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.secrets import aside, intrigues, marks
from kanly.engine.soundness import Fault, of
from kanly.engine.vocabulary import EVERY_SEAT, NOBODY, Kind

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


def faults(g: State) -> list[Fault]:
    found: list[Fault] = []
    for player in g.players:
        check_lists(g, player, found)
    limit = g.intrigue_era + 1  # of a place that was filled from a hand: an era and one more
    check_list("intrigue_deck_marks", g.intrigue_deck, g.intrigue_deck_marks, g.intrigue_era, limit, found)
    if found:
        return found
    for player in g.players:
        check_hand_eras(player, found)
        check_late(player, found)
        check_seen(player, found)
    check_no_late_intrigue(g, found)
    check_intrigue_eras(g, found)
    return found


def check_lists(g: State, me: Player, found: list[Fault]) -> None:
    check_list(of(me, "hand_marks"), me.hand, me.hand_marks, me.era, me.era, found)
    check_list(of(me, "deck_marks"), me.deck, me.deck_marks, me.era, me.era, found)
    check_mark(of(me, "aside_mark"), me.aside_mark, me.era, me.era, found)
    field, era = of(me, "intrigue_marks"), g.intrigue_era
    check_list(field, me.intrigues, me.intrigue_marks, era, era, found)


def check_list(
    field: str, cards: list[int], card_marks: list[int], era: int, limit: int, found: list[Fault]
) -> None:
    if len(cards) != len(card_marks):
        found.append((field, "there must be one for each card"))
    for mark in card_marks:
        check_mark(field, mark, era, limit, found)


def check_mark(field: str, mark: int, era: int, limit: int, found: list[Fault]) -> None:
    if marks.seen(mark) > EVERY_SEAT or marks.entered(mark) > era or marks.drawn(mark) > limit:
        found.append((field, "a mark speaks of what has not happened"))


# --- of one's own cards


def check_hand_eras(me: Player, found: list[Fault]) -> None:
    """The cards in hand can have been drawn when their places say; one set aside face down counts as held."""
    drawn: list[int] = []
    held: list[int] = []
    hand, hand_marks = held_cards(me)
    for i in range(len(hand)):
        if not marks.is_common(hand_marks[i]):
            drawn.append(marks.drawn(hand_marks[i]))
            held.append(hand[i])
    drawn.sort()
    entered = oldest_eras(me, held)
    for i in range(len(drawn)):
        if entered[i] > drawn[i]:
            found.append((of(me, "hand_marks"), f"seat {me.seat} holds cards that it cannot have drawn"))
            return


def held_cards(me: Player) -> tuple[list[int], list[int]]:
    if not me.hidden_aside:
        return me.hand, me.hand_marks
    return [*me.hand, me.hidden_aside], [*me.hand_marks, me.aside_mark]


def oldest_eras(me: Player, held: list[int]) -> list[int]:
    """Of as many copies of each held card, wherever their marks lie now; sorted."""
    copies: dict[int, list[int]] = {}
    for cards, card_marks in (held_cards(me), (me.deck, me.deck_marks)):
        for i in range(len(cards)):
            if cards[i] in held and not marks.is_common(card_marks[i]):
                copies.setdefault(cards[i], []).append(marks.entered(card_marks[i]))
    entered: list[int] = []
    for card, eras in copies.items():
        eras.sort()
        entered += eras[: held.count(card)]
    entered.sort()
    return entered


def check_late(me: Player, found: list[Fault]) -> None:
    """Cards are late only beside a card set aside, and that one is not."""
    is_late = me.aside_mark != 0
    for mark in [*me.hand_marks, *me.deck_marks]:
        is_late = is_late or marks.is_late(mark)
    if is_late and not me.hidden_aside:
        told = f"seat {me.seat} has cards that joined a hand after a card was set aside, but none was"
        found.append((of(me, "hidden_aside"), told))
    elif me.hidden_aside and not aside.may_be(me):
        found.append((of(me, "hidden_aside"), f"seat {me.seat} cannot have set that card aside"))


def check_seen(me: Player, found: list[Fault]) -> None:
    """All have seen a card of the hand, or nobody else; nor does anybody look into the deck of another."""
    for mark in [*me.hand_marks, me.aside_mark]:
        if marks.seen(mark) not in (0, EVERY_SEAT):
            found.append((of(me, "hand_marks"), f"only some have seen a card that seat {me.seat} holds"))
            return
    for mark in me.deck_marks:
        if marks.seen(mark) not in (0, 1 << me.seat, EVERY_SEAT):
            told = f"only some have seen a card in the deck of seat {me.seat}"
            found.append((of(me, "deck_marks"), told))
            return


# --- of Intrigue cards


def all_intrigue_marks(g: State) -> list[int]:
    found = g.intrigue_deck_marks.copy()
    for player in g.players:
        found += player.intrigue_marks
    return found


def check_no_late_intrigue(g: State, found: list[Fault]) -> None:
    for mark in all_intrigue_marks(g):
        if marks.is_late(mark):
            told = "Intrigue cards are marked as if one of them had been set aside"
            found.append(("intrigue_deck_marks", told))
            return


def check_intrigue_eras(g: State, found: list[Fault]) -> None:
    """For everybody who knows of some, and for an onlooker, all places together leave room for all cards."""
    knowing = 0
    for mark in all_intrigue_marks(g):
        knowing |= marks.seen(mark)
    for seat in range(NOBODY, len(g.players)):
        if seat == NOBODY or (knowing >> seat & 1 and g.players[seat].kind == Kind.HUMAN):
            if not intrigues.can_be_dealt(g, seat):
                found.append(("intrigue_deck_marks", "the Intrigue cards in hand cannot have been drawn"))
                return
