"""Rivals deploy dreadnoughts first, and choose a location for one by a fixed order after a win."""

import pytest
from rulings_mark import ruling
from scenario import Seat, table

LEFT = 1  # the seat of the Rival that wins
HUMAN = 0
OTHER_RIVAL = 2


def wins(**board: object) -> Seat:
    """The Rival on the left has just won with a dreadnought; it is the next round."""
    me, left, _ = table(
        difficulty="veteran",
        ix=True,
        me={},
        left={"conflict_dreadnoughts": 1, "agents": 0},
        right={"agents": 0},
        board={"conflict": "guild_bank_raid", "hagal_deck": "hagal_carthag", **board},
    )
    me.reveals()
    me.ends_turn()
    return left


def place_of_dreadnought(seat: Seat) -> list[str]:
    spaces = ("imperial_basin", "arrakeen", "carthag")
    return [space for space in spaces if seat.table.dreadnought_on(space) == seat.seat]


@ruling("IX-111")
def test_a_dreadnought_is_deployed_before_troops() -> None:
    """Rise of Ix p. 8: of the two units from garrison, one is the dreadnought."""
    me, left, _ = table(
        difficulty="veteran", ix=True, me={}, left={"garrison": 3, "garrison_dreadnoughts": 1}, right={}
    )
    me.table.rival_turn(left, "hagal_stillsuits")
    assert (left.conflict_dreadnoughts, left.conflict, left.garrison) == (1, 1, 2)
    assert ("deployed", 1, 1) in left.reasons


@ruling("IX-111")
@pytest.mark.parametrize(
    ("card", "ships", "conflict", "garrison"),
    [("hagal_stillsuits", 2, 0, 3), ("hagal_hardy_warriors", 2, 2, 3), ("hagal_hardy_warriors", 1, 3, 2)],
)
def test_dreadnoughts_use_up_the_right_to_two_units(
    card: str, ships: int, conflict: int, garrison: int
) -> None:
    """Rise of Ix pp. 6 and 8: troops recruited by the card come besides."""
    me, left, _ = table(
        difficulty="veteran", ix=True, me={}, left={"garrison": 3, "garrison_dreadnoughts": ships}, right={}
    )
    me.table.rival_turn(left, card)
    assert (left.conflict_dreadnoughts, left.conflict, left.garrison) == (ships, conflict, garrison)


@ruling("IX-111")
def test_without_a_dreadnought_two_troops_go() -> None:
    """House Hagal sheet, the other side."""
    me, left, _ = table(difficulty="veteran", ix=True, me={}, left={"garrison": 3}, right={})
    me.table.rival_turn(left, "hagal_stillsuits")
    assert (left.conflict_dreadnoughts, left.conflict, left.garrison) == (0, 2, 1)


@ruling("IX-111")
def test_on_a_space_without_combat_the_dreadnought_stays() -> None:
    """Rulebook p. 10: deploying needs a Combat space."""
    me, left, _ = table(difficulty="veteran", ix=True, me={}, left={"garrison_dreadnoughts": 1}, right={})
    me.table.rival_turn(left, "hagal_wealth")
    assert (left.garrison_dreadnoughts, left.units()) == (1, 0)


@ruling("IX-112")
def test_an_enemy_marker_is_covered_and_the_own_is_spared() -> None:
    """Rise of Ix p. 8: Carthag, though it is last in the order."""
    winner = wins(control={"imperial_basin": LEFT, "carthag": HUMAN})
    assert place_of_dreadnought(winner) == ["carthag"]


@ruling("IX-112")
def test_the_other_rival_is_an_opponent_too() -> None:
    """House Hagal sheet: Rivals play each for itself."""
    winner = wins(control={"arrakeen": OTHER_RIVAL})
    assert place_of_dreadnought(winner) == ["arrakeen"]


@ruling("IX-112")
def test_an_empty_location_comes_before_the_own_marker() -> None:
    """Rise of Ix p. 8: it avoids its own."""
    winner = wins(control={"imperial_basin": LEFT, "arrakeen": LEFT})
    assert place_of_dreadnought(winner) == ["carthag"]


@ruling("IX-112")
def test_its_own_marker_is_covered_where_nothing_else_is_free() -> None:
    """Rise of Ix p. 8: it must occupy one of the three."""
    winner = wins(
        control={"imperial_basin": LEFT},
        flags={"arrakeen": HUMAN, "carthag": HUMAN},
        flag_rounds={"arrakeen": 1},
    )
    assert place_of_dreadnought(winner) == ["imperial_basin"]


@ruling("IX-113")
@pytest.mark.parametrize(
    ("taken", "place"),
    [
        ([], "imperial_basin"),
        (["imperial_basin"], "arrakeen"),
        (["imperial_basin", "arrakeen"], "carthag"),
        (["arrakeen"], "imperial_basin"),
    ],
)
def test_among_equals_the_named_order_decides(taken: list[str], place: str) -> None:
    """Rise of Ix p. 8: Imperial Basin, Arrakeen, Carthag; not where a dreadnought lies."""
    winner = wins(flags=dict.fromkeys(taken, HUMAN))
    assert place_of_dreadnought(winner) == [place]


@ruling("IX-113")
def test_an_enemy_marker_under_a_dreadnought_is_out_of_reach() -> None:
    """Rise of Ix p. 8: the location must have no dreadnought, whoever's marker it hides."""
    winner = wins(control={"carthag": HUMAN}, flags={"carthag": HUMAN})
    assert place_of_dreadnought(winner) == ["imperial_basin"]


@ruling("IX-114")
def test_of_two_enemy_markers_the_first_in_order_is_covered() -> None:
    """Rise of Ix p. 8, example: Imperial Basin without a marker, the two cities with one: Arrakeen."""
    winner = wins(control={"arrakeen": HUMAN, "carthag": HUMAN})
    assert place_of_dreadnought(winner) == ["arrakeen"]


@ruling("IX-114")
def test_imperial_basin_comes_first_when_it_is_an_enemys_as_well() -> None:
    """Rise of Ix p. 8, the other side of the example."""
    winner = wins(control={"imperial_basin": OTHER_RIVAL, "arrakeen": HUMAN, "carthag": HUMAN})
    assert place_of_dreadnought(winner) == ["imperial_basin"]


def test_the_second_dreadnought_of_a_winner_goes_home() -> None:
    """Rise of Ix p. 6: one holds the location, the other is back in garrison."""
    me, left, _ = table(
        difficulty="veteran",
        ix=True,
        me={},
        left={"conflict_dreadnoughts": 2, "agents": 0},
        right={"agents": 0},
        board={"conflict": "guild_bank_raid", "hagal_deck": "hagal_wealth hagal_secrets hagal_conspire"},
    )
    me.reveals()
    me.ends_turn()
    assert (left.garrison_dreadnoughts, left.conflict_dreadnoughts) == (1, 0)
    assert me.table.controller_of("imperial_basin") == LEFT


def test_house_hagal_covers_a_location_and_gains_nothing_by_it() -> None:
    """Rise of Ix p. 8 is not limited to solo games; House Hagal sheet: it collects nothing."""
    me, left, hagal = table(
        ix=True,
        me={},
        left={},
        hagal={"conflict_dreadnoughts": 1},
        board={
            "conflict": "guild_bank_raid",
            "hagal_deck": "hagal_carthag",
            "conflict_deck": "secure_imperial_basin",
            "control": {"imperial_basin": 0},
            "bonus_spice": {"imperial_basin": 1},
        },
    )
    me.table.play_to_round(2)
    assert place_of_dreadnought(hagal) == ["imperial_basin"]
    assert (hagal.conflict, me.conflict, hagal.spice, me.spice) == (0, 0, 0, 0)
    me.table.rival_turn(hagal, "hagal_harvest_spice")
    assert (hagal.agents_on("imperial_basin"), me.table.bonus_spice_on("imperial_basin")) == (1, 0)
    assert (hagal.spice, me.spice) == (0, 0)
