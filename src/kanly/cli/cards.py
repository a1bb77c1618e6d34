"""`kanly cards`: everything printed, as a table to read or as JSON for other programs."""

from __future__ import annotations

import json
import sys
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from kanly.cli.arguments import ENGLISH, add_language, add_sets, sets_asked
from kanly.cli.card import component
from kanly.cli.paper import Paper
from kanly.cli.streams import has_all_letters
from kanly.cli.usage import Parser
from kanly.telling import definitions
from kanly.telling.components import copies_of, house_of, in_one_line, kind_name, plain_boxes, things_of
from kanly.telling.shelf import Thing
from kanly.text.interface import interface_of
from kanly.text.language import Language

CARD_COLUMNS: Final = ("cost", "factions", "icons")
COLUMNS: Final[dict[str, tuple[str, ...]]] = {  # boxes that have a column of their own
    "starter": CARD_COLUMNS,
    "epic_starter": CARD_COLUMNS,
    "reserve": CARD_COLUMNS,
    "imperium": CARD_COLUMNS,
    "intrigue": (),
    "leader": (),
    "conflict": ("level", "first", "second", "third"),
    "space": ("icons", "cost"),
    "tile": ("cost",),
    "hagal": ("swords", "hagal_space"),
}
REST: Final = "space"  # the label of the column for all other boxes
COPIES: Final = "#"
NARROWEST: Final = 60  # with less, a column would hold but two or three characters


def parser() -> Parser:
    made = Parser(prog="kanly cards", description="Show every card, Leader, Conflict, board space and tile.")
    made.add_argument(
        "--json", action="store_true", help="the whole catalogue as data; see docs/cards-json.md"
    )
    made.add_argument("--kind", choices=tuple(COLUMNS), help="only things of this kind")
    add_sets(made, "only things of this set; others than ours are shown only when they are named")
    add_language(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    sets = sets_asked(asked) or ("",)
    if asked.json:
        print_data(asked.kind, asked.lang, sets)
        return 0
    console = Paper(highlight=False)
    shown = table if console.width >= NARROWEST else below_each_other
    for kind in [asked.kind] if asked.kind else COLUMNS:
        things = [thing for name in sets for thing in things_of(kind, name)]
        if things:
            console.print(shown(asked.lang or ENGLISH, kind, things))
    return 0


def print_data(kind: str | None, language: Language | None, sets: tuple[str, ...]) -> None:
    catalogue = definitions.catalogue(language)
    if "" not in sets:
        catalogue["things"] = [thing for thing in catalogue["things"] if thing["set"] in sets]
    if kind:
        catalogue["things"] = [thing for thing in catalogue["things"] if thing["kind"] == kind]
    json.dump(catalogue, sys.stdout, indent=1, ensure_ascii=not has_all_letters())
    print()


def below_each_other(language: Language, kind: str, things: list[Thing]) -> Group:
    return Group(*(component(thing, language) for thing in things))


def table(language: Language, kind: str, things: list[Thing]) -> Table:
    """Whatever no row has gets no column."""
    rows = [cells(language, kind, thing) for thing in things]
    headings = [COPIES, "", *(language.names.label(key) for key in COLUMNS[kind]), language.names.label(REST)]
    used = [i for i in range(len(headings)) if any(row[i + 1] for row in rows)]
    made = Table(pad_edge=False, box=SIMPLE_HEAD)
    for heading in [kind_name(language, kind), *(headings[i] for i in used)]:
        made.add_column(heading, overflow="fold")
    for row in rows:
        made.add_row(Text(row[0]), *(Text(row[i + 1]) for i in used))
    return made


def cells(language: Language, kind: str, thing: Thing) -> list[str]:
    """Name, copies, House, the boxes of the columns, and all the others."""
    boxes = plain_boxes(language, thing)
    joint = interface_of(language.tag)("joint-lines")
    lines = {box.key: language.in_a_row(box.lines, joint) for box in boxes}
    apart = [lines.get(key, "") for key in COLUMNS[kind]]
    copies = str(copies_of(thing) or "")
    rest = in_one_line(language, boxes, COLUMNS[kind])
    return [language.names.thing(thing), copies, house_of(language, thing), *apart, rest]
