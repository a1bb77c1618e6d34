"""Cards that make opponents discard or lose troops: Test of Humanity and Reverend Mother Mohiam."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

DISCARD = "choose discard"
LOSE_A_TROOP = "choose lose_deployed_troops"


def humanity_tested(**opponents: Any) -> list[Seat]:
    """The first seat has just sent an Agent with Test of Humanity."""
    me, *others = table(me={"hand": "test_of_humanity"}, **opponents)
    me.sends("test_of_humanity", "hall_of_oratory")
    return [me, *others]


@ruling("FAQ-101", "BASE-039")
def test_opponents_answer_one_by_one_from_the_left() -> None:
    """FAQ and rulebook, Test of Humanity: clockwise, each completing the choice before the next."""
    me, left, across, right = humanity_tested(
        left={"hand": "dagger diplomacy", "conflict": 1},
        across={"hand": "dagger", "conflict": 1},
        right={"hand": "dagger", "conflict": 1},
    )
    assert left.options == [DISCARD, LOSE_A_TROOP]
    left.does(DISCARD)
    assert left.options == ["discard dagger", "discard diplomacy"]
    left.discards("dagger")
    assert left.discard == "dagger"
    assert across.options == [DISCARD, LOSE_A_TROOP]
    across.does(LOSE_A_TROOP)
    assert across.conflict == 0
    assert right.options == [DISCARD, LOSE_A_TROOP]
    right.does(LOSE_A_TROOP)
    assert me.is_asked()


@ruling("FAQ-102", "BASE-040")
def test_one_of_the_options_must_be_taken() -> None:
    """FAQ and rulebook, Test of Humanity: declining both is not offered."""
    _, left, _ = humanity_tested(left={"hand": "dagger diplomacy", "conflict": 1}, right={})
    assert left.options == [DISCARD, LOSE_A_TROOP]
    left.does(LOSE_A_TROOP)
    assert (left.conflict, left.supply, left.hand) == (0, 9, "dagger diplomacy")


@ruling("FAQ-103", "BASE-040", "BASE-041")
def test_what_cannot_be_done_is_not_offered() -> None:
    """FAQ and rulebook, Test of Humanity: no discard from an empty hand, no loss without a deployed troop."""
    _, left, right = humanity_tested(left={"conflict": 2}, right={"hand": "dagger dagger diplomacy"})
    assert left.options == [LOSE_A_TROOP]
    left.does(LOSE_A_TROOP)
    assert right.options == [DISCARD]
    right.does(DISCARD)
    right.discards("dagger")
    assert (left.conflict, right.hand) == (1, "dagger diplomacy")


@ruling("FAQ-104", "BASE-042")
def test_the_player_picks_the_card_to_discard() -> None:
    """FAQ and rulebook, Test of Humanity: not at random."""
    _, left, _ = humanity_tested(left={"hand": "dagger diplomacy reconnaissance"}, right={})
    left.does(DISCARD)
    assert left.options == ["discard dagger", "discard diplomacy", "discard reconnaissance"]
    left.discards("diplomacy")
    assert (left.hand, left.discard) == ("dagger reconnaissance", "diplomacy")


@ruling("FAQ-105")
def test_cards_but_no_troops_means_a_discard() -> None:
    """FAQ, Test of Humanity, first example; troops in the garrison are not in the Conflict."""
    _, left, _ = humanity_tested(left={"hand": "dagger dagger diplomacy diplomacy", "garrison": 5}, right={})
    assert left.options == [DISCARD]
    left.does(DISCARD)
    left.discards("diplomacy")
    assert (left.hand, left.discard, left.garrison) == ("dagger dagger diplomacy", "diplomacy", 5)


@ruling("FAQ-106")
def test_troops_but_no_cards_means_a_troop_lost() -> None:
    """FAQ, Test of Humanity, second example: strength falls with the troop."""
    _, left, _ = humanity_tested(left={"revealed": True, "conflict": 2, "swords": 2}, right={})
    assert left.strength == 6
    assert left.options == [LOSE_A_TROOP]
    left.does(LOSE_A_TROOP)
    assert (left.strength, left.conflict, left.supply) == (4, 1, 8)


@ruling("FAQ-106")
def test_the_last_troop_takes_the_strength_with_it() -> None:
    """FAQ, Test of Humanity, second example, with a single troop: swords alone are no strength."""
    _, left, _ = humanity_tested(left={"revealed": True, "conflict": 1, "swords": 2}, right={})
    left.does(LOSE_A_TROOP)
    assert left.strength == 0


@ruling("FAQ-107", "BASE-041")
def test_neither_cards_nor_troops_means_nothing() -> None:
    """FAQ, Test of Humanity, third example: no question, no change."""
    me, left, right = humanity_tested(left={}, right={})
    assert me.is_asked()
    assert (left.garrison, left.supply, right.garrison, right.supply) == (3, 9, 3, 9)


@ruling("FAQ-109")
def test_intrigue_cards_and_cards_in_play_are_no_discards() -> None:
    """FAQ, Test of Humanity: the general rules on discarding hold."""
    _, left, _ = humanity_tested(
        left={"intrigues": "ambush windfall", "in_play": "dagger", "conflict": 1}, right={}
    )
    assert left.options == [LOSE_A_TROOP]
    left.does(LOSE_A_TROOP)
    assert (left.intrigues, left.in_play, left.conflict) == ("ambush windfall", "dagger", 0)


@ruling("FAQ-090")
def test_mohiam_goes_round_from_the_left() -> None:
    """FAQ, Reverend Mother Mohiam: each in turn picks two cards of their own hand."""
    me, left, across, right = table(
        me={"hand": "reverend_mother_mohiam dagger", "in_play": "bene_gesserit_sister"},
        left={"hand": "dagger diplomacy reconnaissance"},
        across={"hand": "dagger dagger diplomacy"},
        right={"hand": "dagger diplomacy"},
    )
    me.sends("reverend_mother_mohiam", "wealth")
    assert left.options == [
        "discard dagger diplomacy",
        "discard dagger reconnaissance",
        "discard diplomacy reconnaissance",
    ]
    left.discards("dagger", "reconnaissance")
    assert left.discard == "dagger reconnaissance"
    assert across.options == ["discard dagger dagger", "discard dagger diplomacy"]
    across.discards("dagger", "dagger")
    right.discards("dagger", "diplomacy")
    assert (left.hand, across.hand, right.hand, me.hand) == ("diplomacy", "diplomacy", "", "dagger")


@ruling("FAQ-090")
@pytest.mark.parametrize("in_play", ["", "dagger"])
def test_mohiam_needs_another_bene_gesserit_card(in_play: str) -> None:
    """FAQ, Reverend Mother Mohiam: the other side, with no such card in play nobody discards."""
    me, left, _ = table(
        me={"hand": "reverend_mother_mohiam", "in_play": in_play}, left={"hand": "dagger dagger"}, right={}
    )
    me.sends("reverend_mother_mohiam", "wealth")
    assert me.is_asked()
    assert left.hand == "dagger dagger"


@ruling("FAQ-091")
def test_mohiam_takes_hand_cards_only() -> None:
    """FAQ, Reverend Mother Mohiam: neither Intrigue cards nor cards in play fill up what the hand lacks."""
    me, left, right = table(
        me={"hand": "reverend_mother_mohiam", "in_play": "bene_gesserit_sister"},
        left={"hand": "dagger", "intrigues": "ambush windfall bribery", "in_play": "scout diplomacy"},
        right={"intrigues": "refocus", "in_play": "scout scout"},
    )
    me.sends("reverend_mother_mohiam", "wealth")
    assert left.options == ["discard dagger"]
    left.discards("dagger")
    assert (left.hand, left.discard) == ("", "dagger")
    assert (left.intrigues, left.in_play) == ("ambush windfall bribery", "scout diplomacy")
    assert me.is_asked()
    assert (right.intrigues, right.in_play) == ("refocus", "scout scout")
