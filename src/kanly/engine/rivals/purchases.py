"""What Rivals do at any time: riches become points, tiles that wait for nothing are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.events import Place, caused_by, intrigue, note
from kanly.engine.play import zones
from kanly.engine.play.purse import gain
from kanly.engine.rivals.tiles import clear_unwanted_tiles, use_tiles
from kanly.engine.vocabulary import EVERY_SEAT, INTRIGUE_CARDS, LAST_TIER, Kind, Reason, Resource, RivalUse

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

PRICES: Final = ((Resource.WATER, 3), (Resource.SOLARI, 7), (Resource.SPICE, 7))  # of a Victory Point
INTRIGUE_PRICE: Final = 3


def settle(g: State) -> None:
    """Rivals turn riches into points at once, use tiles that wait for nothing, and find a tile to want."""
    for player in g.players:
        if player.kind == Kind.RIVAL:
            if g.watched:
                caused_by(g, 0, player.seat)
            buy_points(g, player)
            if g.active == player.seat:
                use_tiles(g, player.seat, RivalUse.AT_ONCE)
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
