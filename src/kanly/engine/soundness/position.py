"""What must hold at every decision of a real game: nothing is lost, doubled, or out of its range.

Snapshots are refused with the first fault, simulations count them, tests assert that there are none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.soundness import (
    cards,
    conflicts,
    influence,
    leaders,
    marks,
    pending,
    pieces,
    question,
    rivals,
    seats,
    tiles,
)
from kanly.engine.soundness.setting import setting_of

if TYPE_CHECKING:
    from kanly.engine.soundness.fault import Fault
    from kanly.engine.state import State


def faults(g: State) -> list[Fault]:
    """None in a sound game."""
    found = faults_of_position(g)
    return found or question.faults(g)


def faults_of_position(g: State) -> list[Fault]:
    """Whatever is asked. Nothing else can be looked at while seats are named that are not there."""
    return seats.faults(g) or [
        *pending.faults(g),
        *cards.faults(g, setting_of(g)),
        *conflicts.faults(g, setting_of(g)),
        *tiles.faults(g),
        *rivals.faults(g),
        *pieces.faults(g),
        *influence.faults(g),
        *leaders.faults(g),
        *marks.faults(g),
    ]


def sentences(g: State) -> list[str]:
    return [f"{field}: {sentence}" for field, sentence in faults(g)]
