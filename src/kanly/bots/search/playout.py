"""Plays a world on to the end of the round, quickly: every seat takes what looks best for itself at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.bots.utility.pending import promised
from kanly.bots.utility.sight import Sight
from kanly.engine.machine import resolver
from kanly.engine.vocabulary import Choice, Kind, Verb

if TYPE_CHECKING:
    from kanly.bots.utility.mind import Mind
    from kanly.engine.state import State

LONGEST: Final = 600  # decisions of a round


class Playout:
    """Takes turns as the mind would, but looks a single choice ahead and at nobody else."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def play_on(self, g: State, rounds: int) -> State:
        """Through this round and so many more, or to the end of the game. Does not need `g` any more."""
        last = g.round + rounds
        for _ in range(LONGEST * (rounds + 1)):
            if g.over or g.round > last:
                return g
            if len(g.choices) == 1:
                resolver.choose(g, g.choices[0])
            else:
                g = self.quick(g)
        return g

    def quick(self, g: State) -> State:
        """After the choice that looks best at once. Of several cards for one space only the one that is
        missed least in the hand is looked at."""
        best = g
        most = -1.0e9
        for at in self.promising(g):
            world = g.clone()
            resolver.choose(world, g.choices[at])
            value = self.worth(world, g.chooser, g.round)
            if value > most:
                best = world
                most = value
        return best

    def promising(self, g: State) -> list[int]:
        choices = g.choices
        found: list[int] = []
        by_space = [-1] * len(g.catalog.spaces)
        for at in range(len(choices)):
            verb, card, space = choices[at]
            if verb != Verb.SEND:
                found.append(at)
            elif by_space[space] < 0 or self.spared(card) > self.spared(choices[by_space[space]][1]):
                by_space[space] = at
        for at in by_space:
            if at >= 0:
                found.append(at)
        return found

    def spared(self, card: int) -> float:
        """What it brings with an Agent, less what it would bring when revealed; in Solari."""
        worth = self.mind.worth
        return worth.agent[card] - worth.persuasion[card] - 0.7 * worth.swords[card] - worth.reveals[card]

    def scores(self, g: State) -> list[float]:
        """Of every choice: what the seat has at once, and what it was promised."""
        return [self.after(g, choice) for choice in g.choices]

    def after(self, g: State, choice: Choice) -> float:
        world = g.clone()
        resolver.choose(world, choice)
        return self.worth(world, g.chooser, g.round)

    def worth(self, g: State, seat: int, game_round: int) -> float:
        """What the seat has, with what its pending words promise; seen in the round in which it was asked."""
        me = g.players[seat]
        if g.over:
            return float(me.points())
        sight = Sight(g, self.mind.worth, game_round)
        seen = sight.of(me)
        promised(g, seat, self.mind.worth, seen)
        weights = self.mind.players if me.kind == Kind.HUMAN else self.mind.rivals
        return weights.weigh(seen, sight.progress)
