"""A turn: its beginning, its moves and its end. The same for a go in Combat and in the Endgame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import events
from kanly.engine.events import Happening, Mark, Place
from kanly.engine.machine import frames
from kanly.engine.machine.frames import Progress, close_frame
from kanly.engine.machine.menu import menu
from kanly.engine.machine.moments import listen
from kanly.engine.play import deployment, zones
from kanly.engine.play.purse import empty
from kanly.engine.rivals.turns import after_turn
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Moment, Resource, Window
from kanly.engine.words.gains import COUNCIL_PERSUASION
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.word import FrameKind

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


def start(g: State, seat: int) -> None:
    """Whatever lasted until this player's next turn, or counted for one turn, is over."""
    g.active = seat
    g.window = Window.TURN_OPEN
    g.window_seat = seat
    g.sent_card = 0
    g.sent_space = NOBODY
    g.on_combat_space = False
    g.slots = 0
    g.sworded = 0
    g.persuasion_gained = 0
    deployment.forget_counts(g)
    me = g.players[seat]
    me.voice = NOBODY
    if g.rules.ix:
        me.turns += 1
    if g.watched:
        events.caused_by(g, 0, seat)
        events.mark(g, seat, Mark.TURN_BEGAN, me.turns)
    if me.hidden_aside and me.turns == 2:
        take_back(g, me)
    frames.open_turn(g, seat)


def take_back(g: State, me: Player) -> None:
    """The card set aside at Round Start is shown and comes to hand."""
    me.taken_back = zones.take_back_aside(me)
    g.reveals += 1
    if g.watched:
        events.card(g, me.seat, me.taken_back, Place.HIDDEN_ASIDE, Place.HAND)
        events.mark(g, me.seat, Mark.TAKEN_BACK, me.taken_back)


def close_or_ask(g: State, frame: Step) -> int:
    """No word of the frame can happen now: close it without a question where that tells nobody anything."""
    kind = frame.frame
    if kind == FrameKind.TURN:
        if g.passing:
            end(g)
            return Progress.CLOSED
    elif kind == FrameKind.INNER:
        close_frame(g)
        return Progress.CLOSED
    elif kind == FrameKind.WON and not g.players[frame.owner].intrigues:
        close_window(g)
        return Progress.CLOSED
    elif kind == FrameKind.COMBAT and g.players[frame.owner].units() == 0:
        end_go(g, frame.owner)
        return Progress.CLOSED
    choices: list[Choice] = []
    menu(g, frame, choices)
    g.chooser = frame.owner
    g.choices = choices
    return Progress.ASKED


def close_window(g: State) -> None:
    close_frame(g)
    g.window = Window.NONE
    g.window_seat = NOBODY


def end_go(g: State, seat: int) -> None:
    """A go without a card is a pass; a card opens the round of passes anew."""
    close_window(g)
    g.passed = 0 if g.played_in_go else g.passed | 1 << seat
    g.next_seat = (seat + 1) % len(g.players)


def reveal(g: State) -> None:
    """The hand comes into play; every Reveal box and whatever else works now joins the turn."""
    seat = g.active
    me = g.players[seat]
    g.window = Window.TURN
    g.revealing = True
    me.revealed = True
    g.reveals += 1
    if g.watched:
        tell_reveal(g, me)
    zones.pick_up_aside(me)
    hand = zones.show_hand(me)
    if me.council:
        g.bag.append(Step(COUNCIL_PERSUASION, seat, 0))
    for space in g.catalog.revealing:
        if g.agents_of(seat, space.index):
            for word in space.on_reveal:
                g.bag.append(Step(word, seat, space.number))
    listen(g, seat, Moment.REVEAL)
    for card in hand:
        zones.reveal_card(g, me, card)


def tell_reveal(g: State, me: Player) -> None:
    events.mark(g, me.seat, Mark.REVEALED, 1)
    events.mark(g, NOBODY, Mark.REVEALING, 1)
    if me.hidden_aside:
        events.card(g, me.seat, me.hidden_aside, Place.HIDDEN_ASIDE, Place.IN_PLAY)
    for card in me.hand:
        events.card(g, me.seat, card, Place.HAND, Place.IN_PLAY)


def end(g: State) -> None:
    """What is left of the turn lapses; after a Reveal turn all cards in play are cleaned up."""
    close_window(g)
    seat = g.active
    if g.revealing:
        clean_up(g, seat)
    if g.rules.has_rivals:
        after_turn(g, seat)
    forget_lasting(g)
    g.next_seat = seat if g.another_turn else (seat + 1) % len(g.players)
    g.revealing = False
    g.another_turn = False
    g.passing = False
    g.added_icons = 0
    g.passes_enemies = False
    g.top_allowed = False
    g.active = NOBODY
    if g.watched:
        events.mark(g, seat, Mark.TURN_ENDED, 0)
    deployment.forget_counts(g)


def forget_lasting(g: State) -> None:
    """What lasts for one turn."""
    if not g.lasting:
        return
    for step in g.lasting.copy():
        if not isinstance(step.word, Lasting):
            g.lasting.remove(step)
            if g.watched:
                events.tell(g, Happening.LASTING, step.owner, step.source, -1)


def clean_up(g: State, seat: int) -> None:
    """Not a discard. A card set aside and not acquired leaves the game without a trace."""
    me = g.players[seat]
    if g.watched:
        for card in me.in_play:
            events.card(g, seat, card, Place.IN_PLAY, Place.DISCARD)
        for card in me.aside:
            events.card(g, seat, card, Place.ASIDE, Place.TRASHED)
    me.discard += me.in_play
    me.in_play = []
    empty(g, me, Resource.PERSUASION)
    g.trashed += me.aside
    me.aside = []
