"""Resources gained and spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import events
from kanly.engine.events import Happening
from kanly.engine.vocabulary import NOBODY

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


def gain(g: State, me: Player, resource: int, amount: int) -> None:
    """Or spend, where the amount is negative."""
    me.stock[resource] += amount
    if g.watched and amount:
        events.tell(g, Happening.RESOURCE, me.seat, resource, amount)


def empty(g: State, me: Player, resource: int) -> None:
    gain(g, me, resource, -me.stock[resource])


def add_bonus_spice(g: State, space: int, spice: int) -> None:
    g.bonus_spice[space] += spice
    if g.watched and spice:
        events.tell(g, Happening.BONUS_SPICE, NOBODY, space, spice)
