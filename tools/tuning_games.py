"""Games by which weights are tuned: every seat draws its choices by chances made of its scores."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from kanly.bots.minds import worth_of
from kanly.bots.utility.features import NAMES
from kanly.bots.utility.mind import Mind, shares
from kanly.bots.utility.sight import Sight
from kanly.bots.utility.weights import Weights, features_of, values_of
from kanly.bots.utility_bot import WORLD_BITS
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.catalog import Catalog
from kanly.engine.machine import resolver
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind

Array = NDArray[np.float64]
Row = NDArray[np.float32]
COUNT = len(NAMES)
SIZE = 4 * COUNT  # weights: of players early and their growth, of Rivals early and their growth
SEATS = 4
NO_CHANCE = -1.0e9


@dataclass(frozen=True)
class Asked:
    """A question, and how it was answered."""

    seat: int
    values: Array  # by choice
    slopes: Row  # by choice: how its value changes with each weight
    taken: int
    position: Row  # by seat; absent ones are empty


@dataclass(frozen=True)
class Played:
    asked: list[Asked]
    shares: Array  # of the win, by seat
    seated: Array  # 1 for whoever could have won, by seat
    rounds: int


def played(rules: Rules, seed: int, weights: Array, warmth: float) -> Played:
    """The warmer, the more often something else is tried than what looks best."""
    g = set_up(rules, chance.seed_bytes(seed))
    table = Table(mind_of(g.catalog, weights), weights, warmth, Random(seed))
    asked: list[Asked] = []
    while not g.over:
        if len(g.choices) > 1:
            asked.append(table.asked(g))
            resolver.choose(g, g.choices[asked[-1].taken])
        else:
            resolver.choose(g, g.choices[0])
    return Played(asked, padded(np.array(shares(g))), padded(can_win(g)), g.round)


def mind_of(catalog: Catalog, weights: Array) -> Mind:
    parts = [
        features_of(dict(zip(NAMES, map(float, part), strict=True))) for part in weights.reshape(4, COUNT)
    ]
    return Mind(worth_of(catalog), Weights(parts[0], parts[1]), Weights(parts[2], parts[3]))


@dataclass
class Table:
    """The mind of all seats, and their luck."""

    mind: Mind
    weights: Array
    warmth: float
    luck: Random

    def asked(self, g: State) -> Asked:
        world = determinize(g, g.chooser, self.luck.getrandbits(WORLD_BITS))
        looked = [self.looked(world, at) for at in range(len(world.choices))]
        values = np.array([value for _, value in looked])
        chances = softened(values / self.warmth)
        taken = self.luck.choices(range(len(looked)), list(chances))[0]
        slopes = np.array([slope for slope, _ in looked], np.float32)
        return Asked(
            g.chooser, values, slopes, taken, padded(self.position(world, world.round)).astype(np.float32)
        )

    def looked(self, world: State, at: int) -> tuple[Array, float]:
        """How the value of a choice changes with the weights, and the value."""
        seat = world.chooser
        after = world.clone()
        resolver.choose(after, world.choices[at])
        self.mind.close_turn(after, seat)
        if after.over:
            return np.zeros(SIZE), self.mind.value(after, seat, world.round)
        position = self.position(after, world.round)
        utilities = np.where(can_win(after) > 0, position @ self.weights, NO_CHANCE)
        utilities[seat] = NO_CHANCE  # its odds are to the others
        return position[seat] - softened(utilities) @ position, self.mind.value(after, seat, world.round)

    def position(self, g: State, game_round: int) -> Array:
        """By seat: what each weight is multiplied with; seen in the round in which somebody was asked."""
        sight = Sight(g, self.mind.worth, game_round)
        found = np.zeros((len(g.players), 4, COUNT))
        for player in g.players:
            if player.kind != Kind.HOUSE_HAGAL:
                seen = np.array(values_of(sight.of(player)))
                first = 0 if player.kind == Kind.HUMAN else 2
                found[player.seat, first] = seen
                found[player.seat, first + 1] = sight.progress * seen
        return found.reshape(-1, SIZE)


def can_win(g: State) -> Array:
    return np.array([float(player.kind != Kind.HOUSE_HAGAL) for player in g.players])


def softened(values: Array) -> Array:
    powers = np.exp(values - values.max())
    return np.asarray(powers / powers.sum())


def padded(by_seat: Array) -> Array:
    """For as many seats as any table has."""
    absent = [(0, SEATS - len(by_seat)), *[(0, 0)] * (by_seat.ndim - 1)]
    return np.pad(by_seat, absent)
