"""What Rise of Ix adds to the table: tiles, the Shipping track, dreadnoughts and Negotiators."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from kanly.cli.effects import phrases, tile_phrase
from kanly.cli.layout import plain_table
from kanly.cli.names import FACTIONS, counted, name_of
from kanly.content.catalog import CATALOG
from kanly.engine.player import Player
from kanly.engine.state import State

HEADINGS: Final = ("Ship", "Neg", "Dreadnoughts", "Tech tiles, Snoopers and the like")


def stacks(g: State) -> Table:
    """The tiles that can be bought, and how many lie under each."""
    table = plain_table("Spi", "Tech tiles")
    for stack in g.stacks:
        if stack:
            tile = CATALOG.tiles[stack[-1]]
            line = Text.assemble((name_of(tile.number), "bold"), f" · {tile_phrase(tile)}")
            table.add_row(str(tile.cost), line.append(f" · {len(stack) - 1} below", style="dim"))
    return table


def shipping() -> str:
    rewards = [f"{position}: {phrases(words)}" for position, words in enumerate(CATALOG.shipping, 1)]
    return f"Shipping track, recalled from there and all below: {'; '.join(rewards)}"


def belongings(g: State, me: Player) -> list[str]:
    tiles = [tile_name(me, tile) for tile in me.tiles]
    return [str(me.freighter), str(me.negotiators), dreadnoughts(g, me), ", ".join(tiles + notes(me))]


def dreadnoughts(g: State, me: Player) -> str:
    places = {
        "garrison": me.garrison_dreadnoughts,
        "Conflict": me.conflict_dreadnoughts,
        "flag": g.flags.count(me.seat),
    }
    return ", ".join(f"{there} {place}" for place, there in places.items() if there)


def tile_name(me: Player, tile: int) -> str:
    return f"{name_of(tile)} (flipped)" if tile in me.flipped else name_of(tile)


def notes(me: Player) -> list[str]:
    found = []
    if me.snoopers:
        tracks = [name for faction, name in enumerate(FACTIONS) if me.snoopers >> faction & 1]
        found.append(f"{counted(len(tracks), 'Snooper')}: {', '.join(tracks)}")
    if me.hidden_aside:
        found.append("a card set aside")
    return found
