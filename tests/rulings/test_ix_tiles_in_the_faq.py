"""What the FAQ says of Tech tiles: when they may be used, and what they bring out of turn."""

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
    me.table.play_on("recall_freighter")
    return me


@ruling("FAQ-148")
def test_cards_drawn_for_spaceport_after_the_reveal_turn_are_kept() -> None:
    """Japanese FAQ, Spaceport: bought through a recall in Combat, its cards wait for the next round."""
    me = wins_at_the_top_of_the_track(
        "dagger diplomacy seek_allies reconnaissance signet_ring truthsayer jamis"
    )
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
