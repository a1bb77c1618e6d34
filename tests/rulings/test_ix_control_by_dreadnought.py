"""A dreadnought on a flag: who must put one there, what it earns, and for how long."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.engine.vocabulary import NOBODY

FLAGS = ["place_dreadnought arrakeen", "place_dreadnought carthag", "place_dreadnought imperial_basin"]


def win(board: dict[str, Any] | None = None, ships: int = 1, **others: Any) -> list[Seat]:
    """The first seat has won the Conflict with dreadnoughts alone and is asked where to put one."""
    seats = others or {"left": {"conflict": 1}, "right": {}}
    made = list(table(board=board, ix=True, me={"conflict_dreadnoughts": ships}, **seats))
    made[0].table.play_on("place_dreadnought")
    return made


@ruling("IX-066", "IX-067")
def test_three_locations_can_be_controlled_and_one_must_be() -> None:
    """Rise of Ix, Dreadnoughts: a flag of Arrakeen, Carthag or Imperial Basin; the winner cannot refuse."""
    me, *_ = win()
    assert me.options == FLAGS


@ruling("IX-067")
@pytest.mark.parametrize("taken", FLAGS)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_flag_with_a_dreadnought_cannot_be_chosen(taken: str, owner: int) -> None:
    """Rise of Ix, Dreadnoughts: not even when the one lying there is the winner's own."""
    me, *_ = win({"flags": {taken.split()[1]: owner}})
    assert me.options == [flag for flag in FLAGS if flag != taken]


@ruling("IX-067")
@pytest.mark.parametrize("ships", [0, 1])
def test_only_a_winner_with_a_dreadnought_takes_a_location(ships: int) -> None:
    """Rise of Ix, Dreadnoughts: troops alone take none, and neither does a dreadnought of the second."""
    me, left, _ = table(
        ix=True, me={"conflict": 5}, left={"conflict": 1, "conflict_dreadnoughts": ships}, right={}
    )
    me.table.play_to_round(2)
    assert me.table.state.flags.count(NOBODY) == len(me.table.state.flags)
    assert left.garrison_dreadnoughts == ships


@ruling("IX-067", "FAQ-041")
def test_who_ties_for_first_takes_no_location() -> None:
    """FAQ, Ties: nobody has won, so neither dreadnoughts nor Windtraps do anything."""
    me, left, _ = table(
        ix=True,
        board={"conflict": "skirmish_freighter_spice"},
        me={"conflict_dreadnoughts": 1, "tiles": "windtraps"},
        left={"conflict_dreadnoughts": 1},
        right={},
    )
    me.table.play_to_round(2)
    assert me.table.state.flags.count(NOBODY) == len(me.table.state.flags)
    assert (me.garrison_dreadnoughts, left.garrison_dreadnoughts) == (1, 1)
    assert (me.solari, me.water) == (3, 0)


@ruling("FAQ-041")
def test_windtraps_pay_an_outright_winner() -> None:
    """FAQ, Ties: the other side, one water for the sole winner."""
    me, *_ = table(
        ix=True,
        board={"conflict": "skirmish_vp_intrigue"},
        me={"conflict": 2, "tiles": "windtraps"},
        left={"conflict": 1},
        right={},
    )
    me.table.play_to_round(2)
    assert (me.points, me.water) == (1, 1)


@ruling("IX-068")
def test_a_dreadnought_covers_the_marker_below() -> None:
    """Rise of Ix, Dreadnoughts: the location is the winner's while the marker stays where it is."""
    me, left, right = win({"control": {"imperial_basin": 2}})
    assert me.table.controller_of("imperial_basin") == right.seat
    me.places_dreadnought_on("imperial_basin")
    assert me.table.controller_of("imperial_basin") == me.seat
    assert me.table.control_of("imperial_basin") == right.seat


@ruling("IX-068")
def test_a_covered_marker_earns_nothing() -> None:
    """Rise of Ix, Dreadnoughts: an Agent at Imperial Basin pays the dreadnought's owner only."""
    me, left, right = table(
        ix=True,
        board={"control": {"imperial_basin": 2}, "flags": {"imperial_basin": 1}},
        me={"hand": "signet_ring"},
        left={},
        right={},
    )
    me.sends("signet_ring", "imperial_basin")
    assert (left.spice, right.spice) == (1, 0)


@ruling("IX-069")
def test_the_second_dreadnought_goes_home() -> None:
    """Rise of Ix, Dreadnoughts: one on the flag, one in the garrison, none in the Conflict or in supply."""
    me, *_ = win(ships=2)
    me.places_dreadnought_on("carthag")
    me.table.play_to_round(2)
    assert me.table.dreadnought_on("carthag") == me.seat
    assert (me.garrison_dreadnoughts, me.conflict_dreadnoughts, me.dreadnoughts) == (1, 0, 0)


@ruling("IX-070")
@pytest.mark.parametrize(
    ("space", "gain"), [("arrakeen", (1, 0)), ("carthag", (1, 0)), ("imperial_basin", (0, 1))]
)
@pytest.mark.parametrize("sender", [0, 1])
def test_a_dreadnought_earns_what_a_marker_would(space: str, gain: tuple[int, int], sender: int) -> None:
    """Rise of Ix, Dreadnoughts: a Solari or a spice for any Agent that comes, the owner's own included."""
    me, left, _ = table(
        ix=True,
        board={"flags": {space: 0}},
        me={"hand": "scout" * (sender == 0)},
        left={"hand": "scout"},
        right={},
    )
    if sender:
        me.reveals()
        me.ends_turn()
    (me, left)[sender].sends("scout", space)
    harvested = int(space == "imperial_basin" and sender == 0)
    assert (me.solari, me.spice - harvested) == gain


@ruling("IX-071")
def test_a_dreadnought_earns_the_defensive_bonus() -> None:
    """Rise of Ix, Dreadnoughts: at Round Start its owner may deploy a troop, not the covered marker's."""
    me, left, _ = win({"control": {"carthag": 1}, "conflict_deck": "siege_of_carthag grand_vision"})
    me.places_dreadnought_on("carthag")
    me.table.play_to_round(2)
    assert me.options == ["pay", "decline"]
    me.accepts()
    assert (me.conflict, me.garrison, me.supply) == (1, 3, 8)
    assert (left.conflict, left.supply) == (0, 9)
    assert left.may("reveal")


@ruling("IX-071")
def test_the_defensive_bonus_is_for_that_location_only() -> None:
    """Rise of Ix, Dreadnoughts: elsewhere the marker of the contested location defends as ever."""
    me, left, _ = win({"control": {"carthag": 1}, "conflict_deck": "siege_of_carthag grand_vision"})
    me.places_dreadnought_on("arrakeen")
    me.table.play_to_round(2)
    assert left.options == ["pay", "decline"]
    left.declines()
    assert (me.conflict, left.conflict) == (0, 0)


@ruling("IX-072", "IX-073")
@pytest.mark.parametrize("marker", [NOBODY, 0, 2])
def test_control_lasts_to_the_end_of_the_next_combat(marker: int) -> None:
    """Rise of Ix, Dreadnoughts: a round later it goes to the garrison; a marker there counts again."""
    me, left, right = win({"control": {"carthag": marker}})
    me.places_dreadnought_on("carthag")
    me.table.play_to_round(2)
    assert me.table.controller_of("carthag") == me.seat
    assert me.garrison_dreadnoughts == 0
    me.table.play_to_round(3)
    assert me.table.dreadnought_on("carthag") == NOBODY
    assert me.table.controller_of("carthag") == marker
    assert (me.garrison_dreadnoughts, me.dreadnoughts) == (1, 1)


@ruling("IX-072")
def test_it_is_still_there_while_the_next_combat_is_resolved() -> None:
    """Rise of Ix, Dreadnoughts: until the phase has ended, so the next winner finds the flag taken."""
    me, left, _ = win(ships=1, left={"deck": "reconnaissance " * 10, "garrison_dreadnoughts": 1}, right={})
    me.places_dreadnought_on("arrakeen")
    me.table.play_to_round(2)
    left.sends("reconnaissance", "carthag")
    left.deploys(0, 1)
    me.table.play_on("place_dreadnought")
    assert left.is_asked()
    assert left.options == ["place_dreadnought carthag", "place_dreadnought imperial_basin"]
    left.places_dreadnought_on("carthag")
    me.table.play_to_round(3)
    assert me.table.controller_of("arrakeen") == NOBODY
    assert me.table.controller_of("carthag") == left.seat
    assert (me.garrison_dreadnoughts, left.garrison_dreadnoughts) == (1, 0)


def example() -> tuple[Seat, Seat, Seat]:
    """Red's dreadnought has lain on Arrakeen for a round; all three have revealed, Green last."""
    red, blue, green = table(
        ix=True,
        board={
            "conflict": "desert_power",
            "flags": {"arrakeen": 0},
            "control": {"arrakeen": 1, "imperial_basin": 1},
        },
        red={"conflict": 2},
        blue={"conflict_dreadnoughts": 1, "hand": "dagger dagger"},
        green={"conflict": 2, "conflict_dreadnoughts": 1},
    )
    for seat in (red, blue, green):
        seat.reveals()
        seat.ends_turn()
    return red, blue, green


@ruling("IX-074")
def test_example_two_troops_are_strength_four() -> None:
    """Rise of Ix, Dreadnoughts, example: Red reveals no sword."""
    red, *_ = table(ix=True, red={"conflict": 2}, blue={}, green={})
    red.reveals()
    assert red.strength == 4


@ruling("IX-075")
def test_example_a_dreadnought_and_two_swords_are_strength_five() -> None:
    """Rise of Ix, Dreadnoughts, example: without any troop Blue's swords count all the same."""
    blue, red, _ = table(
        ix=True,
        blue={"conflict_dreadnoughts": 1, "hand": "dagger dagger"},
        red={"hand": "dagger dagger"},
        green={},
    )
    blue.reveals()
    assert blue.strength == 5
    blue.ends_turn()
    red.reveals()
    assert red.strength == 0


@ruling("IX-076")
def test_example_green_wins_with_seven() -> None:
    """Rise of Ix, Dreadnoughts, example: 7 against 5 and 4, no Combat card being played."""
    red, blue, green = example()
    assert green.is_asked()
    assert (green.conflict, green.conflict_dreadnoughts, green.strength) == (2, 1, 7)
    assert (red.strength, blue.strength) == (4, 5)
    assert (green.points, green.water) == (1, 1)
    assert (red.points, blue.points, red.water) == (0, 0, 0)


@ruling("IX-077")
def test_example_green_covers_blues_marker() -> None:
    """Rise of Ix, Dreadnoughts, example: Arrakeen is still taken, Imperial Basin is open in spite of Blue."""
    _, blue, green = example()
    assert green.options == ["place_dreadnought carthag", "place_dreadnought imperial_basin"]
    green.places_dreadnought_on("imperial_basin")
    assert green.table.controller_of("imperial_basin") == green.seat
    assert green.table.control_of("imperial_basin") == blue.seat


@ruling("IX-078")
def test_example_blue_takes_the_dreadnought_home() -> None:
    """Rise of Ix, Dreadnoughts, example: second, with the second reward and no location."""
    red, blue, green = example()
    green.places_dreadnought_on("imperial_basin")
    assert (blue.conflict_dreadnoughts, blue.garrison_dreadnoughts, blue.dreadnoughts) == (0, 1, 1)
    assert (blue.points, blue.water, blue.spice) == (0, 1, 1)
    assert blue.seat not in blue.table.state.flags


@ruling("IX-079")
def test_example_reds_dreadnought_leaves_arrakeen() -> None:
    """Rise of Ix, Dreadnoughts, example: it goes home, Blue has Arrakeen again, Green keeps its location."""
    red, blue, green = example()
    assert red.table.controller_of("arrakeen") == red.seat
    green.places_dreadnought_on("imperial_basin")
    assert red.table.state.round == 2
    assert (red.garrison_dreadnoughts, red.table.dreadnought_on("arrakeen")) == (1, NOBODY)
    assert red.table.controller_of("arrakeen") == blue.seat
    assert red.table.controller_of("imperial_basin") == green.seat
