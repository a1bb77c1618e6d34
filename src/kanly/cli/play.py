"""`kanly play`: a table in the terminal."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from kanly.cli.arguments import (
    ENGLISH,
    LARGEST_SEED,
    Parser,
    UserError,
    add_language,
    add_rules,
    rules_asked,
    whole_number,
)
from kanly.cli.desk import Desk
from kanly.cli.paper import Paper
from kanly.cli.saving import read_text
from kanly.cli.session import Left, Session
from kanly.cli.voice import Voice
from kanly.engine.rollout import Luck
from kanly.game import Game, new_game, replay

NARROWEST: Final = 80
INTERRUPTED: Final = 130


def parser() -> Parser:
    made = Parser(prog="kanly play", description="Play in the terminal against seats that move at random.")
    add_rules(made)
    seed = whole_number(0, LARGEST_SEED)
    made.add_argument("--seed", type=seed, metavar="S", help="the game with this seed; else a new one")
    made.add_argument("--all", action="store_true", help="nobody moves at random: all seats at one keyboard")
    made.add_argument("--load", metavar="FILE", help="go on with a saved game")
    made.add_argument("--save", type=Path, metavar="FILE", help="where to save, also at the end")
    made.add_argument("--no-color", action="store_true", help="print without colours (so does NO_COLOR)")
    add_language(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    if asked.save and not asked.save.resolve().parent.is_dir():
        raise UserError(f"the folder of {asked.save} does not exist")
    game = game_for(asked)
    people = set(game.humans) if asked.all else {0}
    desk = Desk(console_for(asked.no_color), sys.stdin, Voice(asked.lang or ENGLISH))
    save_to = asked.save or (Path(asked.load) if asked.load else None)
    return run(Session(game, people, Luck(luck_for(game)), desk, save_to), asked.save is not None)


def game_for(asked: argparse.Namespace) -> Game:
    if asked.load:
        return read_text(asked.load, lambda text: replay(text, keep_history=False))
    seed = asked.seed if asked.seed is not None else secrets.randbelow(LARGEST_SEED)
    rules = rules_asked(asked)
    return new_game(
        rules.seats,
        seed=seed,
        ix=rules.ix,
        epic=rules.epic,
        difficulty=rules.difficulty or None,
        rival_leaders=rules.rival_leaders or None,
        churn=rules.churn,
        brutal=rules.brutal,
        keep_history=False,
    )


def luck_for(game: Game) -> int:
    """Of the random seats: the same for the same position."""
    return int(game.digest()[:12], 16)


def console_for(no_color: bool) -> Console:
    """Never narrower than a card table needs; colours only where they are wanted and shown."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal may lack an arrow or a dot
    console = Paper(highlight=False, no_color=no_color or None)
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def run(session: Session, save_at_end: bool) -> int:
    """Whatever ends the input early, the game is kept."""
    desk = session.desk
    desk.say("welcome")
    try:
        session.play()
        if save_at_end:
            session.save(0)
    except Left:
        desk.say("goodbye")
    except (EOFError, KeyboardInterrupt) as end:
        desk.print("")
        desk.say("rescued", file=str(session.rescue()))
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
    return 0
