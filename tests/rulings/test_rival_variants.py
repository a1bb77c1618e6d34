"""The optional variants of solo games: Row churn and Brutal Escalation."""

from typing import Any

from rulings_mark import ruling
from scenario import Seat, table

from kanly.engine import chance
from kanly.engine.rivals.turns import churn
from kanly.engine.state import State
from kanly.engine.vocabulary import Reason

ROW = "dagger diplomacy seek_allies reconnaissance signet_ring"
DECK = "scout chani carryall opulence duncan_idaho"
LEVEL_THREE = "battle_for_carthag"


def load_dice(g: State, one: int, other: int) -> None:
    """A seed with which the next throw is this one."""
    for seed in range(1000):
        g.seed = chance.seed_bytes(seed)
        dice = chance.Stream(g.seed, g.chances + 1)
        if (dice.below(6) + 1, dice.below(6) + 1) == (one, other):
            return
    raise AssertionError(f"no seed throws {one} and {other}")


def churner(**mode: Any) -> Seat:
    me, *_ = table(
        difficulty="novice",
        board={"row": ROW, "imperium_deck": DECK},
        me={"hand": "diplomacy"},
        first={"agents": 0},
        second={"agents": 0},
        **mode,
    )
    return me


def row_of(me: Seat) -> list[str]:
    catalog = me.table.state.catalog
    return [catalog.things[card].key for card in me.table.state.row]


def after_throw(one: int, other: int) -> tuple[list[str], list[str]]:
    """The Row, and what was trashed, at the end of a Reveal turn with this throw."""
    me = churner(churn=True)
    me.reveals()
    load_dice(me.table.state, one, other)
    me.ends_turn()
    catalog = me.table.state.catalog
    return row_of(me), [catalog.things[card].key for card in me.table.state.trashed]


# --- Row churn


@ruling("IX-139")
def test_two_dice_name_the_cards_that_leave_the_row() -> None:
    """Chinese rulebook p. 9: 2 and 5 take the second and the fifth card; both places are filled again."""
    for throw in ((2, 5), (5, 2)):
        row, trashed = after_throw(*throw)
        assert row == ["dagger", "scout", "seek_allies", "reconnaissance", "chani"]
        assert trashed == ["diplomacy", "signet_ring"]


@ruling("IX-140")
def test_a_six_removes_nothing() -> None:
    """Chinese rulebook p. 9: 6 and 3 take the third card only, two sixes none."""
    row, trashed = after_throw(6, 3)
    assert (row, trashed) == (
        ["dagger", "diplomacy", "scout", "reconnaissance", "signet_ring"],
        ["seek_allies"],
    )
    row, trashed = after_throw(6, 6)
    assert (row, trashed) == (ROW.split(), [])


@ruling("IX-141")
def test_a_double_removes_one_card() -> None:
    """Chinese rulebook p. 9: 4 and 4 take the fourth card; what fills its place stays."""
    row, trashed = after_throw(4, 4)
    assert (row, trashed) == (
        ["dagger", "diplomacy", "seek_allies", "scout", "signet_ring"],
        ["reconnaissance"],
    )


@ruling("IX-139")
def test_the_dice_fall_after_the_reveal_turn_only() -> None:
    """Chinese rulebook p. 9: not after an Agent turn, and not before the turn is over."""
    me = churner(churn=True)
    me.sends("diplomacy", "wealth")
    load_dice(me.table.state, 1, 2)
    me.ends_turn()
    assert row_of(me) == ROW.split()
    load_dice(me.table.state, 1, 2)
    me.reveals()
    assert row_of(me) == ROW.split()
    load_dice(me.table.state, 1, 2)
    me.ends_turn()
    assert row_of(me) == ["scout", "chani", *ROW.split()[2:]]


@ruling("IX-139")
def test_every_place_and_no_place_come_up() -> None:
    """Chinese rulebook p. 9: two fair dice; none, one or two cards leave."""
    counts: dict[int, int] = {0: 0, 1: 0, 2: 0}
    places: set[int] = set()
    for seed in range(200):
        me = churner(churn=True)
        g = me.table.state
        g.seed = chance.seed_bytes(seed)
        churn(g, 0)
        counts[len(g.trashed)] += 1
        places.update(reason[3] for reason in g.reasons if reason[1] == Reason.CHURNED)
    assert places == {1, 2, 3, 4, 5}
    assert counts[2] > counts[1] > counts[0] > 0


def test_an_empty_deck_leaves_a_gap_that_closes() -> None:
    """Base p. 14, Rise of Ix p. 9: nothing comes where nothing is left."""
    me = churner(churn=True)
    me.table.state.imperium_deck = []
    me.reveals()
    load_dice(me.table.state, 1, 3)
    me.ends_turn()
    assert row_of(me) == ["diplomacy", "reconnaissance", "signet_ring"]


# --- Brutal Escalation


def strength_of_a_rival(conflict: str, **mode: Any) -> int:
    """With three troops, and cards with 2, 3 and 6 swords on top, when the human is asked in Combat."""
    me, rival, _ = table(
        difficulty="novice",
        board={"conflict": conflict, "hagal_deck": "hagal_harvest_spice hagal_wealth hagal_heighliner"},
        me={"conflict": 1, "intrigues": "ambush"},
        rival={"conflict": 3, "agents": 0},
        other={"agents": 0},
        **mode,
    )
    me.table.play_on("play ambush")
    return int(rival.strength)


@ruling("IX-142")
def test_brutal_escalation_turns_up_two_cards_at_level_three() -> None:
    """Chinese rulebook p. 9: 6 for the troops, 2 and 3 swords: 11."""
    assert strength_of_a_rival(LEVEL_THREE, brutal=True) == 11


@ruling("IX-142")
def test_brutal_escalation_changes_nothing_below_level_three() -> None:
    """Chinese rulebook p. 9: the other side; one card, 2 swords."""
    assert strength_of_a_rival("guild_bank_raid", brutal=True) == 8
    assert strength_of_a_rival("skirmish_vp_water", brutal=True) == 8


@ruling("IX-142")
def test_both_rivals_turn_up_two_cards_in_turn_order() -> None:
    """Chinese rulebook p. 9: one Rival takes both of its cards before the next."""
    cards = "hagal_wealth hagal_secrets hagal_stillsuits hagal_harvest_spice"
    me, rival, other = table(
        difficulty="novice",
        brutal=True,
        board={"conflict": LEVEL_THREE, "hagal_deck": cards, "first_player": 2},
        me={"conflict": 1, "intrigues": "ambush"},
        rival={"conflict": 1, "agents": 0},
        other={"conflict": 1, "agents": 0},
    )
    me.table.play_on("play ambush")
    assert (other.swords, rival.swords) == (3 + 1, 4 + 2)


@ruling("IX-138")
def test_without_a_variant_nothing_is_thrown_and_one_card_is_turned_up() -> None:
    """Chinese rulebook p. 9: both are options, at level III too."""
    assert strength_of_a_rival(LEVEL_THREE) == 8
    me = churner()
    me.reveals()
    load_dice(me.table.state, 1, 2)
    me.ends_turn()
    assert row_of(me) == ROW.split()


@ruling("IX-138")
def test_the_variants_are_chosen_one_by_one() -> None:
    """Chinese rulebook p. 9: one does not bring the other."""
    assert strength_of_a_rival(LEVEL_THREE, churn=True) == 8
    me = churner(brutal=True)
    me.reveals()
    load_dice(me.table.state, 1, 2)
    me.ends_turn()
    assert row_of(me) == ROW.split()
