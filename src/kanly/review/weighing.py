"""One decision weighed: what its choices come to in worlds that whoever was asked could not tell apart.

All choices are tried in the same worlds. Beside them the same worlds are left alone: there the seat goes on
as the judge would. Compared is world by world: where a choice is what the judge would have done, nothing
differs, and chance hides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from kanly.bots.chances import Chances, Judge, Outlook, mean
from kanly.bots.minds import judge_for, mind_for
from kanly.bots.search.combat import CombatTree
from kanly.engine.machine import resolver
from kanly.engine.vocabulary import Verb, Window
from kanly.game import game_from
from kanly.view.knowledge import Knowledge

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.review.decisions import Decision

OF_AN_ORDER: Final = 2  # the same, where only the order of effects is asked
LOOKS: Final = 2  # worlds of the first look
CLOSING: Final = (Verb.REVEAL, Verb.PASS, Verb.END_TURN)  # always tried


class Effort(NamedTuple):
    """How many worlds."""

    alone: int = 16  # left alone, and for what was chosen
    each: int = 4  # for every other candidate
    best: int = 10  # for the best two of those


class Tried(NamedTuple):
    """What a choice changes by itself, for every seat."""

    change: Chances
    error: float  # standard error for the seat that was asked, against what it chose


class Weighed(NamedTuple):
    alone: Chances  # with nothing chosen yet
    tried: dict[int, Tried]  # by the place of the choice
    made: int
    seat: int

    @property
    def decided(self) -> Chances:
        """What the decision changed."""
        return self.tried[self.made].change

    def change_of(self, at: int) -> float:
        """For the seat."""
        return self.tried[at].change[self.seat]

    @property
    def best(self) -> int:
        """What was chosen, where nothing is better."""
        return max(self.tried, key=lambda at: (self.change_of(at), at == self.made))


class Weighing:
    """Of one decision, with worlds of its own from number `first` on."""

    def __init__(self, decision: Decision, judge: Judge, first: int = 0) -> None:
        self.decision = decision
        self.known = Knowledge(decision.state, decision.seat, game_from)
        self.outlook = Outlook(judge)
        self.first = first
        self.worlds: list[State] = []
        self.left_alone: list[Chances] = []
        self.found: dict[int, list[Chances]] = {}

    def weighed(self, effort: Effort, among: Iterable[int] | None = None) -> Weighed:
        """`among`: the only choices that are tried besides the one that was made."""
        made = self.decision.made
        self.deal(effort.alone)
        self.try_in(made, effort.alone)
        for at in {*(self.candidates() if among is None else among)} - {made}:
            self.try_in(at, effort.each)
        for at in self.best_others():
            self.try_in(at, effort.best)
        tried = {at: self.tried(at) for at in sorted(self.found)}
        return Weighed(mean(self.left_alone), tried, made, self.decision.seat)

    def deal(self, worlds: int) -> None:
        self.worlds = [self.known.world(self.first + number) for number in range(worlds)]
        self.left_alone = self.outlook.chances(self.worlds)

    def candidates(self) -> list[int]:
        """By a first look of the judge."""
        judge, choices = self.outlook.judge, self.decision.state.choices
        looks = [judge.likings(world) for world in self.worlds[:LOOKS]]
        liked = [sum(scores[at] for scores in looks) / LOOKS for at in range(len(choices))]
        worth = [at for at in range(len(choices)) if liked[at] >= max(liked) - judge.margin]
        order = sorted(worth, key=lambda at: -liked[at])
        is_order = all(choice[0] == Verb.RESOLVE for choice in choices)
        closing = [at for at in order if choices[at][0] in CLOSING]
        return [*order[: OF_AN_ORDER if is_order else judge.candidates], *closing]

    def try_in(self, at: int, worlds: int) -> None:
        found = self.found.setdefault(at, [])
        found += self.outlook.chances([self.after(world, at) for world in self.worlds[len(found) : worlds]])

    def after(self, world: State, at: int) -> State:
        new = world.clone()
        resolver.choose(new, world.choices[at])
        return new

    def best_others(self) -> list[int]:
        seat, others = self.decision.seat, [at for at in self.found if at != self.decision.made]
        return sorted(others, key=lambda at: (-mean(self.found[at])[seat], at))[:2]

    def tried(self, at: int) -> Tried:
        found, made = self.found[at], self.found[self.decision.made]
        change = [difference(each, alone) for each, alone in zip(found, self.left_alone, strict=False)]
        seat = self.decision.seat
        more = [each[seat] - other[seat] for each, other in zip(found, made, strict=False)]
        return Tried(mean(change), standard_error(more))


class CombatWeighing(Weighing):
    """Of Combat cards: every go of every seat to its end, everybody doing what is best for themselves.

    The quick playout knows too little of that, and here a single card decides. Left alone: the best answer.
    """

    def weighed(self, effort: Effort, among: Iterable[int] | None = None) -> Weighed:
        choices = range(len(self.decision.state.choices))
        self.worlds = [self.known.world(self.first + number) for number in range(effort.best)]
        by_world = [self.tree(world) for world in self.worlds]
        self.found = {at: [chances[at] for chances in by_world] for at in choices}
        seat, made = self.decision.seat, self.decision.made
        best = max(choices, key=lambda at: (mean(self.found[at])[seat], at == made))
        self.left_alone = self.found[best]
        return Weighed(mean(self.left_alone), {at: self.tried(at) for at in choices}, made, seat)

    def deal(self, worlds: int) -> None:
        """As many as are played through for the answers."""
        self.weighed(Effort(worlds, worlds, worlds))

    def tree(self, world: State) -> list[Chances]:
        return CombatTree(mind_for(world), judge_for(world)).chances_by_choice(world)


def weighing_of(decision: Decision, judge: Judge, first: int = 0) -> Weighing:
    g = decision.state
    is_combat = g.window == Window.COMBAT and g.choices[0][0] in (Verb.PLAY, Verb.PASS)
    followed = is_combat and not judge.knows_combat
    return (CombatWeighing if followed else Weighing)(decision, judge, first)


def difference(some: Chances, others: Chances) -> Chances:
    return [one - other for one, other in zip(some, others, strict=True)]


def standard_error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 1.0
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return sqrt(spread / len(values))
