"""The Influence tracks: points, bonuses and Alliances, in the order in which they come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.events import Happening, tell
from kanly.engine.machine.frames import open_frame
from kanly.engine.play import purse
from kanly.engine.play.standing import act
from kanly.engine.step import Step
from kanly.engine.vocabulary import (
    ALLIANCE_AT,
    NOBODY,
    POINT_AT,
    TOP_OF_TRACK,
    TRACK_POINTS,
    Kind,
    Moment,
    Resource,
)

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


def gain(g: State, seat: int, faction: int, steps: int) -> None:
    """What goes beyond the top of the track is lost."""
    me = g.players[seat]
    before = me.influence[faction]
    after = min(TOP_OF_TRACK, before + steps)
    me.influence[faction] = after
    if g.watched and after != before:
        tell(g, Happening.INFLUENCE, seat, faction, after - before)
    if before < POINT_AT <= after:
        score(g, me, TRACK_POINTS)
    if before < ALLIANCE_AT <= after and me.kind == Kind.HUMAN:
        bonus = g.catalog.track_bonuses[faction]
        open_frame(g, bonus, Step(bonus[0], seat, 0))
    if after >= ALLIANCE_AT:
        maybe_take_alliance(g, seat, faction)
    if before < POINT_AT <= after:
        act(g, seat, Moment.POINT_REACHED, faction)


def maybe_take_alliance(g: State, seat: int, faction: int) -> None:
    holder = g.alliances[faction]
    level = g.players[seat].influence[faction]
    if holder == NOBODY or (holder != seat and level > g.players[holder].influence[faction]):
        move_alliance(g, faction, seat)


def move_alliance(g: State, faction: int, seat: int) -> None:
    """The Victory Point goes with the token."""
    holder = g.alliances[faction]
    if holder != NOBODY:
        score(g, g.players[holder], -TRACK_POINTS)
    if seat != NOBODY:
        score(g, g.players[seat], TRACK_POINTS)
    g.alliances[faction] = seat
    if g.watched:
        tell(g, Happening.ALLIANCE, seat, faction, holder)


def score(g: State, player: Player, points: int) -> None:
    """House Hagal only denies points to others."""
    if player.kind != Kind.HOUSE_HAGAL:
        purse.gain(g, player, Resource.VICTORY_POINTS, points)


def lose(g: State, seat: int, faction: int) -> None:
    me = g.players[seat]
    me.influence[faction] -= 1
    if g.watched:
        tell(g, Happening.INFLUENCE, seat, faction, -1)
    if me.influence[faction] == POINT_AT - 1:
        score(g, me, -TRACK_POINTS)
    if g.alliances[faction] == seat:
        heirs = heirs_of(g, seat, faction)
        if len(heirs) == 1:
            move_alliance(g, faction, heirs[0])
        elif not heirs and me.influence[faction] < ALLIANCE_AT:
            move_alliance(g, faction, NOBODY)


def heirs_of(g: State, holder: int, faction: int) -> list[int]:
    """Who may take the token from a holder whose Influence fell: the highest, all of them at 4 or more."""
    level = g.players[holder].influence[faction]
    bar = max(ALLIANCE_AT, level + 1)
    best = 0
    heirs: list[int] = []
    for seat in g.opponents_of(holder):
        height = g.players[seat].influence[faction]
        if height >= bar and height > best:
            best = height
            heirs = [seat]
        elif height == best and height >= bar:
            heirs.append(seat)
    return heirs


def holds_any_alliance(g: State, seat: int) -> bool:
    return seat in g.alliances


def is_behind(g: State, seat: int, faction: int) -> bool:
    level = g.players[seat].influence[faction]
    return any(p.influence[faction] > level for p in g.players if p.seat != seat)
