"""Positions in which everybody has something of everything, and what it takes to have a little more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from scenario import Table

from kanly.content.catalog import CATALOG
from kanly.engine.play import deployment, influence
from kanly.engine.state import State
from kanly.engine.vocabulary import FACTIONS, POINT_AT, Faction, Icon, Resource

ME = 0
SEATS = ("me", "left", "across")
LEADERS = ("tessia_vernius", "duke_leto_atreides")  # whose rings look for a track
IN_PLAY = "stilgar lady_jessica seek_allies foldspace firm_grip freighter_fleet"
MY_CARDS = {
    "in_play": IN_PLAY,
    "discard": "scout chani",
    "hand": "dagger dr_yueh in_the_shadows",
    "deck": "dagger the_spice_must_flow diplomacy",
    "intrigues": "windfall",
}
TILES = "holtzman_engine memocorders spy_satellites training_drones"
SPACES = ("wealth", "high_council", "arrakeen")

Change = Callable[[State], None]


def position(seed: int) -> State:
    """Nobody is near the top of a track."""
    random = Random(seed)
    seats = {name: some_of_everything(random) for name in SEATS}
    seats["me"] |= MY_CARDS | {"leader": LEADERS[seed % 2]}
    board = {
        "alliances": {"emperor": random.randrange(3)},
        "agents": {space: random.randrange(3) for space in SPACES},
        "tech": "chaumurky flagship minimic_film",
    }
    g = Table(seats, board, ix=True).state
    leave_snoopers(g)
    return g


def some_of_everything(random: Random) -> dict[str, Any]:
    stock = {name: random.randrange(4) for name in ("solari", "spice", "water", "conflict", "freighter")}
    ships = {f"{where}_dreadnoughts": random.randrange(2) for where in ("garrison", "conflict")}
    return stock | ships | {faction: random.randrange(4) for faction in Faction.NAMES}


def leave_snoopers(g: State) -> None:
    """Those that have been reached are gone."""
    me = g.players[ME]
    for faction in FACTIONS:
        if me.influence[faction] >= POINT_AT:
            me.snoopers &= ~(1 << faction)


def changed(g: State, change: Change) -> State:
    h = g.clone()
    change(h)
    return h


def gain(resource: int, g: State) -> None:
    g.players[ME].stock[resource] += 1
    if resource == Resource.PERSUASION:
        g.persuasion_gained += 1


def climb(faction: int, g: State) -> None:
    influence.gain(g, ME, faction, 1)


def ally(faction: int, g: State) -> None:
    g.alliances[faction] = ME


def own(zone: str, thing: int, g: State) -> None:
    getattr(g.players[ME], zone).append(thing)


def take_mentat(g: State) -> None:
    g.mentat = ME


def take_seat(g: State) -> None:
    g.players[ME].council = True


def deploy(g: State) -> None:
    g.players[ME].conflict += 1
    g.players[ME].deployed += 1


def commission(g: State) -> None:
    if g.players[ME].dreadnoughts:
        deployment.commission(g, ME)


def join_conflict(g: State) -> None:
    """A dreadnought out of the garrison."""
    if g.players[ME].garrison_dreadnoughts:
        deployment.deploy_from_garrison(g, ME, 0, 1)


def negotiate(g: State) -> None:
    g.players[ME].negotiators += 1


def give_swords(g: State) -> None:
    """One more revealed card does."""
    g.slots += 1
    g.sworded |= 1 << g.slots


def station(space: str, g: State) -> None:
    """One more Agent there."""
    g.occupants[CATALOG.space_index[space]] += 1 << 4 * ME


def send(space: str, g: State) -> None:
    """The Agent of this turn, past an enemy."""
    station(space, g)
    g.sent_space = CATALOG.space_index[space]
    g.enemy_there = True


CLIMBS: list[Change] = [partial(climb, faction) for faction in FACTIONS]


def ways_to_have_more() -> Iterator[Change]:
    """A little more of one thing for the first player."""
    yield from (partial(gain, resource) for resource in range(6))
    yield from CLIMBS
    yield from (partial(ally, faction) for faction in FACTIONS)
    for card in (*CATALOG.reserve, *(CATALOG.number[key] for key in IN_PLAY.split())):
        yield from (partial(own, zone, card) for zone in ("hand", "deck", "discard", "in_play"))
    yield from (partial(own, "tiles", CATALOG.number[key]) for key in TILES.split())
    yield from (partial(station, space) for space in SPACES)
    yield partial(send, "wealth")
    yield from (take_mentat, take_seat, deploy, commission, join_conflict, negotiate, give_swords)


def plenty() -> State:
    """More of everything but the Mentat, several times; 3 Influence or more with everybody."""
    g = position(0)
    for change in [*ways_to_have_more()] * 10:
        if change is not take_mentat and change not in CLIMBS:
            change(g)
    g.players[ME].influence = [4, 4, 3, 3]
    leave_snoopers(g)
    return g


def last_snooper() -> State:
    """The next step with the Emperor reaches the only Snooper left."""
    g = position(0)
    g.players[ME].influence = [1, 2, 2, 3]
    g.players[ME].snoopers = 1 << Icon.EMPEROR
    return g
