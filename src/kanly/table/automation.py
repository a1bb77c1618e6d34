"""What is answered without asking: for whoever wishes so, and for whoever has run out of time."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from kanly.engine.events import Happening, Mark
from kanly.engine.vocabulary import Verb, Window
from kanly.game import Game
from kanly.record.notation import Choice
from kanly.table.entries import Wishes
from kanly.view.shown import is_open, may_hold_unload

SHORTEST_PAUSE: Final = 1500  # milliseconds
LONGEST_PAUSE: Final = 5000
PLAINEST: Final = (
    Verb.PASS,
    Verb.END_TURN,
    Verb.DONE,
    Verb.DECLINE,
    Verb.REVEAL,
    Verb.DEPLOY,
)  # the first of these that is possible does least
chance: Final = SystemRandom()


def unasked(game: Game, wishes: Wishes) -> Choice | None:
    """The answer that need not be asked for; None: it has to be."""
    only = game.only_choice
    return only if only is not None and is_wished(game, only, wishes) else None


def is_wished(game: Game, only: Choice, wishes: Wishes) -> bool:
    if only.verb == Verb.END_TURN:
        return wishes.end_turn
    if only.verb == Verb.PASS and game.state.window == Window.COMBAT:
        return wishes.combat
    if only.verb == Verb.DECLINE:
        return wishes.unpayable
    return wishes.single


def is_telling(game: Game, choice: Choice) -> bool:
    """Whether its being quick would tell the others something: that there was nothing else to play."""
    g = game.state
    me = g.players[g.chooser]
    return (len(me.intrigues) > 0 or may_hold_unload(g, me)) and is_open(g, choice)


def pause() -> int:
    """Milliseconds to wait before such an answer, so that nobody can tell it from a thought."""
    return chance.randint(SHORTEST_PAUSE, LONGEST_PAUSE)


def turn_began(game: Game) -> bool:
    """Whether a turn, of anybody, has begun with the last choice."""
    return any(event[0] == Happening.MARK and event[2] == Mark.TURN_BEGAN for event in game.latest)


def plainest(game: Game) -> Choice:
    """What does least, for whoever has run out of time: the same in the same position."""
    return min(game.choices, key=rank)


def rank(choice: Choice) -> tuple[int, tuple[int, int, int]]:
    verb = PLAINEST.index(choice.verb) if choice.verb in PLAINEST else len(PLAINEST)
    return verb, choice
