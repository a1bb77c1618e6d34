"""Choices that are none: played at once, so that nobody has to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.machine import resolver

if TYPE_CHECKING:
    from kanly.engine.state import State


def settle(g: State, last_round: int) -> bool:
    """On to the next question with more than one answer; False: the game is over, or that round is."""
    while not g.over and g.round <= last_round:
        if len(g.choices) > 1:
            return True
        resolver.choose(g, g.choices[0])
    return False
