"""Infiltration: enemy Agents do not close a space to an Agent sent with such an icon."""

import pytest
from rulings_mark import ruling
from scenario import table


@ruling("IX-091")
def test_infiltration_passes_an_enemy_agent() -> None:
    """Rise of Ix, Infiltration: Bounty Hunter enters the City space, a Scout does not."""
    me, *_ = table(
        ix=True, board={"agents": {"carthag": 1}}, me={"hand": "bounty_hunter scout"}, left={}, right={}
    )
    assert me.may_send("bounty_hunter", "carthag")
    assert not me.may_send("scout", "carthag")
    me.sends("bounty_hunter", "carthag")
    assert (me.agents_on("carthag"), me.solari) == (1, 2)


@ruling("IX-091")
def test_infiltration_passes_any_number_of_enemy_agents() -> None:
    """Rise of Ix, Infiltration: one came first, one infiltrated, and a third still may."""
    me, left, right = table(
        ix=True,
        me={"hand": "scout", "garrison": 0},
        left={"hand": "bounty_hunter", "garrison": 0},
        right={"hand": "bounty_hunter scout", "garrison": 0},
    )
    me.sends("scout", "carthag")
    me.ends_turn()
    left.sends("bounty_hunter", "carthag")
    left.ends_turn()
    assert right.may_send("bounty_hunter", "carthag")
    assert not right.may_send("scout", "carthag")
    right.sends("bounty_hunter", "carthag")
    assert [seat.agents_on("carthag") for seat in (me, left, right)] == [1, 1, 1]


@ruling("IX-091")
def test_infiltration_is_for_the_icons_own_spaces() -> None:
    """Rise of Ix, Infiltration: the matching spaces, free or not, and no others."""
    me, *_ = table(
        ix=True, board={"agents": {"wealth": 1, "carthag": 1}}, me={"hand": "jamis"}, left={}, right={}
    )
    assert [text for text in me.options if text.startswith("send")] == ["send jamis stillsuits"]


@ruling("IX-092")
def test_example_red_follows_green_to_smuggling() -> None:
    """Rise of Ix, Infiltration, example: CHOAM Delegate in spite of Green's Agent; all effects as usual."""
    red, green, _ = table(
        ix=True,
        board={"agents": {"smuggling": 1}},
        red={"hand": "choam_delegate signet_ring"},
        green={},
        blue={},
    )
    assert not red.may_send("signet_ring", "smuggling")
    red.sends("choam_delegate", "smuggling")
    red.advances()
    assert (red.solari, red.freighter) == (1, 1)
    assert (red.agents_on("smuggling"), green.agents_on("smuggling")) == (1, 1)


@ruling("IX-093")
@pytest.mark.parametrize(("owner", "legal"), [(0, False), (1, True)])
def test_ones_own_agent_is_in_the_way(owner: int, legal: bool) -> None:
    """Rise of Ix, Infiltration: it passes opponents' Agents only."""
    red, *_ = table(
        ix=True, board={"agents": {"smuggling": owner}}, red={"hand": "choam_delegate"}, green={}, blue={}
    )
    assert red.may_send("choam_delegate", "smuggling") == legal
    assert red.may_send("choam_delegate", "imperial_basin")


@ruling("IX-093")
def test_ones_own_agent_beside_an_enemys_is_in_the_way() -> None:
    """Rise of Ix, Infiltration: having infiltrated a space, one does not do it again."""
    red, *_ = table(
        ix=True,
        board={"agents": {"smuggling": 1}},
        red={"hand": "choam_delegate choam_delegate"},
        green={},
        blue={},
    )
    red.sends("choam_delegate", "smuggling")
    red.declines()
    red.ends_turn()
    red.waits()
    assert red.hand == "choam_delegate"
    assert not red.may_send("choam_delegate", "smuggling")


@ruling("IX-094")
@pytest.mark.parametrize("named", ["smuggling", "carthag"])
def test_the_voice_stops_infiltration(named: str) -> None:
    """Rise of Ix, Infiltration: what an opponent has named stays closed, and only that."""
    me, red, _ = table(
        ix=True,
        board={"agents": {"smuggling": 2}},
        me={"hand": "the_voice"},
        red={"hand": "choam_delegate"},
        right={},
    )
    me.sends("the_voice", "imperial_basin")
    me.blocks(named)
    me.ends_turn()
    assert red.may_send("choam_delegate", "smuggling") == (named != "smuggling")
    assert red.may_send("choam_delegate", "imperial_basin")


@ruling("IX-094", "FAQ-080")
@pytest.mark.parametrize("visitor", [{}, {"heighliner": 2}])
@pytest.mark.parametrize("spice", [4, 5, 6])
def test_the_voice_stops_guild_accord_at_its_cheaper_heighliner(spice: int, visitor: dict[str, int]) -> None:
    """Rise of Ix, Infiltration (rules 6.3): for 4 spice or for 6, what an opponent has named stays closed."""
    for named in ("heighliner", "carthag"):
        me, red, _ = table(
            ix=True,
            board={"agents": visitor},
            me={"hand": "the_voice"},
            red={"hand": "guild_accord", "spice": spice},
            right={},
        )
        me.sends("the_voice", "imperial_basin")
        me.blocks(named)
        me.ends_turn()
        assert red.may_send("guild_accord", "heighliner") == (named != "heighliner")
        assert red.may_send("guild_accord", "foldspace")


@ruling("IX-095")
def test_icons_of_dispatch_an_envoy_do_not_infiltrate() -> None:
    """Rise of Ix, Infiltration: the added Faction icons open free spaces only."""
    red, *_ = table(
        ix=True,
        board={"agents": {"wealth": 1, "imperial_basin": 2}},
        red={"hand": "choam_delegate", "intrigues": "dispatch_an_envoy"},
        green={},
        blue={},
    )
    assert not red.may_send("choam_delegate", "foldspace")
    red.plays("dispatch_an_envoy")
    assert red.may_send("choam_delegate", "foldspace")
    assert not red.may_send("choam_delegate", "wealth")
    assert red.may_send("choam_delegate", "imperial_basin")
