"""Words about Intrigue cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine import events
from kanly.engine.events import Place
from kanly.engine.play import zones
from kanly.engine.secrets import marks
from kanly.engine.vocabulary import EVERY_SEAT, NO_CHOICE, Choice, Part, Verb
from kanly.engine.words.units import intrigue_shuns
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step


@dataclass(frozen=True, eq=False)
class NewIntrigue(Word):
    """Wanted before cards are drawn or the last troops recruited: it may bear on either."""

    def informs(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.INTRIGUES

    def shuns(self, g: State, s: Step) -> int:
        return intrigue_shuns(g, s.owner)


@dataclass(frozen=True, eq=False)
class DrawIntrigue(NewIntrigue):
    cards: int

    def possible(self, g: State, s: Step) -> bool:
        return len(g.intrigue_deck) > 0 or len(g.intrigue_discard) > 0

    def eager(self, g: State, s: Step) -> bool:
        return len(g.intrigue_deck) >= self.cards

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.draw_intrigue(g, s.owner, self.cards)


@dataclass(frozen=True, eq=False)
class StealIntrigue(NewIntrigue):
    """One at random from each opponent who holds at least so many."""

    held: int

    def possible(self, g: State, s: Step) -> bool:
        return len(self.victims(g, s)) > 0

    def eager(self, g: State, s: Step) -> bool:
        return True

    def victims(self, g: State, s: Step) -> list[int]:
        return [seat for seat in g.opponents_of(s.owner) if len(g.players[seat].intrigues) >= self.held]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        for victim in self.victims(g, s):
            zones.steal_intrigue(g, s.owner, victim)


@dataclass(frozen=True, eq=False)
class KeepIntrigue(Word):
    """The top two of the deck are looked at; then one is kept, and the other goes back on top."""

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        if not marks.is_known(g.intrigue_deck_marks[-1], s.owner):
            return None
        return [(Verb.KEEP_INTRIGUE, card, 0) for card in sorted(set(g.intrigue_deck[-2:]))]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice == NO_CHOICE:
            zones.look_at_intrigues(g, s.owner, 2)
            g.stack.append(s)
            return
        if g.intrigue_deck[-1] != choice[1]:
            zones.swap_top_intrigues(g)
        zones.draw_intrigue(g, s.owner, 1)


@dataclass(frozen=True, eq=False)
class DiscardPlayed(Word):
    """House word: a played Intrigue card goes to the discard pile once its effect is over."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.intrigue_discard.append(s.source)
        if g.watched:
            way = (Place.BEING_PLAYED, Place.INTRIGUE_DISCARD)
            events.intrigue(g, s.owner, s.source, *way, EVERY_SEAT)


DISCARD_PLAYED: Final = DiscardPlayed()
