"""Combat: who takes part, and who is rewarded when players tie."""

from rulings_mark import ruling
from scenario import table

from kanly.engine.vocabulary import NOBODY


@ruling("FAQ-033")
def test_without_a_unit_nobody_takes_part_in_a_conflict() -> None:
    """FAQ ver. 03, Dreadnoughts, on the base game: no strength, no Combat card, no reward."""
    me, left, right = table(
        me={"hand": "stilgar sardaukar_infantry", "intrigues": "ambush"},
        left={},
        right={},
        board={"conflict": "guild_bank_raid"},
    )
    me.reveals()
    me.ends_turn()
    assert (me.swords, me.strength) == (5, 0)
    for other in (left, right):
        other.reveals()
        other.ends_turn()
    assert me.table.state.round == 2
    assert (me.solari, me.intrigues) == (0, "ambush")


@ruling("FAQ-033")
def test_one_troop_is_enough_to_take_part() -> None:
    """FAQ ver. 03, Dreadnoughts, on the base game: strength, Combat card and reward."""
    me, left, right = table(
        me={"hand": "stilgar", "intrigues": "ambush", "conflict": 1},
        left={},
        right={},
        board={"conflict": "guild_bank_raid"},
    )
    me.table.play_on("play ambush")
    assert me.strength == 2 + 3
    me.plays("ambush")
    assert me.strength == 2 + 3 + 4
    me.passes()
    assert me.solari == 6


@ruling("FAQ-040")
def test_those_tied_for_first_take_the_second_reward() -> None:
    """FAQ ver. 03, Ties; rulebook p. 12: with three players there is nothing left for the others."""
    me, left, right = table(
        me={"conflict": 3, "hand": "dagger"},
        left={"conflict": 3, "hand": "dagger"},
        right={"conflict": 1, "hand": "dagger"},
        board={"conflict": "siege_of_arrakeen"},
    )
    me.table.play_to_round(2)
    assert (me.solari, left.solari, right.solari) == (4, 4, 0)
    assert (me.points, left.points, right.points) == (0, 0, 0)


@ruling("FAQ-041")
def test_a_tie_for_first_has_no_winner() -> None:
    """FAQ ver. 03, Ties: no card played for winning, no Control marker."""
    me, left, right = table(
        me={"conflict": 3, "intrigues": "to_the_victor"},
        left={"conflict": 3, "intrigues": "demand_respect"},
        right={},
        board={"conflict": "siege_of_arrakeen"},
    )
    me.table.play_on("pass")
    assert me.options == ["pass"]
    me.passes()
    assert left.options == ["pass"]
    left.passes()
    assert me.table.state.round == 2
    assert (me.spice, me.intrigues, left.intrigues) == (0, "to_the_victor", "demand_respect")
    assert set(me.table.state.control) == {NOBODY}


@ruling("FAQ-041")
def test_a_sole_winner_plays_the_cards_for_winning_and_takes_control() -> None:
    """FAQ ver. 03, Ties, the other side: one troop more and the Conflict has a winner."""
    me, left, right = table(
        me={"conflict": 4, "intrigues": "to_the_victor"},
        left={"conflict": 3, "intrigues": "demand_respect"},
        right={},
        board={"conflict": "siege_of_arrakeen"},
    )
    me.table.play_on("pass")
    me.passes()
    assert left.options == ["pass"]
    left.passes()
    me.plays("to_the_victor")
    assert (me.spice, me.points, me.table.state.control.count(me.seat)) == (3, 1, 1)
    assert (me.table.state.round, left.intrigues, left.solari) == (2, "demand_respect", 4)


@ruling("FAQ-042")
def test_with_four_players_a_tie_for_first_leaves_the_third_reward() -> None:
    """FAQ ver. 03, Ties: the two others compare their strength for it."""
    me, left, right, across = table(
        me={"conflict": 4},
        left={"conflict": 4},
        right={"conflict": 2, "hand": "dagger"},
        across={"conflict": 1},
        board={"conflict": "skirmish_influence_spice"},
    )
    me.table.play_to_round(2)
    assert [seat.spice for seat in (me, left, right, across)] == [2, 2, 1, 0]


@ruling("FAQ-042", "FAQ-045")
def test_two_ties_leave_the_third_reward_to_nobody() -> None:
    """FAQ ver. 03, Ties: a tie among the two others is a tie for third."""
    me, left, right, across = table(
        me={"conflict": 4},
        left={"conflict": 4},
        right={"conflict": 2},
        across={"conflict": 2},
        board={"conflict": "skirmish_influence_spice"},
    )
    me.table.play_to_round(2)
    assert [seat.spice for seat in (me, left, right, across)] == [2, 2, 0, 0]


@ruling("FAQ-043")
def test_with_four_players_those_tied_for_second_take_the_third_reward() -> None:
    """FAQ ver. 03, Ties; rulebook p. 12: whoever comes below them gets nothing."""
    me, left, right, across = table(
        me={"conflict": 4, "hand": "dagger"},
        left={"conflict": 3},
        right={"conflict": 3},
        across={"conflict": 2},
        board={"conflict": "guild_bank_raid"},
    )
    me.table.play_to_round(2)
    assert [seat.solari for seat in (me, left, right, across)] == [6, 2, 2, 0]


@ruling("FAQ-044")
def test_with_three_players_a_tie_for_second_earns_nothing() -> None:
    """FAQ ver. 03, Ties: there is no third reward in a game of fewer than four."""
    me, left, right = table(
        me={"conflict": 4, "hand": "dagger"},
        left={"conflict": 3},
        right={"conflict": 3},
        board={"conflict": "guild_bank_raid"},
    )
    me.table.play_to_round(2)
    assert (me.solari, left.solari, right.solari) == (6, 0, 0)


@ruling("FAQ-044")
def test_with_three_players_the_sole_second_is_rewarded_and_the_third_is_not() -> None:
    """FAQ ver. 03, Ties, the other side."""
    me, left, right = table(
        me={"conflict": 4}, left={"conflict": 3}, right={"conflict": 2}, board={"conflict": "guild_bank_raid"}
    )
    me.table.play_to_round(2)
    assert (me.solari, left.solari, right.solari) == (6, 4, 0)


@ruling("FAQ-045")
def test_those_tied_for_third_get_nothing() -> None:
    """FAQ ver. 03, Ties; rulebook p. 12."""
    me, left, right, across = table(
        me={"conflict": 4, "hand": "dagger"},
        left={"conflict": 3, "hand": "dagger"},
        right={"conflict": 2},
        across={"conflict": 2},
        board={"conflict": "guild_bank_raid"},
    )
    me.table.play_to_round(2)
    assert [seat.solari for seat in (me, left, right, across)] == [6, 4, 0, 0]
