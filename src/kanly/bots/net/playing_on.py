"""Worlds played on together by a net, to the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from kanly.bots.net.chances import by_seat, shares
from kanly.bots.rows.observation import row_of
from kanly.bots.rows.settling import settle
from kanly.engine.machine import resolver

if TYPE_CHECKING:
    from collections.abc import Callable

    from kanly.bots.net.net_file import Array, Floats
    from kanly.bots.net.thinking import Net, Thoughts
    from kanly.engine.state import State

TEMPERATURE: Final = 0.5  # below 1: the likelier choices even more often
TINY: Final = 1e-12


class PlayingOn:
    def __init__(self, net: Net, seed: int, temperature: float = TEMPERATURE) -> None:
        """At temperature 0 it takes what it likes best, and nothing is drawn."""
        self.net = net
        self.temperature = temperature
        self.luck = np.random.default_rng(seed)
        self.answers = 0  # that the net gave

    def play(self, games: list[State], last_round: int, go_on: Callable[[], bool] = lambda: True) -> int:
        """Each is asked for one answer at a time, all at once, for as long as it may go on.

        Says how many came to the end.
        """
        live = [g for g in games if settle(g, last_round)]
        while live:
            for g, at in zip(live, self.drawn(self.thoughts(live)), strict=True):
                resolver.choose(g, g.choices[at])
            live = [g for g in live if settle(g, last_round)]
            if not go_on():
                break
        return len(games) - len(live)

    def chances(self, games: list[State]) -> list[list[float]]:
        """Of each seat to win, where they have come to."""
        open_games = [g for g in games if not g.over]
        seen = iter(self.thoughts(open_games).chances) if open_games else iter(())
        return [shares(g) if g.over else by_seat(next(seen), g) for g in games]

    def thoughts(self, games: list[State]) -> Thoughts:
        self.answers += len(games)
        return self.net.think([row_of(g, self.net.layout) for g in games])

    def drawn(self, thoughts: Thoughts) -> list[int]:
        """By chance, as likely as the net likes them."""
        if not self.temperature:
            liked: list[int] = largest(thoughts.logits, thoughts.first, thoughts.counts).tolist()
            return liked
        chance = self.luck.random(len(thoughts.logits), np.float32)
        noisy = thoughts.logits / self.temperature - np.log(-np.log(chance + TINY) + TINY)
        found: list[int] = largest(noisy, thoughts.first, thoughts.counts).tolist()
        return found


def largest(values: Floats, first: Array, counts: Array) -> Array:
    """Of each row: the place of its largest value."""
    row = np.repeat(np.arange(len(counts)), counts)
    table = np.full((len(counts), int(counts.max())), -np.inf, np.float32)
    table[row, np.arange(len(values)) - first[row]] = values
    found: Array = table.argmax(1)
    return found
