"""A Rival's Freighter: up to the second space, then home with troops, Influence and Dividends."""

import pytest
from rulings_mark import ruling
from scenario import table

ONE_ICON = "hagal_smuggling_or_interstellar_shipping"
TWO_ICONS = "hagal_interstellar_shipping"
LOW_FREMEN = {"emperor": 2, "spacing_guild": 1, "bene_gesserit": 2}


@ruling("IX-105")
@pytest.mark.parametrize("start", [0, 1])
def test_the_freighter_advances_below_the_second_space(start: int) -> None:
    """Rise of Ix p. 8: one icon, one space up, nothing else."""
    me, left, _ = table(difficulty="veteran", ix=True, me={}, left={"freighter": start}, right={})
    me.table.rival_turn(left, ONE_ICON)
    assert (left.freighter, left.solari, left.garrison) == (start + 1, 0, 3)


@ruling("IX-105")
def test_two_icons_lead_from_the_bottom_to_the_second_space() -> None:
    """Rise of Ix p. 8: each icon is a step of its own."""
    me, left, _ = table(difficulty="veteran", ix=True, me={}, left={"spacing_guild": 2}, right={})
    me.table.rival_turn(left, TWO_ICONS)
    assert left.freighter == 2


@ruling("IX-105", "IX-106")
@pytest.mark.parametrize(("start", "end"), [(1, 0), (2, 1)])
def test_the_second_of_two_icons_sees_what_the_first_did(start: int, end: int) -> None:
    """Rise of Ix p. 8: advance and recall, or recall and advance; never on to the third space."""
    levels = {"spacing_guild": 2, "emperor": 2, "bene_gesserit": 2}
    me, left, _ = table(difficulty="veteran", ix=True, me={}, left={"freighter": start, **levels}, right={})
    me.table.rival_turn(left, TWO_ICONS)
    assert (left.freighter, left.solari, left.garrison, left.fremen) == (end, 5, 5, 1)


@ruling("IX-106")
def test_from_the_second_space_the_freighter_is_recalled() -> None:
    """Rise of Ix p. 8: two troops to the garrison, an Influence, and the reward of the first space."""
    me, left, _ = table(difficulty="veteran", ix=True, me={}, left={"freighter": 2, **LOW_FREMEN}, right={})
    me.table.rival_turn(left, ONE_ICON)
    assert (left.freighter, left.garrison, left.conflict, left.fremen, left.solari) == (0, 5, 0, 1, 5)


@ruling("IX-106")
def test_no_more_troops_come_than_are_in_supply() -> None:
    """Rulebook p. 10; Rise of Ix p. 8."""
    me, left, _ = table(
        difficulty="veteran", ix=True, me={}, left={"freighter": 2, "garrison": 11, **LOW_FREMEN}, right={}
    )
    me.table.rival_turn(left, ONE_ICON)
    assert (left.garrison, left.supply) == (12, 0)


@ruling("IX-107")
def test_a_solo_rival_takes_dividends_and_never_spice() -> None:
    """Rise of Ix p. 8: five Solari for the Rival, one for each of the two others."""
    me, left, right = table(
        difficulty="veteran", ix=True, me={}, left={"freighter": 2, **LOW_FREMEN}, right={}
    )
    me.table.rival_turn(left, ONE_ICON)
    assert (left.solari, me.solari, right.solari) == (5, 1, 1)
    assert (left.spice, me.spice, right.spice) == (0, 0, 0)


@ruling("IX-107")
def test_with_two_players_both_humans_are_paid_and_house_hagal_is_not() -> None:
    """Rise of Ix p. 8, English text: only the five Solari of the Rival are for solo games."""
    me, left, hagal = table(ix=True, me={}, left={}, hagal={"freighter": 2, **LOW_FREMEN})
    me.table.rival_turn(hagal, ONE_ICON)
    assert (hagal.solari, me.solari, left.solari) == (0, 1, 1)
    assert (hagal.garrison, hagal.fremen, hagal.freighter) == (2, 1, 0)


@ruling("IX-108")
def test_solo_rivals_are_paid_when_the_human_takes_dividends() -> None:
    """Rise of Ix p. 8: one Solari each."""
    me, left, right = table(
        difficulty="veteran", ix=True, me={"hand": "chani", "freighter": 1}, left={}, right={}
    )
    me.sends("chani", "smuggling")
    me.recalls()
    me.chooses("solari")
    assert (me.solari, left.solari, right.solari) == (6, 1, 1)


@ruling("IX-108")
def test_spice_from_the_first_space_pays_nobody_else() -> None:
    """Rise of Ix p. 5, the other side."""
    me, left, right = table(
        difficulty="veteran", ix=True, me={"hand": "chani", "freighter": 1}, left={}, right={}
    )
    me.sends("chani", "smuggling")
    me.recalls()
    me.chooses("spice")
    assert (me.spice, left.solari, right.solari) == (2, 0, 0)


@ruling("IX-108")
def test_house_hagal_of_a_two_player_game_gains_nothing_from_dividends() -> None:
    """House Hagal sheet: it collects no resources; the other human does."""
    me, left, hagal = table(ix=True, me={"hand": "chani", "freighter": 1}, left={}, hagal={})
    me.sends("chani", "smuggling")
    me.recalls()
    me.chooses("solari")
    assert (me.solari, left.solari, hagal.solari) == (6, 1, 0)
