"""Rise of Ix: how Tech tiles are acquired, and what lowers their price."""

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.engine.secrets.knowledge import determinize

SEVEN = "artillery chaumurky detonation_devices flagship holoprojectors holtzman_engine memocorders"


def with_an_icon(tech: str, **given: object) -> Seat:
    """An Agent sent with Ixian Engineer: one Acquire Tech icon without discount is being resolved."""
    me, _, _ = table(ix=True, me={"hand": "ixian_engineer", **given}, left={}, right={}, board={"tech": tech})
    me.sends("ixian_engineer", "imperial_basin")
    me.begins("ixian_engineer")
    return me


def at_tech_negotiation(tech: str, **given: object) -> Seat:
    """An Agent sent there; of its two effects none is chosen yet."""
    me, _, _ = table(ix=True, me={"hand": "dagger", **given}, left={}, right={}, board={"tech": tech})
    me.sends("dagger", "tech_negotiation")
    return me


def with_two_icons(spice: int) -> Seat:
    """At Tech Negotiation (-1) with Expedite paid for, which recalls the Freighter from the top (-2)."""
    me, _, _ = table(
        ix=True,
        me={"hand": "dagger", "intrigues": "expedite", "freighter": 3, "spice": spice + 1},
        left={},
        right={},
        board={"tech": "invasion_ships shuttle_fleet training_drones"},
    )
    me.sends("dagger", "tech_negotiation")
    me.plays("expedite")
    me.recalls()
    return me


def purchases(seat: Seat) -> list[str]:
    return [text for text in seat.options if text.startswith("acquire_tech ")]


@ruling("IX-019")
def test_without_an_acquire_tech_icon_no_tile_can_be_had() -> None:
    """Chinese rulebook p. 4: the icon is the only way, whatever the spice."""
    me, left, _ = table(ix=True, me={"hand": "dune_the_desert_planet", "spice": 10}, left={}, right={})
    assert purchases(me) == []
    me.sends("dune_the_desert_planet", "imperial_basin")
    assert (me.spice, purchases(me)) == (11, [])
    me.ends_turn()
    left.waits()
    me.waits()
    me.reveals()
    assert purchases(me) == []
    assert me.tiles == ""


@ruling("IX-020")
def test_one_icon_allows_one_tile_and_never_two() -> None:
    """Chinese rulebook p. 4: each icon executed lets the player acquire one tile."""
    me = with_an_icon("artillery windtraps minimic_film", spice=12)
    assert purchases(me) == ["acquire_tech artillery", "acquire_tech windtraps", "acquire_tech minimic_film"]
    me.buys("windtraps")
    assert (me.tiles, purchases(me)) == ("windtraps", [])
    assert me.may("end")


@ruling("IX-020")
def test_an_icon_may_be_left_unused() -> None:
    """Chinese rulebook p. 4: a player may acquire a tile, and may not."""
    me = with_an_icon("artillery windtraps minimic_film", spice=12)
    me.declines()
    assert (me.tiles, me.spice, purchases(me)) == ("", 13, [])
    assert me.may("end")


@ruling("IX-021")
def test_any_number_of_tiles_may_be_owned() -> None:
    """Chinese rulebook p. 4: no limit; here the eighth is acquired."""
    me = with_an_icon("windtraps training_drones minimic_film", tiles=SEVEN, spice=2)
    me.buys("windtraps")
    assert me.tiles == f"{SEVEN} windtraps"


@ruling("IX-022")
def test_the_face_up_tile_chosen_is_paid_for_in_spice() -> None:
    """Chinese rulebook p. 4: of the tops of the stacks one that the player can pay for; all may see it."""
    me = with_an_icon("training_drones restricted_ordnance shuttle_fleet", spice=3)
    assert (me.spice, purchases(me)) == (
        4,
        ["acquire_tech training_drones", "acquire_tech restricted_ordnance"],
    )
    me.buys("restricted_ordnance")
    assert (me.spice, me.tiles) == (0, "restricted_ordnance")
    assert determinize(me.table.state, 1, 5).players[me.seat].tiles == me.player.tiles


@ruling("IX-023")
def test_the_next_tile_of_that_stack_is_turned_up() -> None:
    """Chinese rulebook p. 4: and the other stacks stay as they are."""
    me, left, right = table(
        ix=True,
        me={"hand": "ixian_engineer", "spice": 5},
        left={},
        right={},
        board={"stacks": ["artillery chaumurky", "windtraps spaceport", "minimic_film flagship"]},
    )
    me.sends("ixian_engineer", "imperial_basin")
    me.begins("ixian_engineer")
    assert purchases(me) == ["acquire_tech artillery", "acquire_tech windtraps", "acquire_tech minimic_film"]
    me.buys("windtraps")
    assert me.table.tech == "artillery spaceport minimic_film"
    assert [len(stack) for stack in me.table.state.stacks] == [2, 1, 2]


@ruling("IX-024")
def test_an_emptied_stack_stays_empty() -> None:
    """Chinese rulebook p. 4: later acquisitions have fewer tiles to choose from."""
    me, left, right = table(
        ix=True,
        me={"hand": "ixian_engineer", "spice": 5},
        left={"hand": "ixian_engineer", "spice": 9},
        right={},
        board={"stacks": ["artillery chaumurky", "spaceport minimic_film", "windtraps"]},
    )
    me.sends("ixian_engineer", "smuggling")
    me.begins("ixian_engineer")
    me.buys("windtraps")
    assert me.table.tech == "artillery spaceport"
    left.waits()
    left.sends("ixian_engineer", "imperial_basin")
    left.begins("ixian_engineer")
    assert purchases(left) == ["acquire_tech artillery", "acquire_tech spaceport"]


@ruling("IX-025")
def test_the_price_never_falls_below_nothing() -> None:
    """Chinese rulebook p. 4: a tile for 1 with a discount of 2 is free, and brings nothing back."""
    me, left, right = table(
        ix=True,
        me={"hand": "landing_rights", "freighter": 3, "negotiators": 1},
        left={},
        right={},
        board={"tech": "artillery shuttle_fleet flagship"},
    )
    me.sends("landing_rights", "carthag")
    me.begins("landing_rights")
    me.recalls()
    me.begins("shipping/3")
    assert me.options == ["acquire_tech artillery", "acquire_tech artillery 1"]
    me.buys("artillery")
    assert (me.spice, me.tiles, me.negotiators) == (0, "artillery", 1)


@ruling("IX-026")
def test_the_mark_on_an_icon_lowers_the_price_of_that_purchase() -> None:
    """Chinese rulebook p. 4: at -2 a tile for 6 costs 4; the next icon has a price of its own."""
    me = with_two_icons(spice=6)
    me.begins("shipping/3")
    me.buys("shuttle_fleet")
    assert me.spice == 6 - 4
    me.gains_with("emperor", "fremen")
    me.begins("shipping/1")
    me.chooses("spice")
    me.begins("shipping/2/0")
    me.begins("shipping/2/1")
    me.gains_with("emperor")
    me.begins("@tech_negotiation")
    me.chooses("acquire_tech")
    assert "acquire_tech training_drones" in purchases(me)
    spice = me.spice
    me.buys("training_drones")
    assert me.spice == spice - 2


@ruling("IX-027")
@pytest.mark.parametrize(("spice", "enough"), [(3, True), (2, False)])
def test_marks_of_several_icons_cannot_be_added_together(spice: int, enough: bool) -> None:
    """Chinese rulebook p. 4: with -1 and -2 at hand a tile for 5 costs 3, not 2."""
    me = with_two_icons(spice)
    me.begins("shipping/3")
    assert me.may_buy("invasion_ships") == enough
    if enough:
        me.buys("invasion_ships")
        assert (me.spice, me.tiles) == (0, "invasion_ships")


@ruling("IX-028")
def test_a_negotiator_is_a_troop_from_supply() -> None:
    """Chinese rulebook p. 4: a cube of the supply on the banner of Ix; it may stay where it is."""
    me = at_tech_negotiation("flagship shuttle_fleet spaceport", supply=4)
    assert me.options == ["choose negotiator", "decline"]
    me.chooses("negotiator")
    assert (me.supply, me.negotiators, me.garrison) == (3, 1, 3)
    me = at_tech_negotiation("flagship shuttle_fleet spaceport", supply=4)
    me.declines()
    assert (me.supply, me.negotiators) == (4, 0)


@ruling("IX-029")
def test_without_a_troop_in_supply_there_is_no_negotiator() -> None:
    """Chinese rulebook p. 4: then nothing happens; garrison and Conflict are not used."""
    given = {"supply": 0, "garrison": 5, "conflict": 7}
    me = at_tech_negotiation("flagship shuttle_fleet spaceport", **given)
    assert me.options == ["end"]
    me.ends_turn()
    assert (me.supply, me.garrison, me.conflict, me.negotiators) == (0, 5, 7, 0)
    me, _, _ = table(ix=True, me={"hand": "ix_guild_compact", **given, "supply": 1}, left={}, right={})
    me.reveals()
    me.begins("ix_guild_compact")
    me.pays()
    assert me.options == ["end"]
    assert (me.supply, me.garrison, me.conflict, me.negotiators) == (0, 5, 7, 1)


@ruling("IX-030")
def test_each_negotiator_returned_saves_one_spice() -> None:
    """Chinese rulebook p. 4: any number of them go back to supply for one tile."""
    given = {"hand": "ixian_engineer", "negotiators": 3, "supply": 6, "spice": 1}
    me, _, _ = table(
        ix=True, me=given, left={}, right={}, board={"tech": "training_drones flagship shuttle_fleet"}
    )
    me.sends("ixian_engineer", "smuggling")
    me.begins("ixian_engineer")
    assert purchases(me) == ["acquire_tech training_drones 2", "acquire_tech training_drones 3"]
    me.buys("training_drones", negotiators=2)
    assert (me.spice, me.supply, me.negotiators, me.tiles) == (0, 8, 1, "training_drones")


@ruling("IX-031")
def test_negotiators_and_the_mark_of_the_icon_add_up() -> None:
    """Chinese rulebook p. 4: 5 less 1 less 2 is 2."""
    me = at_tech_negotiation("invasion_ships flagship shuttle_fleet", negotiators=2, supply=5, spice=2)
    me.chooses("acquire_tech")
    assert purchases(me) == ["acquire_tech invasion_ships 2"]
    me.buys("invasion_ships", negotiators=2)
    assert (me.spice, me.negotiators, me.tiles) == (0, 0, "invasion_ships")


@ruling("IX-032")
def test_tech_negotiation_gives_one_of_two_effects_and_later_persuasion() -> None:
    """Chinese rulebook p. 4, example: a tile at -1 or a Negotiator, and 1 Persuasion on the Reveal turn."""
    for effect in ("acquire_tech", "negotiator"):
        me = at_tech_negotiation("training_drones flagship shuttle_fleet", spice=2)
        assert me.options == ["choose acquire_tech", "choose negotiator", "decline"]
        me.chooses(effect)
        if effect == "acquire_tech":
            me.buys("training_drones")
        else:
            me.pays()
        assert not any(text.startswith(("choose", "acquire_tech", "pay", "resolve")) for text in me.options)
        assert (me.tiles, me.negotiators) == (("training_drones", 0) if effect == "acquire_tech" else ("", 1))
        assert me.persuasion == 0
        me.ends_turn()
        me.waits()
        me.reveals()
        assert me.persuasion == 1


@ruling("IX-033")
@pytest.mark.parametrize("returned", [0, 1])
def test_disposal_facility_costs_two_at_tech_negotiation(returned: int) -> None:
    """Chinese rulebook p. 4, example: 3 less 1, and less for every Negotiator."""
    me = at_tech_negotiation("disposal_facility flagship shuttle_fleet", spice=2, negotiators=returned)
    me.chooses("acquire_tech")
    me.buys("disposal_facility", negotiators=returned)
    assert me.spice == returned
    assert me.negotiators == 0


@ruling("IX-033")
def test_disposal_facility_cannot_be_had_for_less() -> None:
    """Chinese rulebook p. 4, example: the other side, 1 spice is enough only with a Negotiator."""
    me = at_tech_negotiation("disposal_facility flagship shuttle_fleet", spice=1)
    assert (purchases(me), me.may("choose acquire_tech")) == ([], False)
    me = at_tech_negotiation("disposal_facility flagship shuttle_fleet", spice=1, negotiators=1)
    me.chooses("acquire_tech")
    assert purchases(me) == ["acquire_tech disposal_facility 1"]


@ruling("IX-034")
def test_the_acquire_effect_comes_before_the_next_tile_is_turned_up() -> None:
    """Chinese rulebook p. 4, example: Red trashes a card, then keeps the tile, then turns up the next one."""
    me, left, right = table(
        ix=True,
        me={"hand": "dagger diplomacy", "spice": 2},
        left={},
        right={},
        board={"stacks": ["disposal_facility artillery", "flagship", "shuttle_fleet"]},
    )
    me.sends("dagger", "tech_negotiation")
    me.chooses("acquire_tech")
    reveals = me.table.state.reveals
    me.buys("disposal_facility")
    assert (me.spice, me.table.state.reveals) == (0, reveals)
    assert me.options == ["decline", "trash diplomacy hand", "trash dagger in_play"]
    assert "artillery" not in me.table.tech
    me.trashes("diplomacy", "hand")
    assert (me.hand, me.tiles) == ("", "disposal_facility")
    assert me.table.tech == "artillery flagship shuttle_fleet"


@ruling("IX-034")
def test_a_tile_being_acquired_cannot_be_acquired_again() -> None:
    """Chinese rulebook p. 4, example: while it trashes Freighter Fleet, its stack shows nothing to buy."""
    me, left, right = table(
        ix=True,
        me={"hand": "dagger freighter_fleet", "spice": 9, "freighter": 3},
        left={},
        right={},
        board={"stacks": ["disposal_facility artillery", "windtraps", "training_drones"]},
    )
    me.sends("dagger", "tech_negotiation")
    me.chooses("acquire_tech")
    me.buys("disposal_facility")
    me.trashes("freighter_fleet", "hand")
    me.recalls()
    me.begins("shipping/3")
    assert purchases(me) == ["acquire_tech windtraps", "acquire_tech training_drones"]
    me.buys("windtraps")
    assert (me.tiles, me.table.tech) == ("windtraps", "disposal_facility training_drones")
    me.table.play_on("end")
    assert (me.tiles, me.table.tech) == ("windtraps disposal_facility", "artillery training_drones")


@ruling("FAQ-018")
def test_negotiators_cannot_be_recruited() -> None:
    """FAQ ver. 03, Recruiting: troops on the Ix board stay there when the supply is empty."""
    given = {"hand": "reconnaissance", "supply": 0, "negotiators": 2, "garrison": 10}
    me, left, right = table(ix=True, me=given, left={}, right={})
    me.sends("reconnaissance", "arrakeen")
    assert (me.supply, me.negotiators, me.garrison, me.recruited) == (0, 2, 10, 0)
    me, left, right = table(ix=True, me={**given, "supply": 1}, left={}, right={})
    me.sends("reconnaissance", "arrakeen")
    assert (me.supply, me.negotiators, me.garrison, me.recruited) == (0, 2, 11, 1)
