"""Words that acquire cards without Persuasion, or set them aside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kanly.engine.events import Place
from kanly.engine.play import acquiring, tech, zones
from kanly.engine.vocabulary import Choice, Landing, Origin, Part, Verb
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step


@dataclass(frozen=True, eq=False)
class AcquireUpTo(Word):
    """A card of at most this cost, from the Row or the Reserve, without paying for it."""

    cost: int
    to: int = Landing.DISCARD_PILE

    def possible(self, g: State, s: Step) -> bool:
        return len(self.ways(g, s)) > 0

    def asks(self, g: State, s: Step) -> bool:
        return True

    def informs(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.ROW | Part.DISCARD | (Part.DECK if self.to else 0)

    def shuns(self, g: State, s: Step) -> int:
        return Part.DECK if self.to else 0

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return self.ways(g, s)

    def ways(self, g: State, s: Step) -> list[Choice]:
        cards = g.catalog.cards
        ways: list[Choice] = []
        for card, origin in acquiring.on_offer(g, s.owner):
            if cards[card].cost <= self.cost:
                ways.append((Verb.ACQUIRE, card, 2 * origin + self.to))
                if self.to == Landing.DISCARD_PILE and tech.may_go_on_top(g, s.owner):
                    ways.append((Verb.ACQUIRE, card, 2 * origin + Landing.TOP_OF_DECK))
        return ways

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        acquiring.acquire(g, s.owner, choice[1], choice[2])


@dataclass(frozen=True, eq=False)
class AcquireNamed(Word):
    """From the Reserve to the discard pile. An empty stack gives nothing, which is seen when it happens."""

    card: str

    def asks(self, g: State, s: Step) -> bool:
        return tech.may_go_on_top(g, s.owner)

    def touches(self, g: State, s: Step) -> int:
        stack = Part.RESERVE if zones.is_gone(g, g.catalog.number[self.card]) else 0
        return Part.DISCARD | stack | (Part.DECK if self.asks(g, s) else 0)

    def shuns(self, g: State, s: Step) -> int:
        return Part.DECK if self.asks(g, s) else 0

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        card = g.catalog.number[self.card]
        if zones.is_gone(g, card) or not self.asks(g, s):
            return None
        landings = (Landing.DISCARD_PILE, Landing.TOP_OF_DECK)
        return [(Verb.ACQUIRE, card, 2 * Origin.RESERVE + to) for to in landings]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        card = g.catalog.number[self.card]
        if not zones.is_gone(g, card):
            place = choice[2] if choice[0] >= 0 else 2 * Origin.RESERVE
            acquiring.acquire(g, s.owner, card, place)

    def label(self) -> str:
        return f"acquire_{self.card}"


@dataclass(frozen=True, eq=False)
class Manipulate(Word):
    """Set a card of the Row aside and refill the Row."""

    def possible(self, g: State, s: Step) -> bool:
        return len(g.row) > 0

    def asks(self, g: State, s: Step) -> bool:
        return True

    def informs(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.ROW

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.SET_ROW_CARD_ASIDE, card, 0) for card in sorted(set(g.row))]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.take_from_row(g, choice[1], s.owner, Place.ASIDE)
        g.players[s.owner].aside.append(choice[1])
