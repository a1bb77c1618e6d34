"""Each seat's chance to win. Who judges is decided here, and nowhere else.

A judge is asked where a round begins or the game is over: there nobody is in the middle of anything, and what
everybody has can be compared. So worlds are played on to there first, quickly and all in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Final, Protocol

from kanly.bots.minds import judge_for, mind_for
from kanly.bots.search.playout import Playout

if TYPE_CHECKING:
    from kanly.bots.net.playing_on import PlayingOn
    from kanly.engine.state import State

NO_LUCK: Final = 0  # nothing is drawn where chances are told
Chances = list[float]  # to win, by seat; together 1


class Judge(Protocol):
    name: str
    candidates: int  # choices that are worth trying, where somebody asks what was best
    margin: float  # how much less than the best one they may be liked
    knows_combat: bool  # its own play tells what Combat cards come to

    def likings(self, world: State) -> list[float]:
        """How good each choice looks at first."""

    def play_on(self, worlds: Sequence[State]) -> None:
        """To where a round begins or the game is over, in the way that it knows how to judge."""

    def chances(self, worlds: Sequence[State]) -> list[Chances]:
        """Of each world, in which a round begins or the game is over."""


class FittedWeights:
    """What everybody has, weighed as `tools/judge.py` has fitted it to who won; played on quickly."""

    name = "weights"
    candidates = 7
    margin = inf
    knows_combat = False

    def likings(self, world: State) -> list[float]:
        return mind_for(world).scores(world)

    def play_on(self, worlds: Sequence[State]) -> None:
        for world in worlds:
            Playout(mind_for(world)).play_on(world, 0)

    def chances(self, worlds: Sequence[State]) -> list[Chances]:
        return [judge_for(world).chances(world) for world in worlds]


class LearnedNet:
    """What the net that comes with kanly would play, and thinks of what comes of it."""

    name = "net"
    candidates = 4
    margin = 5.0  # of a logit: it hardly ever takes what it likes so much less
    knows_combat = True

    def likings(self, world: State) -> list[float]:
        found: list[float] = self.playing(world).thoughts([world]).of(0).tolist()
        return found

    def play_on(self, worlds: Sequence[State]) -> None:
        if worlds:
            self.playing(worlds[0]).play([*worlds], worlds[0].round)

    def chances(self, worlds: Sequence[State]) -> list[Chances]:
        return self.playing(worlds[0]).chances([*worlds]) if worlds else []

    def playing(self, world: State) -> PlayingOn:
        from kanly.bots.net.playing_on import PlayingOn
        from kanly.bots.net.shipped import net_for

        return PlayingOn(net_for(world.catalog), NO_LUCK, temperature=0.0)


JUDGES: Final[Mapping[str, Judge]] = {judge.name: judge for judge in (FittedWeights(), LearnedNet())}
BEST: Final = "net"  # hints are the net's too, and a review that contradicts them helps nobody


def best_judge() -> Judge:
    return JUDGES[BEST]


class Outlook:
    """What worlds come to that are dealt, if everybody goes on as the judge would."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge = judge or best_judge()

    def chances(self, worlds: Sequence[State]) -> list[Chances]:
        """The worlds stay as they are."""
        played = [world.clone() for world in worlds]
        self.judge.play_on(played)
        return self.judge.chances(played)


def mean(several: Sequence[Chances]) -> Chances:
    return [sum(of_seat) / len(several) for of_seat in zip(*several, strict=True)]
