"""Words about troops: recruit, deploy, retreat, lose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine.play import deployment
from kanly.engine.vocabulary import Choice, Part, Verb
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step

LARGEST_RECRUITMENT: Final = 5


def scarce(g: State, seat: int, wanted: int) -> int:
    """Part.SUPPLY when recruiting elsewhere first could leave too few troops in supply."""
    return Part.SUPPLY if g.players[seat].supply < LARGEST_RECRUITMENT + wanted else 0


def intrigue_shuns(g: State, seat: int) -> int:
    """What a new Intrigue card may want to come before: draws, the last recruits, climbing a track."""
    return Part.DECK | Part.DISCARD | scarce(g, seat, 1) | (Part.INFLUENCE if g.rules.ix else 0)


@dataclass(frozen=True, eq=False)
class Recruit(Word):
    """From supply to garrison, as many as there are."""

    troops: int = 1

    def eager(self, g: State, s: Step) -> bool:
        return g.players[s.owner].supply >= self.troops

    def touches(self, g: State, s: Step) -> int:
        return Part.SUPPLY

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.recruit(g, s.owner, self.troops)


@dataclass(frozen=True, eq=False)
class RecruitMayDeploy(Word):
    """These very troops may go straight into the Conflict: 0 to all of them."""

    troops: int

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].supply > 0

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.SUPPLY | Part.CONFLICT

    def shuns(self, g: State, s: Step) -> int:
        return scarce(g, s.owner, self.troops)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        most = min(self.troops, g.players[s.owner].supply)
        return [(Verb.DEPLOY_RECRUITS, n, 0) for n in range(most + 1)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        most = min(self.troops, g.players[s.owner].supply)
        deployment.recruit(g, s.owner, most - choice[1])
        deployment.recruit_into_conflict(g, s.owner, choice[1])


@dataclass(frozen=True, eq=False)
class RecruitIntoConflict(Word):
    """Straight from supply into the Conflict, as many as there are."""

    troops: int = 1

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].supply > 0

    def touches(self, g: State, s: Step) -> int:
        return Part.SUPPLY | Part.CONFLICT | Part.OPPONENTS

    def shuns(self, g: State, s: Step) -> int:
        return scarce(g, s.owner, self.troops)

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.recruit_into_conflict(g, s.owner, self.troops)


@dataclass(frozen=True, eq=False)
class DeployFromGarrison(Word):
    """Up to so many troops, whatever space was visited."""

    most: int

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].garrison > 0

    def optional(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.GARRISON | Part.CONFLICT | Part.SUPPLY

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        most = min(self.most, g.players[s.owner].garrison)
        return [(Verb.DEPLOY, n, 0) for n in range(most + 1)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.deploy_from_garrison(g, s.owner, choice[1], 0)


@dataclass(frozen=True, eq=False)
class Retreat(Word):
    """Up to so many own troops from the Conflict to the garrison."""

    most: int

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].conflict > 0

    def optional(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.GARRISON | Part.CONFLICT

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        most = min(self.most, g.players[s.owner].conflict)
        return [(Verb.WITHDRAW, n, 0) for n in range(most + 1)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.retreat(g, s.owner, choice[1], 0)


@dataclass(frozen=True, eq=False)
class LoseDeployedTroops(Word):
    """All of them or it cannot be done: a cost, or one troop at an opponent's bidding."""

    troops: int = 1

    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].conflict >= self.troops

    def touches(self, g: State, s: Step) -> int:
        return Part.CONFLICT | Part.SUPPLY

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.lose_deployed(g, s.owner, self.troops)


@dataclass(frozen=True, eq=False)
class LoseGarrisonTroop(Word):
    def possible(self, g: State, s: Step) -> bool:
        return g.players[s.owner].garrison > 0

    def touches(self, g: State, s: Step) -> int:
        return Part.GARRISON | Part.SUPPLY

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deployment.lose_garrisoned(g, s.owner, 1)


@dataclass(frozen=True, eq=False)
class RecruitMayDeployOnReveal(RecruitMayDeploy):
    """On a Reveal turn these very troops may go into the Conflict; on other turns they are just recruited."""

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return super().choices(g, s) if g.revealing else None

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] < 0:
            deployment.recruit(g, s.owner, self.troops)
        else:
            super().apply(g, s, choice)
