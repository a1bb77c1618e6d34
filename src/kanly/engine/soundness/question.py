"""Whether what is asked, and whom, fits what is happening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.rivals import answers
from kanly.engine.soundness.fault import Fault
from kanly.engine.vocabulary import NOBODY, Kind

if TYPE_CHECKING:
    from kanly.engine.state import State


def faults(g: State) -> list[Fault]:
    """Whoever is asked has answers."""
    found: list[Fault] = []
    if g.over:
        if g.stack or g.bag or g.choices or g.chooser != NOBODY:
            found.append(("stack", "the game is over, yet something is pending"))
        return found
    if not 0 <= g.chooser < len(g.players) or not g.stack or asked_by(g) != g.chooser:
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
