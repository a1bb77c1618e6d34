"""How weights follow the games: what was chosen in games that were won is made likelier, a little at a time.

A policy gradient with clipped steps. The win is the only reward; a critic, fitted to the same games, says how
much of it was already there before a question was answered.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from tuning_games import NO_CHANCE, SIZE, Array, Asked, Played

from kanly.bots.utility.features import NAMES

CARRIED = 0.95  # of what is found later in a game, back to the question before
ROUNDS_OF_LEARNING = 2  # through the same games
BATCH = 4096
FURTHEST = 0.2  # how much likelier or less likely a choice is made by one set of games
RIDGE = 0.001
CRITIC_STEPS = 6
FIXED = ("cards",)  # set by hand, so that decks stay as slim as people's
FREE = np.array([float(name not in FIXED) for name in NAMES] * 4)
STEADIER, STEADIEST = 0.9, 0.999  # how slowly the two means behind a step change (Adam)


@dataclass
class Lesson:
    """Questions of one set of games, laid end to end."""

    asked: list[Asked]
    gains: Array  # by question: how much better it went than could be expected


def lesson(games: list[Played], critic: Array) -> Lesson:
    asked: list[Asked] = []
    gains: list[float] = []
    for game in games:
        chances = expected(critic, [game])
        for seat in range(len(game.shares)):
            own = [at for at, question in enumerate(game.asked) if question.seat == seat]
            asked += [game.asked[at] for at in own]
            gains += gains_of([float(chances[at, seat]) for at in own], float(game.shares[seat]))
    found = np.array(gains)
    return Lesson(asked, (found - found.mean()) / (found.std() + 1e-8))


def gains_of(chances: list[float], share: float) -> list[float]:
    """Along the questions of one seat, from the last one back."""
    found: list[float] = []
    gain, later = 0.0, share
    for chance in reversed(chances):
        gain = later - chance + CARRIED * gain
        later = chance
        found.append(gain)
    return found[::-1]


# --- the critic: who wins, from a position


def rows_of(games: list[Played]) -> tuple[Array, Array, Array]:
    """Positions, shares of the win and who could have won: for each question one."""
    positions = np.array([asked.position for game in games for asked in game.asked], np.float64)
    won = np.array([game.shares for game in games for _ in game.asked])
    seated = np.array([game.seated for game in games for _ in game.asked])
    return positions, won, seated


def expected(critic: Array, games: list[Played]) -> Array:
    positions, _, seated = rows_of(games)
    return chances_of(positions @ critic, seated)


def chances_of(utilities: Array, seated: Array) -> Array:
    found = np.where(seated > 0, utilities, NO_CHANCE)
    powers = np.exp(found - found.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def fitted(critic: Array, positions: Array, won: Array, seated: Array) -> Array:
    """By Newton's method, from where it was."""
    scale = positions.reshape(-1, SIZE).std(axis=0) + 1e-6
    positions = positions / scale
    weights = critic * scale
    for _ in range(CRITIC_STEPS):
        weights += newton_step(positions, won, chances_of(positions @ weights, seated), weights)
    return np.asarray(weights / scale)


def newton_step(positions: Array, won: Array, chances: Array, weights: Array) -> Array:
    count = len(positions)
    slope = np.einsum("nsk,ns->k", positions, won - chances) / count - RIDGE * weights
    mean = np.einsum("nsk,ns->nk", positions, chances)
    spread = (positions * chances[:, :, None]).reshape(-1, SIZE).T @ positions.reshape(-1, SIZE)
    bend = (spread - mean.T @ mean) / count + RIDGE * np.eye(SIZE)
    return np.asarray(np.linalg.solve(bend, slope))


# --- the weights


@dataclass
class Climber:
    """Goes uphill. Remembers how steep it was."""

    weights: Array
    warmth: float
    pace: float  # of a step, in units of how much a slope varies
    steps: int = 0
    mean: Array = field(default_factory=lambda: np.zeros(SIZE))
    square: Array = field(default_factory=lambda: np.zeros(SIZE))

    def learn(self, given: Lesson, order: np.random.Generator) -> None:
        before = self.weights
        scale = np.concatenate([asked.slopes for asked in given.asked[::7]]).std(axis=0) + 1e-3
        for _ in range(ROUNDS_OF_LEARNING):
            places = order.permutation(len(given.asked))
            for first in range(0, len(places), BATCH):
                batch = Batch(given, places[first : first + BATCH])
                self.step(batch.uphill(self.weights - before, self.warmth) * scale, scale)

    def step(self, slope: Array, scale: Array) -> None:
        self.steps += 1
        self.mean = STEADIER * self.mean + (1 - STEADIER) * slope
        self.square = STEADIEST * self.square + (1 - STEADIEST) * slope * slope
        mean = self.mean / (1 - STEADIER**self.steps)
        square = self.square / (1 - STEADIEST**self.steps)
        self.weights = self.weights + FREE * self.pace * mean / (np.sqrt(square) + 1e-8) / scale


class Batch:
    """Some questions, with the choices of all of them in one row."""

    def __init__(self, given: Lesson, places: NDArray[np.int64]) -> None:
        asked = [given.asked[at] for at in places]
        counts = [len(question.slopes) for question in asked]
        self.values = np.concatenate([question.values for question in asked])
        self.slopes = np.concatenate([question.slopes for question in asked]).astype(np.float64)
        self.first = np.cumsum([0, *counts[:-1]])
        self.question = np.repeat(np.arange(len(asked)), counts)
        self.taken = self.first + np.array([question.taken for question in asked])
        self.gains = given.gains[places]

    def chances(self, change: Array, warmth: float) -> Array:
        """Of each choice among those of its question, were the weights a little different."""
        scores = (self.values + self.slopes @ change) / warmth
        powers = np.exp(scores - np.maximum.reduceat(scores, self.first)[self.question])
        return np.asarray(powers / np.add.reduceat(powers, self.first)[self.question])

    def uphill(self, change: Array, warmth: float) -> Array:
        now = self.chances(change, warmth)
        ratio = now[self.taken] / (self.chances(np.zeros(SIZE), warmth)[self.taken] + 1e-12)
        spent = np.where(self.gains > 0, ratio > 1 + FURTHEST, ratio < 1 - FURTHEST)
        force = np.where(spent, 0.0, ratio * self.gains)
        mean = np.add.reduceat(self.slopes * now[:, None], self.first)
        return np.asarray(((self.slopes[self.taken] - mean) * force[:, None]).mean(axis=0) / warmth)
