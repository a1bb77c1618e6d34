"""Each seat's chance to win. Who judges is decided here, and nowhere else.

A judge is asked where a round begins or the game is over: there nobody is in the middle of anything, and what
everybody has can be compared. So worlds are played on to there first, quickly and all in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from kanly.bots.minds import judge_for, mind_for
from kanly.bots.search.playout import Playout

if TYPE_CHECKING:
    from kanly.engine.state import State

NO_LUCK: Final = 0  # nothing is drawn where chances are told
Chances = list[float]  # to win, by seat; together 1


class Judge(Protocol):
    name: str

    def chances(self, worlds: Sequence[State]) -> list[Chances]:
        """Of each world, in which a round begins or the game is over."""


class FittedWeights:
    """What everybody has, weighed as `tools/judge.py` has fitted it to who won."""

    name = "weights"

    def chances(self, worlds: Sequence[State]) -> list[Chances]:
        return [judge_for(world).chances(world) for world in worlds]


class LearnedNet:
    """What the net that comes with kanly thinks of it, from what whoever is asked there may know."""

    name = "net"

    def chances(self, worlds: Sequence[State]) -> list[Chances]:
        from kanly.bots.net.playing_on import PlayingOn
        from kanly.bots.net.shipped import net_for

        return PlayingOn(net_for(worlds[0].catalog), NO_LUCK).chances([*worlds]) if worlds else []


JUDGES: Final[Mapping[str, Judge]] = {judge.name: judge for judge in (FittedWeights(), LearnedNet())}
BEST: Final = "weights"  # by its calibration and by what its reviews read like


def best_judge() -> Judge:
    return JUDGES[BEST]


class Outlook:
    """What worlds come to that are dealt, if everybody goes on as the quick playout does."""

    def __init__(self, world: State, judge: Judge | None = None) -> None:
        self.judge = judge or best_judge()
        self.playout = Playout(mind_for(world))

    def chances(self, worlds: Sequence[State]) -> list[Chances]:
        """The worlds stay as they are."""
        return self.judge.chances([self.playout.play_on(world.clone(), 0) for world in worlds])


def mean(several: Sequence[Chances]) -> Chances:
    return [sum(of_seat) / len(several) for of_seat in zip(*several, strict=True)]
