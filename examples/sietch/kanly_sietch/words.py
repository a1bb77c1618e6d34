"""The word that only this set has."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Part
from kanly.engine.words.gains import gain_solari
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
        solari = g.players[s.owner].garrison // self.troops
        if solari:
            gain_solari(g, s.owner, solari)
