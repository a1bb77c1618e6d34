"""Which games are played: to learn from, and to see how good a net is by now."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Final

from kanly.bots.rows.batch import RANDOM, UTILITY, Beginning
from kanly.content.rules import Rules
from kanly.content.setup import set_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kanly.lab.training.settings import Settings

LEARNER: Final = 0  # the policy that learns
RECENT: Final = 1  # any past net
OLDER: Final = 2  # one of about half the time ago
PAST: Final = (RECENT, OLDER)
FROZEN: Final = 3  # a net that was given and never changes
SEED_BITS: Final = 256


@dataclass(frozen=True)
class Kind:
    """Of game. `others` play all seats but one, where they are named."""

    name: str
    rules: Rules
    weight: float
    others: int = LEARNER

    @property
    def games(self) -> float:
        """Weights are shares of decisions: at a table with more learners a game has more of them."""
        return self.weight / (self.rules.seats if self.others == LEARNER else 1)


def ix(seats: int, *, epic: bool = False) -> Rules:
    return Rules(seats, ix=True, epic=epic)


def solo(
    difficulty: str, *, ix: bool = True, epic: bool = False, churn: bool = False, brutal: bool = False
) -> Rules:
    return Rules(1, ix=ix, epic=epic, difficulty=difficulty, churn=churn, brutal=brutal)


EVERYTHING: Final = (
    Kind("4-ix", ix(4), 31.0),
    Kind("novice-ix", solo("novice"), 2.0),
    Kind("veteran-ix", solo("veteran"), 5.0),
    Kind("expert-ix", solo("expert"), 6.0),
    Kind("expert_plus-ix", solo("expert_plus"), 7.0),
    Kind("4-base", Rules(4), 18.0),
    Kind("4-epic", ix(4, epic=True), 8.0),
    Kind("3-ix", ix(3), 5.0),
    Kind("3-base", Rules(3), 4.0),
    Kind("2-ix", ix(2), 3.0),
    Kind("2-base", Rules(2), 3.0),
    Kind("3-epic", ix(3, epic=True), 1.0),
    Kind("2-epic", ix(2, epic=True), 1.0),
    Kind("novice-base", solo("novice", ix=False), 0.5),
    Kind("expert-base", solo("expert", ix=False), 0.75),
    Kind("expert_plus-base", solo("expert_plus", ix=False), 0.75),
    Kind("veteran-epic", solo("veteran", epic=True), 1.0),
    Kind("expert_plus-epic", solo("expert_plus", epic=True), 1.0),
    Kind("churn-ix", solo("expert", churn=True), 0.5),
    Kind("brutal-ix", solo("expert", brutal=True), 0.5),
    Kind("churn-and-brutal-ix", solo("expert_plus", churn=True, brutal=True), 0.5),
    Kind("churn-and-brutal-base", solo("expert", ix=False, churn=True, brutal=True), 0.5),
)
TRIALS: Final = (
    Kind("4-ix v utility", ix(4), 26.0, UTILITY),
    Kind("4-ix v random", ix(4), 2.0, RANDOM),
    Kind("4-ix v older", ix(4), 10.0, OLDER),
    Kind("4-base v utility", Rules(4), 8.0, UTILITY),
    Kind("4-epic v utility", ix(4, epic=True), 6.0, UTILITY),
    Kind("3-ix v utility", ix(3), 6.0, UTILITY),
    Kind("2-ix v utility", ix(2), 6.0, UTILITY),
    Kind("novice-ix", solo("novice"), 9.0),
    Kind("veteran-ix", solo("veteran"), 9.0),
    Kind("expert-ix", solo("expert"), 9.0),
    Kind("expert_plus-ix", solo("expert_plus"), 9.0),
)
PLANS: Final = {
    "all": EVERYTHING,
    "4-ix": EVERYTHING[:1],
    "2-base": tuple(kind for kind in EVERYTHING if kind.name == "2-base"),
}
TRIAL_PLANS: Final = {
    "all": TRIALS,
    "4-ix": (TRIALS[1], TRIALS[0]),
    "2-base": (Kind("2-base v random", Rules(2), 1.0, RANDOM),),
}


def trials_of(settings: Settings) -> tuple[Kind, ...]:
    """Against a frozen net too, where there is one."""
    frozen = (Kind("4-ix v frozen", ix(4), 26.0, FROZEN),) if settings.frozen_share else ()
    return TRIAL_PLANS[settings.plan] + frozen


def against_utility(kinds: Sequence[Kind]) -> list[Kind]:
    """All that are played at a table with others."""
    return [replace(kind, others=UTILITY) for kind in kinds if kind.rules.seats > 1]


@dataclass(frozen=True)
class Shares:
    """Of games in which not all seats learn."""

    past: float = 0.0
    frozen: float = 0.0


ALL_LEARN: Final = Shares()


class Dealer:
    """Begins games of a plan, by weight."""

    def __init__(self, kinds: Sequence[Kind], seed: str, shares: Shares = ALL_LEARN) -> None:
        self.kinds = kinds
        self.luck = Random(seed)
        self.shares = shares
        self.weights = [kind.games for kind in kinds]

    def begin(self, seed: int) -> Beginning:
        number = self.luck.choices(range(len(self.kinds)), self.weights)[0]
        kind = self.kinds[number]
        g = set_up(kind.rules, self.luck.getrandbits(SEED_BITS).to_bytes(SEED_BITS // 8, "big"))
        return Beginning(g, number, self.players(kind))

    def players(self, kind: Kind) -> list[int]:
        """By seat; whoever is asked for a Rival is the learner."""
        humans, seats = kind.rules.seats, kind.rules.players
        who = [LEARNER] * seats
        if kind.others != LEARNER:
            return self.alone(kind.others, humans, who)
        if humans > 1 and self.luck.random() < self.shares.frozen:
            return self.alone(FROZEN, humans, who)
        if humans > 1 and self.luck.random() < self.shares.past:
            past = self.luck.choice(PAST)
            for seat in self.luck.sample(range(humans), self.luck.randint(1, humans - 1)):
                who[seat] = past
        return who

    def alone(self, others: int, humans: int, who: list[int]) -> list[int]:
        """One seat against all others."""
        own = self.luck.randrange(humans)
        return [others if seat < humans and seat != own else LEARNER for seat in range(len(who))]
