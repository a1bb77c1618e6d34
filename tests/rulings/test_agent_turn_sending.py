"""Agent turn: what it takes to send an Agent, and what can pay for the space."""

from rulings_mark import ruling
from scenario import table

SPICE_TRADE = "sell_melange secure_contract imperial_basin hagga_basin the_great_flat"


@ruling("FAQ-003")
def test_a_card_is_not_played_for_its_agent_box_alone() -> None:
    """FAQ ver. 03, Sending an Agent: no Agent placed, no Agent box."""
    me, left, right = table(
        me={"hand": "gurney_halleck"}, left={}, right={}, board={"agents": {"arrakeen": 1, "carthag": 1}}
    )
    assert me.options == ["reveal"]
    assert (me.hand, me.garrison, len(me.player.deck)) == ("gurney_halleck", 3, 10)


@ruling("FAQ-003")
def test_a_card_is_played_as_soon_as_one_space_lets_the_agent_in() -> None:
    """FAQ ver. 03, Sending an Agent: the Agent box comes with the Agent."""
    me, left, right = table(
        me={"hand": "gurney_halleck"}, left={}, right={}, board={"agents": {"arrakeen": 1}}
    )
    assert me.options == ["send gurney_halleck carthag", "reveal"]
    me.sends("gurney_halleck", "carthag")
    assert (me.garrison, me.hand) == (3 + 2 + 1, "convincing_argument")


@ruling("FAQ-004")
def test_a_card_whose_spaces_are_all_occupied_can_only_be_revealed() -> None:
    """FAQ ver. 03, Sending an Agent: one's own Agent closes a space as well as an enemy's."""
    holders = dict(zip(SPICE_TRADE.split(), (1, 1, 2, 2, 0), strict=True))
    me, left, right = table(
        me={"hand": "dune_the_desert_planet", "spice": 5, "water": 5},
        left={},
        right={},
        board={"agents": holders},
    )
    assert me.agents == 1
    assert me.options == ["reveal"]
    me.reveals()
    assert (me.persuasion, me.in_play) == (1, "dune_the_desert_planet")


@ruling("FAQ-004")
def test_the_last_free_space_of_the_icon_stays_open() -> None:
    """FAQ ver. 03, Sending an Agent."""
    holders = dict(zip(SPICE_TRADE.split()[:4], (1, 1, 2, 2), strict=True))
    me, left, right = table(
        me={"hand": "dune_the_desert_planet", "spice": 5, "water": 5},
        left={},
        right={},
        board={"agents": holders},
    )
    assert me.options == ["send dune_the_desert_planet the_great_flat", "reveal"]


@ruling("FAQ-005")
def test_nothing_from_the_agent_box_is_there_before_the_agent() -> None:
    """FAQ ver. 03, Sending an Agent: what a card brings comes after the placement."""
    me, left, right = table(me={"hand": "worm_riders opulence signet_ring", "solari": 1}, left={}, right={})
    assert not me.may_send("worm_riders", "sell_melange")
    assert not me.may_send("signet_ring", "mentat")
    me.sends("opulence", "wealth")
    assert me.solari == 1 + 3 + 2


@ruling("FAQ-005")
def test_the_space_is_paid_before_the_agent_box_works() -> None:
    """FAQ ver. 03, Sending an Agent: a Leader's ring cannot help to pay for its own space."""
    me, left, right = table(
        me={"leader": "count_ilban_richese", "hand": "signet_ring", "solari": 1}, left={}, right={}
    )
    assert not me.may_send("signet_ring", "mentat")
    me.sends("signet_ring", "hall_of_oratory")
    assert me.solari == 2


@ruling("FAQ-006")
def test_stilgars_water_does_not_pay_for_hagga_basin() -> None:
    """FAQ ver. 03, Sending an Agent, example."""
    me, left, right = table(me={"hand": "stilgar"}, left={}, right={})
    assert not me.may_send("stilgar", "hagga_basin")
    assert not me.may_send("stilgar", "hardy_warriors")
    assert me.may_send("stilgar", "imperial_basin")


@ruling("FAQ-006")
def test_stilgars_water_arrives_after_hagga_basin_is_paid() -> None:
    """FAQ ver. 03, Sending an Agent, example."""
    me, left, right = table(me={"hand": "stilgar", "water": 1}, left={}, right={})
    assert not me.may_send("stilgar", "the_great_flat")
    me.sends("stilgar", "hagga_basin")
    assert (me.water, me.spice) == (1, 2)


@ruling("FAQ-007")
def test_a_plot_played_first_pays_for_the_space() -> None:
    """FAQ ver. 03, Sending an Agent; rulebook p. 9: Plot cards may come before the card from hand."""
    me, left, right = table(
        me={"leader": "earl_memnon_thorvald", "hand": "dagger", "intrigues": "windfall"}, left={}, right={}
    )
    assert not me.may_send("dagger", "mentat")
    me.plays("windfall")
    me.sends("dagger", "mentat")
    assert (me.solari, me.hand, me.agents) == (0, "convincing_argument", 2)
    assert me.table.state.mentat == me.seat


@ruling("FAQ-007")
def test_a_plot_is_played_before_the_card_on_ones_own_turn_only() -> None:
    """FAQ ver. 03, Sending an Agent: the chance comes with one's own turn."""
    me, left, right = table(me={"hand": "dagger"}, left={"hand": "dagger", "intrigues": "windfall"}, right={})
    assert not left.may_play("windfall")
    me.sends("dagger", "hall_of_oratory")
    me.ends_turn()
    left.plays("windfall")
    assert left.may_send("dagger", "mentat")
