"""`kanly cards`: everything printed, as a table to read or as JSON for other programs."""

from __future__ import annotations

import json
import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kanly.cli import definitions
from kanly.cli.arguments import Parser
from kanly.cli.effects import (
    card_phrase,
    icons_of,
    intrigue_phrase,
    phrases,
    space_cost,
    space_phrase,
    tile_phrase,
)
from kanly.cli.hagal_text import hagal_phrase
from kanly.cli.leader_text import leader_phrase
from kanly.cli.names import ICONS, icon_names, thing_name
from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Space, Tile

KINDS = (
    "starter",
    "epic_starter",
    "reserve",
    "imperium",
    "intrigue",
    "leader",
    "conflict",
    "space",
    "tile",
    "hagal",
)


def parser() -> Parser:
    made = Parser(prog="kanly cards", description="Show every card, Leader, Conflict, board space and tile.")
    made.add_argument(
        "--json", action="store_true", help="the whole catalogue as data; see docs/cards-json.md"
    )
    made.add_argument("--kind", choices=KINDS, help="only things of this kind")
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    if asked.json:
        catalogue = definitions.catalogue()
        if asked.kind:
            catalogue["things"] = [thing for thing in catalogue["things"] if thing["kind"] == asked.kind]
        json.dump(catalogue, sys.stdout, indent=1, ensure_ascii=False)
        print()
        return 0
    console = Console(highlight=False)
    for kind in [asked.kind] if asked.kind else KINDS:
        console.print(table(kind))
    return 0


def table(kind: str) -> Table:
    made = Table(
        title=kind.capitalize().replace("_", " "), title_justify="left", pad_edge=False, box=SIMPLE_HEAD
    )
    for heading in HEADINGS.get(kind, CARD_HEADINGS):
        made.add_column(heading)
    for row in rows(kind):
        made.add_row(*row)
    return made


CARD_HEADINGS = ("Card", "#", "Cost", "Factions", "Agent icons", "Effects")
HEADINGS = {
    "intrigue": ("Card", "#", "Effects"),
    "leader": ("Leader", "House", "Abilities"),
    "conflict": ("Conflict", "Level", "First", "Second", "Third"),
    "space": ("Space", "Icon", "Cost", "Effects"),
    "tile": ("Tech tile", "Cost", "Effects"),
    "hagal": ("House Hagal", "#", "Players", "Swords", "Effects"),
}


def rows(kind: str) -> list[tuple[str, ...]]:
    things = [t for t in CATALOG.things if t.number and definitions.kind_of(t) == kind]
    found: list[tuple[str, ...]] = []
    for thing in things:
        if isinstance(thing, Card):
            found.append(card_row(thing))
        elif isinstance(thing, Intrigue):
            found.append((thing_name(thing), str(thing.copies), intrigue_phrase(thing)))
        elif isinstance(thing, Leader):
            found.append((thing_name(thing), thing.house, leader_phrase(thing)))
        elif isinstance(thing, Conflict):
            found.append((thing_name(thing), "I" * thing.tier, *map(phrases, thing.rewards)))
        elif isinstance(thing, Space):
            found.append((thing_name(thing), ICONS[thing.icon], space_cost(thing), space_phrase(thing)))
        elif isinstance(thing, Tile):
            found.append((thing_name(thing), str(thing.cost), tile_phrase(thing)))
        elif isinstance(thing, Hagal):
            found.append(hagal_row(thing))
    return found


def hagal_row(card: Hagal) -> tuple[str, ...]:
    players = str(card.mark) if card.mark else ""
    return (thing_name(card), str(card.copies), players, str(card.swords), hagal_phrase(card))


def card_row(card: Card) -> tuple[str, ...]:
    cost = str(card.cost) if card.cost >= 0 else ""
    factions = icon_names(card.factions)
    return (thing_name(card), str(card.copies), cost, factions, icons_of(card), card_phrase(card))
