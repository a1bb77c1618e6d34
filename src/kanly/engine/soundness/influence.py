"""Whether Influence, Alliances and the points for them fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.soundness import Fault, of
from kanly.engine.vocabulary import (
    ALLIANCE_AT,
    FACTIONS,
    NOBODY,
    POINT_AT,
    TOP_OF_TRACK,
    TRACK_POINTS,
    Faction,
    Kind,
    Resource,
)
from kanly.engine.words.influence import HEIR_WORDS

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


def faults(g: State) -> list[Fault]:
    found: list[Fault] = []
    for player in g.players:
        check_tracks(player, found)
        check_points(g, player, found)
    for faction in FACTIONS:
        if not is_being_passed(g, faction):
            check_alliance(g, faction, found)
    return found


def check_tracks(me: Player, found: list[Fault]) -> None:
    if min(me.influence) < 0 or max(me.influence) > TOP_OF_TRACK:
        found.append((of(me, "influence"), f"seat {me.seat} has left the Influence tracks: {me.influence}"))


def check_points(g: State, me: Player, found: list[Fault]) -> None:
    points, due = me.points(), points_due(g, me)
    if points < due:
        told = f"seat {me.seat} has {points} Victory Points, the tracks alone give {due}"
        found.append((of(me, f"stock.{Resource.NAMES[Resource.VICTORY_POINTS]}"), told))


def points_due(g: State, me: Player) -> int:
    """What Influence and Alliances are worth now; everything else, once gained, is kept."""
    if me.kind == Kind.HOUSE_HAGAL:
        return 0
    points = 1 if len(g.players) == 4 else 0
    for faction in FACTIONS:
        if me.influence[faction] >= POINT_AT:
            points += TRACK_POINTS
        if g.alliances[faction] == me.seat:
            points += TRACK_POINTS
    return points


def is_being_passed(g: State, faction: int) -> bool:
    for step in g.stack:
        if step.word is HEIR_WORDS[faction]:
            return True
    return False


def check_alliance(g: State, faction: int, found: list[Fault]) -> None:
    """The holder is at 4 or more and nobody is higher."""
    best = 0
    for player in g.players:
        best = max(best, player.influence[faction])
    holder = g.alliances[faction]
    name = Faction.NAMES[faction]
    if holder == NOBODY and best >= ALLIANCE_AT:
        found.append((f"alliances.{name}", f"nobody has the Alliance of {name}, at {best} Influence"))
    elif holder != NOBODY:
        height = g.players[holder].influence[faction]
        if height < ALLIANCE_AT or height < best:
            told = f"seat {holder} keeps the Alliance of {name} with {height} Influence"
            found.append((f"alliances.{name}", told))
