"""A bot that plays its best choices on, in worlds that may be the true one, and takes what wins most."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from kanly.bots.bot import Answer, Known
from kanly.bots.minds import judge_for, mind_for
from kanly.bots.search.combat import CombatTree
from kanly.bots.search.playout import Playout
from kanly.bots.utility.mind import largest
from kanly.bots.utility_bot import WORLD_BITS
from kanly.engine.machine import resolver
from kanly.engine.vocabulary import Verb, Window

if TYPE_CHECKING:
    from kanly.engine.state import State

CANDIDATES: Final = 16
USUAL: Final = 8  # candidates for which effort is meant; more are played on more often, fewer less
EARLIER: Final = 0.01  # how much the first impression still counts
CLOSING: Final = (Verb.REVEAL, Verb.PASS, Verb.END_TURN)  # always among the candidates
IN_TIME: Final = 0.9  # of the seconds granted


class SearchBot:
    """Effort is how many times the usual number of choices are played on, in all, to the end of the round and
    so many rounds more."""

    def __init__(self, effort: str = "90", rounds: str = "0") -> None:
        self.effort = int(effort)
        self.rounds = int(rounds)

    def answer(self, known: Known) -> Answer:
        world = known.world(known.luck.getrandbits(WORLD_BITS))
        thinking = Thinking(known, world, self.effort, self.rounds)
        at = thinking.best()
        return Answer(known.choices[at], chances=tuple(thinking.chances(at)))


class Thinking:
    """About one question."""

    def __init__(self, known: Known, world: State, effort: int, rounds: int) -> None:
        self.known = known
        self.first = world
        self.effort = effort
        self.rounds = rounds
        self.mind = mind_for(world)
        self.judge = judge_for(world)
        self.playout = Playout(self.mind)
        self.sums = [[0.0] * len(world.players) for _ in world.choices]  # of chances, by choice and seat
        self.until = time.perf_counter() + IN_TIME * known.seconds if known.seconds else None

    def best(self) -> int:
        world = self.first
        if world.window == Window.COMBAT and world.choices[0][0] in (Verb.PLAY, Verb.PASS):
            return self.best_in_combat()
        scores = self.mind.scores(world)
        if all(choice[0] == Verb.RESOLVE for choice in world.choices):
            return largest(scores)
        return self.halved(scores)

    def chances(self, at: int) -> list[float]:
        """Of each seat after a choice, as far as it was played on."""
        total = sum(self.sums[at])
        return [each / total for each in self.sums[at]] if total else self.judge.chances(self.first)

    def best_in_combat(self) -> int:
        """On average over worlds."""
        tree = CombatTree(self.mind, self.judge)
        for _ in range(max(1, self.effort // USUAL)):
            for at, chances in enumerate(tree.chances_by_choice(self.world())):
                self.note(at, chances)
            if self.is_late():
                break
        return largest([sums[self.known.seat] for sums in self.sums])

    def halved(self, scores: list[float]) -> int:
        """The better half of the candidates goes on to more worlds, until one is left."""
        left = self.candidates(scores)
        share = self.effort * len(left) // (USUAL * max(1, (len(left) - 1).bit_length()))  # of each stage
        played = 0
        while len(left) > 1 and not self.is_late():
            for _ in range(max(1, share // len(left))):
                self.play_all(left)
                played += 1
                if self.is_late():
                    break
            left.sort(key=lambda at: -(self.sums[at][self.known.seat] / played + EARLIER * scores[at]))
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def candidates(self, scores: list[float]) -> list[int]:
        order = sorted(range(len(scores)), key=lambda at: -scores[at])
        closing = [at for at in order[CANDIDATES:] if self.first.choices[at][0] in CLOSING]
        return order[:CANDIDATES] + closing

    def play_all(self, left: list[int]) -> None:
        """In one world, the same for all that are compared."""
        world = self.world()
        for at in left:
            after = world.clone()
            resolver.choose(after, world.choices[at])
            self.note(at, self.judge.chances(self.playout.play_on(after, self.rounds)))

    def note(self, at: int, chances: list[float]) -> None:
        self.sums[at] = [before + chance for before, chance in zip(self.sums[at], chances, strict=True)]

    def world(self) -> State:
        return self.known.world(self.known.luck.getrandbits(WORLD_BITS))

    def is_late(self) -> bool:
        return self.until is not None and time.perf_counter() > self.until
