"""Whoever plays the seats that no person sits at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.bots.bot import Bot, Known, asked
from kanly.bots.luck import luck_for
from kanly.bots.random_bot import RandomBot
from kanly.bots.registry import LEVELS, Spec
from kanly.game import Game
from kanly.record.notation import Choice

SECONDS: Final = 2.0  # to think, for one answer
USUAL: Final = Spec(LEVELS[1])


class Opponents:
    """Their luck hangs on nothing but what they see: whoever goes back meets the same answers again."""

    def __init__(
        self, specs: Mapping[int, Spec] | None = None, evening: int = 0, usual: Spec = USUAL
    ) -> None:
        self.specs = specs or {}  # by seat
        self.usual = usual  # whoever is not named
        self.evening = evening  # other luck in the same game
        self.bots: dict[int, Bot] = {}  # by seat, made when it is first asked

    def choice(self, game: Game) -> Choice:
        """Of the seat that is asked. Raises BotError where a bot has none."""
        only = game.only_choice
        return only if only is not None else asked(self.bot(game.chooser or 0), self.known(game)).choice

    def known(self, game: Game) -> Known:
        seat = game.chooser or 0
        return game.knowledge(seat, seconds=SECONDS, luck=luck_for(game, seat, self.evening))

    def spec(self, seat: int) -> Spec:
        return self.specs.get(seat, self.usual)

    def bot(self, seat: int) -> Bot:
        from kanly.bots.apart import seated  # what starts processes need not be there before the first screen

        if seat not in self.bots:
            self.bots[seat] = seated(self.spec(seat))
        return self.bots[seat]

    def by_chance(self, game: Game) -> Choice:
        return RandomBot().answer(self.known(game))

    def begin_anew(self) -> None:
        """Others are made in their place, who remember nothing: the game has gone back."""
        self.bots.clear()
