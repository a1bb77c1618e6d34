"""Words about the Freighter and what its recall brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine.events import Happening, tell
from kanly.engine.machine.frames import open_frame
from kanly.engine.play import deployment
from kanly.engine.play.standing import of_tiles
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Part, Question, Verb
from kanly.engine.words.gains import gain_solari
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

RIVAL_TOP: Final = 2  # the highest space a Rival's Freighter goes to


@dataclass(frozen=True, eq=False)
class Freighter(Word):
    """Advance one space, or recall for the rewards of the space reached and all below, or nothing."""

    def possible(self, g: State, s: Step) -> bool:
        return g.rules.ix

    def is_twin(self, other: Word) -> bool:
        return isinstance(other, Freighter)

    def optional(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def informs(self, g: State, s: Step) -> bool:
        return g.players[s.owner].freighter == len(g.catalog.shipping)

    def touches(self, g: State, s: Step) -> int:
        parts: int = Part.FREIGHTER
        for words in g.catalog.shipping[: g.players[s.owner].freighter + 1]:
            for word in words:
                parts |= word.touches(g, s)
        return parts

    def shuns(self, g: State, s: Step) -> int:
        parts = 0
        for words in g.catalog.shipping[: g.players[s.owner].freighter + 1]:
            for word in words:
                parts |= word.shuns(g, s)
        return parts

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        position = g.players[s.owner].freighter
        answers: list[Choice] = []
        if position < len(g.catalog.shipping):
            answers.append((Verb.ADVANCE_FREIGHTER, 0, 0))
        if position > 0:
            answers.append((Verb.RECALL_FREIGHTER, 0, 0))
        return [*answers, (Verb.DECLINE, 0, 0)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] == Verb.DECLINE:
            return
        me = g.players[s.owner]
        if choice[0] == Verb.ADVANCE_FREIGHTER:
            move_freighter(g, me, me.freighter + 1)
            return
        words: list[Word] = []
        for reward in g.catalog.shipping[: me.freighter]:
            words.extend(reward)
        move_freighter(g, me, 0)
        open_frame(g, tuple(words), s)


def move_freighter(g: State, me: Player, position: int) -> None:
    if g.watched:
        tell(g, Happening.FREIGHTER, me.seat, position, me.freighter)
    me.freighter = position


@dataclass(frozen=True, eq=False)
class Dividends(Word):
    """Solari for the owner, and a little for every opponent."""

    solari: int
    others: int

    def eager(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.SOLARI

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        gain_solari(g, s.owner, self.solari)
        for seat in g.opponents_of(s.owner):
            gain_solari(g, seat, self.others)

    def label(self) -> str:
        return "solari"


@dataclass(frozen=True, eq=False)
class ShippedTroops(Word):
    """Recruits of the Shipping track: a tile may bring more, and let them go straight into the Conflict."""

    troops: int

    def deployable(self, g: State, s: Step) -> bool:
        """On anybody's turn; while the Conflict is being resolved they join the garrison."""
        return of_tiles(g, s.owner, Question.SHIPPED_TROOPS) > 0 and g.active != NOBODY

    def eager(self, g: State, s: Step) -> bool:
        return not self.asks(g, s) and g.players[s.owner].supply >= self.number_due(g, s)

    def asks(self, g: State, s: Step) -> bool:
        return self.deployable(g, s) and g.players[s.owner].supply > 0

    def touches(self, g: State, s: Step) -> int:
        return Part.SUPPLY | Part.TECH | (Part.CONFLICT | Part.OPPONENTS if self.deployable(g, s) else 0)

    def number_due(self, g: State, s: Step) -> int:
        return self.troops + of_tiles(g, s.owner, Question.SHIPPED_TROOPS)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        if not self.asks(g, s):
            return None
        most = min(self.number_due(g, s), g.players[s.owner].supply)
        return [(Verb.DEPLOY_RECRUITS, n, 0) for n in range(most + 1)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        due = min(self.number_due(g, s), g.players[s.owner].supply)
        deployment.recruit(g, s.owner, due - choice[1])
        if choice[1]:
            deployment.recruit_into_conflict(g, s.owner, choice[1])
