"""Moments of the game, and whatever waits for them: Leaders, tiles and cards played before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.events import Happening, tell
from kanly.engine.step import Step
from kanly.engine.vocabulary import Moment
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.intrigue import DISCARD_PLAYED

if TYPE_CHECKING:
    from kanly.engine.state import State


def listen(g: State, seat: int, moment: int) -> None:
    """Whatever the seat has that works at this moment joins the frame that has just been opened."""
    me = g.players[seat]
    leader = g.catalog.leaders[me.leader]
    for word in leader.listens[moment]:
        g.bag.append(Step(word, seat, leader.number))
    for number in me.tiles:
        tile = g.catalog.tiles[number]
        for word in tile.reveal if moment == Moment.REVEAL else tile.won:
            g.bag.append(Step(word, seat, number))
    wake_lasting(g, seat, moment)


def wake_lasting(g: State, seat: int, moment: int) -> None:
    """Cards that waited for this moment work now and are discarded."""
    if not g.lasting:
        return
    for step in g.lasting.copy():
        word = step.word
        if step.owner == seat and isinstance(word, Lasting) and word.moment == moment:
            g.lasting.remove(step)
            if g.watched:
                tell(g, Happening.LASTING, seat, step.source, -1)
            for part in word.words:
                g.bag.append(Step(part, seat, step.source))
            if g.catalog.intrigues[step.source].modes:
                g.stack.append(Step(DISCARD_PLAYED, seat, step.source))
