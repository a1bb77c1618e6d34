"""Positions that were left by a choice, found again by playing the game once more up to there."""

from __future__ import annotations

from typing import NamedTuple

from kanly.engine.state import State
from kanly.record.log import Entry, Origin, entries, recall_reasons
from kanly.record.record import begin, go_through, resume
from kanly.view.shown import Shown, became_known


class Past(NamedTuple):
    """A position that was left by a choice, with what is needed to go on from there."""

    state: State  # never changed
    last: Entry | None
    shown: Shown | None  # None also where it is not known: it can be found again
    was_settled: bool = False  # nobody was asked there


def remembered(back: list[Past], left: Past) -> None:
    """Nobody steps back over the answer of another seat."""
    if back and back[-1].state.chooser != left.state.chooser:
        back.clear()
    back.append(left)


def maybe_forget(back: list[Past], now: State) -> None:
    """Nor when something hidden has become known."""
    if back and became_known(back[-1].state, now):
        back.clear()


def retraced(origin: Origin, last: Entry | None) -> tuple[State, list[Past]]:
    """The position in which a chain of entries ends, and whatever could be stepped back to from there."""
    g = begin(origin)
    back: list[Past] = []
    for entry in entries(last):
        if not entry.automatic:
            remembered(back, Past(asked_in(g, entry.before), entry.before, None))
        go_through(g, entry)
        maybe_forget(back, g)
    now = asked_in(g, last)
    maybe_forget(back, now)
    return now, back


def asked_in(g: State, last: Entry | None) -> State:
    """A position as it is asked about in play, where order is asked for only if it matters."""
    now = g.clone()
    resume(now)
    recall_reasons(now, last)
    return now


def before_the_last(last: Entry | None, choices: int) -> list[Entry]:
    """So many choices, the latest first; fewer where there are no more."""
    found: list[Entry] = []
    while last is not None and len(found) < choices:
        if not last.automatic:
            found.append(last)
        last = last.before
    return found
