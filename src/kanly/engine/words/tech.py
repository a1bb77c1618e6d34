"""Words about Tech tiles and Negotiators."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine import events
from kanly.engine.events import Post
from kanly.engine.machine.frames import in_order
from kanly.engine.play import tech, zones
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Part, Question, Unit, Verb
from kanly.engine.words.influence import Influence, InfluenceTwo
from kanly.engine.words.intrigue import DrawIntrigue
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State

ACQUIRE_BOXES: Final = (
    Part.TECH
    | Part.SPICE
    | Part.WATER
    | Part.HAND
    | Part.DECK
    | Part.DISCARD
    | Part.IN_PLAY
    | Part.SUPPLY
    | Part.INFLUENCE
    | Part.INTRIGUES
)  # whatever buying one tile or another may touch


@dataclass(frozen=True, eq=False)
class AcquireTech(Word):
    """One face-up tile for spice, cheaper by the discount and by every Negotiator returned."""

    discount: int = 0
    solari: bool = False  # the price may be paid in Solari instead
    must: bool = False

    def possible(self, g: State, s: Step) -> bool:
        return tech.can_buy(g, s.owner, self.discount, self.solari)

    def optional(self) -> bool:
        return not self.must

    def asks(self, g: State, s: Step) -> bool:
        return True

    def informs(self, g: State, s: Step) -> bool:
        return True

    def shuns(self, g: State, s: Step) -> int:
        """A tile may bring Intrigue cards, or more troops by shipping."""
        parts = 0
        for stack in g.stacks:
            if stack:
                tile = g.catalog.tiles[stack[-1]]
                if tile.answers[Question.SHIPPED_TROOPS]:
                    parts |= Part.TECH
                for word in tile.acquire:
                    if isinstance(word, (DrawIntrigue, Influence, InfluenceTwo)):
                        parts |= word.shuns(g, s)
        return parts

    def touches(self, g: State, s: Step) -> int:
        return ACQUIRE_BOXES | (Part.SOLARI if self.solari else 0)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        ways = tech.ways_to_buy(g, s.owner, self.discount, self.solari)
        return ways if self.must else [*ways, (Verb.DECLINE, 0, 0)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] != Verb.DECLINE:
            tech.buy(g, s.owner, choice[1], choice[2], self.discount)


@dataclass(frozen=True, eq=False)
class Negotiator(Word):
    """A troop from supply to the banner of Ix, or none."""

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].supply > 0

    def is_twin(self, other: Word) -> bool:
        return isinstance(other, Negotiator)

    def optional(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.SUPPLY | Part.TECH

    def shuns(self, g: State, s: Step) -> int:
        return Part.SUPPLY

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.PAY, 0, 0), (Verb.DECLINE, 0, 0)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] == Verb.PAY:
            me = g.players[s.owner]
            me.supply -= 1
            me.negotiators += 1
            if g.watched:
                events.units(g, s.owner, Unit.TROOP, 1, Post.SUPPLY, Post.IX)


@dataclass(frozen=True, eq=False)
class TrashTile(Word):
    """A cost: the tile itself leaves the game."""

    def possible(self, g: State, s: Step) -> bool:
        return s.source in g.players[s.owner].tiles

    def touches(self, g: State, s: Step) -> int:
        return Part.TECH

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        tech.trash(g, s.owner, s.source)


@dataclass(frozen=True, eq=False)
class SwapIntrigues(Word):
    """Any number of Intrigue cards under their deck, then as many drawn."""

    draw: Word

    def parts(self) -> tuple[Word, ...]:
        return (self.draw,)

    def asks(self, g: State, s: Step) -> bool:
        return True

    def informs(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.INTRIGUES

    def shuns(self, g: State, s: Step) -> int:
        return self.draw.shuns(g, s)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        held = sorted(set(g.players[s.owner].intrigues))
        return [*[(Verb.BURY, card, 0) for card in held], (Verb.DECLINE, 0, 0)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] == Verb.BURY:
            zones.bury_intrigue(g, s.owner, choice[1])
            in_order(g, (self, self.draw), s.owner, s.source)


@dataclass(frozen=True, eq=False)
class BuryIntrigue(Word):
    """A cost: one Intrigue card, unseen, under its deck."""

    def possible(self, g: State, s: Step) -> bool:
        return len(g.players[s.owner].intrigues) > 0

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.INTRIGUES

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.BURY, card, 0) for card in sorted(set(g.players[s.owner].intrigues))]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.bury_intrigue(g, s.owner, choice[1])
