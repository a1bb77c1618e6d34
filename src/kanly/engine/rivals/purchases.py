"""What Rivals do at any time: riches become points, tiles that wait for nothing are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.play import deployment, zones
from kanly.engine.rivals.deploying import unflipped
from kanly.engine.rivals.reasons import note
from kanly.engine.vocabulary import INTRIGUE_CARDS, LAST_TIER, NOBODY, Kind, Reason, Resource

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
            buy_points(g, player)
            if g.active == player.seat:
                use_tiles(g, player)
    if g.rules.ix and g.rules.solo:
        clear_unwanted_tiles(g)


def buy_points(g: State, me: Player) -> None:
    for resource, price in PRICES:
        hoarded = resource == Resource.SPICE and g.rules.ix and not is_last_tier(g)
        while me.stock[resource] >= price and not hoarded:
            me.stock[resource] -= price
            me.stock[Resource.VICTORY_POINTS] += 1
            note(g, me.seat, Reason.BOUGHT_POINT, resource, price)
    while len(me.intrigues) >= INTRIGUE_PRICE:
        for card in me.intrigues[:INTRIGUE_PRICE]:
            zones.leave_intrigues(g, me.seat, card)
            g.intrigue_discard.append(card)
        g.reveals += 1
        me.stock[Resource.VICTORY_POINTS] += 1
        note(g, me.seat, Reason.BOUGHT_POINT, INTRIGUE_CARDS, INTRIGUE_PRICE)


def is_last_tier(g: State) -> bool:
    return g.catalog.conflicts[g.conflict].tier == LAST_TIER


def use_tiles(g: State, me: Player) -> None:
    spy = unflipped(g, me, "spy_satellites")
    if spy and me.stock[Resource.SPICE] >= SPY_SPICE:
        me.stock[Resource.SPICE] -= SPY_SPICE
        me.tiles.remove(spy)
        g.tiles_trashed.append(spy)
        me.stock[Resource.VICTORY_POINTS] += 1
        note(g, me.seat, Reason.USED_TILE, spy)
    drones = unflipped(g, me, "training_drones")
    if drones and me.supply:
        me.flipped.append(drones)
        note(g, me.seat, Reason.USED_TILE, drones)
        deployment.recruit(g, me.seat, 1)


def clear_unwanted_tiles(g: State) -> None:
    """As long as no face-up tile bears the Rivals' mark, the top of the largest stack is trashed."""
    while any(g.stacks) and not any(stack and g.catalog.tiles[stack[-1]].hagal for stack in g.stacks):
        largest = max(g.stacks, key=len)
        tile = largest.pop()
        g.tiles_trashed.append(tile)
        g.reveals += 1
        note(g, NOBODY, Reason.CLEARED_TILE, tile)
