"""What Rivals do at any time: riches become points, tiles that wait for nothing are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.events import Place, TilePlace, caused_by, intrigue
from kanly.engine.play import deployment, zones
from kanly.engine.play.purse import gain
from kanly.engine.play.tech import flip, leave_stack, trash
from kanly.engine.rivals.deploying import unflipped
from kanly.engine.rivals.reasons import note
from kanly.engine.vocabulary import EVERY_SEAT, INTRIGUE_CARDS, LAST_TIER, NOBODY, Kind, Reason, Resource

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

PRICES: Final = ((Resource.WATER, 3), (Resource.SOLARI, 7), (Resource.SPICE, 7))  # of a Victory Point
INTRIGUE_PRICE: Final = 3
SPY_SPICE: Final = 3


def settle(g: State) -> None:
    """Rivals turn riches into points at once, use tiles that wait for nothing, and find a tile to want."""
    for player in g.players:
        if player.kind == Kind.RIVAL:
            if g.watched:
                caused_by(g, 0, player.seat)
            buy_points(g, player)
            if g.active == player.seat:
                use_tiles(g, player)
    if g.rules.ix and g.rules.solo:
        clear_unwanted_tiles(g)


def buy_points(g: State, me: Player) -> None:
    for resource, price in PRICES:
        hoarded = resource == Resource.SPICE and keeps_spice(g)
        while me.stock[resource] >= price and not hoarded:
            gain(g, me, resource, -price)
            gain(g, me, Resource.VICTORY_POINTS, 1)
            note(g, me.seat, Reason.BOUGHT_POINT, resource, price)
    while len(me.intrigues) >= INTRIGUE_PRICE:
        for card in me.intrigues[:INTRIGUE_PRICE]:
            zones.leave_intrigues(g, me.seat, card)
            g.intrigue_discard.append(card)
            if g.watched:
                intrigue(g, me.seat, card, Place.INTRIGUES, Place.INTRIGUE_DISCARD, EVERY_SEAT)
        g.reveals += 1
        gain(g, me, Resource.VICTORY_POINTS, 1)
        note(g, me.seat, Reason.BOUGHT_POINT, INTRIGUE_CARDS, INTRIGUE_PRICE)


def keeps_spice(g: State) -> bool:
    """For tiles, as long as there may be another round."""
    return g.rules.ix and not is_last_tier(g)


def is_last_tier(g: State) -> bool:
    return g.catalog.conflicts[g.conflict].tier == LAST_TIER


def use_tiles(g: State, me: Player) -> None:
    spy = unflipped(g, me, "spy_satellites")
    if spy and me.stock[Resource.SPICE] >= SPY_SPICE:
        gain(g, me, Resource.SPICE, -SPY_SPICE)
        trash(g, me.seat, spy)
        gain(g, me, Resource.VICTORY_POINTS, 1)
        note(g, me.seat, Reason.USED_TILE, spy)
    drones = unflipped(g, me, "training_drones")
    if drones and me.supply:
        flip(g, me.seat, drones)
        note(g, me.seat, Reason.USED_TILE, drones)
        deployment.recruit(g, me.seat, 1)


def clear_unwanted_tiles(g: State) -> None:
    """As long as no face-up tile bears the Rivals' mark, the top of the largest stack is trashed."""
    while any(g.stacks) and not any(stack and g.catalog.tiles[stack[-1]].hagal for stack in g.stacks):
        largest = max(g.stacks, key=len)
        tile = largest[-1]
        leave_stack(g, tile, NOBODY, TilePlace.TRASHED)
        g.tiles_trashed.append(tile)
        note(g, NOBODY, Reason.CLEARED_TILE, tile)
