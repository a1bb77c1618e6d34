"""The FAQ about Infiltration: enemy Agents do not block, and free spaces stay open."""

from rulings_mark import ruling
from scenario import table


@ruling("FAQ-024")
def test_infiltration_reaches_a_space_with_an_enemy_agent() -> None:
    """FAQ ver. 03, Infiltration: both Agents stand there, and the space works."""
    board = {"agents": {"smuggling": 1}}
    me, left, right = table(
        ix=True, me={"hand": "choam_delegate dune_the_desert_planet"}, left={}, right={}, board=board
    )
    assert not me.may_send("dune_the_desert_planet", "smuggling")
    me.sends("choam_delegate", "smuggling")
    assert (me.agents_on("smuggling"), left.agents_on("smuggling")) == (1, 1)
    me.advances()
    assert (me.solari, me.freighter) == (1, 1)


@ruling("FAQ-025")
def test_infiltration_works_as_an_ordinary_icon_on_free_spaces() -> None:
    """FAQ ver. 03, Infiltration: a permission, not a restriction."""
    me, left, right = table(ix=True, me={"hand": "choam_delegate"}, left={}, right={})
    assert not me.may_send("choam_delegate", "carthag")
    me.sends("choam_delegate", "imperial_basin")
    assert (me.agents_on("imperial_basin"), me.spice) == (1, 1)
