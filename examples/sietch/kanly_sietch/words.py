"""The word that only this set has."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.engine.play.purse import gain
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Part, Resource
from kanly.engine.words.word import Word


@dataclass(frozen=True, eq=False)
class SolariForGarrison(Word):
    """One Solari for so many troops in the garrison. More may join them, so it would rather wait."""

    troops: int

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.GARRISON | Part.SOLARI

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        gain(g, me, Resource.SOLARI, me.garrison // self.troops)
