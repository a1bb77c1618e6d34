"""What Rise of Ix adds to the table: tiles, the Shipping track, dreadnoughts and Negotiators."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from kanly.cli.layout import plain_table
from kanly.content.catalog import CATALOG
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.telling.voice import Voice
from kanly.text.things import tracks_text


def headings(voice: Voice) -> list[str]:
    say = voice.say
    return [say("head-ship"), say("head-negotiators"), say("head-dreadnoughts"), say("head-tiles")]


def stacks(g: State, voice: Voice) -> Table:
    """The tiles that can be bought, and how many lie under each."""
    table = plain_table(voice.say("head-spice"), voice.names.label("tile"))
    for stack in g.stacks:
        if stack:
            tile = CATALOG.tiles[stack[-1]]
            line = Text.assemble((voice.names.thing(tile), "bold"), f" · {voice.tile(tile, g)}")
            below = voice.say("tiles-below", count=len(stack) - 1)
            table.add_row(str(tile.cost), line.append(f" · {below}", style="dim"))
    return table


def shipping(voice: Voice) -> str:
    _, track = tracks_text(voice.language)
    rewards = voice.numbered([voice.plain(text) for text in track.lines])
    return voice.labelled(voice.say("shipping", track=track.label), rewards)


def belongings(g: State, me: Player, voice: Voice) -> list[str]:
    tiles = [tile_name(me, tile, voice) for tile in me.tiles]
    ships = dreadnoughts(g, me, voice)
    return [str(me.freighter), str(me.negotiators), ships, voice.named(tiles + notes(me, voice))]


def dreadnoughts(g: State, me: Player, voice: Voice) -> str:
    places = {
        "ships-garrison": me.garrison_dreadnoughts,
        "ships-conflict": me.conflict_dreadnoughts,
        "ships-flag": g.flags.count(me.seat),
    }
    return voice.named([voice.say(place, count=there) for place, there in places.items() if there])


def tile_name(me: Player, tile: int, voice: Voice) -> str:
    name = voice.names.number(tile)
    return voice.say("tile-flipped", tile=name) if tile in me.flipped else name


def notes(me: Player, voice: Voice) -> list[str]:
    found = []
    if me.snoopers:
        found.append(voice.say("snoopers", count=me.snoopers.bit_count(), tracks=voice.icons(me.snoopers)))
    if me.hidden_aside:
        found.append(voice.say("card-aside"))
    return found
