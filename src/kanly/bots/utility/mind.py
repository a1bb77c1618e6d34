"""Weighs a position, and finds the choice after which it weighs most."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from kanly.bots.utility.sight import Sight
from kanly.engine.machine import resolver
from kanly.engine.play import endgame
from kanly.engine.vocabulary import Kind, Verb

if TYPE_CHECKING:
    from kanly.bots.utility.printed_worth import PrintedWorth
    from kanly.bots.utility.weights import Weights
    from kanly.engine.state import State

SURE: Final = 40.0  # the logarithm of the odds of whoever has won
NOBODY_ELSE: Final = 1.0e-15  # added to the others' odds, so that there are some
CANNOT_WIN: Final = -24.0  # utility of House Hagal
QUESTIONS_OF_A_TURN: Final = 24  # that are looked through before the rest is left open


class Mind:
    """Knows what everything is worth. Looks at worlds that have been dealt: nothing in them is hidden."""

    def __init__(self, worth: PrintedWorth, players: Weights, rivals: Weights) -> None:
        self.worth = worth
        self.players = players
        self.rivals = rivals

    # --- positions

    def utilities(self, g: State, game_round: int) -> list[float]:
        """By seat: the higher, the likelier it wins. House Hagal cannot."""
        sight = Sight(g, self.worth, game_round)
        found: list[float] = []
        for player in g.players:
            if player.kind == Kind.HOUSE_HAGAL:
                found.append(CANNOT_WIN)
            else:
                weights = self.players if player.kind == Kind.HUMAN else self.rivals
                found.append(weights.weigh(sight.of(player), sight.progress))
        return found

    def chances(self, g: State) -> list[float]:
        """To win, by seat."""
        if g.over:
            return shares(g)
        utilities = self.utilities(g, g.round)
        top = max(utilities)
        powers = [exp(utility - top) for utility in utilities]
        total = sum(powers)
        return [power / total for power in powers]

    def value(self, g: State, seat: int, game_round: int) -> float:
        """The logarithm of the seat's odds to win: of its chance to that of the others together.

        Seen in the round in which the seat was asked.
        """
        if g.over:
            return odds(shares(g)[seat])
        utilities = self.utilities(g, game_round)
        own = utilities[seat]
        others = NOBODY_ELSE
        for other in range(len(utilities)):
            if other != seat:
                others += exp(utilities[other] - own)
        return -log(others)

    # --- choices

    def scores(self, g: State) -> list[float]:
        """Of every choice: the value once it and the rest of the own turn are done."""
        seat = g.chooser
        found: list[float] = []
        for choice in g.choices:
            after = g.clone()
            resolver.choose(after, choice)
            self.close_turn(after, seat)
            found.append(self.value(after, seat, g.round))
        return found

    def close_turn(self, g: State, seat: int) -> None:
        """Answers the seat's own questions, one at a time, until it would begin another turn."""
        game_round = g.round
        for _ in range(QUESTIONS_OF_A_TURN):
            if g.over or g.chooser != seat or g.round != game_round or begins_turn(g):
                return
            resolver.choose(g, g.choices[self.nearest(g)])

    def nearest(self, g: State) -> int:
        """The choice that is best at once, whatever it leads to."""
        choices = g.choices
        if len(choices) == 1:
            return 0
        best = 0
        most = -2.0 * SURE
        for i in range(len(choices)):
            after = g.clone()
            resolver.choose(after, choices[i])
            value = self.value(after, g.chooser, g.round)
            if value > most:
                best = i
                most = value
        return best

    def best(self, g: State) -> int:
        if len(g.choices) == 1:
            return 0
        return largest(self.scores(g))


def begins_turn(g: State) -> bool:
    for choice in g.choices:
        if choice[0] == Verb.SEND or choice[0] == Verb.REVEAL:
            return True
    return False


def largest(values: list[float]) -> int:
    best = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best


def odds(share: float) -> float:
    """Their logarithm."""
    if share <= 0.0:
        return -SURE
    return log(share / (1.0 - share)) if share < 1.0 else SURE


def shares(g: State) -> list[float]:
    """Of the win, in a game that is over."""
    winners = endgame.winners(g)
    found = [0.0] * len(g.players)
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found
