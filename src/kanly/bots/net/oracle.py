"""A bot that looks ahead with its net: what it likes is played on, in worlds that may be the true one."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from kanly.bots.bot import Answer, Known
from kanly.bots.net.chances import by_seat
from kanly.bots.net.playing_on import PlayingOn
from kanly.bots.net.shipped import checked, net_for
from kanly.bots.net.thinking import softmax
from kanly.bots.rows.observation import row_of
from kanly.bots.utility_bot import WORLD_BITS
from kanly.engine.machine import resolver

if TYPE_CHECKING:
    from kanly.engine.state import State

CANDIDATES: Final = 8
LIKELY: Final = 0.001  # what the net likes less is no candidate: it is surer than it should be
FIRST_IMPRESSION: Final = 0.02  # how much it still counts
TOGETHER: Final = 32  # games that are played on at once: fewer waste the net's time
IN_TIME: Final = 0.9  # of the seconds granted


class Means(NamedTuple):
    """What it may spend, and which net it asks."""

    effort: int
    seconds: float | None = None
    rounds: int = 0
    player: str = ""


class OracleBot:
    """Effort is how often its choices are played on, in all, to the end of the round and so many rounds more.

    With seconds it goes on as long as that instead. `player` is the net that it looks ahead with.
    """

    def __init__(self, effort: str = "48", seconds: str = "", rounds: str = "0", player: str = "") -> None:
        if player:
            checked(player)
        self.means = Means(int(effort), float(seconds) if seconds else None, int(rounds), player)

    def answer(self, known: Known) -> Answer:
        return Foresight(known, self.means).answer()


class Foresight:
    """About one question."""

    def __init__(self, known: Known, means: Means) -> None:
        self.known = known
        self.first = self.world()
        self.effort = means.effort
        self.last_round = self.first.round + means.rounds
        self.net = net_for(self.first.catalog, means.player)
        self.playing = PlayingOn(self.net, known.luck.getrandbits(WORLD_BITS))
        self.sums: dict[int, list[float]] = {}  # of chances, by choice and seat
        self.played: dict[int, int] = {}
        self.start = time.perf_counter()
        self.fixed = means.seconds is not None  # then effort is of no account
        granted = [each for each in (means.seconds, known.seconds and IN_TIME * known.seconds) if each]
        self.seconds = min(granted) if granted else None

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
        """At least once in one world; then as long as its share of effort or time lasts."""
        worlds = self.effort // (stages * len(left))
        together = max(1, TOGETHER // len(left))
        until = self.start + self.seconds * stage / stages if self.seconds else None
        done = 0
        while done == 0 or ((self.fixed or done < worlds) and not is_past(until)):
            count = together if self.fixed else max(1, min(together, worlds - done))
            self.play_all(left, count)
            done += count

    def play_all(self, left: list[int], count: int) -> None:
        """In the same worlds, for all that are compared."""
        tried, games = [], []
        for _ in range(count):
            world = self.world()
            for at in left:
                after = world.clone()
                resolver.choose(after, world.choices[at])
                tried.append(at)
                games.append(after)
        self.playing.play(games, self.last_round)
        for at, chances in zip(tried, self.playing.chances(games), strict=True):
            before = self.sums.get(at, [0.0] * len(chances))
            self.sums[at] = [one + more for one, more in zip(before, chances, strict=True)]
            self.played[at] = self.played.get(at, 0) + 1

    def mean(self, at: int) -> list[float]:
        return [each / self.played[at] for each in self.sums[at]]

    def own(self, at: int) -> float:
        return self.mean(at)[self.known.seat]

    def world(self) -> State:
        return self.known.world(self.known.luck.getrandbits(WORLD_BITS))


def is_past(until: float | None) -> bool:
    return until is not None and time.perf_counter() > until
