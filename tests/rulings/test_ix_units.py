"""Units: what speaks of troops, of dreadnoughts or of both, and how many may be deployed."""

import pytest
from rulings_mark import ruling
from scenario import Seat, table


def ways_to_deploy(seat: Seat) -> set[tuple[int, int]]:
    """(troops, dreadnoughts) of every deployment that may be chosen now."""
    texts = [text.split()[1:] for text in seat.options if text.startswith("deploy ")]
    return {(int(words[0]), int(words[1]) if words[1:] else 0) for words in texts}


@ruling("IX-061")
def test_cannon_turrets_sends_back_dreadnoughts_and_no_troops() -> None:
    """Rise of Ix, Units: a card that names dreadnoughts leaves troops alone."""
    me, left, right = table(
        ix=True,
        me={"conflict": 1, "conflict_dreadnoughts": 1, "intrigues": "cannon_turrets"},
        left={"conflict": 3},
        right={"conflict": 1, "conflict_dreadnoughts": 2},
    )
    me.table.play_on("play cannon_turrets")
    me.plays("cannon_turrets")
    assert (left.conflict, left.garrison) == (3, 3)
    assert (left.conflict_dreadnoughts, left.garrison_dreadnoughts) == (0, 0)
    assert (right.conflict, right.conflict_dreadnoughts, right.garrison_dreadnoughts) == (1, 1, 1)
    assert (me.conflict, me.conflict_dreadnoughts, me.strength) == (1, 1, 2 + 3 + 2)


@ruling("IX-061")
def test_a_card_that_names_units_takes_both_kinds() -> None:
    """Rise of Ix, Units: the three of Negotiated Withdrawal may be of any mixture."""
    me, *_ = table(
        ix=True,
        me={"hand": "negotiated_withdrawal", "conflict": 3, "conflict_dreadnoughts": 2},
        left={},
        right={},
    )
    me.reveals()
    me.resolves("negotiated_withdrawal")
    me.pays()
    assert me.options == ["withdraw 3", "withdraw 2 1", "withdraw 1 2"]
    me.withdraws(1, 2)
    me.gains_with("fremen")
    assert (me.conflict, me.conflict_dreadnoughts) == (2, 0)
    assert (me.garrison, me.garrison_dreadnoughts) == (4, 2)


@ruling("IX-061")
def test_a_new_card_that_names_troops_moves_no_dreadnought() -> None:
    """Rise of Ix, Units: Satellite Ban lets up to two troops retreat, and troops only."""
    me, *_ = table(
        ix=True,
        me={"hand": "satellite_ban", "conflict": 1, "conflict_dreadnoughts": 2},
        left={},
        right={},
    )
    me.reveals()
    me.resolves("satellite_ban")
    assert me.options == ["withdraw 1"]
    me.withdraws(1)
    assert (me.conflict, me.conflict_dreadnoughts) == (0, 2)


@ruling("IX-062")
def test_gun_thopter_destroys_no_dreadnought() -> None:
    """Rise of Ix, Units: cards of the base game say troops, so a garrison of dreadnoughts loses nothing."""
    me, left, right = table(
        ix=True,
        me={"hand": "gun_thopter"},
        left={"garrison": 0, "garrison_dreadnoughts": 1},
        right={"garrison": 1, "garrison_dreadnoughts": 1},
    )
    me.sends("gun_thopter", "imperial_basin")
    me.resolves("gun_thopter")
    assert (left.garrison, left.garrison_dreadnoughts, left.supply) == (0, 1, 12)
    assert (right.garrison, right.garrison_dreadnoughts, right.supply) == (0, 1, 12)


@ruling("IX-062")
def test_chani_calls_back_troops_only() -> None:
    """Rise of Ix, Units: of one troop and two dreadnoughts only the troop may retreat."""
    me, *_ = table(
        ix=True, me={"hand": "chani", "conflict": 1, "conflict_dreadnoughts": 2}, left={}, right={}
    )
    me.reveals()
    me.resolves("chani")
    assert me.options == ["withdraw 1"]
    me.withdraws(1)
    assert (me.conflict, me.garrison) == (0, 4)
    assert (me.conflict_dreadnoughts, me.garrison_dreadnoughts) == (2, 0)


@ruling("IX-062")
def test_rapid_mobilization_leaves_dreadnoughts_in_the_garrison() -> None:
    """Rise of Ix, Units: any number of troops is not any number of units."""
    me, *_ = table(
        ix=True,
        me={"intrigues": "rapid_mobilization", "garrison": 2, "garrison_dreadnoughts": 2},
        left={},
        right={},
    )
    me.plays("rapid_mobilization")
    assert me.options == ["deploy 0", "deploy 1", "deploy 2"]
    me.deploys(2)
    assert (me.conflict, me.garrison) == (2, 0)
    assert (me.conflict_dreadnoughts, me.garrison_dreadnoughts) == (0, 2)


@ruling("IX-062")
@pytest.mark.parametrize(("troops", "playable"), [(0, False), (1, True)])
def test_double_cross_needs_an_enemy_troop(troops: int, playable: bool) -> None:
    """Rise of Ix, Units: an enemy dreadnought is no troop to be lost."""
    me, left, _ = table(
        ix=True,
        me={"intrigues": "double_cross", "solari": 1},
        left={"conflict": troops, "conflict_dreadnoughts": 1},
        right={},
    )
    assert me.may_play("double_cross") == playable
    if playable:
        me.plays("double_cross")
        me.chooses_opponent(left)
        assert (left.conflict, left.conflict_dreadnoughts, me.conflict) == (0, 1, 1)


@ruling("IX-063")
def test_recruits_of_both_kinds_may_be_deployed() -> None:
    """Rise of Ix, Units: a troop of Arrakeen and a new dreadnought, and two units of the garrison besides."""
    me, *_ = table(
        ix=True,
        me={"hand": "reconnaissance", "intrigues": "advanced_weaponry", "solari": 3},
        left={},
        right={},
    )
    me.plays("advanced_weaponry", 0)
    assert (me.garrison_dreadnoughts, me.dreadnoughts) == (1, 1)
    me.sends("reconnaissance", "arrakeen")
    assert ways_to_deploy(me) == {(1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1)}
    me.deploys(3, 1)
    assert (me.conflict, me.conflict_dreadnoughts, me.garrison) == (3, 1, 1)
    assert ways_to_deploy(me) == set()


@ruling("IX-063")
def test_recruits_of_one_kind_do_not_make_room_for_the_other() -> None:
    """Rise of Ix, Units: what was recruited goes itself; an old dreadnought counts towards the two."""
    me, *_ = table(
        ix=True,
        me={
            "hand": "reconnaissance",
            "intrigues": "advanced_weaponry",
            "solari": 3,
            "garrison": 2,
            "garrison_dreadnoughts": 1,
        },
        left={},
        right={},
    )
    me.plays("advanced_weaponry", 0)
    me.sends("reconnaissance", "carthag")
    assert me.may_deploy(3, 1)
    assert me.may_deploy(2, 2)
    assert not me.may_deploy(3, 2)
    me.deploys(0, 2)
    assert ways_to_deploy(me) == {(1, 0), (2, 0)}


@ruling("FAQ-020")
def test_recruits_of_tiles_and_of_the_shipping_track_may_be_deployed() -> None:
    """FAQ ver. 03, Recruiting: one of a tile, three of a Plot card, two of a recall, two of the garrison."""
    me, *_ = table(
        ix=True,
        me={
            "hand": "signet_ring",
            "tiles": "training_drones",
            "intrigues": "reinforcements expedite",
            "solari": 3,
            "spice": 1,
            "freighter": 2,
        },
        left={},
        right={},
    )
    me.sends("signet_ring", "imperial_basin")
    me.uses("training_drones")
    me.plays("reinforcements")
    me.plays("expedite")
    me.recalls()
    me.chooses("spice")
    me.gains_with("fremen")
    assert (me.garrison, me.recruited) == (9, 6)
    assert max(ways_to_deploy(me)) == (8, 0)


@ruling("IX-063")
def test_without_a_combat_space_nothing_is_deployed() -> None:
    """Rise of Ix, Units: the other side, a dreadnought commissioned on a turn elsewhere."""
    me, *_ = table(
        ix=True,
        me={"hand": "diplomacy", "intrigues": "advanced_weaponry", "solari": 3, "garrison_dreadnoughts": 1},
        left={},
        right={},
    )
    me.plays("advanced_weaponry", 0)
    me.sends("diplomacy", "wealth")
    assert me.garrison_dreadnoughts == 2
    assert ways_to_deploy(me) == set()


@ruling("IX-064")
def test_two_units_of_the_garrison_and_no_third() -> None:
    """Rise of Ix, Units: two troops, two dreadnoughts or one of each."""
    me, *_ = table(ix=True, me={"hand": "signet_ring", "garrison_dreadnoughts": 2}, left={}, right={})
    me.sends("signet_ring", "imperial_basin")
    assert ways_to_deploy(me) == {(1, 0), (2, 0), (0, 1), (1, 1), (0, 2)}
    me.deploys(0, 2)
    assert (me.conflict_dreadnoughts, me.garrison, me.garrison_dreadnoughts) == (2, 3, 0)
    assert ways_to_deploy(me) == set()


@ruling("IX-064")
def test_the_two_units_may_go_one_after_the_other() -> None:
    """Rise of Ix, Units: the second may be of the other kind, a third of neither."""
    me, *_ = table(ix=True, me={"hand": "signet_ring", "garrison_dreadnoughts": 2}, left={}, right={})
    me.sends("signet_ring", "imperial_basin")
    me.deploys(0, 1)
    assert ways_to_deploy(me) == {(1, 0), (0, 1)}
    me.deploys(1)
    assert ways_to_deploy(me) == set()


@ruling("IX-065")
def test_recruits_not_deployed_stay_in_the_garrison() -> None:
    """Rise of Ix, Units: two troops and a dreadnought recruited at a Combat space, none of them sent."""
    me, *_ = table(
        ix=True,
        me={"hand": "crysknife signet_ring", "water": 1, "intrigues": "advanced_weaponry", "solari": 3},
        left={},
        right={},
    )
    me.plays("advanced_weaponry", 0)
    me.sends("crysknife", "hardy_warriors")
    assert max(ways_to_deploy(me)) == (4, 1)
    me.ends_turn()
    assert (me.garrison, me.garrison_dreadnoughts, me.conflict) == (5, 1, 0)
    me.waits()
    me.sends("signet_ring", "imperial_basin")
    assert ways_to_deploy(me) == {(1, 0), (2, 0), (0, 1), (1, 1)}
