"""Imperium cards one by one: what the FAQ adds to their boxes."""

import pytest
from rulings_mark import ruling
from scenario import table


@ruling("FAQ-077")
def test_assassination_mission_pays_when_something_else_trashes_it() -> None:
    """FAQ, Assassination Mission: 4 Solari at once."""
    me, *_ = table(me={"hand": "guild_administrator assassination_mission"}, left={}, right={})
    me.sends("guild_administrator", "imperial_basin")
    me.trashes("assassination_mission", "hand")
    assert (me.solari, me.hand) == (4, "")


@ruling("FAQ-077")
def test_assassination_mission_is_not_trashed_by_cleaning_up() -> None:
    """FAQ, Assassination Mission: a revealed one gives its Reveal box only."""
    me, *_ = table(me={"hand": "assassination_mission"}, left={}, right={})
    me.reveals()
    me.ends_turn()
    assert (me.solari, me.discard) == (1, "assassination_mission")


@ruling("FAQ-081")
def test_shifting_allegiances_cannot_lose_what_is_not_there() -> None:
    """FAQ, Shifting Allegiances: a Faction at 0 cannot pay."""
    me, *_ = table(me={"hand": "shifting_allegiances", "spice": 2, "spacing_guild": 2}, left={}, right={})
    me.sends("shifting_allegiances", "hall_of_oratory")
    me.pays()
    assert me.options == ["lose_influence spacing_guild"]


@ruling("FAQ-081")
@pytest.mark.parametrize("purse", [{"spice": 5}, {"spice": 1, "spacing_guild": 2}])
def test_shifting_allegiances_needs_its_whole_cost(purse: dict[str, int]) -> None:
    """FAQ, Shifting Allegiances: no Influence anywhere, or too little spice, and nothing is offered."""
    me, *_ = table(me={"hand": "shifting_allegiances", **purse}, left={}, right={})
    me.sends("shifting_allegiances", "hall_of_oratory")
    assert me.options == ["end"]


@ruling("FAQ-082")
def test_shifting_allegiances_may_lose_and_gain_with_one_faction() -> None:
    """FAQ, Shifting Allegiances: the same Faction twice makes one step up."""
    me, *_ = table(
        me={"hand": "shifting_allegiances", "spice": 2, "fremen": 2, "victory_points": 1}, left={}, right={}
    )
    me.sends("shifting_allegiances", "hall_of_oratory")
    me.pays()
    me.loses_with("fremen")
    assert (me.fremen, me.points) == (1, 0)
    me.gains_with("fremen")
    assert (me.fremen, me.points, me.spice) == (3, 1, 0)


@ruling("FAQ-083")
def test_gun_thopter_reaches_only_garrisons() -> None:
    """FAQ, Gun Thopter: no troop in the garrison, no loss, whatever stands in the Conflict."""
    me, left, right = table(
        me={"hand": "gun_thopter"}, left={"garrison": 0, "conflict": 3}, right={"garrison": 2, "conflict": 1}
    )
    me.sends("gun_thopter", "imperial_basin")
    me.table.play_on("end")
    assert (left.garrison, left.conflict, left.supply) == (0, 3, 9)
    assert (right.garrison, right.conflict, right.supply) == (1, 1, 10)
    assert me.garrison == 3


MAKERS = [("imperial_basin", 1), ("hagga_basin", 2), ("the_great_flat", 3)]


@ruling("FAQ-084")
@pytest.mark.parametrize(("space", "base"), MAKERS)
def test_base_spice_is_printed_on_the_space(space: str, base: int) -> None:
    """FAQ, Carryall: 1, 2 and 3."""
    me, *_ = table(me={"hand": "dune_the_desert_planet", "water": 2}, left={}, right={})
    me.sends("dune_the_desert_planet", space)
    assert me.spice == base


@ruling("FAQ-085")
@pytest.mark.parametrize(("space", "base"), MAKERS)
def test_carryall_doubles_base_spice(space: str, base: int) -> None:
    """FAQ, Carryall: 2, 4 and 6."""
    me, *_ = table(me={"hand": "carryall", "water": 2}, left={}, right={})
    me.sends("carryall", space)
    assert me.spice == 2 * base


@ruling("FAQ-086")
def test_carryall_does_not_double_bonus_spice() -> None:
    """FAQ, Carryall: what lies on the Maker icon counts once, and is taken away."""
    me, *_ = table(
        board={"bonus_spice": {"hagga_basin": 3}}, me={"hand": "carryall", "water": 1}, left={}, right={}
    )
    me.sends("carryall", "hagga_basin")
    assert (me.spice, me.table.bonus_spice_on("hagga_basin")) == (4 + 3, 0)


@ruling("FAQ-087")
def test_carryall_does_not_double_the_control_bonus() -> None:
    """FAQ, Carryall: the controller's spice at Imperial Basin is no base spice."""
    me, *_ = table(board={"control": {"imperial_basin": 0}}, me={"hand": "carryall"}, left={}, right={})
    me.sends("carryall", "imperial_basin")
    assert me.spice == 2 + 1


@ruling("FAQ-087")
def test_carryall_leaves_another_controllers_bonus_alone() -> None:
    """FAQ, Carryall: an opponent in control gains the plain 1 spice."""
    me, left, _ = table(board={"control": {"imperial_basin": 1}}, me={"hand": "carryall"}, left={}, right={})
    me.sends("carryall", "imperial_basin")
    assert (me.spice, left.spice) == (2, 1)


@ruling("FAQ-088", "FAQ-089")
def test_guild_bankers_makes_every_copy_cost_six() -> None:
    """FAQ, Guild Bankers: 12 Persuasion buy The Spice Must Flow twice."""
    me, *_ = table(me={"hand": "guild_bankers", "persuasion": 12}, left={}, right={})
    me.reveals()
    me.acquires("the_spice_must_flow")
    assert (me.persuasion, me.points) == (6, 1)
    me.acquires("the_spice_must_flow")
    assert (me.persuasion, me.points) == (0, 2)
    assert me.discard == "the_spice_must_flow the_spice_must_flow"


@ruling("FAQ-088")
@pytest.mark.parametrize(("persuasion", "enough"), [(5, False), (6, True)])
def test_guild_bankers_saves_three(persuasion: int, enough: bool) -> None:
    """FAQ, Guild Bankers: exactly 3 less."""
    me, *_ = table(me={"hand": "guild_bankers", "persuasion": persuasion}, left={}, right={})
    me.reveals()
    assert me.may_acquire("the_spice_must_flow") == enough


@ruling("FAQ-088")
def test_guild_bankers_changes_no_price_after_an_agent_turn() -> None:
    """FAQ, Guild Bankers: only on the Reveal turn on which it is revealed."""
    me, *_ = table(me={"hand": "dagger", "in_play": "guild_bankers", "persuasion": 8}, left={}, right={})
    me.reveals()
    assert not me.may_acquire("the_spice_must_flow")
    assert me.may_acquire("arrakis_liaison")


@ruling("FAQ-088")
def test_guild_bankers_does_not_help_in_the_next_round() -> None:
    """FAQ, Guild Bankers: the price falls for one turn, not for good."""
    me, *_ = table(me={"hand": "guild_bankers", "deck": "convincing_argument " * 4}, left={}, right={})
    me.reveals()
    me.ends_turn()
    me.table.play_to_round(2)
    me.waits()
    me.sends("guild_bankers", "wealth")
    me.ends_turn()
    me.waits()
    me.reveals()
    assert me.persuasion == 8
    assert not me.may_acquire("the_spice_must_flow")


@ruling("FAQ-088")
def test_guild_bankers_helps_nobody_else() -> None:
    """FAQ, Guild Bankers: the price falls for the turn of the player who revealed it."""
    me, left, _ = table(me={"hand": "guild_bankers"}, left={"persuasion": 8}, right={})
    me.reveals()
    me.ends_turn()
    left.reveals()
    assert not left.may_acquire("the_spice_must_flow")


@ruling("FAQ-098")
def test_chani_may_retreat_nobody() -> None:
    """FAQ, Chani: any number of troops includes none."""
    me, *_ = table(me={"hand": "chani", "conflict": 3}, left={}, right={})
    me.reveals()
    assert me.may("resolve chani/reveal/1")
    assert me.may("end")
    assert (me.conflict, me.garrison, me.persuasion, me.strength) == (3, 3, 2, 6)
    me.ends_turn()
    assert (me.conflict, me.garrison) == (3, 3)


@ruling("FAQ-098")
def test_chani_may_retreat_some() -> None:
    """FAQ, Chani: any number."""
    me, *_ = table(me={"hand": "chani", "conflict": 3}, left={}, right={})
    me.reveals()
    me.resolves("chani")
    me.withdraws(2)
    assert (me.conflict, me.garrison, me.strength) == (1, 5, 2)


@ruling("FAQ-099")
def test_imperial_spy_draws_when_its_own_box_trashes_it() -> None:
    """FAQ, Imperial Spy: only while being played."""
    me, *_ = table(board={"intrigue_deck": "windfall ambush"}, me={"hand": "imperial_spy"}, left={}, right={})
    me.sends("imperial_spy", "wealth")
    me.pays()
    assert (me.intrigues, me.in_play, me.discard) == ("windfall", "", "")


@ruling("FAQ-099")
def test_imperial_spy_may_stay() -> None:
    """FAQ, Imperial Spy: it can be trashed; it need not be."""
    me, *_ = table(me={"hand": "imperial_spy"}, left={}, right={})
    me.sends("imperial_spy", "wealth")
    me.declines()
    assert (me.intrigues, me.in_play) == ("", "imperial_spy")


@ruling("FAQ-100")
def test_imperial_spy_trashed_by_something_else_draws_nothing() -> None:
    """FAQ, Imperial Spy: Selective Breeding draws its two cards and no Intrigue card."""
    me, *_ = table(me={"hand": "diplomacy", "discard": "imperial_spy", "spice": 2}, left={}, right={})
    me.sends("diplomacy", "selective_breeding")
    me.pays()
    me.trashes("imperial_spy", "discard")
    assert (len(me.player.hand), me.intrigues, me.discard) == (2, "", "")


@ruling("FAQ-110")
def test_played_and_revealed_cards_are_in_play() -> None:
    """FAQ, Liet Kynes: the cards of the Agent turns and those revealed, less any that were trashed."""
    me, *_ = table(
        me={"hand": "seek_allies signet_ring dagger dagger diplomacy", "in_play": "stilgar"},
        left={},
        right={},
    )
    me.sends("seek_allies", "wealth")
    me.table.play_on("end")
    me.ends_turn()
    me.table.play_on("send dagger")
    me.reveals()
    assert sorted(me.in_play.split()) == ["dagger", "dagger", "diplomacy", "signet_ring", "stilgar"]


@ruling("FAQ-111")
def test_liet_kynes_counts_itself_and_cards_of_agent_turns() -> None:
    """FAQ, Liet Kynes: 2 Persuasion for each Fremen card in play."""
    me, *_ = table(me={"hand": "liet_kynes dagger", "in_play": "stilgar"}, left={}, right={})
    me.reveals()
    assert me.persuasion == 2 * 2


@ruling("FAQ-111")
def test_liet_kynes_alone() -> None:
    """FAQ, Liet Kynes: itself included; others' cards and the discard pile are not."""
    me, *_ = table(
        me={"hand": "liet_kynes dagger", "discard": "stilgar"}, left={"in_play": "stilgar"}, right={}
    )
    me.reveals()
    assert me.persuasion == 2
