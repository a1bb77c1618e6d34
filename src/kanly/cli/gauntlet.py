"""`kanly gauntlet`: one bot against the fixed field, and against Rivals at each difficulty."""

from __future__ import annotations

import argparse
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from kanly.bots import registry
from kanly.bots.bot import BotError
from kanly.cli.paper import Paper
from kanly.cli.ruling_book import checkout
from kanly.cli.running import DEALS, add_running, print_json, progress, workers
from kanly.cli.usage import Parser, UserError
from kanly.lab.arena import ratings
from kanly.lab.arena.plan import ArenaError
from kanly.lab.gauntlet import HEADINGS, Gauntlet, forfeits, games, gauntlet, heading, rows, write

PAGE: Final = "docs/strength.md"


def parser() -> Parser:
    made = Parser(prog="kanly gauntlet", description="Let a bot play everybody, and tell how it fared.")
    made.add_argument("bot", metavar="BOT", help="its name, with options: NAME:option=value")
    add_running(made, "for each opponent at the table; against Rivals four times as many")
    made.add_argument("--write", action="store_true", help=f"put the table into {PAGE} of a source checkout")
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    try:
        ratings.check()
        told = played(asked)
        if asked.write:
            write(checkout() / PAGE, told)
    except (ArenaError, BotError) as error:
        raise UserError(str(error)) from error
    print_json(told) if asked.json else show(told)
    return 0


def played(asked: argparse.Namespace) -> Gauntlet:
    spec = registry.checked(asked.bot)
    bot, deals = str(spec), asked.deals or DEALS
    with progress(games(bot, deals, asked.seed)) as step:
        return gauntlet(bot, deals, asked.seed, workers(asked), lambda result: step())


def show(told: Gauntlet) -> None:
    paper = Paper(highlight=False, markup=False)
    made = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for name in HEADINGS:
        made.add_column(name, justify="left" if name == HEADINGS[0] else "right", no_wrap=name != HEADINGS[0])
    for cells in rows(told):
        made.add_row(*cells)
    paper.print(heading(told))
    paper.print(made)
    if lost := forfeits(told):
        paper.print(lost)
