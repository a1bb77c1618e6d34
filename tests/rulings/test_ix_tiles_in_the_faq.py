"""What the FAQ says of Tech tiles, and its general entries where Rise of Ix adds a case."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.engine.vocabulary import Window


def owner(**given: Any) -> Seat:
    me, *_ = table(ix=True, me={"tiles": "spy_satellites", "spice": 3, **given}, left={}, right={})
    return me


@ruling("FAQ-145")
def test_a_tile_without_a_stated_moment_works_on_the_own_agent_turn() -> None:
    """Japanese FAQ, Tech tiles: on its owner's turn, before or after the Agent is sent."""
    me = owner(hand="diplomacy")
    assert me.may_use("spy_satellites")
    me.sends("diplomacy", "wealth")
    assert me.may_use("spy_satellites")


@ruling("FAQ-145")
def test_a_tile_without_a_stated_moment_works_on_the_own_reveal_turn() -> None:
    """Japanese FAQ, Tech tiles: a Reveal turn is a turn."""
    me = owner()
    me.reveals()
    assert me.may_use("spy_satellites")


@ruling("FAQ-145")
def test_a_tile_without_a_stated_moment_does_not_work_on_another_turn() -> None:
    """Japanese FAQ, Tech tiles: not even when an opponent's card asks its owner for something."""
    left, me, _ = table(
        ix=True,
        left={"hand": "reverend_mother_mohiam", "in_play": "bene_gesserit_initiate"},
        me={"tiles": "spy_satellites", "spice": 3, "hand": "dagger diplomacy seek_allies"},
        right={},
    )
    left.sends("reverend_mother_mohiam", "wealth")
    assert me.is_asked()
    assert not me.may_use("spy_satellites")


@ruling("FAQ-145")
def test_a_tile_without_a_stated_moment_does_not_work_in_combat() -> None:
    """Japanese FAQ, Tech tiles: Phase 3 is nobody's turn."""
    me = owner(conflict=1, intrigues="ambush")
    me.table.play_on("play ambush")
    assert me.table.state.window == Window.COMBAT
    assert not me.may_use("spy_satellites")
    me.passes()
    me.table.play_on("done")
    assert me.table.state.window == Window.WON
    assert me.is_asked()
    assert not me.may_use("spy_satellites")


@ruling("FAQ-146")
def test_spy_satellites_are_traded_for_a_point() -> None:
    """Japanese FAQ, Tech tiles: the upper effect takes 3 spice and the tile itself."""
    me = owner(hand="diplomacy")
    me.sends("diplomacy", "stillsuits")
    me.uses("spy_satellites")
    assert (me.spice, me.tiles, me.points) == (0, "", 1)
    assert not me.may_use("spy_satellites")


@ruling("FAQ-146")
def test_spy_satellites_need_three_spice() -> None:
    """Japanese FAQ, Tech tiles: the whole cost or nothing."""
    me = owner(spice=2)
    assert not me.may_use("spy_satellites")


@ruling("FAQ-147")
@pytest.mark.parametrize(
    ("levels", "points"), [((4, 1, 0, 5), 2), ((0, 0, 0, 0), 4), ((2, 2, 2, 2), 0), ((1, 2, 3, 6), 1)]
)
def test_spy_satellites_score_for_weak_tracks_in_the_endgame(levels: tuple[int, ...], points: int) -> None:
    """Japanese FAQ, Tech tiles: the lower effect is for the Endgame: a point per Faction at 1 or less."""
    tracks = dict(zip(("emperor", "spacing_guild", "bene_gesserit", "fremen"), levels, strict=True))
    me, left, _ = table(
        ix=True,
        board={"conflict_deck": ""},
        me={"tiles": "spy_satellites", "intrigues": "tiebreaker", **tracks},
        left={},
        right={},
    )
    me.table.play_on("end")
    assert me.points == 0
    me.table.play_on("play tiebreaker 1")
    me.table.play_to_end()
    assert (me.points, left.points) == (points, 0)


def wins_at_the_top_of_the_track(deck: str) -> Seat:
    """The winner's Freighter stands on the third space, Spaceport lies face up, and 3 spice are at hand."""
    me, *_ = table(
        ix=True,
        board={"conflict": "trade_monopoly", "stacks": ["spaceport", "", ""]},
        me={"conflict": 1, "freighter": 3, "spice": 3, "deck": deck},
        left={},
        right={},
    )
    me.table.play_on("resolve trade_monopoly")
    return me


@ruling("FAQ-148")
def test_cards_drawn_for_spaceport_after_the_reveal_turn_are_kept() -> None:
    """Japanese FAQ, Spaceport: bought through a recall in Combat, its cards wait for the next round."""
    me = wins_at_the_top_of_the_track(
        "dagger diplomacy seek_allies reconnaissance signet_ring truthsayer jamis"
    )
    me.resolves("trade_monopoly/first/0")
    me.recalls()
    me.resolves("shipping/3")
    me.buys("spaceport")
    assert (me.spice, me.hand, me.in_play, me.swords) == (0, "dagger diplomacy", "", 0)
    me.table.play_to_round(2)
    assert len(me.hand.split()) == 2 + 5
    assert me.hand.split()[:2] == ["dagger", "diplomacy"]


@ruling("FAQ-148")
def test_cards_drawn_for_spaceport_on_the_reveal_turn_are_revealed() -> None:
    """Japanese FAQ, Spaceport: the other side; during that turn they are revealed at once."""
    me, *_ = table(
        ix=True,
        board={"stacks": ["spaceport", "", ""]},
        me={"intrigues": "machine_culture", "spice": 5, "deck": "dagger dagger diplomacy"},
        left={},
        right={},
    )
    me.reveals()
    me.plays("machine_culture", 0)
    me.buys("spaceport")
    assert (me.in_play, me.swords, me.hand) == ("dagger dagger", 2, "")


@ruling("FAQ-020")
def test_troops_of_tile_plot_and_shipping_are_deployed_together() -> None:
    """Japanese FAQ, recruiting: six from tile, Plot card and Shipping track, and two of the garrison."""
    me, *_ = table(
        ix=True,
        me={
            "hand": "dune_the_desert_planet",
            "tiles": "training_drones",
            "intrigues": "reinforcements expedite",
            "solari": 3,
            "freighter": 2,
        },
        left={},
        right={},
    )
    me.sends("dune_the_desert_planet", "imperial_basin")
    me.uses("training_drones")
    me.plays("reinforcements")
    me.plays("expedite")
    me.recalls()
    me.chooses(2)
    me.gains_with("fremen")
    assert (me.garrison, me.recruited) == (3 + 6, 6)
    assert me.may_deploy(8)
    assert not me.may_deploy(9)
    me.deploys(8)
    assert (me.conflict, me.garrison) == (8, 1)


@ruling("FAQ-041")
def test_a_tie_sets_off_no_tile_and_no_dreadnought() -> None:
    """Japanese FAQ, ties: nobody has won, so Windtraps give nothing and no dreadnought takes a location."""
    me, left, _ = table(
        ix=True,
        board={"conflict": "guild_bank_raid"},
        me={"tiles": "windtraps", "conflict_dreadnoughts": 2},
        left={"conflict": 3, "tiles": "detonation_devices"},
        right={},
    )
    me.table.play_to_round(2)
    assert (me.water, me.solari, left.solari) == (0, 4, 4)
    assert (me.garrison_dreadnoughts, max(me.table.state.flags)) == (2, -1)


@ruling("FAQ-041")
def test_a_win_does_set_them_off() -> None:
    """Japanese FAQ, ties: the other side, with one troop less against it."""
    me, *_ = table(
        ix=True,
        board={"conflict": "guild_bank_raid"},
        me={"tiles": "windtraps", "conflict_dreadnoughts": 2},
        left={"conflict": 2},
        right={},
    )
    me.table.play_on("space")
    me.names("carthag")
    me.table.play_to_round(2)
    assert (me.water, me.solari, me.garrison_dreadnoughts) == (1, 6, 1)
    assert me.table.dreadnought_on("carthag") == me.seat
