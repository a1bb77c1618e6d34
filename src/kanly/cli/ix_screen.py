"""What Rise of Ix adds to the table: tiles, the Shipping track, dreadnoughts and Negotiators."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from kanly.cli.layout import plain_table
from kanly.telling import shelf
from kanly.telling.voice import Voice
from kanly.text.questions import View
from kanly.text.things import tracks_text
from kanly.view.schema.player import OwnedTile, Player


def headings(voice: Voice) -> list[str]:
    say = voice.say
    return [say("head-ship"), say("head-negotiators"), say("head-dreadnoughts"), say("head-tiles")]


def stacks(view: View, voice: Voice) -> Table:
    """The tiles that can be bought, and how many lie under each."""
    table = plain_table(voice.say("head-spice"), voice.names.label("tile"))
    for stack in view["tech"]:
        if stack["top"]:
            tile = shelf.tile(stack["top"])
            effects = voice.tile(tile, has_rivals(view))
            line = Text.assemble((voice.names.thing(tile), "bold"), f" · {effects}")
            below = voice.say("tiles-below", count=stack["size"] - 1)
            table.add_row(str(tile.cost), line.append(f" · {below}", style="dim"))
    return table


def has_rivals(view: View) -> bool:
    """House Hagal is none that takes tiles."""
    return any(player["kind"] == "rival" for player in view["players"])


def shipping(voice: Voice) -> str:
    _, track = tracks_text(voice.language)
    rewards = voice.numbered([voice.plain(text) for text in track.lines])
    return voice.labelled(voice.say("shipping", track=track.label), rewards)


def belongings(me: Player, voice: Voice) -> list[str]:
    tiles = [tile_name(tile, voice) for tile in me["tiles"]]
    ships = dreadnoughts(me, voice)
    return [str(me["freighter"]), str(me["negotiators"]), ships, voice.named(tiles + notes(me, voice))]


def dreadnoughts(me: Player, voice: Voice) -> str:
    ships = me["dreadnoughts"]
    there = {
        "ships-garrison": ships["garrison"],
        "ships-conflict": ships["conflict"],
        "ships-flag": ships["flags"],
    }
    return voice.named([voice.say(message, count=count) for message, count in there.items() if count])


def tile_name(tile: OwnedTile, voice: Voice) -> str:
    name = voice.key(tile["tile"])
    return voice.say("tile-flipped", tile=name) if tile["flipped"] else name


def notes(me: Player, voice: Voice) -> list[str]:
    found = []
    if me["snoopers"]:
        tracks = voice.named([voice.term(faction) for faction in me["snoopers"]])
        found.append(voice.say("snoopers", count=len(me["snoopers"]), tracks=tracks))
    if me["hidden_aside"]["size"]:
        found.append(voice.say("card-aside"))
    return found
