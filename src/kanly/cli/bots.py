"""`kanly bots`: who can play the other seats, where each comes from, and what it can be told."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kanly.bots import registry, walls
from kanly.bots.apart import Patience, described
from kanly.cli.paper import Paper
from kanly.cli.usage import Parser

PATIENCE: Final = Patience(to_begin=20.0)
CLOSED_IN: Final = "Bots of other packages think in processes of their own; {}"
WALLS: Final = "this system keeps them from files and from other processes."
NO_WALLS: Final = "this system does not keep them from reading your files."


class Line(NamedTuple):
    name: str
    origin: str
    summary: str  # or why it cannot be played
    options: tuple[str, ...] = ()


def parser() -> Parser:
    return Parser(prog="kanly bots", description="The bots there are, for kanly play --bots and kanly arena.")


def main(arguments: list[str]) -> int:
    parser().parse_args(arguments)
    console = Paper(highlight=False)
    others = [of_package(entry) for entry in sorted(registry.installed(), key=lambda entry: entry.name)]
    show(console, [*(own(name) for name in registry.OWN), *others])
    console.print(CLOSED_IN.format(WALLS if walls.version() else NO_WALLS))
    return 0


def own(name: str) -> Line:
    return Line(name, "kanly", registry.OWN[name].summary, registry.options_of(registry.maker(name)))


def of_package(entry: EntryPoint) -> Line:
    """Asked in a process of its own: nothing of the package is imported here."""
    origin = f"{entry.dist.name} {entry.dist.version}" if entry.dist else ""
    if entry.name in registry.OWN:
        return Line(entry.name, origin, "cannot be played: one of ours has the same name")
    if registry.first(entry.name) != entry:
        return Line(entry.name, origin, "cannot be played: another package has a bot of the same name")
    said = described(registry.Spec(entry.name), PATIENCE)
    return Line(entry.name, origin, said.complaint or said.summary, said.options)


def show(console: Console, lines: list[Line]) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("name", "from", "what it does", "options"):
        table.add_column(heading, header_style="bold", overflow="fold")
    for line in lines:
        options = " ".join(f":{option}" for option in line.options)
        table.add_row(*(Text(cell) for cell in (line.name, line.origin, line.summary, options)))
    console.print(table)
