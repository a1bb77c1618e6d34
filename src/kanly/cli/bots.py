"""`kanly bots`: who can play the other seats, where each comes from, and what it can be told."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kanly.bots import registry, walls
from kanly.bots.apart import Patience, described
from kanly.cli.arguments import ENGLISH, add_language
from kanly.cli.paper import Paper
from kanly.cli.usage import Parser
from kanly.telling.voice import Voice

PATIENCE: Final = Patience(to_begin=20.0)


class Line(NamedTuple):
    name: str
    origin: str
    summary: str  # or why it cannot be played
    options: tuple[str, ...] = ()


def parser() -> Parser:
    made = Parser(prog="kanly bots", description="The bots there are, for kanly play --bots and kanly arena.")
    add_language(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    voice, console = Voice(asked.lang or ENGLISH), Paper(highlight=False)
    entries = sorted(registry.installed(), key=lambda entry: entry.name)
    others = [of_package(entry, voice) for entry in entries]
    show(console, [*(own(name, voice) for name in registry.OWN), *others], voice)
    console.print(voice.say("bots-walls" if walls.version() else "bots-no-walls"))
    return 0


def own(name: str, voice: Voice) -> Line:
    return Line(name, "kanly", voice.say(f"summary-{name}"), registry.options_of(registry.maker(name)))


def of_package(entry: EntryPoint, voice: Voice) -> Line:
    """Asked in a process of its own: nothing of the package is imported here."""
    origin = f"{entry.dist.name} {entry.dist.version}" if entry.dist else ""
    if entry.name in registry.OWN:
        return Line(entry.name, origin, voice.say("bots-ours"))
    if registry.first(entry.name) != entry:
        return Line(entry.name, origin, voice.say("bots-twice"))
    said = described(registry.Spec(entry.name), PATIENCE)
    return Line(entry.name, origin, said.complaint or said.summary, said.options)


def show(console: Console, lines: list[Line], voice: Voice) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("bots-name", "bots-from", "bots-does", "bots-options"):
        table.add_column(voice.say(heading), header_style="bold", overflow="fold")
    for line in lines:
        options = " ".join(f":{option}" for option in line.options)
        table.add_row(*(Text(cell) for cell in (line.name, line.origin, line.summary, options)))
    console.print(table)
