"""Every card of the box counted wherever it is, and the knowledge marks beside the hidden ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.secrets import aside, marks
from kanly.engine.secrets import intrigues as hidden_intrigue
from kanly.engine.vocabulary import EVERY_SEAT, NOBODY, Kind
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.intrigue import DISCARD_PLAYED

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.printed import Card, Hagal, Thing
    from kanly.engine.state import State

SOLO: Final = 1  # mark on a House Hagal card
TWO_PLAYERS: Final = 2
GIVEN_UP: Final = "dune_the_desert_planet"  # one of them, in Epic mode, for another starting card


def faults(g: State) -> list[str]:
    found: list[str] = []
    count = counted(g)
    check_copies(g, count, found)
    check_market(g, found)
    for player in g.players:
        check_marks(player, found)
        if player.kind != Kind.HUMAN:
            check_cards_of_rival(player, found)
    if len(g.intrigue_deck) != len(g.intrigue_deck_marks):
        found.append("the Intrigue deck and its marks differ in length")
    elif not found:
        check_intrigue_eras(g, found)
        check_no_late_intrigue(g, found)
    return found


def check_copies(g: State, count: list[int], found: list[str]) -> None:
    for thing in g.catalog.things:
        due = copies_due(g, thing)
        if count[thing.number] != due and thing.number:
            found.append(f"there are {count[thing.number]} of {thing.key}, not {due}")


def counted(g: State) -> list[int]:
    """By number, in all zones."""
    count = [0] * len(g.catalog.things)
    for player in g.players:
        for zone in zones_of(player):
            add(count, zone)
        count[player.hidden_aside] += 1
    for zone in (g.imperium_deck, g.row, g.trashed, g.intrigue_deck, g.intrigue_discard):
        add(count, zone)
    for zone in (g.conflict_deck, g.conflicts_left_out, g.conflicts_fought):
        add(count, zone)
    for zone in (*g.stacks, g.tiles_trashed, g.hagal_deck, g.hagal_discard):
        add(count, zone)
    for i in range(len(g.reserve)):
        count[g.catalog.reserve[i]] += g.reserve[i]
    if g.conflict and g.conflict not in g.conflicts_fought:
        count[g.conflict] += 1
    count_played_intrigues(g, count)
    return count


def check_market(g: State, found: list[str]) -> None:
    """Imperium cards alone come to the Row, and Reserve cards go back to their stacks."""
    for card in (*g.imperium_deck, *g.row):
        printed = g.catalog.cards[card]
        if printed.kind != "imperium":
            kind = "Reserve" if printed.reserve >= 0 else "starting"
            found.append(f"{printed.key} is a {kind} card, not one of the Row")
    for card in g.trashed:
        if g.catalog.cards[card].reserve >= 0:
            found.append(f"{g.catalog.cards[card].key} goes back to its stack when it is trashed")


def zones_of(me: Player) -> list[list[int]]:
    return [me.hand, me.deck, me.discard, me.in_play, me.aside, me.intrigues, me.tiles]


def add(count: list[int], zone: list[int]) -> None:
    for card in zone:
        count[card] += 1


def count_played_intrigues(g: State, count: list[int]) -> None:
    """Neither held nor discarded: being played, or face up until their moment."""
    for step in g.stack:
        if step.word is DISCARD_PLAYED or isinstance(step.word, Lasting):
            count[step.source] += 1
    for step in g.lasting:
        if isinstance(step.word, Lasting):
            count[step.source] += 1


def copies_due(g: State, thing: Thing) -> int:
    if not g.rules.includes(thing):
        return 0
    number = thing.number
    if g.catalog.conflicts[number].number or g.catalog.tiles[number].number:
        return 1
    if g.catalog.cards[number].number:
        return cards_due(g, g.catalog.cards[number])
    if g.catalog.hagal[number].number:
        return hagal_due(g, g.catalog.hagal[number])
    return g.catalog.intrigues[number].copies if g.catalog.intrigues[number].number else 0


def cards_due(g: State, card: Card) -> int:
    """Every human has a starting deck."""
    if card.kind not in ("starter", "epic_starter"):
        return card.copies
    copies = card.copies
    if card.kind == "epic_starter" and not g.rules.epic:
        copies = 0
    elif card.key == GIVEN_UP and g.rules.epic:
        copies -= 1
    return copies * g.rules.seats


def hagal_due(g: State, card: Hagal) -> int:
    """The deck without the cards of the other kind of game, and of spaces that are covered."""
    other = TWO_PLAYERS if g.rules.solo else SOLO
    if not g.rules.has_rivals or card.mark == other or (g.rules.ix and card.covered):
        return 0
    return card.copies


def check_cards_of_rival(me: Player, found: list[str]) -> None:
    """Rivals have Intrigue cards and tiles, House Hagal not even those."""
    if me.hand or me.deck or me.discard or me.in_play or me.aside or me.hidden_aside:
        found.append(f"seat {me.seat} is a Rival and owns cards")
    if me.kind == Kind.HOUSE_HAGAL and (me.intrigues or me.tiles):
        found.append("House Hagal owns Intrigue cards or tiles")


def check_marks(me: Player, found: list[str]) -> None:
    """Each hidden card has a mark, and the cards in hand can have been drawn when their places say."""
    who = f"seat {me.seat}"
    if len(me.hand) != len(me.hand_marks) or len(me.deck) != len(me.deck_marks):
        found.append(f"{who} has cards without marks, or marks without cards")
    elif len(me.intrigues) != len(me.intrigue_marks):
        found.append(f"{who} has Intrigue cards without marks, or marks without cards")
    else:
        check_hand_eras(me, found)
        check_late(me, found)
        check_seen(me, found)


def check_seen(me: Player, found: list[str]) -> None:
    """All have seen a card of the hand, or nobody else; nor does anybody look into the deck of another."""
    for mark in [*me.hand_marks, me.aside_mark]:
        if marks.seen(mark) not in (0, EVERY_SEAT):
            found.append(f"only some have seen a card that seat {me.seat} holds")
            return
    for mark in me.deck_marks:
        if marks.seen(mark) not in (0, 1 << me.seat, EVERY_SEAT):
            found.append(f"only some have seen a card in the deck of seat {me.seat}")
            return


def check_late(me: Player, found: list[str]) -> None:
    """Cards are late only beside a card set aside, and that one is not."""
    is_late = me.aside_mark != 0
    for mark in [*me.hand_marks, *me.deck_marks]:
        is_late = is_late or marks.is_late(mark)
    if is_late and not me.hidden_aside:
        found.append(f"seat {me.seat} has cards that joined a hand after a card was set aside, but none was")
    elif me.hidden_aside and not aside.may_be(me):
        found.append(f"seat {me.seat} cannot have set that card aside")


def check_hand_eras(me: Player, found: list[str]) -> None:
    """A card set aside face down counts as held."""
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
            found.append(f"seat {me.seat} holds cards that it cannot have drawn")
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


def all_intrigue_marks(g: State) -> list[int]:
    found = g.intrigue_deck_marks.copy()
    for player in g.players:
        found += player.intrigue_marks
    return found


def check_no_late_intrigue(g: State, found: list[str]) -> None:
    for mark in all_intrigue_marks(g):
        if marks.is_late(mark):
            found.append("Intrigue cards are marked as if one of them had been set aside")
            return


def check_intrigue_eras(g: State, found: list[str]) -> None:
    """For everybody who knows of some, and for an onlooker, all places together leave room for all cards."""
    knowing = 0
    for mark in all_intrigue_marks(g):
        knowing |= marks.seen(mark)
    for seat in range(NOBODY, len(g.players)):
        if seat == NOBODY or (knowing >> seat & 1 and g.players[seat].kind == Kind.HUMAN):
            if not hidden_intrigue.can_be_dealt(g, seat):
                found.append("the Intrigue cards in hand cannot have been drawn")
                return
