"""What must hold at every decision of a real game: nothing is lost, doubled, or out of its range.

Snapshots are refused with the first fault, simulations count them, tests assert that there are none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.rivals import answers
from kanly.engine.soundness import (
    Fault,
    cards,
    influence,
    leaders,
    marks,
    pending,
    pieces,
    rivals,
    seats,
)
from kanly.engine.soundness.setting import setting_of
from kanly.engine.vocabulary import NOBODY, Kind

if TYPE_CHECKING:
    from kanly.engine.state import State


def faults(g: State) -> list[Fault]:
    """None in a sound game."""
    found = faults_of_position(g)
    return found or faults_of_question(g)


def faults_of_position(g: State) -> list[Fault]:
    """Whatever is asked. Nothing else can be looked at while seats are named that are not there."""
    return seats.faults(g) or [
        *pending.faults(g),
        *cards.faults(g, setting_of(g)),
        *rivals.faults(g),
        *pieces.faults(g),
        *influence.faults(g),
        *leaders.faults(g),
        *marks.faults(g),
    ]


def sentences(g: State) -> list[str]:
    return [f"{field}: {sentence}" for field, sentence in faults(g)]


def faults_of_question(g: State) -> list[Fault]:
    """Whoever is asked has answers."""
    found: list[Fault] = []
    if g.over:
        if g.stack or g.bag or g.choices or g.chooser != NOBODY:
            found.append(("stack", "the game is over, yet something is pending"))
        return found
    if g.chooser == NOBODY or not g.stack or asked_by(g) != g.chooser:
        found.append(("stack", f"seat {g.chooser} is asked, but not by what is happening"))
    if not g.choices or len(set(g.choices)) != len(g.choices):
        found.append(("stack", "a question has no answers, or the same one twice"))
    return found


def asked_by(g: State) -> int:
    """Whom the step on top of the stack asks: what a Rival leaves open a human decides."""
    owner = g.stack[-1].owner
    if 0 <= owner < len(g.players) and g.players[owner].kind != Kind.HUMAN:
        return answers.decider(g)
    return owner
