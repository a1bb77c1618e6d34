"""The four board spaces that Rise of Ix adds."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.content.catalog import CATALOG

TECH = "windtraps flagship shuttle_fleet"


def turn_of(**given: Any) -> Seat:
    me, *_ = table(ix=True, board={"tech": TECH}, me={"leader": "paul_atreides", **given}, left={}, right={})
    return me


def at_dreadnought(**given: Any) -> Seat:
    me = turn_of(hand="dagger", **{"solari": 3, "spice": 2, **given})
    me.sends("dagger", "dreadnought")
    assert me.solari == 0
    return me


SHIP, TILE = "@dreadnought/space/0", "@dreadnought/space/1"


@ruling("IX-173")
def test_the_dreadnought_space_gives_both_in_either_order() -> None:
    """Chinese rulebook, back page: for 3 Solari a dreadnought and/or a Tech tile."""
    me = at_dreadnought()
    me.resolves(SHIP)
    me.pays()
    me.buys("windtraps")
    assert (me.garrison_dreadnoughts, me.dreadnoughts, me.tiles, me.spice) == (1, 1, "windtraps", 0)
    me = at_dreadnought()
    me.resolves(TILE)
    me.buys("windtraps")
    me.pays()
    assert (me.garrison_dreadnoughts, me.dreadnoughts, me.tiles, me.spice) == (1, 1, "windtraps", 0)


@ruling("IX-173")
def test_the_dreadnought_space_gives_one_or_none() -> None:
    """Chinese rulebook, back page: either half may be left."""
    ship = at_dreadnought()
    ship.resolves(SHIP)
    ship.pays()
    ship.declines()
    ship.ends_turn()
    assert (ship.garrison_dreadnoughts, ship.tiles, ship.spice) == (1, "", 2)
    tile = at_dreadnought()
    tile.resolves(TILE)
    tile.buys("windtraps")
    tile.declines()
    tile.ends_turn()
    assert (tile.garrison_dreadnoughts, tile.tiles) == (0, "windtraps")
    neither = at_dreadnought()
    neither.ends_turn()
    assert (neither.garrison_dreadnoughts, neither.tiles, neither.solari) == (0, "", 0)


@ruling("IX-173")
def test_the_dreadnought_space_without_a_dreadnought_in_supply() -> None:
    """Chinese rulebook, back page: then only the tile is left."""
    me = at_dreadnought(garrison_dreadnoughts=2)
    me.buys("windtraps")
    assert (me.garrison_dreadnoughts, me.tiles) == (2, "windtraps")
    assert me.options == ["end"]


@ruling("IX-173")
def test_the_dreadnought_space_costs_three_solari_and_has_the_landsraad_icon() -> None:
    """Chinese rulebook, back page: Agent icon Landsraad, cost 3 Solari."""
    me = turn_of(hand="dagger diplomacy reconnaissance dune_the_desert_planet", solari=3)
    assert senders(me, "dreadnought") == ["dagger"]
    assert not turn_of(hand="dagger", solari=2).may_send("dagger", "dreadnought")


def senders(seat: Seat, space: str) -> list[str]:
    """The cards that may send an Agent there."""
    return [
        text.split()[1] for text in seat.options if text.startswith("send") and text.endswith(f" {space}")
    ]


@ruling("IX-174")
def test_interstellar_shipping_needs_two_influence_with_the_guild() -> None:
    """Chinese rulebook, back page: at least 2 Spacing Guild Influence; the icon is that of Spice Trade."""
    hand = "dagger diplomacy reconnaissance dune_the_desert_planet"
    assert senders(turn_of(hand=hand, spacing_guild=1), "interstellar_shipping") == []
    me = turn_of(hand=hand, spacing_guild=2)
    assert senders(me, "interstellar_shipping") == ["dune_the_desert_planet"]


@ruling("IX-174")
def test_interstellar_shipping_moves_the_freighter_twice() -> None:
    """Chinese rulebook, back page: two Freighter icons, one after the other; no Influence."""
    me = turn_of(hand="dune_the_desert_planet", spacing_guild=2)
    me.sends("dune_the_desert_planet", "interstellar_shipping")
    me.advances()
    assert me.freighter == 1
    me.recalls()
    me.chooses("spice")
    assert (me.freighter, me.spice, me.spacing_guild) == (0, 2, 2)
    assert me.options == ["end"]


@ruling("IX-175")
def test_smuggling_gives_a_solari_and_a_freighter_icon() -> None:
    """Chinese rulebook, back page: Spice Trade, no cost; 1 Solari, and the Freighter may move."""
    me = turn_of(hand="dagger diplomacy reconnaissance dune_the_desert_planet")
    assert senders(me, "smuggling") == ["dune_the_desert_planet"]
    me.sends("dune_the_desert_planet", "smuggling")
    assert (me.solari, me.options) == (1, ["advance_freighter", "decline"])
    me.advances()
    assert (me.freighter, me.options) == (1, ["end"])


@ruling("IX-175")
def test_smuggling_lets_the_freighter_stay() -> None:
    """Chinese rulebook, back page: moving it is a right."""
    me = turn_of(hand="dune_the_desert_planet", freighter=2)
    me.sends("dune_the_desert_planet", "smuggling")
    me.declines()
    assert (me.solari, me.freighter, me.options) == (1, 2, ["end"])


def at_tech_negotiation(**given: Any) -> Seat:
    me = turn_of(hand="dagger", **given)
    me.sends("dagger", "tech_negotiation")
    return me


@ruling("IX-176")
def test_tech_negotiation_places_a_negotiator() -> None:
    """Chinese rulebook, back page: one of the two, and without spice only this one."""
    me = at_tech_negotiation()
    supply = me.supply
    assert me.options == ["choose negotiator", "decline"]
    me.chooses("negotiator")
    me.pays()
    assert (me.negotiators, me.supply, me.options) == (1, supply - 1, ["end"])


@ruling("IX-176")
def test_tech_negotiation_sells_a_tile_for_one_less() -> None:
    """Chinese rulebook, back page: one of the two, never both."""
    me = at_tech_negotiation(spice=1)
    assert me.options == ["choose acquire_tech", "choose negotiator", "decline"]
    me.chooses("acquire_tech")
    me.buys("windtraps")
    assert (me.tiles, me.spice, me.negotiators, me.options) == ("windtraps", 0, 0, ["end"])


@ruling("IX-176")
def test_tech_negotiation_has_the_landsraad_icon_and_no_cost() -> None:
    """Chinese rulebook, back page: Agent icon Landsraad."""
    me = turn_of(hand="dagger diplomacy reconnaissance dune_the_desert_planet")
    assert senders(me, "tech_negotiation") == ["dagger"]


@ruling("IX-176")
def test_tech_negotiation_with_nothing_to_choose() -> None:
    """Chinese rulebook, back page: without spice and without a cube the space gives only its Persuasion."""
    me = at_tech_negotiation(supply=0)
    assert me.options == ["end"]


@ruling("IX-177")
@pytest.mark.parametrize(("space", "persuasion"), [("tech_negotiation", 1), ("mentat", 0)])
def test_an_agent_at_tech_negotiation_is_worth_one_persuasion(space: str, persuasion: int) -> None:
    """Chinese rulebook, back page: 1 Persuasion more on this round's Reveal turn."""
    me, *_ = table(ix=True, board={"agents": {space: 0}}, me={}, left={}, right={})
    assert me.persuasion == 0
    me.reveals()
    assert me.persuasion == persuasion


@ruling("IX-177")
def test_an_agent_moved_away_by_kwisatz_haderach_is_worth_none() -> None:
    """Chinese rulebook, back page: only with an Agent there on the Reveal turn."""
    me, *_ = table(
        ix=True,
        board={"agents": {"tech_negotiation": 0}},
        me={"hand": "kwisatz_haderach", "deck": "dagger"},
        left={},
        right={},
    )
    me.sends("kwisatz_haderach", "wealth")
    me.moves_agent_from("tech_negotiation")
    me.ends_turn()
    me.waits()
    me.reveals()
    assert (me.agents_on("tech_negotiation"), me.persuasion) == (0, 0)


@ruling("IX-177")
def test_an_agent_recalled_by_urgent_mission_is_worth_none() -> None:
    """Chinese rulebook, back page: only with an Agent there on the Reveal turn."""
    me, *_ = table(
        ix=True,
        board={"agents": {"tech_negotiation": 0}},
        me={"intrigues": "urgent_mission"},
        left={},
        right={},
    )
    me.plays("urgent_mission")
    me.recalls_agent_from("tech_negotiation")
    me.reveals()
    assert me.persuasion == 0


@ruling("IX-177")
def test_tech_negotiation_pays_only_its_visitor() -> None:
    """Chinese rulebook, back page: the Persuasion is for the player whose Agent is there, in this round."""
    me, left, _ = table(ix=True, board={"agents": {"tech_negotiation": 1}}, me={}, left={}, right={})
    me.reveals()
    assert me.persuasion == 0
    me.ends_turn()
    left.reveals()
    assert left.persuasion == 1
    me.table.play_to_round(2)
    assert me.table.state.occupants[CATALOG.space_index["tech_negotiation"]] == 0
    left.waits()
    left.reveals()
    assert left.persuasion == 2 * left.in_play.split().count("convincing_argument")
