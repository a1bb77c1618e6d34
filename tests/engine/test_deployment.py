"""How many units a turn on a Combat space lets a player deploy: the recruited ones and two more."""

import pytest
from scenario import table

from kanly.engine.deployment import most_troops

ALREADY = 1  # dreadnoughts deployed by right, in the cases below


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
