"""A player that takes any legal choice, each as likely as the others."""

from __future__ import annotations

from kanly.engine.rollout import Luck, pick
from kanly.engine.vocabulary import Choice
from kanly.game import Game


class RandomPlayer:
    """The same seed and the same games give the same choices."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choice(self, game: Game) -> Choice:
        return pick([*game.choices], self.luck)

    def mark(self) -> tuple[int, int]:
        """To go back to: what was chosen from here on will be chosen again."""
        return self.luck.a, self.luck.b

    def go_back(self, mark: tuple[int, int]) -> None:
        self.luck.a, self.luck.b = mark
