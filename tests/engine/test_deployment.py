"""How many units may be deployed, and what is lost with those that leave the Conflict."""

from collections.abc import Callable

import pytest
from scenario import table

from kanly.engine.play import deployment
from kanly.engine.play.deployment import most_troops
from kanly.engine.state import State
from kanly.engine.vocabulary import Resource

ALREADY = 1  # dreadnoughts deployed by right, in the cases below
Leaving = Callable[[State, int], None]


def retreat(g: State, seat: int) -> None:
    deployment.retreat(g, seat, 2, 0)


def lose_troops(g: State, seat: int) -> None:
    deployment.lose_deployed(g, seat, 2)


@pytest.mark.parametrize(
    ("ships", "recruited", "commissioned", "troops"),
    [
        (0, 0, 0, 1),
        (1, 0, 0, 0),
        (2, 0, 0, -1),
        (2, 3, 0, -1),
        (1, 3, 0, 3),
        (0, 3, 0, 4),
        (2, 0, 1, 0),
        (1, 0, 1, 1),
    ],
)
def test_the_recruited_and_two_more(ships: int, recruited: int, commissioned: int, troops: int) -> None:
    """One dreadnought is deployed already; a ship beyond the two more is none of the recruited troops."""
    me, *_ = table(ix=True, me={"garrison": 9}, left={}, right={})
    player = me.player
    player.recruited, player.commissioned, player.dreadnoughts_by_right = recruited, commissioned, ALREADY
    assert most_troops(player, ships) == troops


@pytest.mark.parametrize("leaves", [retreat, lose_troops])
@pytest.mark.parametrize(("staying", "swords"), [(0, 0), (1, 3)])
def test_swords_are_lost_with_the_last_unit(leaves: Leaving, staying: int, swords: int) -> None:
    """Strength has been set; units that come later bring only their own."""
    me, *_ = table(me={"conflict": 2 + staying}, left={}, right={})
    me.player.revealed = True
    me.player.stock[Resource.SWORDS] = 3
    leaves(me.table.state, me.seat)
    assert me.swords == swords


@pytest.mark.parametrize("leaves", [retreat, lose_troops])
def test_swords_are_kept_while_they_are_still_being_revealed(leaves: Leaving) -> None:
    me, *_ = table(me={"conflict": 2, "hand": "dagger"}, left={}, right={})
    me.reveals()
    leaves(me.table.state, me.seat)
    assert me.swords == 1
