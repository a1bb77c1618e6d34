"""The board in a view: who and what stands on each space, and what is left of the Reserve."""

from __future__ import annotations

from functools import cache

from kanly.engine.catalog import Catalog
from kanly.engine.decks import includes
from kanly.engine.state import State
from kanly.view.ix import flag
from kanly.view.names import seat_or_none
from kanly.view.schema import table


def spaces(g: State) -> dict[str, table.Space]:
    """Those that this game is played with. Most of them are empty."""
    occupants, bonus_spice, control = g.occupants, g.bonus_spice, g.control
    nobody, board = [0] * len(g.players), spaces_of(g.catalog, g.rules.board)
    found: dict[str, table.Space] = {
        key: {
            "agents": agents_on(g, at) if occupants[at] else nobody.copy(),
            "bonus_spice": bonus_spice[at],
            "control": seat_or_none(control[at]),
        }
        for key, at in board
    }
    if g.rules.ix:
        for key, at in board:
            found[key]["dreadnought"] = flag(g, at)
    return found


@cache
def spaces_of(catalog: Catalog, board: int) -> list[tuple[str, int]]:
    """By key, each with its place in the lists of a state."""
    return [(space.key, space.index) for space in catalog.spaces if board >> space.index & 1]


def agents_on(g: State, index: int) -> list[int]:
    """By seat."""
    return [g.agents_of(seat, index) for seat in range(len(g.players))]


def reserve(g: State) -> dict[str, int]:
    """Copies left of each card."""
    return {key: g.reserve[at] for key, at in stacks_of(g.catalog, g.rules.sets)}


@cache
def stacks_of(catalog: Catalog, sets: tuple[str, ...]) -> list[tuple[str, int]]:
    """The cards of the Reserve, each with the place of its stack."""
    cards = [catalog.cards[number] for number in catalog.reserve]
    return [(card.key, card.reserve) for card in cards if includes(card, sets)]
