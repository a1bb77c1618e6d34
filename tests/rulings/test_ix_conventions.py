"""Points about Rise of Ix that no source settles: each test names the number of its convention."""

from typing import Any

import pytest
from scenario import Seat, table

from kanly.engine.vocabulary import Window


def turn_of(board: dict[str, Any] | None = None, **given: Any) -> Seat:
    me, *_ = table(ix=True, board=board, me=given, left={}, right={})
    return me


def test_convention_07_passing_with_bindu_suspension_is_ilesas_first_turn() -> None:
    """Convention 7: the card set aside is back on the turn after, and pays if it is sent then."""
    me = turn_of(leader="ilesa_ecaz", set_aside="guild_bankers", hand="dagger", intrigues="bindu_suspension")
    me.plays("bindu_suspension")
    me.accepts()
    me.waits()
    assert (me.hand.split()[-1], me.set_aside) == ("guild_bankers", "")
    me.sends("guild_bankers", "tech_negotiation")
    assert me.solari == 1


@pytest.mark.parametrize(("influence", "legal"), [(1, False), (2, True)])
def test_convention_08_kwisatz_haderach_needs_influence_for_interstellar_shipping(
    influence: int, legal: bool
) -> None:
    """Convention 8: the Spacing Guild asks 2 Influence of whoever comes."""
    me = turn_of(hand="kwisatz_haderach", spacing_guild=influence)
    assert me.may_send("kwisatz_haderach", "interstellar_shipping") == legal


def test_convention_12_troop_transports_deploy_nothing_in_combat() -> None:
    """Convention 12: troops of a Freighter recalled as a reward go to the garrison."""
    me = turn_of({"conflict": "skirmish_freighter_spice"}, tiles="troop_transports", freighter=2, conflict=1)
    me.table.play_on("recall_freighter")
    me.recalls()
    me.chooses("spice")
    me.gains_with("fremen")
    assert (me.table.state.round, me.garrison, me.conflict, me.supply) == (2, 3 + 3, 0, 6)


def test_convention_12_troop_transports_deploy_on_the_own_turn() -> None:
    """Convention 12: the other side, on a turn without a Combat space."""
    me = turn_of(tiles="troop_transports", freighter=2, intrigues="expedite", spice=1)
    me.plays("expedite")
    me.recalls()
    me.chooses("spice")
    assert me.options == ["deploy_recruits 0", "deploy_recruits 1", "deploy_recruits 2", "deploy_recruits 3"]
    me.deploys_recruits(2)
    assert (me.garrison, me.conflict) == (3 + 1, 2)


def discards_a_fleet(**given: Any) -> Seat:
    """Reverend Mother Mohiam of another makes me discard Freighter Fleet; I recall from the second space."""
    other, me, *_ = table(
        ix=True,
        other={"hand": "reverend_mother_mohiam", "in_play": "bene_gesserit_sister"},
        me={"hand": "freighter_fleet dagger", "freighter": 2, **given},
        right={},
    )
    other.sends("reverend_mother_mohiam", "wealth")
    me.discards("dagger", "freighter_fleet")
    me.recalls()
    me.chooses("spice")
    return me


def test_convention_12_troop_transports_deploy_on_the_turn_of_another() -> None:
    """Convention 12: Combat alone is excepted, so an Unload icon brings them on any turn."""
    me = discards_a_fleet(tiles="troop_transports")
    assert me.options == ["deploy_recruits 0", "deploy_recruits 1", "deploy_recruits 2", "deploy_recruits 3"]
    me.deploys_recruits(2)
    assert (me.garrison, me.conflict, me.supply) == (3 + 1, 2, 6)


def test_convention_12_shipped_troops_without_the_tile_stay_in_the_garrison() -> None:
    """Convention 12: the tile alone lets them go."""
    me = discards_a_fleet()
    me.gains_with("fremen")
    assert (me.garrison, me.conflict) == (3 + 2, 0)


def test_convention_12_deploying_on_the_turn_of_another_is_no_right_to_deploy_more() -> None:
    """Convention 12: the garrison stays where it is, and the next turn counts anew."""
    me = discards_a_fleet(tiles="troop_transports")
    me.deploys_recruits(3)
    assert (me.recruited, me.deployed_by_right, me.garrison, me.conflict) == (0, 0, 3, 3)


def test_convention_15_yuna_gains_nothing_more_from_rewards() -> None:
    """Convention 15: Combat is not her turn."""
    me = turn_of({"conflict": "guild_bank_raid"}, leader="princess_yuna_moritani", conflict=1)
    me.table.play_to_round(2)
    assert me.solari == 6


def test_convention_15_nor_from_a_card_that_pays_for_the_win() -> None:
    """Convention 15: Solari of the winner's own cards come in Combat too."""
    me = turn_of(
        {"conflict": "raid_stockpiles", "intrigue_deck": "bribery"},
        leader="princess_yuna_moritani",
        conflict=1,
        intrigues="strategic_push",
    )
    me.table.play_on("play strategic_push")
    me.plays("strategic_push")
    me.table.play_to_round(2)
    assert me.solari == 2


def test_convention_15_yuna_gains_more_on_her_turn() -> None:
    """Convention 15: the other side."""
    me = turn_of(leader="princess_yuna_moritani", hand="diplomacy")
    me.sends("diplomacy", "wealth")
    assert me.solari == 2 + 1


def takes_another_turn() -> Seat:
    me = turn_of(hand="weirding_way diplomacy")
    me.sends("weirding_way", "carthag")
    me.accepts()
    me.ends_turn()
    assert me.is_asked()
    assert me.table.state.window == Window.TURN_OPEN
    return me


def test_convention_22_weirding_way_then_an_agent_turn() -> None:
    """Convention 22: the extra turn may be an Agent turn; then the next player has a turn."""
    me = takes_another_turn()
    me.sends("diplomacy", "wealth")
    me.ends_turn()
    assert not me.is_asked()
    assert (me.agents_on("carthag"), me.agents_on("wealth")) == (1, 1)


def test_convention_22_weirding_way_then_the_reveal_turn() -> None:
    """Convention 22: or the Reveal turn."""
    me = takes_another_turn()
    me.reveals()
    assert me.in_play == "weirding_way diplomacy"
    assert (me.persuasion, me.swords) == (1, 0)


def test_convention_22_weirding_way_may_be_declined() -> None:
    """Convention 22: no extra turn unless it is wanted."""
    me = turn_of(hand="weirding_way diplomacy")
    me.sends("weirding_way", "carthag")
    me.declines()
    me.ends_turn()
    assert not me.is_asked()


def strongarms(garrison: int, conflict: int) -> Seat:
    me = turn_of(hand="diplomacy", intrigues="strongarm", garrison=garrison, conflict=conflict)
    me.sends("diplomacy", "wealth")
    return me


@pytest.mark.parametrize(
    ("effect", "garrison", "conflict"), [("lose_garrison_troop", 2, 1), ("lose_deployed_troops", 3, 0)]
)
def test_convention_23_strongarm_loses_a_troop_of_garrison_or_conflict(
    effect: str, garrison: int, conflict: int
) -> None:
    """Convention 23: the player chooses which; the Faction visited gives one Influence more."""
    me = strongarms(3, 1)
    supply = me.supply
    me.plays("strongarm")
    assert me.options == ["choose lose_garrison_troop", "choose lose_deployed_troops"]
    me.chooses(effect)
    assert (me.garrison, me.conflict, me.supply, me.emperor) == (garrison, conflict, supply + 1, 2)


def test_convention_23_strongarm_needs_a_troop() -> None:
    """Convention 23: one that is in either place."""
    assert not strongarms(0, 0).may_play("strongarm")
    assert strongarms(0, 1).may_play("strongarm")
    assert strongarms(1, 0).may_play("strongarm")


def test_convention_24_a_double_gain_reaches_the_snooper_on_its_way() -> None:
    """Convention 24: from 1 to 3 passes the Snooper at 2, and Tessia's first reward is due."""
    me = turn_of(leader="tessia_vernius", hand="power_play dagger", fremen=1)
    me.sends("power_play", "stillsuits")
    me.table.play_on("pay")
    assert (me.fremen, me.snoopers) == (3, 0b0111)
    me.pays()
    me.discards("dagger")
    assert me.spice == 1


def test_convention_24_a_snooper_that_is_gone_is_not_reached_again() -> None:
    """Convention 24: each of the four pays once."""
    me = turn_of(
        leader="tessia_vernius",
        hand="power_play dagger",
        fremen=1,
        snoopers="emperor spacing_guild bene_gesserit",
    )
    me.sends("power_play", "stillsuits")
    me.table.play_on("end")
    assert (me.fremen, me.snoopers, me.spice, me.hand) == (3, 0b0111, 0, "dagger")


def uses_tessias_ring(snoopers: str) -> Seat:
    me = turn_of(leader="tessia_vernius", hand="signet_ring", emperor=3, fremen=3, snoopers=snoopers)
    me.sends("signet_ring", "tech_negotiation")
    me.resolves("signet_ring")
    me.pays()
    me.loses_with("emperor")
    return me


def test_convention_24_tessias_ring_gains_where_a_snooper_stands() -> None:
    """Convention 24: with a Faction whose Snooper is still on its track."""
    me = uses_tessias_ring("spacing_guild bene_gesserit")
    assert me.options == ["gain_influence spacing_guild", "gain_influence bene_gesserit"]
    me.gains_with("bene_gesserit")
    assert (me.emperor, me.bene_gesserit) == (2, 1)


def test_convention_24_tessias_ring_gains_nothing_without_a_snooper() -> None:
    """Convention 24: once all four are on her board the ring cannot be used."""
    me = turn_of(leader="tessia_vernius", hand="signet_ring", emperor=3, fremen=3, snoopers="")
    me.sends("signet_ring", "tech_negotiation")
    assert not [text for text in me.options if "signet_ring" in text]
    assert (me.emperor, me.spacing_guild, me.bene_gesserit, me.fremen) == (3, 0, 0, 3)


def test_convention_25_machine_culture_must_buy_a_tile() -> None:
    """Convention 25: as a Plot it is playable only with enough spice, and then a tile is bought."""
    board = {"tech": "holoprojectors flagship shuttle_fleet"}
    assert not turn_of(board, intrigues="machine_culture", spice=2).may_play("machine_culture")
    me = turn_of(board, intrigues="machine_culture", spice=3)
    me.plays("machine_culture", 0)
    assert me.options == ["acquire_tech holoprojectors"]
    me.buys("holoprojectors")
    assert (me.spice, me.tiles) == (0, "holoprojectors")


def test_convention_25_negotiators_count_for_machine_culture() -> None:
    """Convention 25: what can be paid with their help can be bought."""
    board = {"tech": "holoprojectors flagship shuttle_fleet"}
    me = turn_of(board, intrigues="machine_culture", spice=2, negotiators=1)
    me.plays("machine_culture", 0)
    assert me.options == ["acquire_tech holoprojectors 1"]


def test_convention_26_spaceport_covers_cards_acquired_on_agent_turns() -> None:
    """Convention 26: a Foldspace card from its space may go on top of the deck."""
    me = turn_of(hand="diplomacy", tiles="spaceport")
    me.sends("diplomacy", "foldspace")
    assert me.options == ["acquire foldspace", "acquire foldspace top"]
    me.acquires("foldspace", "top")
    assert (me.deck.split()[-1], me.discard) == ("foldspace", "")


def test_convention_26_spaceport_covers_every_card_of_a_reveal_turn() -> None:
    """Convention 26: from Row and Reserve, decided card by card."""
    me = turn_of(
        {"row": "scout scout scout scout scout"},
        hand="convincing_argument convincing_argument",
        tiles="spaceport",
    )
    me.reveals()
    me.acquires("scout", "top")
    me.acquires("arrakis_liaison")
    me.acquires("scout", "top")
    assert (me.deck.split()[-2:], me.discard) == (["scout", "scout"], "arrakis_liaison")


def test_convention_26_without_spaceport_nothing_goes_on_top() -> None:
    """Convention 26: the other side."""
    me = turn_of(hand="diplomacy")
    me.sends("diplomacy", "foldspace")
    assert me.discard == "foldspace"


def ambushes(**given: Any) -> tuple[Seat, Seat, Seat]:
    me, left, right = table(
        ix=True,
        me={"hand": "desert_ambush", **given},
        left={"conflict": 2, "conflict_dreadnoughts": 1},
        right={"conflict": 1},
    )
    me.sends("desert_ambush", "imperial_basin")
    return me, left, right


def test_convention_28_desert_ambush_counts_troops_deployed_before_and_after() -> None:
    """Convention 28: one enemy unit for each, of the player's choice."""
    me, left, right = ambushes()
    assert not [text for text in me.options if "desert_ambush" in text]
    me.deploys(1)
    me.resolves("desert_ambush")
    assert me.options == ["force_back 1 troop", "force_back 1 dreadnought", "force_back 2 troop"]
    me.forces_back(left, dreadnought=True)
    assert (left.conflict_dreadnoughts, left.garrison_dreadnoughts, left.conflict) == (0, 1, 2)
    assert not [text for text in me.options if "desert_ambush" in text]
    me.deploys(1)
    me.forces_back(right)
    assert (right.conflict, right.garrison) == (0, 4)
    assert me.options == ["end"]


def test_convention_28_desert_ambush_counts_no_dreadnought() -> None:
    """Convention 28: troops only on the own side."""
    me, *_ = ambushes(garrison_dreadnoughts=1)
    me.deploys(0, 1)
    assert not [text for text in me.options if "desert_ambush" in text]


def test_convention_28_desert_ambush_counts_one_turn_only() -> None:
    """Convention 28: a troop that stood in the Conflict before does not count."""
    me, *_ = ambushes(conflict=3, garrison=0)
    assert me.options == ["end"]
