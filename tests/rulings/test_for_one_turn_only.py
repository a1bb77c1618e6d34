"""Plot cards that help the Agent of this turn help nobody on the next one, used or not."""

import pytest
from scenario import table


@pytest.mark.parametrize("then", ["reveal", "send"])
def test_infiltrate_is_no_help_to_the_next_player(then: str) -> None:
    """Rules 6.3: for the next Agent of this turn, and for none if it was not needed."""
    me, left, _ = table(
        board={"agents": {"carthag": 2}},
        me={"hand": "diplomacy", "intrigues": "infiltrate"},
        left={"hand": "reconnaissance"},
        right={},
    )
    me.plays("infiltrate")
    me.does({"reveal": "reveal", "send": "send diplomacy wealth"}[then])
    me.ends_turn()
    assert not left.may_send("reconnaissance", "carthag")
    assert left.may_send("reconnaissance", "arrakeen")


@pytest.mark.parametrize("then", ["reveal", "send"])
def test_dispatch_an_envoy_is_no_help_to_the_next_player(then: str) -> None:
    """Rules 26: the icons are for the card of this turn, and for none if no card was sent."""
    me, left, _ = table(
        me={"hand": "dagger", "intrigues": "dispatch_an_envoy"}, left={"hand": "dagger"}, right={}
    )
    me.plays("dispatch_an_envoy")
    me.does({"reveal": "reveal", "send": "send dagger wealth"}[then])
    me.ends_turn()
    assert not left.may_send("dagger", "foldspace")
    assert left.may_send("dagger", "hall_of_oratory")
