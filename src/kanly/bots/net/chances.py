"""Each seat's chance to win, as whoever is asked can see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.bots.net.shipped import net_for
from kanly.bots.rows.observation import row_of
from kanly.engine.play import endgame

if TYPE_CHECKING:
    from kanly.bots.net.net_file import Floats
    from kanly.engine.state import State


def chances(g: State) -> list[float]:
    """By seat. Of a game that is over: what each has won."""
    if g.over:
        return shares(g)
    net = net_for(g.catalog)
    return by_seat(net.think([row_of(g, net.layout)]).chances[0], g)


def by_seat(from_asked: Floats, g: State) -> list[float]:
    """Absolute, as the game counts them; the net counts from the seat that is asked."""
    seats = len(g.players)
    return [float(from_asked[(seat - g.chooser) % seats]) for seat in range(seats)]


def shares(g: State) -> list[float]:
    winners = endgame.winners(g)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(g.players))]
