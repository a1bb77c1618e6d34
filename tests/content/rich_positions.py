"""Positions in which everybody has something of everything, and what it takes to have a little more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from scenario import table

from kanly.content.catalog import CATALOG
from kanly.engine.state import State
from kanly.engine.vocabulary import FACTIONS
from kanly.record.notation import FACTION_NAMES

ME = 0
IN_PLAY = "stilgar lady_jessica seek_allies foldspace firm_grip"
MY_CARDS = {
    "in_play": IN_PLAY,
    "discard": "scout chani",
    "hand": "dagger dr_yueh",
    "deck": "dagger the_spice_must_flow diplomacy",
}

Change = Callable[[State], None]


def position(seed: int) -> State:
    """Nobody is near the top of a track."""
    random = Random(seed)
    seats = {name: some_of_everything(random) for name in ("me", "left", "across")}
    seats["me"] |= MY_CARDS
    me, _, _ = table(**seats, board={"alliances": {"emperor": random.randrange(3)}})
    return me.table.state


def some_of_everything(random: Random) -> dict[str, Any]:
    stock = {name: random.randrange(4) for name in ("solari", "spice", "water", "conflict")}
    return stock | {faction: random.randrange(4) for faction in FACTION_NAMES}


def changed(g: State, change: Change) -> State:
    h = g.clone()
    change(h)
    return h


def gain(resource: int, g: State) -> None:
    g.players[ME].stock[resource] += 1


def climb(faction: int, g: State) -> None:
    g.players[ME].influence[faction] += 1


def ally(faction: int, g: State) -> None:
    g.alliances[faction] = ME


def own(zone: str, card: int, g: State) -> None:
    getattr(g.players[ME], zone).append(card)


def take_mentat(g: State) -> None:
    g.mentat = ME


def take_seat(g: State) -> None:
    g.players[ME].council = True


def deploy(g: State) -> None:
    g.players[ME].conflict += 1


CLIMBS: list[Change] = [partial(climb, faction) for faction in FACTIONS]


def ways_to_have_more() -> Iterator[Change]:
    """A little more of one thing for the first player."""
    yield from (partial(gain, resource) for resource in range(6))
    yield from CLIMBS
    yield from (partial(ally, faction) for faction in FACTIONS)
    for card in (*CATALOG.reserve, *(CATALOG.number[key] for key in IN_PLAY.split())):
        yield from (partial(own, zone, card) for zone in ("hand", "deck", "discard", "in_play"))
    yield from (take_mentat, take_seat, deploy)


def plenty() -> State:
    """More of everything but the Mentat, and 3 Influence with everybody."""
    g = position(0)
    for change in ways_to_have_more():
        if change is not take_mentat:
            change(g)
    g.players[ME].influence = [3] * len(FACTIONS)
    return g
