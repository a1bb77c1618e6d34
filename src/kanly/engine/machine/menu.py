"""What the owner of a frame may choose from, besides the order of its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.machine import windows
from kanly.engine.plain_choices import BARE
from kanly.engine.play.placement import add_ways_to_send
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Shared, Verb
from kanly.engine.words.word import FrameKind

if TYPE_CHECKING:
    from kanly.engine.state import State

REVEAL: Final = BARE[Verb.REVEAL]
CLOSING: Final = [Verb.DONE, Verb.DONE, Verb.END_TURN, Verb.PASS, Verb.DONE, Verb.PASS]  # by FrameKind


def menu(g: State, frame: Step, choices: list[Shared]) -> None:
    """Adds everything the owner of the innermost frame may do besides resolving its words."""
    seat = frame.owner
    if windows.is_free(g, seat):
        windows.add_free_actions(g, seat, choices)
    if frame.frame == FrameKind.TURN and g.sent_space == NOBODY and not g.revealing:
        add_ways_to_send(g, seat, choices)
        choices.append(REVEAL)
    elif not mandatory_left(g):
        choices.append(BARE[CLOSING[frame.frame]])


def mandatory_left(g: State) -> bool:
    for i in range(g.frames[-1], len(g.bag)):
        if is_mandatory(g, g.bag[i]):
            return True
    return False


def is_mandatory(g: State, step: Step) -> bool:
    """Neither optional nor out of reach."""
    return not step.word.may_be_left(g, step) and step.word.possible(g, step)
