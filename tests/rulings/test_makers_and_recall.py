"""Phases 4 and 5: bonus spice, the check for the end, everything home, the next First Player."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.engine.vocabulary import NOBODY

MAKERS = ("imperial_basin", "hagga_basin", "the_great_flat")


def next_round(board: dict[str, Any], **seats: Any) -> list[Seat]:
    """Nobody does anything more in the first round; the second has begun, unless the game is over."""
    made = list(table(board=board, **seats))
    made[0].table.play_to_round(2)
    return made


def bonus(seat: Seat) -> list[int]:
    return [seat.table.bonus_spice_on(maker) for maker in MAKERS]


@ruling("BASE-001")
def test_bonus_spice_appears_on_three_spaces() -> None:
    """Rulebook, Phase 4: the Maker spaces, and no others."""
    me, *_ = next_round({}, me={}, left={}, right={})
    assert bonus(me) == [1, 1, 1]
    assert sum(me.table.state.bonus_spice) == 3


@ruling("BASE-002")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_maker_space_with_an_agent_gets_nothing(place: int) -> None:
    """Rulebook, Phase 4: one spice on each Maker space that holds no Agent, whoever's it is."""
    me, *_ = next_round({"agents": {MAKERS[place]: 1}}, me={}, left={}, right={})
    assert bonus(me) == [int(i != place) for i in range(3)]


@ruling("BASE-003")
def test_bonus_spice_piles_up() -> None:
    """Rulebook, Phase 4: on top of what is there, without limit."""
    me, *_ = next_round({"bonus_spice": {"the_great_flat": 4}}, me={}, left={}, right={})
    assert bonus(me) == [1, 1, 5]
    me.table.play_to_round(3)
    assert bonus(me) == [2, 2, 6]


@ruling("BASE-004")
def test_example_of_the_makers_phase() -> None:
    """Rulebook, Phase 4, example: John's Agent is on Imperial Basin."""
    john, *_ = next_round(
        {"agents": {"imperial_basin": 0}, "bonus_spice": {"the_great_flat": 1}}, john={}, abby={}, right={}
    )
    assert bonus(john) == [0, 1, 2]


@ruling("BASE-005")
@pytest.mark.parametrize(("points", "ends"), [(9, False), (10, True), (11, True)])
def test_ten_points_end_the_game(points: int, ends: bool) -> None:
    """Rulebook, Phase 5: somebody with 10 or more."""
    me, *_ = next_round({}, me={}, left={"victory_points": points}, right={})
    assert me.table.state.over == ends


@ruling("BASE-005")
def test_points_lost_again_do_not_end_the_game() -> None:
    """Rulebook, Phase 5: what counts is the score when the phase is reached."""
    me, left, _ = table(
        board={"alliances": {"emperor": 1}},
        me={
            "hand": "shifting_allegiances",
            "victory_points": 10,
            "spice": 2,
            "fremen": 2,
            "emperor": 4,
        },
        left={"emperor": 6},
        right={},
    )
    me.sends("shifting_allegiances", "hall_of_oratory")
    me.pays()
    me.loses_with("fremen")
    me.gains_with("emperor")
    assert me.points == 9
    me.table.play_to_round(2)
    assert not me.table.state.over


@ruling("BASE-005")
def test_the_end_is_not_checked_before_phase_five() -> None:
    """Rulebook, Phase 5: with 10 points in the middle of the round play goes on."""
    me, left, _ = table(
        me={"hand": "dagger", "victory_points": 9, "spice": 4, "intrigues": "the_sleeper_must_awaken"},
        left={"hand": "diplomacy"},
        right={},
    )
    me.plays("the_sleeper_must_awaken")
    assert me.points == 10
    me.sends("dagger", "hall_of_oratory")
    me.ends_turn()
    assert left.may_send("diplomacy", "wealth")


@ruling("BASE-006")
def test_an_empty_conflict_deck_ends_the_game() -> None:
    """Rulebook, Phase 5: the last Conflict card has been fought over."""
    me, *_ = next_round({"conflict_deck": ""}, me={"victory_points": 2}, left={}, right={})
    assert me.table.state.over
    assert me.table.state.round == 1


@ruling("BASE-006", "BASE-007")
def test_the_last_conflict_card_is_still_fought_over() -> None:
    """Rulebook, Phase 5: the other side, with one card left a round follows, and only after that the end."""
    me, *_ = next_round({"conflict_deck": "grand_vision"}, me={"victory_points": 9}, left={}, right={})
    g = me.table.state
    assert (g.over, g.round, g.conflict) == (False, 2, g.catalog.number["grand_vision"])
    me.table.play_to_round(3)
    assert (g.over, g.round) == (True, 2)


@ruling("BASE-007")
def test_otherwise_a_new_round_begins() -> None:
    """Rulebook, Phase 5: fewer than 10 points everywhere and Conflict cards left."""
    deck = "skirmish_vp_water desert_power grand_vision"
    me, *_ = next_round({"conflict_deck": deck}, me={"victory_points": 9}, left={}, right={})
    g = me.table.state
    assert (g.over, g.round, len(g.conflict_deck)) == (False, 2, 2)
    assert [len(player.hand) for player in g.players] == [5, 5, 5]


@ruling("BASE-008")
def test_the_mentat_goes_home() -> None:
    """Rulebook, Phase 5: back to its space, whoever used it."""
    me, *_ = table(me={"hand": "dagger diplomacy seek_allies scout", "solari": 2}, left={}, right={})
    me.sends("dagger", "mentat")
    assert (me.agents, me.table.state.mentat) == (2, me.seat)
    me.ends_turn()
    me.waits()
    me.sends("diplomacy", "wealth")
    me.ends_turn()
    me.waits()
    me.sends("scout", "carthag")
    me.table.play_to_round(2)
    assert (me.agents, me.table.state.mentat) == (2, NOBODY)


@ruling("BASE-009")
def test_all_agents_come_back() -> None:
    """Rulebook, Phase 5: every Agent onto its Leader, every space free."""
    me, left, right = next_round(
        {"agents": {"wealth": 0, "carthag": 0, "arrakeen": 1, "secrets": 1, "conspire": 0}},
        me={"swordmaster": True, "agents": 3},
        left={},
        right={},
    )
    assert (me.agents, left.agents, right.agents) == (3, 2, 2)
    assert not any(me.table.state.occupants)


@ruling("BASE-010")
def test_the_first_player_marker_goes_clockwise() -> None:
    """Rulebook, Phase 5: the left neighbour begins the next round, and so on round the table."""
    me, left, right = next_round({}, me={}, left={}, right={})
    for number, first in ((2, left), (3, right), (4, me)):
        me.table.play_to_round(number)
        me.table.play_on("reveal")
        assert first.is_asked()
        assert me.table.state.first_player == first.seat


@ruling("BASE-011")
def test_example_of_the_recall_phase() -> None:
    """Rulebook, Phase 5, example: Mentat and Agents home, Abby becomes First Player, Phase 1 begins."""
    john, abby, _ = next_round(
        {
            "agents": {"wealth": 0, "carthag": 0, "arrakeen": 1},
            "mentat": 0,
            "conflict_deck": "desert_power grand_vision",
        },
        john={"agents": 3},
        abby={},
        right={},
    )
    g = john.table.state
    assert (g.mentat, john.agents, abby.agents) == (NOBODY, 2, 2)
    assert g.first_player == abby.seat
    assert abby.is_asked()
    assert (g.round, g.conflict) == (2, g.catalog.number["desert_power"])


@ruling("FAQ-143", "FAQ-144")
@pytest.mark.parametrize("holder", [NOBODY, 0, 1])
def test_the_mentat_is_won_from_anywhere_and_kept_for_a_round(holder: int) -> None:
    """FAQ, Sort Through the Chaos: whoever had it, the winner has it in the next round, and only then."""
    me, left, right = next_round(
        {"conflict": "sort_through_the_chaos", "mentat": holder, "agents": {"carthag": 1}},
        me={"conflict": 2},
        left={"conflict": 1},
        right={},
    )
    assert (me.agents, left.agents, right.agents) == (3, 2, 2)
    assert me.table.state.mentat == me.seat
    me.table.play_to_round(3)
    assert me.agents == 2
    assert me.table.state.mentat == NOBODY


@ruling("FAQ-143")
def test_the_mentat_space_takes_it_only_from_its_space() -> None:
    """FAQ, Sort Through the Chaos: no other way reaches a Mentat that somebody holds."""
    me, *_ = next_round(
        {"conflict": "sort_through_the_chaos"},
        me={"conflict": 1},
        left={"deck": "dagger " * 9, "solari": 2},
        right={},
    )
    left = Seat(me.table, 1)
    left.sends("dagger", "mentat")
    assert left.agents == 1
    assert me.table.state.mentat == me.seat
