"""`hint`: what a bot would choose at the seat that is asked, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.bots import registry
from kanly.bots.bot import Answer, BotError, Known
from kanly.bots.reasons import explained
from kanly.cli.levels import level_text
from kanly.telling.menus import Choice, Item, build
from kanly.telling.reasons import reason_texts
from kanly.telling.voice import Voice
from kanly.telling.wording import Buttons

USUAL: Final = "4"  # the level that is asked unless another one is named: the first that does not err
ANY: Final = 0  # of the worlds that the seat cannot tell apart: its own menu is the same in all


class Hint:
    """From what the seat knows, never from the game."""

    def __init__(self, known: Known, players: Sequence[str], voice: Voice) -> None:
        self.known = known
        self.players = players
        self.voice = voice

    def lines(self, level: str, shown: Sequence[Item]) -> list[str]:
        """`level` as it was typed, or nothing; `shown`: the list on the screen, all the menu or a part."""
        try:
            spec = registry.of_level(level.strip() or USUAL)
        except BotError:
            return [self.voice.say("hint-level")]
        try:
            given = explained(registry.make(spec), self.known)
        except BotError as error:
            return [self.voice.say("hint-failed", reason=str(error))]
        return [self.advice(spec, given, shown), *self.reasons(given), *self.chances(given)]

    def advice(self, spec: registry.Spec, given: Answer, shown: Sequence[Item]) -> str:
        game = self.known.sample(ANY)
        text = Buttons(game, self.voice.language).text(given.choice)
        number = number_of(given.choice, text, shown)
        if not number:  # what is shown is a second list, and what is best is not in it
            menu = build(game, self.voice)
            number = self.voice.say("hint-back", number=number_of(given.choice, text, menu))
        bot = level_text(spec, self.voice)
        return self.voice.say("hint", bot=bot, advice=self.voice.apart([number, text]))

    def reasons(self, given: Answer) -> list[str]:
        told = reason_texts(given.reasons, self.voice)
        return [f"  {line}" for line in told or [self.voice.say("hint-little")]]

    def chances(self, given: Answer) -> list[str]:
        told = [
            self.voice.say("hint-chance", player=player, percent=round(100 * chance))
            for player, chance in zip(self.players, given.chances, strict=False)
        ]
        return [self.voice.say("hint-chances", chances=self.voice.named(told))] if told else []


def number_of(choice: Choice, text: str, items: Sequence[Item]) -> str:
    """To be typed; empty: it is not among these lines. Of effects that read the same only one has a line."""
    for number, item in enumerate(items, 1):
        if item.choice == choice or item.text == text:
            return str(number)
        inner = number_of(choice, text, item.inside)
        if inner:
            return f"{number} {inner}"
    return ""
