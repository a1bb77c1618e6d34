"""`kanly play`: a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console

from kanly.bots.opponents import Opponents
from kanly.bots.registry import LEVELS
from kanly.cli import saving, seating, signals, streams
from kanly.cli.arguments import ENGLISH, LARGEST_SEED, add_language, add_rules
from kanly.cli.desk import Desk
from kanly.cli.levels import named
from kanly.cli.paper import Paper
from kanly.cli.session import Left, Session
from kanly.cli.streams import StandardInput
from kanly.cli.usage import Parser, UserError, file_name, whole_number
from kanly.telling.voice import Voice

NARROWEST: Final = 80
INTERRUPTED: Final = 130


def parser() -> Parser:
    made = Parser(prog="kanly play", description="Play in the terminal against bots.")
    add_rules(made)
    seed = whole_number(0, LARGEST_SEED)
    made.add_argument("--seed", type=seed, metavar="S", help="the game with this seed; else a new one")
    made.add_argument(
        "--leader", default="", metavar="NAME", help="your Leader; a part of the name is enough"
    )
    made.add_argument("--seat", type=whole_number(1, 4), metavar="N", help="yours, counted from 1")
    bots = "who plays the other seats, by name or level, the last for all that are left; see kanly bots"
    made.add_argument("--bots", default="", metavar="A,B", help=bots)
    level = "of all the other seats: 1 is for a first evening, 5 the strongest; 2 is usual"
    made.add_argument("--level", type=whole_number(1, len(LEVELS)), metavar="N", help=level)
    made.add_argument("--all", action="store_true", help="no bots: all seats at one keyboard")
    made.add_argument("--load", type=file_name, metavar="FILE", help="go on with a saved game")
    made.add_argument("--save", type=file_name, metavar="FILE", help="where to save, also at the end")
    made.add_argument("--no-color", action="store_true", help="print without colours (so does NO_COLOR)")
    add_language(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    if asked.save:
        check_place(Path(asked.save))
    desk = Desk(console_for(asked.no_color), StandardInput(), Voice(asked.lang or ENGLISH))
    game = seating.game_for(asked, desk)
    seat = seating.seat_of(asked, game)
    people = set(game.humans) if asked.all else {seat}
    file = asked.save or asked.load
    others = Opponents(seating.bots_for(asked, game, people))
    session = Session(game, people, others, desk, Path(file) if file else None)
    session.is_saved = not asked.save and asked.load is not None
    return run(session)


def check_place(path: Path) -> None:
    """Before a game is played that could not be saved there."""
    try:
        folder = saving.file_at(path).parent
    except (OSError, ValueError) as error:
        raise UserError(str(saving.CannotWrite(path, error))) from error
    if not folder.is_dir():
        raise UserError(f"the folder of {path} does not exist")


def console_for(no_color: bool) -> Console:
    """Never narrower than a card table needs; colours only where they are wanted and shown."""
    console = Paper(highlight=False, no_color=no_color or None)
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


# --- whatever happens, the game is kept


def run(session: Session) -> int:
    """What is not meant to happen is raised again once the game is safe."""
    with signals.raised():
        try:
            play(session)
        except BaseException as first:
            end = first
            try:  # at once, and here: a signal that comes just now is the last
                signals.ignore_all()
            except (signals.Ended, KeyboardInterrupt) as last:
                end = last
            keep(session, "rescued")
            return status_of(end)
    return 0


def play(session: Session) -> None:
    welcome(session)
    try:
        session.play()
    except Left:
        session.desk.say("goodbye")
        return
    if not session.is_saved:
        keep(session, "kept")


def welcome(session: Session) -> None:
    """And who plays the other seats, if anybody does but Rivals."""
    session.desk.say("welcome")
    others = [seat for seat in session.game.humans if seat not in session.people]
    if others:
        session.desk.say("others-play", bots=named(map(session.others.spec, others), session.voice))


def status_of(end: BaseException) -> int:
    if isinstance(end, EOFError):
        return 0
    if isinstance(end, KeyboardInterrupt):
        return INTERRUPTED
    if isinstance(end, signals.Ended):
        return end.status
    raise end


def keep(session: Session, message: str) -> None:
    """In a file, and its name is told; the whole game is told where no file can be written."""
    say = session.voice.say
    try:
        told = say(message, file=saving.shown(session.rescue()))
    except saving.CannotWrite:
        told = f"{say('no-place')}\n{session.game.record()}"
    session.is_saved = True
    try:
        session.desk.print_as_it_is(f"\n{told}")
    except OSError:
        streams.complain(told)
