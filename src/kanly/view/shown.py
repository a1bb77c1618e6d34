"""What the others see while a player with secrets thinks: one rule for views, records, knowledge and undo.

Which effects wait, and so what has happened by now, may tell what Intrigue cards the thinking player holds.
The others therefore see the position in which that player began to think: at the start of the turn or go, or
when somebody else answered last. They see all of it when the turn or go is over, when somebody else is asked,
or when no secret is left. Every answer of their own is in what they see.
"""

from __future__ import annotations

from typing import NamedTuple

from kanly.engine.events import Event, Happening, Mark
from kanly.engine.play.standing import of_leader
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Choice, Question, Verb, Window
from kanly.engine.words.word import FrameKind
from kanly.record.log import Entry, Origin, Position, entries, recall_reasons
from kanly.record.record import begin, go_through

GOES = (Window.COMBAT, Window.ENDGAME)


class Shown(NamedTuple):
    state: State  # never changed
    last: Entry | None  # where the record that goes with it ends
    is_cut: bool = False  # in the middle of what a choice brought about


# --- the rule


def is_thinking(g: State) -> bool:
    """Whether somebody with secrets is asked in the middle of a turn, a go or the reward of a win."""
    seat = g.chooser
    if seat == NOBODY or g.window_seat != seat or is_beginning(g):
        return False
    me = g.players[seat]
    return len(me.intrigues) > 0 or may_hold_unload(g, me)


def is_beginning(g: State) -> bool:
    """Of a turn or a go: nothing has been done that could have made an effect wait, so none does."""
    if g.stack[-1].word.frame not in (FrameKind.TURN, FrameKind.COMBAT, FrameKind.ENDGAME):
        return False
    return g.window == Window.TURN_OPEN or (g.window in GOES and not g.played_in_go)


def may_hold_unload(g: State, him: Player) -> bool:
    """For all that the others know: what a card would bring when discarded makes other effects wait, too."""
    hidden = [*him.hand, *him.deck, him.hidden_aside]
    return len(him.hand) > 0 and any(g.catalog.cards[card].unload for card in hidden)


def closes(g: State, choice: Choice) -> bool:
    """Whether a choice ends the turn, the go or the reward: everything before it is open then."""
    if choice[0] == Verb.DONE:
        return g.stack[-1].word.frame == FrameKind.WON
    return choice[0] == Verb.END_TURN or choice[0] == Verb.PASS


def is_open(g: State, choice: Choice) -> bool:
    """Whether all may see the position in which this is chosen, now or as soon as it is chosen."""
    return not is_thinking(g) or closes(g, choice)


def became_known(before: State, now: State) -> bool:
    """Whether anything hidden was shown on the way: it cannot be taken back then.

    Whoever always sees the top card of the deck sees another when it is gone.
    """
    if now.reveals != before.reveals:
        return True
    for then, player in zip(before.players, now.players, strict=True):
        if of_leader(now, player.seat, Question.SEES_TOP) and 0 < len(player.deck) < len(then.deck):
            return True
    return False


# --- the position


def moved_on(before: Shown, last: Entry | None, now: State) -> Shown | None:
    """The open position `before`, moved on to where the player who thinks now was first asked, or began
    something; None where nobody does. There every order is offered, whatever waits and whatever does not."""
    if not is_thinking(now):
        return None
    told = since(before.last, last)
    count = 1 if told and closes(before.state, told[0].choice) else 0
    while count < len(told) and told[count].seat != now.chooser:
        count += 1
    is_cut = count < len(told) and told[count].automatic
    return Shown(after(before.state, told[:count]), told[count - 1], is_cut) if count else before


def since(first: Entry | None, last: Entry | None) -> list[Entry]:
    """What came after an entry, oldest first."""
    found = []
    while last is not None and last is not first:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def after(g: State, told: list[Entry]) -> State:
    new = g.clone()
    new.free_order = True
    reasons = []
    for entry in told:
        go_through(new, entry)
        reasons += new.reasons
    new.free_order = False
    new.reasons = reasons
    return new


# --- events


def until_begun(events: tuple[Event, ...], thinker: int) -> tuple[Event, ...]:
    """Up to the first effect of whoever thinks now."""
    for i, event in enumerate(events):
        if event[0] == Happening.BEGUN and event[1] == thinker:
            return events[:i]
    return events


def is_asking(event: Event) -> bool:
    """What is told at the end of a choice: who is asked, and whether something became known."""
    return event[0] == Happening.ASKED or (event[0] == Happening.MARK and event[2] == Mark.REVEALS)


# --- found again


def replayed(origin: Origin, last: Entry | None, now: State) -> Shown | None:
    """What the others would see had they followed the game."""
    g = begin(origin)
    shown = opening(origin, g)
    for entry in entries(last):
        if not entry.automatic and is_open(g, entry.choice):
            shown = Shown(g.clone(), entry.before)
            recall_reasons(shown.state, entry.before)
        go_through(g, entry)
    return moved_on(shown, last, now)


def opening(origin: Origin, g: State) -> Shown:
    """A saved position says what was shown; one that says nothing was meant to be seen as it is."""
    if isinstance(origin, Position) and origin.shown:
        return Shown(origin.shown, None)
    return Shown(g.clone(), None)
