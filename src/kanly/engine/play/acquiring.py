"""Acquiring cards: what may be had, from where to where, and at what price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine import events
from kanly.engine.events import Place
from kanly.engine.kinds import kinds
from kanly.engine.machine.frames import open_frame
from kanly.engine.play import tech, zones
from kanly.engine.play.purse import gain
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Landing, Origin, Resource, Shared
from kanly.engine.words.lasting import Cheaper

if TYPE_CHECKING:
    from kanly.engine.state import State

DISCOUNTS: Final = [0, 0, 1]  # by Origin: what was set aside costs less


def price(g: State, seat: int, card: int, origin: int) -> int:
    return max(0, prices(g, seat)[card] - DISCOUNTS[origin])


def prices(g: State, seat: int) -> list[int]:
    """By card: what is printed, less what something that lasts takes off; may be below 0."""
    if not g.lasting:
        return g.catalog.prices
    due = g.catalog.prices.copy()
    for step in g.lasting:
        word = step.word
        if step.owner == seat and isinstance(word, Cheaper):
            due[g.catalog.number[word.card]] -= word.persuasion
    return due


def on_offer(g: State, seat: int) -> list[tuple[int, int]]:
    """(card, origin) of everything that costs Persuasion and could be acquired."""
    return [(card, origin) for origin in range(Origin.COUNT) for card in offered(g, seat, origin)]


def offered(g: State, seat: int, origin: int) -> list[int]:
    """The cards there, each kind once."""
    if origin == Origin.ROW:
        return kinds(g.row)
    if origin == Origin.ASIDE:
        return g.players[seat].aside
    return [card for card in g.catalog.for_sale if g.reserve[g.catalog.cards[card].reserve]]


def ways_to_acquire(g: State, seat: int) -> list[Choice]:
    ways: list[Choice] = []
    add_ways_to_acquire(g, seat, ways)
    return ways


def add_ways_to_acquire(g: State, seat: int, ways: list[Shared]) -> None:
    """With Persuasion, on a Reveal turn."""
    due = prices(g, seat)
    persuasion = g.players[seat].stock[Resource.PERSUASION]
    buys = g.catalog.ready.buys
    on_top = tech.may_go_on_top(g, seat)
    for origin in range(Origin.COUNT):
        most = persuasion + DISCOUNTS[origin]
        for card in offered(g, seat, origin):
            if due[card] <= most:
                ways.append(buys[2 * origin + Landing.DISCARD_PILE][card])
                if on_top:
                    ways.append(buys[2 * origin + Landing.TOP_OF_DECK][card])


def is_affordable(g: State, seat: int, card: int, origin: int) -> bool:
    return price(g, seat, card, origin) <= g.players[seat].stock[Resource.PERSUASION]


def buy(g: State, seat: int, card: int, place: int) -> None:
    if g.watched:
        events.caused_by(g, card, seat)
    gain(g, g.players[seat], Resource.PERSUASION, -price(g, seat, card, place // 2))
    acquire(g, seat, card, place)


def acquire(g: State, seat: int, card: int, place: int) -> None:
    """The Row is refilled before the acquire box works."""
    me = g.players[seat]
    origin = place // 2
    to = Place.DECK if place % 2 == Landing.TOP_OF_DECK else Place.DISCARD
    if origin == Origin.ROW:
        zones.take_from_row(g, card, seat, to)
    elif origin == Origin.RESERVE:
        g.reserve[g.catalog.cards[card].reserve] -= 1
    else:
        me.aside.remove(card)
    if g.watched and origin != Origin.ROW:
        events.card(g, seat, card, Place.RESERVE if origin == Origin.RESERVE else Place.ASIDE, to)
    if place % 2 == Landing.TOP_OF_DECK:
        zones.put_on_deck(me, card)
    else:
        me.discard.append(card)
    box = g.catalog.cards[card].acquire
    if box:
        open_frame(g, box, Step(box[0], seat, card))
