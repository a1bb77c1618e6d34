"""Words of which the order may matter, taken together."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step


class Group:
    """Words tied together, and what can be said of all of them."""

    def __init__(self) -> None:
        self.members = 0  # a mask of places in the bag
        self.parts = 0
        self.shunned = 0
        self.informs = False
        self.asks = False
        self.wonders = False  # one of them asks, and does not only count

    def ties(self, g: State, step: Step) -> bool:
        """A common Part, one that informs and one that asks, or a Part that one of them shuns."""
        word = step.word
        if word.touches(g, step) & (self.parts | self.shunned) or word.shuns(g, step) & self.parts:
            return True
        return (self.informs and word.asks(g, step)) or (self.asks and word.informs(g, step))

    def add(self, g: State, step: Step, at: int) -> None:
        word = step.word
        self.members |= 1 << at
        self.parts |= word.touches(g, step)
        self.shunned |= word.shuns(g, step)
        self.informs = self.informs or word.informs(g, step)
        if word.asks(g, step):
            self.asks = True
            self.wonders = self.wonders or word.counts(g, step) == 0
