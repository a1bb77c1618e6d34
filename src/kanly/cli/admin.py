"""`kanly admin`: the games of a server, for whoever runs it."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from kanly.cli.keeping_place import add_place
from kanly.cli.usage import Parser, file_name, whole_number

STATUSES: Final = ("gathering", "playing", "over", "closed", "set_aside")


def parser() -> Parser:
    made = Parser(
        prog="kanly admin",
        description="List, show, export, check and delete the games of a server.",
        epilog="What only reads works while the server runs; whatever changes something needs it stopped.",
    )
    parts = made.add_subparsers(dest="part", required=True, metavar="what", parser_class=Parser)
    add_reading(parts)
    add_changing(parts)
    return made


def add_reading(parts: argparse._SubParsersAction[Parser]) -> None:
    listing = added(parts, "list", "the games, the latest first")
    listing.add_argument("--status", choices=STATUSES, help="only those")
    listing.add_argument("--limit", type=whole_number(1, 1_000_000), default=50, metavar="N", help="at most")
    about_game(added(parts, "show", "one game"))
    exporting = added(parts, "export", "the record of a game that is over; or all that is kept of a game")
    about_game(exporting)
    exporting.add_argument("file", nargs="?", type=file_name, metavar="FILE", help="a new file")
    journal = "every entry, also of a game that is not over: it tells all of its secrets"
    exporting.add_argument("--journal", action="store_true", help=journal)
    added(parts, "check", "tell every game again, and name those that cannot be told")


def add_changing(parts: argparse._SubParsersAction[Parser]) -> None:
    importing = added(parts, "import", "what was exported, as a game of this server")
    importing.add_argument(
        "file", type=file_name, metavar="FILE", help="a journal, or the record of a game that is over"
    )
    importing.add_argument("--game", metavar="ID", help="under which it is kept; a new one is usual")
    deleting = added(parts, "delete", "a game, for good")
    about_game(deleting)
    deleting.add_argument("--yes", action="store_true", help="do not ask again")
    aside = added(parts, "set-aside", "a game: nobody plays there, and all of it is kept")
    about_game(aside)
    aside.add_argument("--reason", default="set aside by the operator", metavar="TEXT", help="to be kept")
    about_game(added(parts, "bring-back", "a game that was set aside"))


def added(parts: argparse._SubParsersAction[Parser], name: str, meaning: str) -> Parser:
    made = parts.add_parser(name, help=meaning, description=f"{meaning[:1].upper()}{meaning[1:]}.")
    add_place(made)
    return made


def about_game(made: Parser) -> None:
    made.add_argument("game", type=file_name, metavar="GAME", help="its id")


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    from kanly.cli import admin_changes, admin_games  # what serves need not be there to print the help

    parts: dict[str, Callable[[argparse.Namespace], int]] = {
        "list": admin_games.list_games,
        "show": admin_games.show,
        "export": admin_games.export,
        "check": admin_games.check,
        "import": admin_changes.take_in,
        "delete": admin_changes.delete,
        "set-aside": admin_changes.set_aside,
        "bring-back": admin_changes.bring_back,
    }
    return parts[asked.part](asked)
