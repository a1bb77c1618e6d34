"""A bot that looks ahead with its net: what it likes is played on, in worlds that may be the true one."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from kanly.bots.bot import Answer, Known
from kanly.bots.net.chances import by_seat
from kanly.bots.net.pace import Pace
from kanly.bots.net.playing_on import PlayingOn
from kanly.bots.net.shipped import checked, net_for
from kanly.bots.net.thinking import softmax
from kanly.bots.rows.observation import row_of
from kanly.bots.utility_bot import WORLD_BITS
from kanly.engine.machine import resolver

if TYPE_CHECKING:
    from kanly.bots.net.pace import Clock
    from kanly.engine.state import State

CANDIDATES: Final = 8
LIKELY: Final = 0.001  # what the net likes less is no candidate: it is surer than it should be
FIRST_IMPRESSION: Final = 0.02  # how much it still counts
IN_TIME: Final = 0.9  # of the seconds granted


class Means(NamedTuple):
    """What it may spend, and which net it asks."""

    effort: int
    seconds: float | None = None
    rounds: int = 0
    player: str = ""


class OracleBot:
    """Effort is how often its choices are played on, in all, to the end of the round and so many rounds more.

    With seconds it goes on as long as that instead, and plays no further than there is time for. `player` is
    the net that it looks ahead with.
    """

    def __init__(self, effort: str = "48", seconds: str = "", rounds: str = "0", player: str = "") -> None:
        if player:
            checked(player)
        self.means = Means(int(effort), float(seconds) if seconds else None, int(rounds), player)

    def answer(self, known: Known) -> Answer:
        return Foresight(known, self.means).answer()


class Foresight:
    """About one question."""

    def __init__(self, known: Known, means: Means, clock: Clock = time.perf_counter) -> None:
        self.known = known
        self.first = self.world()
        self.effort = means.effort
        self.last_round = self.first.round + means.rounds
        self.net = net_for(self.first.catalog, means.player)
        self.playing = PlayingOn(self.net, known.luck.getrandbits(WORLD_BITS))
        self.sums: dict[int, list[float]] = {}  # of chances, by choice and seat
        self.played: dict[int, int] = {}
        self.fixed = means.seconds is not None  # then effort is of no account
        granted = [each for each in (means.seconds, known.seconds and IN_TIME * known.seconds) if each]
        self.pace = Pace(min(granted) if granted else math.inf, clock)

    def answer(self) -> Answer:
        thoughts = self.net.think([row_of(self.first, self.net.layout)])
        liking = softmax(thoughts.of(0))
        order = [int(at) for at in np.argsort(-liking, kind="stable")[:CANDIDATES]]
        left = [at for at in order if liking[at] >= LIKELY]
        at = self.halved(left, [float(each) for each in liking])
        told = self.mean(at) if at in self.played else by_seat(thoughts.chances[0], self.first)
        return Answer(self.known.choices[at], chances=tuple(told))

    def halved(self, left: list[int], liking: list[float]) -> int:
        """The better half goes on to more worlds, until one is left."""
        stages = (len(left) - 1).bit_length()
        for stage in range(stages):
            self.play_stage(left, stage + 1, stages)
            left = sorted(left, key=lambda at: -(self.own(at) + FIRST_IMPRESSION * liking[at]))
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def play_stage(self, left: list[int], stage: int, stages: int) -> None:
        """As long as its share of effort or time lasts."""
        until = self.pace.until(stage / stages)
        worlds = max(1, self.effort // (stages * len(left)))
        done = 0
        while count := self.next_worlds(len(left), until, done, worlds):
            self.play_all(left, count, until)
            done += count

    def next_worlds(self, compared: int, until: float, done: int, worlds: int) -> int:
        """In how many all that are compared are played on together: in one at least, if there is any time."""
        count = self.pace.fitting(until) // compared
        if done == 0 and not (self.played and self.pace.is_past(until)):
            count = max(1, count)
        return count if self.fixed else min(count, worlds - done)

    def play_all(self, left: list[int], count: int, until: float) -> None:
        """In the same worlds, for all that are compared."""
        tried, games = [], []
        for _ in range(count):
            world = self.world()
            for at in left:
                after = world.clone()
                resolver.choose(after, world.choices[at])
                tried.append(at)
                games.append(after)
        for at, chances in zip(tried, self.foreseen(games, until), strict=True):
            before = self.sums.get(at, [0.0] * len(chances))
            self.sums[at] = [one + more for one, more in zip(before, chances, strict=True)]
            self.played[at] = self.played.get(at, 0) + 1

    def foreseen(self, games: list[State], until: float) -> list[list[float]]:
        """Each seat's chance to win, where they have come to by then."""
        watch = self.pace.begin(until)
        finished = self.playing.play(games, self.last_round, watch.go_on)
        chances = self.playing.chances(games)
        watch.end(finished)
        return chances

    def mean(self, at: int) -> list[float]:
        return [each / self.played[at] for each in self.sums[at]]

    def own(self, at: int) -> float:
        return self.mean(at)[self.known.seat]

    def world(self) -> State:
        return self.known.world(self.known.luck.getrandbits(WORLD_BITS))
