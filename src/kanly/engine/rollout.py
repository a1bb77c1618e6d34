"""Random play to the end: for measuring, for checking, and for search.

Its generator is its own and leaves the chance of the game alone: a game and a seed of play give one result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.machine import resolver
from kanly.engine.vocabulary import Choice, Verb

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.engine.state import State

LIMIT: Final = 100_000  # decisions after which a game counts as stuck; a game has about 400
MODULUS_A: Final = 2147483563
MODULUS_B: Final = 2147483399
FACTOR_A: Final = 40014
FACTOR_B: Final = 40692
SPREAD: Final = 2654435761
WARM_UP: Final = 4


class Luck:
    """Two multiplicative generators combined (L'Ecuyer, 1988): fast, the same on both builds."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = 1 + seed * SPREAD % (MODULUS_A - 1)
        self.b: i64 = 1 + (seed + SPREAD) * SPREAD % (MODULUS_B - 1)
        for _ in range(WARM_UP):
            self.below(1)

    def below(self, n: i64) -> i64:
        self.a = self.a * FACTOR_A % MODULUS_A
        self.b = self.b * FACTOR_B % MODULUS_B
        return (self.a - self.b) % (MODULUS_A - 1) % n


def pick(choices: list[Choice], luck: Luck) -> Choice:
    return choices[luck.below(len(choices))]


def playout(g: State, rng_seed: int) -> int:
    """To the end, every legal choice being equally likely; how many decisions it took. Not over: stuck."""
    return play_on(g, Luck(rng_seed), LIMIT)


def play_on(g: State, luck: Luck, most: int) -> int:
    """The same for at most so many decisions."""
    for decision in range(most):
        if g.over:
            return decision
        choices = g.choices
        resolver.choose(g, choices[luck.below(len(choices))])
    return most


class Tally:
    """What a game asked of its players."""

    def __init__(self) -> None:
        self.decisions = 0
        self.turns = 0  # Agent and Reveal turns
        self.real_decisions = 0  # with more than one choice
        self.order_questions = 0

    def note(self, g: State, choice: Choice) -> None:
        """Called before the choice is applied."""
        self.decisions += 1
        if choice[0] == Verb.SEND or choice[0] == Verb.REVEAL:
            self.turns += 1
        if len(g.choices) > 1:
            self.real_decisions += 1
            if asks_for_order(g.choices):
                self.order_questions += 1


def asks_for_order(choices: list[Choice]) -> bool:
    """Two or more different pending words stand first in the list."""
    first = choices[0]
    second = choices[1]
    return first[0] == Verb.RESOLVE and second[0] == Verb.RESOLVE and first != second


def tallied_playout(g: State, luck: Luck, most: int, tally: Tally) -> None:
    for _ in range(most):
        if g.over:
            return
        choice = pick(g.choices, luck)
        tally.note(g, choice)
        resolver.choose(g, choice)
