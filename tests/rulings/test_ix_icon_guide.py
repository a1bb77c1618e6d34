"""The icon guide at the back of the rulebook of Rise of Ix."""

from random import Random
from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.rules import BASE
from kanly.engine.state import State
from kanly.record.notation import write_choice


def turn_of(board: dict[str, Any] | None = None, **given: Any) -> Seat:
    me, *_ = table(ix=True, board=board, me=given, left={}, right={})
    return me


def engineer(**given: Any) -> Seat:
    """An Ixian Engineer, who has the plain Acquire Tech icon, at Smuggling."""
    stacks = ["holoprojectors windtraps", "flagship", "shuttle_fleet"]
    me = turn_of({"stacks": stacks}, hand="ixian_engineer", **given)
    me.sends("ixian_engineer", "smuggling")
    return me


@ruling("IX-159")
def test_acquire_tech_buys_one_face_up_tile() -> None:
    """Chinese rulebook, icon guide: pay the spice, keep the tile, turn up the next one."""
    me = engineer(spice=3)
    assert me.table.tech == "holoprojectors flagship shuttle_fleet"
    me.resolves("ixian_engineer")
    assert me.options == ["acquire_tech holoprojectors"]
    me.buys("holoprojectors")
    assert (me.spice, me.tiles) == (0, "holoprojectors")
    assert me.table.tech == "windtraps flagship shuttle_fleet"
    assert not me.may_buy("windtraps")


@ruling("IX-159")
def test_acquire_tech_needs_the_whole_price() -> None:
    """Chinese rulebook, icon guide: with too little spice there is no tile."""
    me = engineer(spice=2)
    assert not [text for text in me.options if "ixian_engineer" in text]


@ruling("IX-160")
@pytest.mark.parametrize(("spice", "left_over"), [(2, 0), (5, 3)])
def test_tech_discount_of_one(spice: int, left_over: int) -> None:
    """Chinese rulebook, icon guide: with -1 in the corner a tile for 3 costs 2."""
    me = turn_of({"tech": "holoprojectors flagship shuttle_fleet"}, hand="dagger", spice=spice)
    me.sends("dagger", "tech_negotiation")
    me.chooses("acquire_tech")
    me.buys("holoprojectors")
    assert (me.spice, me.tiles) == (left_over, "holoprojectors")


@ruling("IX-160")
def test_tech_discount_of_two() -> None:
    """Chinese rulebook, icon guide: with -2 a tile for 3 costs 1."""
    board = {"tech": "holoprojectors flagship shuttle_fleet"}
    me = turn_of(board, intrigues="expedite", spice=2, freighter=3)
    me.plays("expedite")
    me.recalls()
    me.resolves("shipping/3")
    me.buys("holoprojectors")
    assert (me.spice, me.tiles) == (0, "holoprojectors")


@ruling("IX-161")
def test_the_discard_icon_takes_a_hand_card() -> None:
    """Chinese rulebook, icon guide: a card of the hand, never an Intrigue card, to the discard pile."""
    me = turn_of(hand="satellite_ban dagger", intrigues="ambush")
    me.sends("satellite_ban", "stillsuits")
    me.pays()
    assert me.options == ["discard dagger"]
    me.discards("dagger")
    assert (me.hand, me.discard, me.intrigues) == ("", "dagger", "ambush")
    assert (me.spice, me.water) == (1, 1 + 1)


@ruling("IX-161")
def test_without_a_hand_card_nothing_can_be_discarded() -> None:
    """Chinese rulebook, icon guide: the card played is no longer in hand, Intrigue cards do not count."""
    me = turn_of(hand="satellite_ban", intrigues="ambush")
    me.sends("satellite_ban", "stillsuits")
    assert not me.may("pay")
    assert "end" in me.options
    assert (me.spice, me.water) == (0, 1)


@ruling("IX-162")
def test_dividends_pay_everybody() -> None:
    """Chinese rulebook, icon guide: 5 Solari, and 1 for each opponent."""
    me, *others = table(ix=True, me={"intrigues": "expedite", "spice": 1, "freighter": 1}, b={}, c={}, d={})
    me.plays("expedite")
    me.recalls()
    me.chooses("solari")
    assert me.solari == 5
    assert [seat.solari for seat in others] == [1, 1, 1]


def commissions(card: str, space: str) -> Seat:
    """Advanced Weaponry brings the Dreadnought icon to a turn; the other dreadnought lies on a flag."""
    me = turn_of({"flags": {"arrakeen": 0}}, hand=card, intrigues="advanced_weaponry", solari=3, garrison=0)
    me.sends(card, space)
    me.plays("advanced_weaponry", 0)
    assert (me.dreadnoughts, me.solari) == (0, 2 if space == "wealth" else 0)
    return me


@ruling("IX-163")
def test_a_dreadnought_may_be_deployed_on_a_turn_at_a_combat_space() -> None:
    """Chinese rulebook, icon guide: commissioned into the garrison, or deployed at once."""
    me = commissions("reconnaissance", "carthag")
    assert me.may_deploy(0, 1)
    me.deploys(0, 1)
    assert (me.garrison_dreadnoughts, me.conflict_dreadnoughts, me.strength) == (0, 1, 3)
    stays = commissions("reconnaissance", "carthag")
    stays.ends_turn()
    assert (stays.garrison_dreadnoughts, stays.conflict_dreadnoughts) == (1, 0)


@ruling("IX-163")
def test_a_dreadnought_stays_in_the_garrison_after_another_space() -> None:
    """Chinese rulebook, icon guide: only with an Agent sent to a Combat space this turn."""
    me = commissions("diplomacy", "wealth")
    assert (me.garrison_dreadnoughts, me.conflict_dreadnoughts) == (1, 0)
    assert not me.may_deploy(0, 1)


@ruling("IX-165")
def test_a_flip_tile_works_once_a_round() -> None:
    """Chinese rulebook, icon guide: turned down to use it, and up again when the next round starts."""
    me = turn_of(tiles="holoprojectors", hand="dagger diplomacy reconnaissance")
    me.uses("holoprojectors")
    me.discards("reconnaissance")
    assert (me.flipped, me.discard) == ("holoprojectors", "reconnaissance")
    assert not me.may_use("holoprojectors")
    me.sends("dagger", "tech_negotiation")
    me.table.play_on("end")
    assert not me.may_use("holoprojectors")
    me.ends_turn()
    me.waits()
    assert me.hand
    assert not me.may_use("holoprojectors")
    me.table.play_to_round(2)
    me.waits()
    assert me.flipped == ""
    assert me.may_use("holoprojectors")


@ruling("IX-166")
def test_a_freighter_is_recalled_for_its_space_and_all_below() -> None:
    """Chinese rulebook, icon guide: from the first space only the first reward, and back to the bottom."""
    me = turn_of(intrigues="expedite", spice=1, freighter=1)
    supply = me.supply
    me.plays("expedite")
    assert me.options == ["advance_freighter", "recall_freighter", "decline"]
    me.recalls()
    me.chooses("spice")
    assert (me.freighter, me.spice, me.supply, me.tiles) == (0, 2, supply, "")
    assert (me.emperor, me.spacing_guild, me.bene_gesserit, me.fremen) == (0, 0, 0, 0)
    assert "reveal" in me.options


@ruling("IX-166")
def test_a_freighter_advances_one_space_instead() -> None:
    """Chinese rulebook, icon guide: the other way to use the icon, without a reward."""
    me = turn_of(intrigues="expedite", spice=1, freighter=1)
    me.plays("expedite")
    me.advances()
    assert (me.freighter, me.spice, me.solari) == (2, 0, 0)


@ruling("IX-167")
@pytest.mark.parametrize(
    ("card", "space", "plain"),
    [
        ("jamis", "stillsuits", "diplomacy"),
        ("choam_delegate", "smuggling", "dune_the_desert_planet"),
        ("bounty_hunter", "carthag", "reconnaissance"),
        ("embedded_agent", "tech_negotiation", "dagger"),
        ("court_intrigue", "wealth", "diplomacy"),
        ("guild_accord", "foldspace", "diplomacy"),
        ("web_of_power", "secrets", "diplomacy"),
    ],
)
def test_infiltration_opens_spaces_of_its_own_kind(card: str, space: str, plain: str) -> None:
    """Chinese rulebook, icon guide: an opponent's Agent does not close a space of the icon's kind."""
    board = {"agents": {space: 1}}
    me = turn_of(board, hand=f"{card} {plain}")
    assert not me.may_send(plain, space)
    me.sends(card, space)
    assert me.agents_on(space) == 1
    assert me.table.state.agents_of(1, CATALOG.space_index[space]) == 1


@ruling("IX-167")
def test_infiltration_opens_no_other_spaces() -> None:
    """Chinese rulebook, icon guide: the Fremen version is of no use elsewhere."""
    me = turn_of({"agents": {"wealth": 1}}, hand="jamis", intrigues="dispatch_an_envoy")
    me.plays("dispatch_an_envoy")
    assert me.may_send("jamis", "stillsuits")
    assert not me.may_send("jamis", "wealth")


@ruling("IX-168")
def test_the_mark_of_the_expansion_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chinese rulebook, icon guide: it shows where a card comes from; a game goes the same without it."""
    as_printed = set_up(Rules(3, ix=True), chance.seed_bytes(1))
    without_mark = as_printed.clone()
    course = played_at_random(as_printed)
    for thing in without_mark.catalog.things:
        monkeypatch.setattr(thing, "set", BASE)
    assert played_at_random(without_mark) == course


def played_at_random(g: State) -> list[str]:
    """Every choice of a whole game in which chance decides."""
    rng = Random(1)
    made: list[str] = []
    while not g.over:
        choice = rng.choice(g.choices)
        made.append(f"{g.chooser} {write_choice(choice)}")
        resolver.choose(g, choice)
    return made


@ruling("IX-169")
@pytest.mark.parametrize("tile", ["minimic_film", "windtraps"])
def test_the_rival_mark_on_a_tile_does_nothing_among_players(tile: str) -> None:
    """Chinese rulebook, icon guide: it matters in solo games only."""
    marked = {tile.key for tile in CATALOG.tiles if tile.rivals}
    assert ("windtraps" in marked, "minimic_film" in marked) == (True, False)
    me = turn_of({"tech": f"{tile} artillery spaceport"}, hand="ixian_engineer", spice=2)
    sizes = [len(stack) for stack in me.table.state.stacks]
    me.sends("ixian_engineer", "smuggling")
    me.resolves("ixian_engineer")
    me.buys(tile)
    assert (me.spice, me.tiles) == (0, tile)
    me.table.play_to_round(2)
    assert [len(stack) for stack in me.table.state.stacks] == [sizes[0] - 1, *sizes[1:]]


@ruling("IX-170")
def test_negotiators_wait_and_lower_a_later_price() -> None:
    """Chinese rulebook, icon guide: a cube from supply each time; any number back for 1 spice less each."""
    me = turn_of(
        {"tech": "windtraps flagship shuttle_fleet"},
        leader="prince_rhombur_vernius",
        hand="dagger signet_ring ixian_engineer",
        agents=3,
    )
    supply = me.supply
    me.sends("dagger", "tech_negotiation")
    me.chooses("negotiator")
    me.pays()
    me.ends_turn()
    me.waits()
    me.sends("signet_ring", "smuggling")
    me.resolves("signet_ring")
    me.chooses("negotiator")
    me.pays()
    assert (me.negotiators, me.supply) == (2, supply - 2)
    me.table.play_on("end")
    me.ends_turn()
    me.waits()
    me.sends("ixian_engineer", "imperial_basin")
    assert (me.spice, me.may_buy("windtraps"), me.may_buy("windtraps", 1)) == (1, False, True)
    me.buys("windtraps", 2)
    assert (me.spice, me.negotiators, me.supply, me.tiles) == (1, 0, supply, "windtraps")


def withdraws(troops: int, dreadnoughts: int) -> Seat:
    me = turn_of(hand="negotiated_withdrawal", conflict=troops, conflict_dreadnoughts=dreadnoughts)
    me.reveals()
    return me


@ruling("IX-171")
def test_a_unit_is_a_troop_or_a_dreadnought() -> None:
    """Chinese rulebook, icon guide: three units may be one dreadnought and two troops."""
    me = withdraws(2, 1)
    me.resolves("negotiated_withdrawal")
    me.pays()
    me.withdraws(2, 1)
    me.gains_with("fremen")
    assert (me.conflict, me.conflict_dreadnoughts, me.fremen) == (0, 0, 1)
    assert (me.garrison, me.garrison_dreadnoughts) == (3 + 2, 1)


@ruling("IX-171")
def test_two_units_are_not_three() -> None:
    """Chinese rulebook, icon guide: a dreadnought counts as one unit."""
    me = withdraws(1, 1)
    assert not [text for text in me.options if "negotiated_withdrawal" in text]
    assert me.may("end")


@ruling("IX-172")
def test_unload_works_when_the_card_is_discarded() -> None:
    """Chinese rulebook, icon guide: the Reveal box also counts when the card is discarded."""
    me = turn_of(tiles="holoprojectors", hand="water_peddler")
    me.uses("holoprojectors")
    me.discards("water_peddler")
    assert (me.water, me.discard) == (1, "water_peddler")


@ruling("IX-172")
def test_unload_works_when_the_card_is_trashed() -> None:
    """Chinese rulebook, icon guide: and when it is trashed."""
    me = turn_of(intrigues="cull", solari=1, hand="water_peddler")
    me.plays("cull")
    me.trashes("water_peddler", "hand")
    assert (me.water, me.hand, me.discard) == (1, "", "")


@ruling("IX-172")
def test_unload_works_when_the_card_is_revealed_but_not_at_clean_up() -> None:
    """Chinese rulebook, icon guide: revealed, discarded or trashed; cleaning up is none of these."""
    me = turn_of(hand="water_peddler")
    me.reveals()
    assert me.water == 1
    me.ends_turn()
    assert (me.water, me.discard) == (1, "water_peddler")
