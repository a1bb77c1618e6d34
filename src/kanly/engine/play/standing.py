"""What Leaders and tiles change: their answers to the rules' questions, and what they do at moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.machine.frames import in_order
from kanly.engine.step import Step
from kanly.engine.vocabulary import Kind

if TYPE_CHECKING:
    from kanly.engine.state import State


def of_leader(g: State, seat: int, question: int) -> int:
    """Rivals use only the ring of theirs."""
    me = g.players[seat]
    return g.catalog.leaders[me.leader].answers[question] if me.kind == Kind.HUMAN else 0


def of_tiles(g: State, seat: int, question: int) -> int:
    """Of all that the seat has, together."""
    found = 0
    for number in g.players[seat].tiles:
        found += g.catalog.tiles[number].answers[question]
    return found


def act(g: State, seat: int, moment: int, detail: int = 0) -> None:
    """Whatever of a player's Leader acts by itself at this moment."""
    me = g.players[seat]
    if me.kind == Kind.HUMAN:
        for word in g.catalog.leaders[me.leader].hears[moment]:
            word.hear(g, Step(word, seat, me.leader), moment, detail)


def begin(g: State, seat: int, moment: int) -> None:
    """Whatever a player's Leader begins at this moment, before anything else goes on."""
    me = g.players[seat]
    if me.kind == Kind.HUMAN:
        in_order(g, g.catalog.leaders[me.leader].listens[moment], seat, me.leader)


def stirred(g: State, seat: int, moment: int, count: int) -> int:
    """The Parts that the Leader would touch if so much happened at this moment."""
    me = g.players[seat]
    parts = 0
    for word in g.catalog.leaders[me.leader].hears[moment]:
        parts |= word.stirs(g, seat, moment, count)
    return parts
