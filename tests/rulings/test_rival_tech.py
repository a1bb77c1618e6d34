"""Tech tiles as solo Rivals see them: which they want, what they pay, and what is cleared away for them."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import house_hagal_deck

NEGOTIATION = "hagal_tech_negotiation"
SHIPYARD = "hagal_dreadnought_1p"


def with_rival(stacks: list[str], board: dict[str, Any] | None = None, **rival: Any) -> tuple[Seat, Seat]:
    me, one, _ = table(
        ix=True,
        difficulty="novice",
        board={"stacks": stacks, **(board or {})},
        me={},
        rival=rival,
        other={},
    )
    return me, one


def shopping(stacks: list[str], card: str = SHIPYARD, **rival: Any) -> Seat:
    """A Rival after a turn with a card that lets it buy."""
    me, one = with_rival(stacks, **rival)
    me.table.rival_turn(one, card)
    return one


# --- which tiles


@ruling("IX-040")
def test_a_rival_takes_only_a_tile_with_the_mark() -> None:
    """Chinese rulebook, tiles: of one marked and two unmarked ones only the marked one is for Rivals."""
    rival = shopping(["spaceport", "windtraps", "restricted_ordnance"], spice=6)
    assert (rival.tiles, rival.spice) == ("windtraps", 4)


@ruling("IX-040")
def test_the_human_may_take_any_tile() -> None:
    """Chinese rulebook, tiles: the other side; the mark says nothing to players."""
    me, *_ = table(
        ix=True,
        difficulty="novice",
        board={"stacks": ["spaceport", "windtraps", "restricted_ordnance"]},
        me={"hand": "dagger", "solari": 3, "spice": 6},
        rival={},
        other={},
    )
    me.sends("dagger", "dreadnought")
    me.resolves("@dreadnought/space/1")
    assert [me.may_buy(tile) for tile in ("spaceport", "windtraps", "restricted_ordnance")] == [True] * 3


@ruling("IX-123")
def test_a_rival_takes_the_most_expensive_tile_it_can_pay() -> None:
    """Chinese rulebook p. 9: with 6 spice the one for 5 rather than the one for 2."""
    for spice, tile in ((6, "invasion_ships"), (5, "invasion_ships"), (4, "windtraps"), (1, "")):
        assert shopping(["windtraps", "flagship", "invasion_ships"], spice=spice).tiles == tile


@ruling("IX-124")
@pytest.mark.parametrize(
    ("stacks", "tile"),
    [
        (["detonation_devices", "windtraps", "training_drones"], "detonation_devices"),
        (["training_drones", "windtraps", "detonation_devices"], "training_drones"),
        (["windtraps", "training_drones", "detonation_devices"], "training_drones"),
    ],
)
def test_of_equally_expensive_tiles_the_upper_one_is_taken(stacks: list[str], tile: str) -> None:
    """Chinese rulebook p. 9: whatever the tiles are, the higher stack decides."""
    assert shopping(stacks, spice=3).tiles == tile


@ruling("IX-122")
def test_spice_is_kept_for_tiles_until_a_level_three_conflict() -> None:
    """Chinese rulebook p. 9: 8 spice stay together at level II; at level III 7 of them are a point."""
    later = {"conflict": "guild_bank_raid", "conflict_deck": "grand_vision desert_power"}
    me, rival = with_rival(["windtraps"], board=later, spice=8, agents=0)
    me.reveals()
    assert (rival.spice, rival.points) == (8, 0)
    me.table.play_to_round(2)
    assert (rival.spice, rival.points) == (1, 1)
    assert ("bought_point", "spice", 7) in rival.reasons


@ruling("IX-122")
@pytest.mark.parametrize("conflict", ["skirmish_vp_water", "guild_bank_raid"])
def test_neither_level_one_nor_level_two_lets_a_rival_sell_its_spice(conflict: str) -> None:
    """Chinese rulebook p. 9: until a card of level III has appeared, however much it has."""
    me, rival = with_rival(["windtraps"], board={"conflict": conflict}, spice=15, agents=0)
    me.reveals()
    assert (rival.spice, rival.points) == (15, 0)


@ruling("IX-122")
def test_fourteen_spice_become_two_points_at_level_three() -> None:
    """Chinese rulebook p. 9, base p. 20: as often as the spice lasts."""
    me, rival = with_rival(["windtraps"], board={"conflict": "grand_vision"}, spice=15)
    me.reveals()
    assert (rival.spice, rival.points) == (1, 2)


def test_without_rise_of_ix_spice_is_spent_in_every_conflict() -> None:
    """Base p. 20: the restriction belongs to the expansion."""
    me, rival, _ = table(
        difficulty="novice", board={"conflict": "guild_bank_raid"}, me={}, rival={"spice": 8}, other={}
    )
    me.reveals()
    assert (rival.spice, rival.points) == (1, 1)


# --- Negotiators


@ruling("IX-125")
def test_tech_negotiation_gives_a_rival_one_spice_off() -> None:
    """Chinese rulebook p. 9: a tile for 3 costs it 2."""
    rival = shopping(["training_drones", "flagship"], NEGOTIATION, spice=2)
    assert (rival.tiles, rival.spice, rival.negotiators) == ("training_drones", 0, 0)
    assert rival.agents_on("tech_negotiation") == 1
    assert ("took_tile", "training_drones", 2) in rival.reasons


@ruling("IX-126")
def test_a_rival_that_can_buy_nothing_places_a_negotiator() -> None:
    """Chinese rulebook p. 9: if it has a troop in supply."""
    rival = shopping(["windtraps", "flagship"], NEGOTIATION, garrison=8)
    assert (rival.negotiators, rival.supply, rival.tiles) == (1, 3, "")


@ruling("IX-126")
def test_a_rival_without_a_troop_in_supply_places_no_negotiator() -> None:
    """Chinese rulebook p. 9: the other side; its Agent is there all the same."""
    rival = shopping(["windtraps", "flagship"], NEGOTIATION, garrison=12)
    assert (rival.negotiators, rival.tiles, rival.agents_on("tech_negotiation")) == (0, "", 1)


@ruling("IX-126")
def test_the_dreadnought_card_offers_no_negotiator() -> None:
    """Rise of Ix p. 8: it shows Acquire Tech alone."""
    rival = shopping(["windtraps", "flagship"], SHIPYARD)
    assert (rival.negotiators, rival.garrison_dreadnoughts, rival.tiles) == (0, 1, "")


@ruling("IX-127")
def test_negotiators_lower_the_price_as_far_as_they_can() -> None:
    """Chinese rulebook p. 9: two of them and a tile for 4: 2 spice are paid, 1 stays."""
    rival = shopping(["spy_satellites"], negotiators=2, spice=3)
    assert (rival.tiles, rival.negotiators, rival.spice, rival.supply) == ("spy_satellites", 0, 1, 12)
    assert ("took_tile", "spy_satellites", 2) in rival.reasons


@ruling("IX-127")
def test_negotiators_count_when_a_rival_judges_what_it_can_pay() -> None:
    """Rise of Ix p. 9: with four of them and 4 spice the Flagship is in reach, not only Windtraps."""
    rival = shopping(["windtraps", "flagship"], negotiators=4, spice=4)
    assert (rival.tiles, rival.spice, rival.points) == ("flagship", 0, 1)
    rival = shopping(["windtraps", "flagship"], negotiators=3, spice=4)
    assert (rival.tiles, rival.spice, rival.negotiators) == ("windtraps", 4, 1)


@ruling("IX-127")
def test_negotiators_that_lower_nothing_stay() -> None:
    """Rise of Ix p. 9 says 'to lower the cost': five of them return two for a tile that costs 2."""
    rival = shopping(["windtraps"], negotiators=5, spice=2)
    assert (rival.tiles, rival.negotiators, rival.spice) == ("windtraps", 3, 2)


@ruling("IX-127")
def test_negotiators_and_the_discount_go_together() -> None:
    """Rise of Ix p. 9: at Tech Negotiation a tile for 4 costs 3, and one Negotiator makes it 2."""
    rival = shopping(["spy_satellites"], NEGOTIATION, negotiators=1, spice=2)
    assert (rival.tiles, rival.negotiators, rival.spice) == ("spy_satellites", 0, 0)


# --- clearing


@ruling("IX-121")
def test_of_the_largest_stacks_the_upper_one_is_cleared() -> None:
    """Chinese rulebook p. 9: stacks of 5, 5 and 3 tiles, no mark: the first one loses its tile."""
    tiles = "windtraps memocorders chaumurky flagship"
    me, _ = with_rival(
        [
            f"artillery {tiles}",
            "spaceport training_drones holoprojectors disposal_facility shuttle_fleet",
            "minimic_film holtzman_engine sonic_snoopers",
        ]
    )
    me.reveals()
    assert me.table.tech == "windtraps spaceport minimic_film"
    assert me.table.reasons.count(("cleared_tile", "artillery")) == 1


@ruling("IX-121")
def test_a_larger_stack_further_down_comes_first() -> None:
    """Chinese rulebook p. 9: the other side; the number of tiles counts before the place."""
    me, _ = with_rival(["artillery windtraps", "spaceport memocorders", "minimic_film flagship chaumurky"])
    me.reveals()
    assert me.table.tech == "artillery spaceport flagship"


def test_clearing_goes_on_until_a_mark_shows() -> None:
    """Rise of Ix p. 9: the stack that is the largest now, again and again."""
    me, _ = with_rival(["artillery spaceport", "minimic_film holoprojectors", "disposal_facility windtraps"])
    me.reveals()
    cleared = [thing for name, thing, *_ in me.table.reasons if name == "cleared_tile"]
    assert cleared == ["artillery", "minimic_film", "disposal_facility"]
    assert me.table.tech == "spaceport holoprojectors windtraps"


def test_clearing_may_leave_no_tile_at_all() -> None:
    """Rise of Ix p. 9: until one shows or none is left."""
    me, _ = with_rival(["artillery", "minimic_film holoprojectors", ""])
    me.reveals()
    assert me.table.tech == ""


def test_a_mark_that_shows_protects_the_others() -> None:
    """Rise of Ix p. 9: one is enough."""
    me, _ = with_rival(["artillery windtraps", "spaceport memocorders", "flagship"])
    me.reveals()
    assert me.table.tech == "artillery spaceport flagship"


def test_tiles_are_cleared_at_once_when_the_last_marked_one_is_taken() -> None:
    """Rise of Ix p. 9: at any time, so also when a Rival has just bought it."""
    rival = shopping(["windtraps artillery memocorders", "spaceport", "minimic_film"], spice=2)
    assert rival.tiles == "windtraps"
    assert rival.table.tech == "memocorders spaceport minimic_film"


# --- two players


@ruling("IX-137")
def test_with_two_players_no_tile_is_cleared() -> None:
    """Chinese rulebook p. 9: the rule is for solo games only."""
    me, *_ = table(
        ix=True,
        board={"stacks": ["artillery windtraps", "spaceport", "minimic_film"]},
        me={},
        left={},
        hagal={},
    )
    me.reveals()
    assert me.table.tech == "artillery spaceport minimic_film"


@ruling("IX-137")
def test_with_two_players_house_hagal_never_takes_a_tile_or_places_a_negotiator() -> None:
    """Chinese rulebook p. 9: its cards do not say so; its spice and troops would do."""
    me, _, hagal = table(
        ix=True,
        board={"stacks": ["windtraps", "flagship", "memocorders"]},
        me={},
        left={},
        hagal={"spice": 9},
    )
    me.table.rival_turn(hagal, "hagal_dreadnought_2p")
    assert hagal.agents_on("dreadnought") == 1
    assert (hagal.garrison_dreadnoughts, hagal.garrison) == (1, 1)
    assert (hagal.tiles, hagal.negotiators, hagal.supply) == ("", 0, 11)


@ruling("IX-137")
def test_no_card_of_the_deck_for_two_brings_house_hagal_a_tile() -> None:
    """Chinese rulebook p. 9: whatever is turned up, with a Freighter that comes home too."""
    stacks = ["windtraps", "flagship", "memocorders"]
    for card in sorted(set(house_hagal_deck(Rules(2, ix=True)))):
        me, _, hagal = table(
            ix=True,
            board={"stacks": stacks, "bonus_spice": {"imperial_basin": 1}},
            me={},
            left={},
            hagal={"spice": 9, "spacing_guild": 2, "freighter": 2},
        )
        me.table.rival_turn(hagal, CATALOG.things[card].key)
        me.table.play_on("reveal")
        assert (hagal.tiles, hagal.negotiators, me.table.tech) == ("", 0, " ".join(stacks))


@ruling("IX-137")
def test_house_hagal_ignores_acquire_tech_itself() -> None:
    """Chinese rulebook p. 9: even where an icon says so, as on the solo card, there is no tile for it."""
    me, _, hagal = table(ix=True, board={"stacks": ["windtraps"]}, me={}, left={}, hagal={"spice": 9})
    me.table.rival_turn(hagal, SHIPYARD)
    assert (hagal.garrison_dreadnoughts, hagal.tiles, hagal.spice) == (1, "", 9)
