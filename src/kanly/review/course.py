"""The course of a game: every change of every seat's chance, split into decisions and luck.

At each decision the chances are told from what the seat knows that is asked. They change by what it chooses,
against going on quickly; and then by luck, until the next decision: by what is drawn or turns up against what
could have been, and by what others held. Where the same seat is asked again and has learned nothing since,
there was no luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from kanly.bots.chances import Chances, Judge, mean
from kanly.bots.utility.mind import shares
from kanly.record.record import Replayed
from kanly.review.decisions import Decision, decisions
from kanly.review.progress import ALONE, FIRST, SECOND, Note, Progress, unseen
from kanly.review.weighing import Effort, Weighed, difference, weighing_of

USUAL: Final = {"weights": Effort(), "net": Effort(alone=6, each=3, best=6)}  # the net thinks longer
AGAIN: Final = 100_000  # number of the first world of a second look: none of the first
SUSPECTED: Final = 5  # decisions of a seat that are looked at again, and moments of its luck either way
ENDS: Final = 4  # of luck, for each of them: both ends of a moment, either way
HEARD: Final = 3  # choices that are looked at again, besides the one that was made
LEAST: Final = 0.01  # of a chance, that is worth a word
SURE: Final = 2.0  # standard errors


class Moment(NamedTuple):
    decision: Decision
    weighed: Weighed
    chances: Chances  # before it, by seat
    decided: Chances  # what the decision changed
    luck: Chances  # what changed then, until the next decision
    loss: float  # of the seat's chance, by not having chosen what was best

    def chance_of(self, at: int) -> float:
        """Of the seat that was asked, with one of its choices."""
        return self.chances[self.decision.seat] + self.weighed.change_of(at)

    @property
    def is_mistake(self) -> bool:
        """Surely, and worth a word."""
        return self.loss >= max(LEAST, SURE * self.weighed.tried[self.weighed.best].error)


class Totals(NamedTuple):
    """Of one seat: from its chance at the start to its share of the win."""

    start: float
    own: float  # decisions
    others: float  # decisions
    luck: float
    end: float


class Stretch(NamedTuple):
    """From a decision of a seat to its next one, or to the end."""

    first: int  # numbers of moments; the last is not part of it
    last: int
    luck: float


class Course:
    def __init__(
        self,
        played: Replayed,
        judge: Judge,
        effort: int = 1,
        note: Note = unseen,
        usual: Effort | None = None,
    ) -> None:
        """`effort`: how many times the usual number of worlds. `note` is told how far it is."""
        self.judge = judge
        self.effort = effort
        self.usual = usual or USUAL[judge.name]
        self.decisions = decisions(played)
        self.outcome = shares(played.state)
        asked = SUSPECTED * len({one.seat for one in self.decisions})
        self.progress = Progress(note, len(self.decisions), asked, ENDS * asked)
        self.weighed = [self.first_look(one) for one in self.decisions]
        self.looked_again: set[int] = set()  # numbers of the decisions
        self.moments = self.assembled()
        self.look_again()

    def first_look(self, decision: Decision) -> Weighed:
        found = weighing_of(decision, self.judge).weighed(self.worlds(1))
        self.progress.add(FIRST)
        return found

    def worlds(self, times: int) -> Effort:
        return Effort(*(times * self.effort * number for number in self.usual))

    @property
    def seats(self) -> range:
        return range(len(self.outcome))

    # --- putting it together

    def assembled(self) -> list[Moment]:
        chances = self.chances()
        ends = [*chances[1:], self.outcome]
        lucks = map(luck_in, chances, (weighed.decided for weighed in self.weighed), ends)
        going_on = [self.goes_on(at) for at in range(len(self.decisions))]
        losses = losses_of(self.weighed, chances, going_on)
        parts = zip(self.decisions, self.weighed, chances, lucks, losses, strict=True)
        return [
            Moment(one, weighed, now, weighed.decided, luck, loss) for one, weighed, now, luck, loss in parts
        ]

    def chances(self) -> list[Chances]:
        """Before each decision."""
        found: list[Chances] = []
        for at, weighed in enumerate(self.weighed):
            if self.goes_on(at):
                found.append(added(found[-1], self.weighed[at - 1].decided))
            else:
                found.append(weighed.alone)
        return found

    def goes_on(self, at: int) -> bool:
        return 0 < at < len(self.decisions) and self.decisions[at].moment == self.decisions[at - 1].moment

    # --- a second look at what is to be told

    def look_again(self) -> None:
        """With more worlds, and others: whatever looks largest at first looks so by chance too."""
        wanted = {at for seat in self.seats for at in self.suspected(seat)}
        anchors = {self.anchor(at) for seat in self.seats for at in self.lucky(seat)} - wanted
        self.progress.look_again(len(wanted), len(anchors))
        for at in sorted(wanted):
            self.weigh_again(at)
        for at in sorted(anchors):
            self.tell_again(at)
        self.moments = self.assembled()

    def tell_again(self, at: int) -> None:
        """The chances before a decision."""
        weighing = weighing_of(self.decisions[at], self.judge, AGAIN)
        weighing.deal(self.worlds(4).alone)
        self.weighed[at] = self.weighed[at]._replace(alone=mean(weighing.left_alone))
        self.progress.add(ALONE)

    def weigh_again(self, at: int) -> None:
        before = self.weighed[at]
        others = sorted(before.tried, key=lambda choice: -before.change_of(choice))
        heard = [choice for choice in others if choice != before.made][:HEARD]
        self.weighed[at] = weighing_of(self.decisions[at], self.judge, AGAIN).weighed(self.worlds(4), heard)
        self.looked_again.add(at)
        self.progress.add(SECOND)

    def suspected(self, seat: int) -> list[int]:
        mine = [at for at, one in enumerate(self.decisions) if one.seat == seat]
        return sorted(mine, key=lambda at: -self.moments[at].loss)[:SUSPECTED]

    def lucky(self, seat: int) -> list[int]:
        """Where the largest moments of luck begin and end."""
        by_luck = sorted(self.stretches(seat), key=lambda stretch: stretch.luck)
        told = [*by_luck[:SUSPECTED], *by_luck[-SUSPECTED:]]
        return [at for one in told for at in (one.first, one.last) if at < len(self.moments)]

    def anchor(self, at: int) -> int:
        """Where the chances were told from which those of this moment follow."""
        while self.goes_on(at):
            at -= 1
        return at

    # --- what it came to

    def totals(self, seat: int) -> Totals:
        start = (self.moments[0].chances if self.moments else self.outcome)[seat]
        own = sum(one.decided[seat] for one in self.moments if one.decision.seat == seat)
        others = sum(one.decided[seat] for one in self.moments if one.decision.seat != seat)
        return Totals(start, own, others, sum(one.luck[seat] for one in self.moments), self.outcome[seat])

    def stretches(self, seat: int) -> list[Stretch]:
        """Of luck, seen with the seat's own eyes at both ends."""
        mine = [at for at, one in enumerate(self.decisions) if one.seat == seat]
        return [
            Stretch(first, last, sum(one.luck[seat] for one in self.moments[first:last]))
            for first, last in pairwise([*mine, len(self.decisions)])
        ]

    def largest_losses(self, seat: int, most: int) -> list[Moment]:
        """Of those that have been looked at again."""
        again = [self.moments[at] for at in sorted(self.looked_again)]
        mine = [one for one in again if one.decision.seat == seat and one.is_mistake]
        return sorted(mine, key=lambda one: -one.loss)[:most]


def losses_of(
    weighed: Sequence[Weighed], chances: Sequence[Chances], going_on: Sequence[bool]
) -> list[float]:
    """What could still be made good, with nothing learned meanwhile, was not lost yet."""
    found: list[float] = []
    later = 0.0  # the best chance that the same seat had after this decision
    for one, before, goes_on in zip(weighed[::-1], chances[::-1], going_on[::-1], strict=True):
        now = before[one.seat]
        best = now + one.change_of(one.best)
        found.append(max(0.0, best - max(now + one.change_of(one.made), later)))
        later = max(best, later) if goes_on else 0.0
    return found[::-1]


def added(some: Chances, others: Chances) -> Chances:
    return [one + other for one, other in zip(some, others, strict=True)]


def luck_in(before: Chances, decided: Chances, after: Sequence[float]) -> Chances:
    return difference(list(after), added(before, decided))
