"""Words about dreadnoughts, and about units of either kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kanly.engine.events import Mark, mark
from kanly.engine.machine.frames import add_to_turn
from kanly.engine.play import deployment
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Part, Unit, Verb
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State


@dataclass(frozen=True, eq=False)
class Commission(Word):
    """A dreadnought from supply to garrison; at most two are ever out."""

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].dreadnoughts > 0

    def eager(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.DREADNOUGHTS

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.commission(g, s.owner)


def mixes(verb: int, units: int, troops: int, ships: int) -> list[Choice]:
    """Every way to make up so many units of those at hand."""
    fewest = max(0, units - troops)
    return [(verb, units - d, d) for d in range(fewest, min(units, ships) + 1)]


@dataclass(frozen=True, eq=False)
class DeployUnits(Word):
    """Up to so many units of either kind from the garrison."""

    most: int

    def possible(self, g: State, s: Step) -> bool:
        me = g.players[s.owner]
        return me.garrison + me.garrison_dreadnoughts > 0

    def optional(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.GARRISON | Part.CONFLICT | Part.DREADNOUGHTS

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        me = g.players[s.owner]
        ways: list[Choice] = []
        for units in range(self.most + 1):
            ways += mixes(Verb.DEPLOY, units, me.garrison, me.garrison_dreadnoughts)
        return ways

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.deploy_from_garrison(g, s.owner, choice[1], choice[2])


@dataclass(frozen=True, eq=False)
class RetreatUnits(Word):
    """A cost: exactly so many own units of either kind."""

    units: int

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].units() >= self.units

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.GARRISON | Part.CONFLICT | Part.DREADNOUGHTS

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        me = g.players[s.owner]
        return mixes(Verb.WITHDRAW, self.units, me.conflict, me.conflict_dreadnoughts)

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.retreat(g, s.owner, choice[1], choice[2])


@dataclass(frozen=True, eq=False)
class RetreatDreadnought(Word):
    """One dreadnought out of the Conflict, if there is one."""

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].conflict_dreadnoughts > 0

    def touches(self, g: State, s: Step) -> int:
        return Part.CONFLICT | Part.DREADNOUGHTS

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.retreat(g, s.owner, 0, 1)


@dataclass(frozen=True, eq=False)
class ForceBack(Word):
    """For each own troop deployed this turn, one enemy unit may be made to retreat."""

    def possible(self, g: State, s: Step) -> bool:
        me = g.players[s.owner]
        return me.deployed > me.ambushed and any(p.units() for p in g.players if p.seat != s.owner)

    def optional(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.CONFLICT | Part.OPPONENTS

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        answers: list[Choice] = []
        for seat in g.opponents_of(s.owner):
            if g.players[seat].conflict:
                answers.append((Verb.FORCE_BACK, seat, Unit.TROOP))
            if g.players[seat].conflict_dreadnoughts:
                answers.append((Verb.FORCE_BACK, seat, Unit.DREADNOUGHT))
        return [*answers, (Verb.DECLINE, 0, 0)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] == Verb.DECLINE:
            return
        me = g.players[s.owner]
        me.ambushed += 1
        if g.watched:
            mark(g, s.owner, Mark.AMBUSHED, me.ambushed)
        ship = choice[2] == Unit.DREADNOUGHT
        deployment.retreat(g, choice[1], 0 if ship else 1, 1 if ship else 0)
        add_to_turn(g, Step(self, s.owner, s.source, s.slot))
