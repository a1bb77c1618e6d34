"""Rise of Ix: commissioning dreadnoughts, what they are worth, and where they go after Combat."""

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.engine.vocabulary import NOBODY

TECH = "flagship shuttle_fleet holtzman_engine"  # more than anybody here can pay for


def dreadnoughts(seat: Seat) -> tuple[int, int, int]:
    """In supply, garrison, Conflict."""
    return seat.dreadnoughts, seat.garrison_dreadnoughts, seat.conflict_dreadnoughts


def may_deploy(seat: Seat) -> set[str]:
    return {text for text in seat.options if text.startswith("deploy")}


@ruling("IX-053")
@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_a_dreadnought_icon_commissions_one(answer: str) -> None:
    """Chinese rulebook p. 6: one may be put from supply into the garrison."""
    me, left, right = table(
        ix=True, me={"hand": "dagger", "solari": 3}, left={}, right={}, board={"tech": TECH}
    )
    me.sends("dagger", "dreadnought")
    me.begins("@dreadnought")
    me.does(answer)
    assert me.solari == 0
    assert dreadnoughts(me) == ((1, 1, 0) if answer == "pay" else (2, 0, 0))
    assert may_deploy(me) == set()


@ruling("IX-054")
def test_a_dreadnought_commissioned_on_a_combat_turn_may_be_deployed() -> None:
    """Chinese rulebook p. 6: besides the recruit of the space and two units of the garrison."""
    me, left, right = table(
        ix=True,
        me={"hand": "reconnaissance", "solari": 3, "intrigues": "advanced_weaponry"},
        left={},
        right={},
    )
    me.sends("reconnaissance", "carthag")
    me.plays("advanced_weaponry", 0)
    assert dreadnoughts(me) == (1, 1, 0)
    assert me.may_deploy(3, 1)
    assert not me.may_deploy(4, 1)
    me.deploys(0, 1)
    assert dreadnoughts(me) == (1, 0, 1)
    assert me.may_deploy(3)
    assert not me.may_deploy(4)


@ruling("IX-054")
def test_a_dreadnought_commissioned_elsewhere_stays_in_the_garrison() -> None:
    """Chinese rulebook p. 6: only a Combat space lets it go to the Conflict at once."""
    me, left, right = table(
        ix=True,
        me={"hand": "dune_the_desert_planet", "solari": 3, "intrigues": "advanced_weaponry"},
        left={},
        right={},
    )
    me.sends("dune_the_desert_planet", "smuggling")
    me.plays("advanced_weaponry", 0)
    assert dreadnoughts(me) == (1, 1, 0)
    assert may_deploy(me) == set()


@ruling("IX-055")
def test_nobody_has_more_than_two_dreadnoughts() -> None:
    """Chinese rulebook p. 6: with none in supply nothing is commissioned."""
    me, left, right = table(
        ix=True,
        me={"hand": "dagger", "solari": 6, "intrigues": "advanced_weaponry", "garrison_dreadnoughts": 1},
        left={},
        right={},
        board={"flags": {"arrakeen": 0}, "tech": TECH},
    )
    assert dreadnoughts(me) == (0, 1, 0)
    me.sends("dagger", "dreadnought")
    assert not any(text.startswith("resolve") for text in me.options)
    me.plays("advanced_weaponry", 0)
    assert dreadnoughts(me) == (0, 1, 0)
    assert me.table.dreadnought_on("arrakeen") == me.seat


@ruling("IX-056")
def test_a_dreadnought_is_worth_three_strength() -> None:
    """Chinese rulebook p. 6: two of them and a troop make 8."""
    me, left, right = table(ix=True, me={"conflict_dreadnoughts": 2, "conflict": 1}, left={}, right={})
    me.reveals()
    assert me.strength == 8


@ruling("IX-057")
def test_a_dreadnought_alone_makes_swords_count_and_combat_cards_playable() -> None:
    """Chinese rulebook p. 6: without a troop the player takes part all the same."""
    me, left, right = table(
        ix=True,
        me={"conflict_dreadnoughts": 1, "hand": "dagger dagger", "intrigues": "ambush"},
        left={},
        right={},
    )
    me.reveals()
    assert me.strength == 5
    me.ends_turn()
    me.waits()
    me.plays("ambush")
    assert me.strength == 9


@ruling("FAQ-034")
def test_a_dreadnought_stands_in_for_a_troop() -> None:
    """FAQ ver. 03, Dreadnoughts: one unit is enough for swords, Combat cards and rewards."""
    me, left, right = table(
        ix=True,
        me={"conflict_dreadnoughts": 1, "hand": "dagger dagger", "intrigues": "ambush"},
        left={"conflict": 2},
        right={},
        board={"conflict": "skirmish_freighter_spice"},
    )
    me.reveals()
    assert me.strength == 5
    me.ends_turn()
    me.waits()
    assert me.may_play("ambush")
    me.table.play_to_round(2)
    assert (me.spice, left.solari) == (1, 3)


@ruling("FAQ-035")
def test_a_dreadnought_in_the_garrison_means_nothing_to_the_conflict() -> None:
    """FAQ ver. 03, Dreadnoughts: no unit in the Conflict, so three swords are worth nothing."""
    me, left, right = table(
        ix=True,
        me={"garrison_dreadnoughts": 1, "hand": "dagger dagger dagger", "intrigues": "ambush"},
        left={},
        right={},
        board={"conflict": "skirmish_freighter_spice"},
    )
    me.reveals()
    assert (me.swords, me.strength) == (3, 0)
    me.ends_turn()
    me.table.play_to_round(2)
    assert (me.spice, me.solari, me.intrigues) == (0, 0, "ambush")
    assert dreadnoughts(me) == (1, 1, 0)


@ruling("IX-058")
@pytest.mark.parametrize("troops_against", [4, 5])
def test_without_a_win_dreadnoughts_go_back_to_the_garrison(troops_against: int) -> None:
    """Chinese rulebook p. 6: after a defeat or a tie; troops go to supply as always."""
    me, left, right = table(
        ix=True,
        me={"conflict_dreadnoughts": 2, "conflict": 1, "garrison": 3},
        left={"conflict": troops_against},
        right={},
    )
    me.table.play_to_round(2)
    assert dreadnoughts(me) == (0, 2, 0)
    assert (me.conflict, me.garrison, me.supply) == (0, 3, 9)
    assert set(me.table.state.flags) == {NOBODY}


@ruling("IX-059")
def test_a_win_with_a_dreadnought_controls_a_location_until_the_next_combat_is_over() -> None:
    """Chinese rulebook p. 6: from this Combat phase to the end of the next one."""
    me, left, right = table(
        ix=True,
        me={"conflict_dreadnoughts": 1},
        left={"deck": "reconnaissance " * 10},
        right={},
        board={"conflict": "skirmish_freighter_spice"},
    )
    me.table.play_on("place_dreadnought carthag")
    me.places_dreadnought_on("carthag")
    assert me.table.controller_of("carthag") == me.seat
    me.table.play_to_round(2)
    assert me.table.controller_of("carthag") == me.seat
    left.waits()
    left.sends("reconnaissance", "carthag")
    assert me.solari == 1
    me.table.play_to_round(3)
    assert me.table.controller_of("carthag") == NOBODY
    assert dreadnoughts(me) == (1, 1, 0)


@ruling("IX-060")
def test_a_unit_is_a_troop_or_a_dreadnought() -> None:
    """Chinese rulebook p. 6: Second Wave deploys up to two units, of either kind."""
    me, left, right = table(
        ix=True,
        me={"conflict": 1, "garrison": 3, "garrison_dreadnoughts": 1, "intrigues": "second_wave"},
        left={},
        right={},
    )
    me.table.play_on("play second_wave")
    me.plays("second_wave")
    assert set(me.options) == {"deploy 0", "deploy 1", "deploy 0 1", "deploy 2", "deploy 1 1"}
    me.deploys(1, 1)
    assert (me.conflict, me.conflict_dreadnoughts, me.garrison) == (2, 1, 2)
    assert me.strength == 2 * 2 + 3 + 2


@ruling("FAQ-020")
def test_recruits_of_shipping_tiles_and_plots_may_all_be_deployed() -> None:
    """FAQ ver. 03, Recruiting: whatever recruited them, and two units of the garrison besides."""
    me, left, right = table(
        ix=True,
        me={
            "hand": "dune_the_desert_planet",
            "tiles": "training_drones",
            "intrigues": "reinforcements expedite advanced_weaponry",
            "freighter": 2,
            "solari": 6,
        },
        left={},
        right={},
    )
    me.sends("dune_the_desert_planet", "imperial_basin")
    me.uses("training_drones")
    me.plays("reinforcements")
    me.plays("expedite")
    me.recalls()
    me.begins("shipping/1")
    me.chooses("spice")
    me.begins("shipping/2/1")
    me.gains_with("emperor")
    me.plays("advanced_weaponry", 0)
    assert (me.recruited, me.commissioned) == (1 + 3 + 2, 1)
    assert me.may_deploy(8, 1)
    assert not me.may_deploy(9, 1)
    me.deploys(8, 1)
    assert (me.conflict, me.conflict_dreadnoughts, me.garrison) == (8, 1, 1)
