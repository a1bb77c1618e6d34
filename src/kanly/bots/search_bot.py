"""A bot that plays its best choices on, in worlds that may be the true one, and takes what wins most."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from kanly.bots.bot import Answer, Known
from kanly.bots.minds import mind_for
from kanly.bots.search.combat import CombatTree
from kanly.bots.search.playout import Playout
from kanly.bots.utility.mind import Mind
from kanly.engine.machine import resolver
from kanly.engine.vocabulary import Verb, Window

if TYPE_CHECKING:
    from kanly.engine.state import State

CANDIDATES: Final = 6
WORLD_BITS: Final = 60
EARLIER: Final = 0.01  # how much the first impression still counts
CLOSING: Final = (Verb.REVEAL, Verb.PASS, Verb.END_TURN)  # always among the candidates
IN_TIME: Final = 0.9  # of the seconds granted


class SearchBot:
    """Effort is how many times a choice is played on, in all, for one answer."""

    def __init__(self, effort: str = "40", rounds: str = "0") -> None:
        self.effort = int(effort)
        self.rounds = int(rounds)

    def answer(self, known: Known) -> Answer:
        world = known.world(known.luck.getrandbits(WORLD_BITS))
        mind = mind_for(world)
        thinking = Thinking(known, mind, self.effort, self.rounds)
        at = thinking.best(world)
        return Answer(known.choices[at], chances=tuple(mind.chances(world)))


class Thinking:
    """About one question."""

    def __init__(self, known: Known, mind: Mind, effort: int, rounds: int) -> None:
        self.known = known
        self.mind = mind
        self.effort = effort
        self.rounds = rounds
        self.playout = Playout(mind)
        self.until = time.perf_counter() + IN_TIME * known.seconds if known.seconds else None

    def best(self, world: State) -> int:
        if world.window == Window.COMBAT and world.choices[0][0] in (Verb.PLAY, Verb.PASS):
            return self.best_in_combat()
        first = self.mind.scores(world)
        if all(choice[0] == Verb.RESOLVE for choice in world.choices):
            return max(range(len(first)), key=first.__getitem__)
        return self.halved(world, first)

    def best_in_combat(self) -> int:
        """On average over worlds."""
        tree = CombatTree(self.mind)
        totals = [0.0] * len(self.known.choices)
        for _ in range(max(1, self.effort // len(totals))):
            values = tree.values(self.world())
            totals = [total + value for total, value in zip(totals, values, strict=True)]
            if self.is_late():
                break
        return max(range(len(totals)), key=totals.__getitem__)

    def halved(self, world: State, first: list[float]) -> int:
        """The better half of the candidates goes on to more worlds, until one is left."""
        order = sorted(range(len(first)), key=lambda at: -first[at])
        left = order[:CANDIDATES]
        left += [at for at in order[CANDIDATES:] if world.choices[at][0] in CLOSING]
        stages = max(1, (len(left) - 1).bit_length())
        totals, played = [0.0] * len(first), 0
        while len(left) > 1 and not self.is_late():
            for _ in range(max(1, self.effort // (stages * len(left)))):
                self.play_all(left, totals)
                played += 1
                if self.is_late():
                    break
            left.sort(key=lambda at: -(totals[at] / played + EARLIER * first[at]))
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def play_all(self, left: list[int], totals: list[float]) -> None:
        """In one world, the same for all that are compared."""
        world = self.world()
        for at in left:
            after = world.clone()
            resolver.choose(after, world.choices[at])
            self.playout.play_on(after, self.rounds)
            totals[at] += self.mind.chances(after)[self.known.seat]

    def world(self) -> State:
        return self.known.world(self.known.luck.getrandbits(WORLD_BITS))

    def is_late(self) -> bool:
        return self.until is not None and time.perf_counter() > self.until
