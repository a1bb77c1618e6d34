"""Words printed in Agent boxes and on spaces that concern the placement itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine.play import influence
from kanly.engine.vocabulary import TOP_OF_TRACK, Choice, Part
from kanly.engine.words.influence import reached, reaches_snooper, shunned_by_climb
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step


@dataclass(frozen=True, eq=False)
class SendFromAnywhere(Word):
    """Read when the Agent is sent: any Agent of yours, to any space, occupied or not."""


@dataclass(frozen=True, eq=False)
class DoubleHarvest(Word):
    """Read by Harvest: the space's own spice counts twice, bonus spice once."""


@dataclass(frozen=True, eq=False)
class SpaceDiscount(Word):
    """Read when the Agent is sent: one space costs less spice for this card."""

    space: str
    spice: int


@dataclass(frozen=True, eq=False)
class SpaceInfluence(Word):
    """With the Faction of the space visited. A card that brings its own replaces the space's."""

    amount: int = 1

    def possible(self, g: State, s: Step) -> bool:
        return g.catalog.spaces[g.sent_space].faction >= 0

    def faction(self, g: State) -> int:
        return g.catalog.spaces[g.sent_space].faction

    def asks(self, g: State, s: Step) -> bool:
        faction = self.faction(g)
        return faction >= 0 and reaches_snooper(g, s.owner, faction, self.amount)

    def eager(self, g: State, s: Step) -> bool:
        if self.asks(g, s):
            return False
        return g.players[s.owner].influence[self.faction(g)] + self.amount <= TOP_OF_TRACK

    def informs(self, g: State, s: Step) -> bool:
        return self.shuns(g, s) != 0

    def touches(self, g: State, s: Step) -> int:
        faction = self.faction(g)
        return Part.INFLUENCE | (reached(g, s.owner, faction, self.amount) if faction >= 0 else 0)

    def shuns(self, g: State, s: Step) -> int:
        faction = self.faction(g)
        return shunned_by_climb(g, s.owner, faction, self.amount) if faction >= 0 else 0

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        influence.gain(g, s.owner, self.faction(g), self.amount)


SPACE_INFLUENCE: Final = SpaceInfluence()
