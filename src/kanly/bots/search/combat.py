"""Combat cards, exactly: in a world where all hands are dealt, every go of every seat to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.machine import resolver
from kanly.engine.vocabulary import Window

if TYPE_CHECKING:
    from kanly.bots.utility.mind import Mind
    from kanly.engine.state import State

MOST_POSITIONS: Final = 400  # that are looked at in one world


class CombatTree:
    """Everybody does what is best for themselves, knowing that the others will."""

    def __init__(self, mind: Mind, judge: Mind) -> None:
        self.mind = mind
        self.judge = judge
        self.left: int = MOST_POSITIONS

    def chances_by_choice(self, g: State) -> list[list[float]]:
        """Of all seats."""
        self.left = MOST_POSITIONS
        found: list[list[float]] = []
        for choice in g.choices:
            after = g.clone()
            resolver.choose(after, choice)
            found.append(self.chances(after))
        return found

    def chances(self, g: State) -> list[float]:
        """Of all seats, at the end of Combat."""
        game_round = g.round
        while not g.over and g.round == game_round and g.window == Window.COMBAT and self.left > 0:
            if len(g.choices) > 1:
                return self.best_for_chooser(g)
            resolver.choose(g, g.choices[0])
        self.settle(g, game_round)
        return self.judge.chances(g)

    def best_for_chooser(self, g: State) -> list[float]:
        seat = g.chooser
        best: list[float] = []
        for choice in g.choices:
            self.left -= 1
            after = g.clone()
            resolver.choose(after, choice)
            found = self.chances(after)
            if not best or found[seat] > best[seat]:
                best = found
        return best

    def settle(self, g: State, game_round: int) -> None:
        """Rewards are taken as they look best at once."""
        for _ in range(100):
            if g.over or g.round != game_round:
                return
            resolver.choose(g, g.choices[self.mind.nearest(g)])
