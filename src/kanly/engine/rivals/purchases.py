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

PRICES: Final = [7, 7, 3]  # of a Victory Point in Solari, spice and water
INTRIGUE_PRICE: Final = 3


def settle(g: State) -> None:
    """Rivals turn riches into points at once, use tiles that wait for nothing, and find a tile to want."""
    if not g.rules.solo:
        return
    for player in g.players:
        if player.kind == Kind.RIVAL:
            if g.watched:
                caused_by(g, 0, player.seat)
            if is_rich(player):
                buy_points(g, player)
            if g.active == player.seat and player.tiles:
                use_tiles(g, player.seat, RivalUse.AT_ONCE)
    if g.rules.ix:
        clear_unwanted_tiles(g)


def is_rich(me: Player) -> bool:
    """Of something there may be enough for a point."""
    stock = me.stock
    return (
        stock[Resource.WATER] >= PRICES[Resource.WATER]
        or stock[Resource.SOLARI] >= PRICES[Resource.SOLARI]
        or stock[Resource.SPICE] >= PRICES[Resource.SPICE]
        or len(me.intrigues) >= INTRIGUE_PRICE
    )


def buy_points(g: State, me: Player) -> None:
    buy_points_with(g, me, Resource.WATER)
    buy_points_with(g, me, Resource.SOLARI)
    if not keeps_spice(g):
        buy_points_with(g, me, Resource.SPICE)
    while len(me.intrigues) >= INTRIGUE_PRICE:
        buy_point_with_intrigues(g, me)


def buy_points_with(g: State, me: Player, resource: int) -> None:
    price = PRICES[resource]
    while me.stock[resource] >= price:
        gain(g, me, resource, -price)
        gain(g, me, Resource.VICTORY_POINTS, 1)
        note(g, me.seat, Reason.BOUGHT_POINT, resource, price)


def buy_point_with_intrigues(g: State, me: Player) -> None:
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
