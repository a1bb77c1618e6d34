"""Rivals in Combat: swords from their deck, ranks, ties, rewards, and what opponents do to them."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

NO_SWORDS = "hagal_carthag"


def fights(conflict: str = "guild_bank_raid", cards: str = NO_SWORDS, **given: Any) -> list[Seat]:
    """A solo game in which nobody has an Agent left: the human reveals, and the last Combat begins."""
    seats: dict[str, Any] = {name: {"agents": 0, **given.pop(name, {})} for name in ("me", "left", "right")}
    board = {"conflict": conflict, "conflict_deck": "", "hagal_deck": cards, **given.pop("board", {})}
    me, left, right = table(**seats, difficulty=given.pop("difficulty", "veteran"), board=board, **given)
    me.reveals()
    me.ends_turn()
    return [me, left, right]


def test_a_lone_dreadnought_is_a_unit() -> None:
    """Rise of Ix p. 6: 3 strength, and swords count."""
    _, left, _ = fights(
        ix=True,
        cards="hagal_wealth",
        me={"conflict": 1, "intrigues": "ambush"},
        left={"conflict_dreadnoughts": 1},
    )
    assert left.strength == 6


# --- ranks and ties


@ruling("FAQ-044")
def test_in_a_solo_game_a_tie_for_second_earns_nothing() -> None:
    """FAQ ver. 03, Ties: as with three players."""
    me, left, right = fights(
        me={"conflict": 4, "hand": "dagger"}, left={"conflict": 2}, right={"conflict": 2}
    )
    assert (me.solari, left.solari, right.solari) == (6, 0, 0)


@ruling("FAQ-044")
def test_in_a_solo_game_a_tie_for_first_earns_the_second_reward() -> None:
    """FAQ ver. 03, Ties: both take it, and the third one gets nothing."""
    me, left, right = fights(
        me={"conflict": 1, "hand": "dagger"}, left={"conflict": 2}, right={"conflict": 2}
    )
    assert (me.solari, left.solari, right.solari) == (0, 4, 4)


@ruling("FAQ-044")
def test_a_tie_with_house_hagal_for_second_earns_nothing() -> None:
    """FAQ ver. 03, Ties; House Hagal sheet: it is ranked like a player."""
    me, left, hagal = two_players(me=4, left=2, hagal=2)
    assert (me.solari, left.solari, hagal.solari) == (6, 0, 0)


@ruling("FAQ-044")
def test_a_sole_second_behind_or_before_house_hagal_is_rewarded() -> None:
    """FAQ ver. 03, Ties, the other side: there is no third reward."""
    assert [seat.solari for seat in two_players(me=4, left=3, hagal=2)] == [6, 4, 0]
    assert [seat.solari for seat in two_players(me=4, left=2, hagal=3)] == [6, 0, 0]


def test_a_rank_of_house_hagal_is_paid_to_nobody() -> None:
    """House Hagal sheet: it wins, and whoever is second takes the second reward."""
    assert [seat.solari for seat in two_players(me=3, left=2, hagal=4)] == [4, 0, 0]


def test_a_tie_for_first_with_house_hagal_gives_the_human_the_second_reward() -> None:
    """House Hagal sheet; rulebook p. 12."""
    assert [seat.solari for seat in two_players(me=4, left=2, hagal=4)] == [4, 0, 0]


def two_players(**troops: int) -> list[Seat]:
    seats: dict[str, Any] = {name: {"conflict": number, "agents": 0} for name, number in troops.items()}
    made = list(table(**seats, board={"conflict": "guild_bank_raid", "hagal_deck": NO_SWORDS}))
    made[0].table.play_to_round(2)
    return made


def test_house_hagal_drives_out_the_marker_it_wins_over() -> None:
    """House Hagal sheet: it never takes control, but the marker of the contested location goes."""
    for troops, left in ((5, -1), (1, 0)):
        me, _, hagal = table(
            me={"conflict": 2, "agents": 0},
            left={"agents": 0},
            hagal={"conflict": troops, "agents": 0},
            board={"conflict": "siege_of_arrakeen", "hagal_deck": NO_SWORDS, "control": {"arrakeen": 0}},
        )
        me.table.play_to_round(2)
        assert (me.table.control_of("arrakeen"), hagal.points) == (left, 0)


# --- rewards of a solo Rival


@ruling("IX-118")
def test_troops_and_freighter_of_a_skirmish_are_collected() -> None:
    """Rise of Ix p. 8: the first reward is a Freighter icon and a troop, which goes to the garrison."""
    _, left, _ = fights("skirmish_freighter_troop", ix=True, left={"conflict": 2, "garrison": 0})
    assert (left.freighter, left.garrison, left.conflict, left.supply) == (1, 1, 0, 11)


@ruling("IX-118")
def test_trade_monopoly_moves_the_freighter_twice() -> None:
    """Rise of Ix p. 8: from the first space to the second and home again, with two troops more."""
    tracks = {"emperor": 1, "spacing_guild": 1, "bene_gesserit": 1}
    me, left, _ = fights(
        "trade_monopoly", ix=True, left={"conflict": 2, "garrison": 0, "freighter": 1, **tracks}
    )
    assert (left.freighter, left.garrison, left.fremen, left.solari, me.solari) == (0, 3, 1, 5, 1)


@ruling("IX-118")
def test_the_second_reward_has_no_troop() -> None:
    """Rise of Ix p. 8, the other side: two spice for second place."""
    me, left, _ = fights(
        "skirmish_freighter_troop",
        ix=True,
        me={"conflict": 4, "hand": "dagger"},
        left={"conflict": 2, "garrison": 0},
    )
    me.declines()
    assert (left.freighter, left.garrison, left.spice) == (0, 0, 2)


def test_a_winning_rival_takes_points_and_control() -> None:
    """House Hagal sheet, solo side: rewards in full, and its marker takes the place of another."""
    me, left, _ = fights("siege_of_arrakeen", left={"conflict": 2}, board={"control": {"arrakeen": 0}})
    assert (left.points, me.table.control_of("arrakeen")) == (1, left.seat)


def test_a_rival_defends_what_it_controls() -> None:
    """House Hagal sheet, solo side: the troop for the defender of a location."""
    me, left, _ = fights(
        left={"garrison": 0},
        board={
            "control": {"carthag": 1},
            "conflict_deck": "desert_power siege_of_carthag",
            "hagal_deck": "hagal_wealth",
        },
    )
    me.reveals()
    me.ends_turn()
    assert (me.table.state.round, left.conflict, left.supply) == (3, 1, 11)


def test_a_mentat_that_a_rival_won_is_an_agent_of_the_next_round() -> None:
    """House Hagal sheet, solo side."""
    me, left, right = fights(
        "sort_through_the_chaos",
        "hagal_wealth hagal_conspire hagal_secrets hagal_foldspace",
        left={"conflict": 2},
        board={"conflict_deck": "desert_power machinations"},
    )
    me.reveals()
    assert (left.agents, right.agents) == (2, 1)


def test_a_trash_reward_is_lost_on_a_rival() -> None:
    """House Hagal sheet: it has no cards; the point of Terrible Purpose it has."""
    me, left, _ = fights("terrible_purpose", left={"conflict": 2})
    assert (left.points, me.table.state.trashed) == (1, [])


def test_other_choices_of_a_reward_are_the_humans() -> None:
    """House Hagal sheet: any choice not about Influence is yours, here two of three for second place."""
    me, left, _ = fights("battle_for_arrakeen", me={"conflict": 4, "hand": "dagger"}, left={"conflict": 2})
    me.chooses("solari", "spice")
    assert (left.spice, left.solari) == (2, 3)


def test_what_a_conflict_sells_is_the_humans_to_decide() -> None:
    """House Hagal sheet: the human answers for the Rival whether it pays."""
    me, left, _ = fights("economic_supremacy", ix=True, left={"conflict": 2, "solari": 6, "spice": 4})
    assert me.options == ["pay", "decline"]
    me.pays()
    me.declines()
    assert (left.points, left.solari, left.spice) == (2, 0, 4)


# --- as opponents


@ruling("FAQ-108")
def test_test_of_humanity_takes_a_deployed_troop_of_a_rival() -> None:
    """FAQ ver. 03, Test of Humanity: a Rival has no hand to discard from; nobody is asked."""
    me, left, hagal = table(me={"hand": "test_of_humanity"}, left={}, hagal={"conflict": 2, "garrison": 1})
    me.sends("test_of_humanity", "secrets")
    assert (hagal.conflict, hagal.garrison, hagal.supply) == (1, 1, 10)
    assert me.is_asked()


@ruling("FAQ-108")
def test_test_of_humanity_does_nothing_to_a_rival_without_a_deployed_troop() -> None:
    """FAQ ver. 03, Test of Humanity: its garrison is safe, and so is a dreadnought."""
    me, left, right = table(
        difficulty="veteran",
        ix=True,
        me={"hand": "test_of_humanity"},
        left={"garrison": 3},
        right={"conflict_dreadnoughts": 1, "garrison": 0},
    )
    me.sends("test_of_humanity", "secrets")
    assert (left.garrison, left.supply) == (3, 9)
    assert (right.conflict_dreadnoughts, right.dreadnoughts) == (1, 1)


@ruling("FAQ-108")
def test_test_of_humanity_hits_both_rivals_of_a_solo_game() -> None:
    """FAQ ver. 03, Test of Humanity: every opponent."""
    me, left, right = table(
        difficulty="veteran", me={"hand": "test_of_humanity"}, left={"conflict": 1}, right={"conflict": 3}
    )
    me.sends("test_of_humanity", "secrets")
    assert (left.conflict, right.conflict) == (0, 2)


def test_gun_thopter_takes_a_garrisoned_troop_of_a_rival() -> None:
    """House Hagal sheet: effects on opponents count where the Rival has what they ask for."""
    me, left, right = table(
        difficulty="veteran",
        me={"hand": "gun_thopter"},
        left={"garrison": 2},
        right={"garrison": 0, "conflict": 1},
    )
    me.sends("gun_thopter", "arrakeen")
    me.resolves("gun_thopter")
    assert (left.garrison, right.garrison, right.conflict) == (1, 0, 1)


def test_mohiam_does_nothing_to_rivals() -> None:
    """House Hagal sheet: they have no hand."""
    me, left, right = table(
        difficulty="veteran",
        me={"hand": "reverend_mother_mohiam", "in_play": "bene_gesserit_sister"},
        left={"conflict": 2},
        right={},
    )
    me.sends("reverend_mother_mohiam", "secrets")
    assert (left.conflict, left.garrison, right.garrison) == (2, 3, 3)


@pytest.mark.parametrize(("rival", "lost"), [({"conflict": 2}, 0), ({"conflict_dreadnoughts": 1}, 1)])
def test_cannon_turrets_make_a_rivals_dreadnought_retreat(rival: dict[str, int], lost: int) -> None:
    """Rise of Ix: each opponent, Rivals among them."""
    me, left, _ = fights(ix=True, me={"conflict": 1, "intrigues": "cannon_turrets"}, left=dict(rival))
    me.plays("cannon_turrets")
    me.passes()
    assert left.garrison_dreadnoughts == lost
