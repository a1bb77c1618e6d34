"""What a bot is: something that is told what a seat knows, and answers.

It never holds the game. What it is given was dealt anew, so that there is nothing to find in it; and a bot of
another package thinks in a process of its own (`apart.py`), where there is no game either.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from kanly.game import Game
from kanly.record.notation import Choice
from kanly.view.knowledge import Knowledge

Known = Knowledge[Game]


@dataclass(frozen=True)
class Reason:
    """Something that speaks for a choice, or against it, in the house's words."""

    kind: str
    worth: float  # in Victory Points; below 0 it speaks against the choice
    amount: int = 0
    about: str = ""  # key of a Faction, card, space or whatever the kind is about


@dataclass(frozen=True)
class Answer:
    choice: Choice
    reasons: tuple[Reason, ...] = ()  # the weightiest first
    chances: tuple[float, ...] = ()  # to win, by seat, as the bot sees it; empty: it does not say


class Bot(Protocol):
    """Made anew for every seat of every game, so it may remember what it has seen there."""

    def answer(self, known: Known) -> Answer | Choice:
        """To the question that `known.choices` lists. `known` says how long it may take."""


class BotError(ValueError):
    """There is no such bot, or it does not answer as a bot must. The message is one sentence."""


def asked(bot: Bot, known: Known) -> Answer:
    """Its answer, with one of the choices as they were before it thought."""
    offered = known.choices
    answer = bot.answer(known)
    given = answer if isinstance(answer, Answer) else Answer(answer)
    if given.choice not in offered:
        raise BotError(f"{type(bot).__name__} answered {told(given.choice)}, which was not offered")
    return replace(given, choice=offered[offered.index(given.choice)])


def told(choice: object) -> str:
    """For a message: some things that are no choice have no text, or a long one."""
    try:
        return repr(str(choice)[:60])
    except Exception:
        return "something"
