"""Plays a world on to the end of the round, quickly: every seat takes what looks best for itself at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.bots.utility.mind import largest
from kanly.bots.utility.pending import promised
from kanly.bots.utility.sight import Sight
from kanly.engine.machine import resolver
from kanly.engine.vocabulary import Kind

if TYPE_CHECKING:
    from kanly.bots.utility.mind import Mind
    from kanly.engine.state import State

LONGEST: Final = 600  # decisions of a round


class Playout:
    """Takes turns as the mind would, but looks a single choice ahead and at nobody else."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def play_on(self, g: State, rounds: int) -> None:
        """Through this round and so many more, or to the end of the game."""
        last = g.round + rounds
        for _ in range(LONGEST * (rounds + 1)):
            if g.over or g.round > last:
                return
            choices = g.choices
            resolver.choose(g, choices[0] if len(choices) == 1 else choices[self.quick(g)])

    def quick(self, g: State) -> int:
        return largest(self.scores(g))

    def scores(self, g: State) -> list[float]:
        """Of every choice: what the seat has at once, and what it was promised."""
        seat = g.chooser
        found: list[float] = []
        for choice in g.choices:
            after = g.clone()
            resolver.choose(after, choice)
            found.append(self.worth(after, seat))
        return found

    def worth(self, g: State, seat: int) -> float:
        """What the seat has, with what its pending words promise."""
        me = g.players[seat]
        if g.over:
            return float(me.points())
        sight = Sight(g, self.mind.worth)
        seen = sight.of(me)
        promised(g, seat, self.mind.worth, seen)
        weights = self.mind.players if me.kind == Kind.HUMAN else self.mind.rivals
        return weights.weigh(seen, sight.progress)
