"""Cards on the move: every change of a hidden zone goes through here, so that knowledge marks stay right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import chance, marks
from kanly.engine.frames import add_to_turn, open_frame
from kanly.engine.step import Step
from kanly.engine.vocabulary import EVERY_SEAT, ROW_SIZE, Zone

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


def draw(g: State, seat: int, cards: int) -> None:
    """One at a time; the discard pile becomes the deck only when a card is due and there is none."""
    me = g.players[seat]
    for _ in range(cards):
        if not me.deck:
            if not me.discard:
                return
            discard_becomes_deck(g, me)
        draw_top(g, me)


def draw_top(g: State, me: Player) -> None:
    card = me.deck.pop()
    mark = me.deck_marks.pop()
    g.reveals += 1
    if g.revealing and g.active == me.seat:
        reveal_card(g, me, card)
    else:
        me.hand.append(card)
        me.hand_marks.append(marks.with_drawn(mark, me.era))


def reveal_card(g: State, me: Player, card: int) -> None:
    """Into play with its Reveal box joining the turn."""
    me.in_play.append(card)
    g.slots += 1
    for word in g.catalog.cards[card].reveal:
        add_to_turn(g, Step(word, me.seat, card, g.slots))


def discard_becomes_deck(g: State, me: Player) -> None:
    me.era += 1
    me.deck = me.discard
    me.discard = []
    chance.shuffle(g, me.deck)
    me.deck_marks = [marks.mark(0, me.era, 0)] * len(me.deck)


def shuffle_discard_into_deck(g: State, me: Player) -> None:
    me.era += 1
    fresh = marks.mark(0, me.era, 0)
    cards = [(card, marks.with_seen(m, 0)) for card, m in zip(me.deck, me.deck_marks, strict=True)]
    cards += [(card, fresh) for card in me.discard]
    cards.sort()
    me.discard = []
    order = list(range(len(cards)))
    chance.shuffle(g, order)
    me.deck = [cards[i][0] for i in order]
    me.deck_marks = [cards[i][1] for i in order]
    g.reveals += 1


def put_on_deck(me: Player, card: int) -> None:
    """Everybody sees it go there."""
    me.era += 1
    me.deck.append(card)
    me.deck_marks.append(marks.mark(EVERY_SEAT, me.era, 0))


def put_in_hand(me: Player, card: int) -> None:
    """From an open zone: everybody knows it is there."""
    me.hand.append(card)
    me.hand_marks.append(marks.mark(EVERY_SEAT, me.era, me.era))


def leave_hand(me: Player, card: int) -> None:
    """A copy that everybody has seen goes first; of the others nobody can tell which copy it was.

    So what is publicly known must not depend on it: the copy that entered its deck first counts as the one
    that left, and the oldest hand place that could have held it counts as emptied.
    """
    at = place_in(me.hand, me.hand_marks, card)
    if not marks.seen(me.hand_marks[at]):
        claim_oldest(me, at)
        free_oldest_place(me.hand_marks, at)
    del me.hand[at]
    del me.hand_marks[at]


def place_in(cards: list[int], card_marks: list[int], card: int) -> int:
    found = -1
    for i in range(len(cards)):
        if cards[i] == card:
            if marks.seen(card_marks[i]):
                return i
            if found < 0:
                found = i
    return found


def claim_oldest(me: Player, at: int) -> None:
    """Swap eras with the copy, in hand or deck, that entered earliest."""
    card = me.hand[at]
    mine = marks.entered(me.hand_marks[at])
    for cards, card_marks in ((me.hand, me.hand_marks), (me.deck, me.deck_marks)):
        for i in range(len(cards)):
            other = card_marks[i]
            if cards[i] == card and not marks.seen(other) and marks.entered(other) < mine:
                card_marks[i] = marks.with_entered(other, mine)
                mine = marks.entered(other)
    me.hand_marks[at] = marks.with_entered(me.hand_marks[at], mine)


def free_oldest_place(hand_marks: list[int], at: int) -> None:
    """Swap hand places with the earliest one that this card could have filled."""
    era = marks.entered(hand_marks[at])
    best = -1
    for i in range(len(hand_marks)):
        place = marks.drawn(hand_marks[i])
        if marks.seen(hand_marks[i]) == 0 and place >= era:
            if best < 0 or place < marks.drawn(hand_marks[best]):
                best = i
    if best >= 0 and best != at:
        kept = marks.drawn(hand_marks[best])
        hand_marks[best] = marks.with_drawn(hand_marks[best], marks.drawn(hand_marks[at]))
        hand_marks[at] = marks.with_drawn(hand_marks[at], kept)


def discard_from_hand(g: State, seat: int, card: int) -> None:
    me = g.players[seat]
    leave_hand(me, card)
    me.discard.append(card)


def trash(g: State, seat: int, card: int, zone: int) -> None:
    """Out of the game; Reserve cards go back to their stack, and some cards pay their owner."""
    me = g.players[seat]
    if zone == Zone.HAND:
        leave_hand(me, card)
    elif zone == Zone.DISCARD:
        me.discard.remove(card)
    elif zone == Zone.IN_PLAY:
        me.in_play.remove(card)
    else:
        me.deck.pop()
        me.deck_marks.pop()
    leave_game(g, card)
    gains = g.catalog.cards[card].trashed
    if gains:
        open_frame(g, gains, Step(gains[0], seat, card))


def leave_game(g: State, card: int) -> None:
    stack = g.catalog.cards[card].reserve
    if stack >= 0:
        g.reserve[stack] += 1
    else:
        g.trashed.append(card)


def take_from_row(g: State, card: int) -> None:
    """The Row is refilled at once."""
    at = g.row.index(card)
    if g.imperium_deck:
        g.row[at] = g.imperium_deck.pop()
        g.reveals += 1
    else:
        del g.row[at]


def lay_out_row(g: State) -> None:
    while len(g.row) < ROW_SIZE and g.imperium_deck:
        g.row.append(g.imperium_deck.pop())


def draw_intrigue(g: State, seat: int, cards: int) -> None:
    for _ in range(cards):
        if not g.intrigue_deck and not rebuild_intrigue_deck(g):
            return
        me = g.players[seat]
        mark = g.intrigue_deck_marks.pop()
        me.intrigues.append(g.intrigue_deck.pop())
        me.intrigue_marks.append(marks.with_drawn(mark, g.intrigue_era))
        g.reveals += 1


def rebuild_intrigue_deck(g: State) -> bool:
    if not g.intrigue_discard:
        return False
    g.intrigue_era += 1
    g.intrigue_deck = g.intrigue_discard
    g.intrigue_discard = []
    chance.shuffle(g, g.intrigue_deck)
    g.intrigue_deck_marks = [marks.mark(0, g.intrigue_era, 0)] * len(g.intrigue_deck)
    return True


def leave_intrigues(g: State, seat: int, card: int) -> None:
    """Played: the copy with a mark goes first, and the era rules of `leave_hand` hold for all hands."""
    me = g.players[seat]
    at = place_in(me.intrigues, me.intrigue_marks, card)
    if not marks.seen(me.intrigue_marks[at]):
        claim_oldest_intrigue(g, me, at)
        free_oldest_place(me.intrigue_marks, at)
    del me.intrigues[at]
    del me.intrigue_marks[at]


def claim_oldest_intrigue(g: State, me: Player, at: int) -> None:
    card = me.intrigues[at]
    mine = marks.entered(me.intrigue_marks[at])
    for player in g.players:
        mine = swap_older(player.intrigues, player.intrigue_marks, card, mine)
    mine = swap_older(g.intrigue_deck, g.intrigue_deck_marks, card, mine)
    me.intrigue_marks[at] = marks.with_entered(me.intrigue_marks[at], mine)


def swap_older(cards: list[int], card_marks: list[int], card: int, mine: int) -> int:
    """Leave the younger era with the other copy; the older one is returned."""
    for i in range(len(cards)):
        other = card_marks[i]
        if cards[i] == card and not marks.seen(other) and marks.entered(other) < mine:
            card_marks[i] = marks.with_entered(other, mine)
            mine = marks.entered(other)
    return mine


def steal_intrigue(g: State, thief: int, victim: int) -> None:
    """At random; only the two of them know the card, and what others had seen there grows doubtful."""
    him = g.players[victim]
    at = chance.pick(g, len(him.intrigues))
    latest = 0
    for i in range(len(him.intrigue_marks)):
        him.intrigue_marks[i] = marks.with_seen(him.intrigue_marks[i], 0)
        latest = max(latest, marks.drawn(him.intrigue_marks[i]))
    card = him.intrigues.pop(at)
    mark = him.intrigue_marks.pop(at)
    me = g.players[thief]
    me.intrigues.append(card)
    me.intrigue_marks.append(marks.with_drawn(marks.with_seen(mark, 1 << thief | 1 << victim), latest))
    g.reveals += 1
