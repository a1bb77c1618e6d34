"""Cards on the move: every change of a hidden zone goes through here, so that knowledge marks stay right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import chance, events
from kanly.engine.events import Deck, Happening, Place
from kanly.engine.machine.frames import add_to_turn, open_frame, open_mixed_frame
from kanly.engine.secrets import aside, eras, marks
from kanly.engine.step import Step
from kanly.engine.vocabulary import EVERY_SEAT, NOBODY, ROW_SIZE, Zone

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State
    from kanly.engine.words.word import Word


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
    g.reveals += 1
    if g.watched:
        is_shown = g.revealing and g.active == me.seat
        knowing = EVERY_SEAT if is_shown else marks.seen(marks.common(me.deck_marks[-1])) | 1 << me.seat
        events.card(g, me.seat, me.deck[-1], Place.DECK, Place.IN_PLAY if is_shown else Place.HAND, knowing)
    if g.revealing and g.active == me.seat:
        reveal_card(g, me, leave_deck(me))
        return
    if me.hidden_aside:
        aside.before_draw(me)
    me.hand.append(me.deck.pop())
    mark = marks.in_hand(me.deck_marks.pop(), me.era)
    if me.hidden_aside and marks.is_common(mark):
        mark = marks.with_late(mark, True)
    me.hand_marks.append(mark)


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
    if g.watched:
        events.tell(g, Happening.SHUFFLED, me.seat, Deck.OWN, len(me.deck))


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
    if g.watched:
        events.tell(g, Happening.SHUFFLED, me.seat, Deck.OWN, len(me.deck))


def put_on_deck(me: Player, card: int) -> None:
    """Everybody sees it go there."""
    me.era += 1
    me.deck.append(card)
    me.deck_marks.append(marks.mark(EVERY_SEAT, me.era, 0))


def put_in_hand(me: Player, card: int) -> None:
    """From an open zone: everybody knows it is there."""
    me.hand.append(card)
    mark = marks.mark(EVERY_SEAT, me.era, me.era)
    me.hand_marks.append(marks.with_late(mark, me.hidden_aside > 0))


def show_hand(me: Player) -> list[int]:
    """All of it comes into the open; from then on any card of the deck may be drawn, whenever it entered."""
    hand = me.hand
    me.hand = []
    me.hand_marks = []
    me.deck_marks = [marks.mark(marks.seen(m), 0, 0) for m in me.deck_marks]
    return hand


def leave_hand(me: Player, card: int) -> None:
    """A copy known to all goes first; of the others nobody can tell which copy it was.

    So what is publicly known must not depend on it: the copy that entered its deck first counts as the one
    that left, and the oldest hand place that could have held it counts as emptied.
    """
    at = eras.place_in(me.hand, me.hand_marks, card)
    has_aside = pick_up_aside(me)
    known = eras.place_in(me.hand, me.hand_marks, card) if has_aside else at
    eras.make_typical(me.hand, me.hand_marks, me.deck, me.deck_marks, at, known)
    del me.hand[at]
    mark = me.hand_marks.pop(at)
    if has_aside:
        if not marks.is_late(mark):
            aside.pass_on(me, card)
        lay_aside(me, len(me.hand) - 1)


def leave_deck(me: Player) -> int:
    """The top card, into the open: the copy that entered last counts as gone, as an older one may be held."""
    card = me.deck.pop()
    mark = me.deck_marks.pop()
    if not marks.is_common(mark):
        origin = eras.trade_for_younger(me.hand, me.hand_marks, card, marks.origin(mark))
        eras.trade_for_younger(me.deck, me.deck_marks, card, origin)
    return card


def set_aside(me: Player, card: int) -> None:
    """Face down: to everybody else it is any of the cards held until now."""
    lay_aside(me, eras.place_in(me.hand, me.hand_marks, card))


def lay_aside(me: Player, at: int) -> None:
    me.hidden_aside = me.hand.pop(at)
    me.aside_mark = me.hand_marks.pop(at)


def pick_up_aside(me: Player) -> bool:
    """Unseen, to the end of the hand; False: no card lies aside."""
    if not me.hidden_aside:
        return False
    me.hand.append(me.hidden_aside)
    me.hand_marks.append(me.aside_mark)
    me.hidden_aside = 0
    me.aside_mark = 0
    return True


def take_back_aside(me: Player) -> int:
    """Everybody sees which card it was. A copy that joined the hand later stays there."""
    pick_up_aside(me)
    at = len(me.hand) - 1
    known = eras.place_in(me.hand, me.hand_marks, me.hand[at])
    if marks.is_late(me.hand_marks[known]):
        eras.make_oldest(me.hand, me.hand_marks, me.deck, me.deck_marks, at)
    else:
        eras.make_typical(me.hand, me.hand_marks, me.deck, me.deck_marks, at, known)
    card = me.hand.pop()
    me.hand_marks.pop()
    aside.forget(me)
    put_in_hand(me, card)
    return card


def discard_from_hand(g: State, seat: int, cards: list[int]) -> None:
    """Unload boxes of discarded cards work at once, in the order their owner likes."""
    me = g.players[seat]
    unloaded: list[tuple[Word, int]] = []
    for card in cards:
        leave_hand(me, card)
        me.discard.append(card)
        if g.watched:
            events.card(g, seat, card, Place.HAND, Place.DISCARD)
        if g.catalog.cards[card].unload:
            unloaded += [(word, card) for word in g.catalog.cards[card].reveal]
    open_mixed_frame(g, unloaded, seat)


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
        leave_deck(me)
    leave_game(g, card, seat, zone)
    printed = g.catalog.cards[card]
    gains = printed.trashed + (printed.reveal if printed.unload else ())
    if gains:
        open_frame(g, gains, Step(gains[0], seat, card))


def leave_game(g: State, card: int, seat: int, place: int) -> None:
    stack = g.catalog.cards[card].reserve
    if stack >= 0:
        g.reserve[stack] += 1
    else:
        g.trashed.append(card)
    if g.watched:
        events.card(g, seat, card, place, Place.RESERVE if stack >= 0 else Place.TRASHED)


def is_gone(g: State, card: int) -> bool:
    """None is left in the Reserve."""
    return g.reserve[g.catalog.cards[card].reserve] == 0


def take_from_row(g: State, card: int, seat: int, to: int) -> None:
    """The Row is refilled at once."""
    at = g.row.index(card)
    if g.watched:
        events.card(g, seat, card, Place.ROW, to, EVERY_SEAT, at)
    if g.imperium_deck:
        g.row[at] = g.imperium_deck.pop()
        g.reveals += 1
        if g.watched:
            events.card(g, NOBODY, g.row[at], Place.IMPERIUM_DECK, Place.ROW, EVERY_SEAT, at)
    else:
        del g.row[at]


def lay_out_row(g: State) -> None:
    while len(g.row) < ROW_SIZE and g.imperium_deck:
        g.row.append(g.imperium_deck.pop())


def draw_intrigue(g: State, seat: int, cards: int) -> None:
    """Whoever knew where a card lay in the deck knows now who holds it."""
    for _ in range(cards):
        if not g.intrigue_deck and not rebuild_intrigue_deck(g):
            return
        me = g.players[seat]
        mark = g.intrigue_deck_marks.pop()
        if g.watched:
            knowing = marks.seen(mark) | 1 << seat
            events.intrigue(g, seat, g.intrigue_deck[-1], Place.INTRIGUE_DECK, Place.INTRIGUES, knowing)
        me.intrigues.append(g.intrigue_deck.pop())
        me.intrigue_marks.append(marks.with_drawn(mark, marks.latest(mark, g.intrigue_era)))
        g.reveals += 1


def swap_top_intrigues(g: State) -> None:
    g.intrigue_deck[-2:] = g.intrigue_deck[-1:-3:-1]
    g.intrigue_deck_marks[-2:] = g.intrigue_deck_marks[-1:-3:-1]


def look_at_intrigues(g: State, seat: int, cards: int) -> None:
    """The topmost of the deck, unseen by the others."""
    deck_marks = g.intrigue_deck_marks
    for i in range(max(0, len(deck_marks) - cards), len(deck_marks)):
        deck_marks[i] = marks.with_seen(deck_marks[i], marks.seen(deck_marks[i]) | 1 << seat)
    g.reveals += 1


def rebuild_intrigue_deck(g: State) -> bool:
    if not g.intrigue_discard:
        return False
    g.intrigue_era += 1
    g.intrigue_deck = g.intrigue_discard
    g.intrigue_discard = []
    chance.shuffle(g, g.intrigue_deck)
    g.intrigue_deck_marks = [marks.mark(0, g.intrigue_era, 0)] * len(g.intrigue_deck)
    if g.watched:
        events.tell(g, Happening.SHUFFLED, NOBODY, Deck.INTRIGUE, len(g.intrigue_deck))
    return True


def leave_intrigues(g: State, seat: int, card: int) -> None:
    """Played. Several hands may hold copies, and some seats know of some, so what is publicly known errs
    towards too little: the youngest copy counts as gone, from the oldest place that any copy could fill."""
    me = g.players[seat]
    at = me.intrigues.index(card)
    oldest = marks.entered(me.intrigue_marks[at])
    origin = marks.origin(me.intrigue_marks[at])
    for player in g.players:
        oldest = eras.oldest(player.intrigues, player.intrigue_marks, card, oldest)
        origin = eras.trade_for_younger(player.intrigues, player.intrigue_marks, card, origin)
    oldest = eras.oldest(g.intrigue_deck, g.intrigue_deck_marks, card, oldest)
    eras.trade_for_younger(g.intrigue_deck, g.intrigue_deck_marks, card, origin)
    eras.empty_oldest_place(me.intrigue_marks, at, oldest)
    eras.forget_one(me.intrigues, me.intrigue_marks, at)
    del me.intrigues[at]
    del me.intrigue_marks[at]


def steal_intrigue(g: State, thief: int, victim: int) -> None:
    """At random; only the two of them know the card."""
    him = g.players[victim]
    at = chance.pick(g, len(him.intrigues))
    mark = eras.leave_unseen(him.intrigues, him.intrigue_marks, at, 1 << thief)
    me = g.players[thief]
    if g.watched:
        both = 1 << thief | 1 << victim
        events.intrigue(g, thief, him.intrigues[at], Place.INTRIGUES, Place.INTRIGUES, both, victim)
    me.intrigues.append(him.intrigues.pop(at))
    me.intrigue_marks.append(marks.with_seen(mark, 1 << thief | 1 << victim))
    g.reveals += 1


def bury_intrigue(g: State, seat: int, card: int) -> None:
    """Under the Intrigue deck, face down: only its owner knows the card there."""
    me = g.players[seat]
    at = me.intrigues.index(card)
    if g.watched:
        events.intrigue(g, seat, card, Place.INTRIGUES, Place.UNDER_INTRIGUE_DECK, 1 << seat)
    mark = eras.leave_unseen(me.intrigues, me.intrigue_marks, at, 0)
    g.intrigue_deck.insert(0, me.intrigues.pop(at))
    limited = marks.with_limit(mark, marks.drawn(mark))
    g.intrigue_deck_marks.insert(0, marks.with_seen(limited, 1 << seat))
