"""Points that no source settles, from number 37 on: each test names the number of its convention."""

from typing import Any

import pytest
from scenario import Seat, names, table


def turn_of(board: dict[str, Any] | None = None, **given: Any) -> Seat:
    me, *_ = table(ix=True, board=board, me=given, left={}, right={})
    return me


def rival_turn(cards: str, board: dict[str, Any], **given: Any) -> Seat:
    """A Rival of a solo game with Rise of Ix after one turn."""
    me, rival, _ = table(ix=True, difficulty="novice", board=board, me={}, rival=given, other={"agents": 0})
    me.table.rival_turn(rival, cards)
    return rival


def test_convention_02_endgame_tiles_work_before_the_cards() -> None:
    """Convention 2: the first to be asked in the Endgame have their points for tiles already."""
    levels = dict.fromkeys(("emperor", "spacing_guild", "bene_gesserit", "fremen"), 3)
    me, left, _ = table(
        ix=True,
        board={"conflict_deck": ""},
        me={"intrigues": "tiebreaker"},
        left={"tiles": "memocorders", **levels},
        right={},
    )
    assert left.points == 0
    me.table.play_on("play tiebreaker")
    assert (me.is_asked(), left.points) == (True, 1)


def test_convention_05_a_full_track_is_not_offered() -> None:
    """Convention 5: where one Faction is chosen, a step that would be lost is no answer."""
    me = turn_of(emperor=6, freighter=2, intrigues="expedite", spice=1)
    me.plays("expedite")
    me.recalls()
    me.table.play_on("gain_influence")
    assert me.options == [
        "gain_influence spacing_guild",
        "gain_influence bene_gesserit",
        "gain_influence fremen",
    ]


def test_convention_37_an_intrigue_card_may_be_played_for_nothing() -> None:
    """Convention 37: its window is open and its cost can be paid; no troop is left to recruit."""
    me = turn_of(intrigues="reinforcements", solari=3, supply=0)
    me.plays("reinforcements")
    assert (me.solari, me.garrison, me.intrigues) == (0, 3, "")


def test_convention_37_its_cost_must_be_paid_in_full() -> None:
    """Convention 37: the other side."""
    assert not turn_of(intrigues="reinforcements", solari=2, supply=0).may_play("reinforcements")


def test_convention_39_the_row_is_refilled_before_an_acquire_box_works() -> None:
    """Convention 39: whoever may trash a card for acquiring one sees the new card of the Row."""
    me = turn_of({"row": "shai_hulud", "imperium_deck": "stilgar"}, hand="convincing_argument " * 4)
    me.reveals()
    me.acquires("shai_hulud")
    assert me.options[:2] == ["decline", "trash shai_hulud discard"]
    assert names(me.table.state.row) == "stilgar"


@pytest.mark.parametrize("phase", ["combat", "endgame"])
def test_convention_40_whoever_holds_no_intrigue_card_passes_unasked(phase: str) -> None:
    """Convention 40: everybody sees that nothing else is possible."""
    me, left, _ = table(
        board={"conflict_deck": ""} if phase == "endgame" else {},
        me={"conflict": 2},
        left={"conflict": phase == "combat", "intrigues": "ambush"},
        right={},
    )
    me.table.play_on("pass")
    assert left.is_asked()
    left.passes()
    assert me.table.state.over or me.table.state.round == 2


def test_convention_41_negotiators_may_come_home_with_any_purchase() -> None:
    """Convention 41: also more of them than lower the price."""
    board = {"tech": "troop_transports flagship shuttle_fleet"}
    me = turn_of(board, intrigues="machine_culture", spice=2, negotiators=3)
    supply = me.supply
    me.plays("machine_culture", 0)
    assert me.options == [f"acquire_tech troop_transports{helpers}" for helpers in ("", " 1", " 2", " 3")]
    me.buys("troop_transports", 3)
    assert (me.spice, me.negotiators, me.supply) == (2, 0, supply + 3)


def test_convention_42_a_tile_bought_on_the_reveal_turn_counts_that_turn() -> None:
    """Convention 42: Minimic Film gives its Persuasion at once."""
    me = turn_of({"tech": "minimic_film"}, hand="dagger", intrigues="machine_culture", spice=2)
    me.reveals()
    assert me.persuasion == 0
    me.plays("machine_culture", 0)
    me.buys("minimic_film")
    assert (me.tiles, me.persuasion) == ("minimic_film", 1)


@pytest.mark.parametrize(("ahead", "offered"), [(0, False), (1, True)])
def test_convention_43_letos_ring_needs_a_faction_to_gain_with(ahead: int, offered: bool) -> None:
    """Convention 43: with nobody ahead of him its spice cannot be paid."""
    me, *_ = table(
        me={"leader": "duke_leto_atreides", "hand": "signet_ring", "spice": 1},
        left={"fremen": ahead},
        right={},
    )
    me.sends("signet_ring", "carthag")
    assert ("pay" in me.options) == offered


@pytest.mark.parametrize(("arguments", "offered"), [(3, True), (2, False)])
def test_convention_44_disposal_facility_counts_persuasion_that_was_spent(
    arguments: int, offered: bool
) -> None:
    """Convention 44: six were gained this turn, though two have gone for a card."""
    me = turn_of(hand="convincing_argument " * arguments, tiles="disposal_facility")
    me.reveals()
    me.acquires("arrakis_liaison")
    assert any("disposal_facility" in text for text in me.options) == offered


def test_convention_45_a_rival_takes_its_reward_before_its_dreadnought_goes_to_a_location() -> None:
    """Convention 45: it controls Imperial Basin by then, and spares it."""
    me, rival, _ = table(
        ix=True,
        difficulty="novice",
        board={"conflict": "secure_imperial_basin", "conflict_deck": "raid_stockpiles desert_power"},
        me={},
        rival={"conflict_dreadnoughts": 1, "agents": 0},
        other={"agents": 0},
    )
    me.table.play_to_round(2)
    assert me.table.control_of("imperial_basin") == rival.seat
    assert me.table.dreadnought_on("arrakeen") == rival.seat


def test_convention_47_seven_spice_buy_a_point_before_spy_satellites() -> None:
    """Convention 47: at level III nothing is left for the tile, which stays."""
    rival = rival_turn("hagal_wealth", {"conflict": "battle_for_arrakeen"}, tiles="spy_satellites", spice=7)
    assert (rival.spice, rival.points, rival.tiles) == (0, 1, "spy_satellites")


def test_convention_48_a_rival_without_any_space_stays_at_home() -> None:
    """Convention 48: the whole deck leads nowhere, so its Agents wait for the next round."""
    rival = rival_turn("", {"hagal_deck": "hagal_wealth", "agents": {"wealth": 0}})
    assert (rival.agents, rival.agents_on("wealth")) == (0, 0)
    assert ("no_space",) in rival.reasons
