"""A game at the terminal with everybody at one keyboard, and what is said there."""

from __future__ import annotations

import io

import pytest
from random_play import RANDOM
from rich.console import Console

from kanly import Game, new_game
from kanly.bots.opponents import Opponents
from kanly.cli.arguments import language_named
from kanly.cli.desk import Desk
from kanly.cli.session import Session
from kanly.telling.voice import Voice

LEADERS = ["paul_atreides", "duke_leto_atreides", "count_ilban_richese", "earl_memnon_thorvald"]


def at_table(*lines: str, tag: str = "en", game: Game | None = None, width: int = 200) -> tuple[Game, str]:
    """The game after these lines, and what was said to the first of them and to all that follow."""
    game = game or new_game(4, seed=7, leaders=LEADERS, keep_history=False)
    paper = io.StringIO()
    keyboard = io.StringIO("".join(f"{line}\n" for line in lines))
    desk = Desk(Console(file=paper, width=width, highlight=False), keyboard, Voice(language_named(tag)))
    session = Session(game, set(game.humans), Opponents(evening=1, usual=RANDOM), desk, None)
    with pytest.raises(EOFError):
        session.play()
    return session.game, paper.getvalue().split("\n> ", 1)[1]
