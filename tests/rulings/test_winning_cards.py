"""Combat cards that work on winning, and Staged Incident."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, least, table


def fight(conflict: str, me: dict[str, Any], left: dict[str, Any], deck: str = "ambush") -> tuple[Seat, Seat]:
    """The turns are over: somebody has a go in Combat, or has just won."""
    mine, other, _ = table(
        board={"conflict": conflict, "intrigue_deck": deck}, me={"conflict": 3, **me}, left=left, right={}
    )
    return mine, other


@ruling("FAQ-131")
def test_a_when_you_win_card_waits_for_the_win() -> None:
    """FAQ, Combat cards: not in the round of Combat cards, but once the first reward is taken."""
    me, _ = fight("skirmish_vp_water", me={"intrigues": "to_the_victor"}, left={"conflict": 1})
    me.table.play_on("pass")
    assert me.options == ["pass"]
    me.passes()
    assert me.points == 1
    assert me.may_play("to_the_victor")
    me.plays("to_the_victor")
    assert me.spice == 3


@ruling("FAQ-131")
def test_a_when_you_win_card_is_only_for_that_conflict() -> None:
    """FAQ, Combat cards: whoever does not play it before Phase 4 keeps it for another victory."""
    me, _ = fight("skirmish_vp_water", me={"intrigues": "to_the_victor"}, left={})
    me.table.play_on("play to_the_victor")
    me.is_done()
    assert me.table.state.round == 2
    me.waits()
    assert not me.may_play("to_the_victor")
    assert me.intrigues == "to_the_victor"


@ruling("FAQ-131")
@pytest.mark.parametrize("card", ["demand_respect", "to_the_victor"])
def test_only_the_taker_of_the_first_reward_plays_cards_for_winning(card: str) -> None:
    """FAQ, Combat cards: the second and the third of four hold the card, are rewarded, and keep it."""
    holder = {"intrigues": card, "spice": 2}
    me, second, third, last = table(
        board={"conflict": "guild_bank_raid"},
        me={"conflict": 4, **holder},
        second={"conflict": 3, **holder},
        third={"conflict": 2, **holder},
        last={"conflict": 1, **holder},
    )
    me.table.play_on("pass")
    played_by = set()
    while me.table.state.round == 1:
        played_by |= {seat.seat for seat in (me, second, third, last) if seat.may_play(card)}
        me.table.choose(me.table.state.chooser, "done" if me.may("done") else "pass")
    assert played_by == {me.seat}
    assert [seat.solari for seat in (me, second, third, last)] == [6, 4, 2, 0]
    assert [seat.intrigues for seat in (second, third, last)] == [card] * 3


@ruling("FAQ-132")
@pytest.mark.parametrize("card", ["demand_respect", "to_the_victor"])
def test_a_tie_is_no_win(card: str) -> None:
    """FAQ, Combat cards: those who tie take the second reward and win nothing."""
    me, left = fight("guild_bank_raid", me={"intrigues": card, "spice": 2}, left={"conflict": 3})
    me.table.play_on("pass")
    assert me.options == ["pass"]
    me.passes()
    assert me.table.state.round == 2
    assert (me.solari, left.solari) == (4, 4)
    assert (me.intrigues, me.spice) == (card, 2)


@ruling("FAQ-133")
def test_a_card_of_the_reward_may_be_played_for_the_same_win() -> None:
    """FAQ, Combat cards: drawn with the first reward, played at once."""
    me, _ = fight("raid_stockpiles", me={}, left={"conflict": 1}, deck="to_the_victor")
    me.table.play_on("play to_the_victor")
    me.plays("to_the_victor")
    assert (me.spice, me.intrigues) == (3 + 3, "")


@ruling("FAQ-133", "FAQ-138")
def test_a_card_of_the_second_reward_wins_nothing() -> None:
    """FAQ, Combat cards: the other side, drawn by the player who came second."""
    me, left = fight("siege_of_carthag", me={}, left={"conflict": 1}, deck="to_the_victor")
    me.table.play_on("end")
    while me.table.state.round == 1:
        assert not left.may_play("to_the_victor")
        me.table.choose(me.table.state.chooser, least(me.table.texts))
    assert (left.intrigues, left.spice) == ("to_the_victor", 1)


@ruling("FAQ-135")
def test_staged_incident_lowers_strength() -> None:
    """FAQ, Staged Incident: three troops fewer, 6 strength less."""
    me, _ = fight(
        "skirmish_vp_water",
        me={"intrigues": "staged_incident", "conflict": 4, "swords": 3},
        left={"conflict": 1, "intrigues": "ambush"},
    )
    me.table.play_on("play staged_incident")
    assert me.strength == 11
    me.plays("staged_incident")
    assert (me.points, me.strength, me.conflict) == (1, 5, 1)


@ruling("FAQ-135")
def test_staged_incident_can_take_its_player_out_of_the_combat() -> None:
    """FAQ, Staged Incident: with exactly three troops nothing is left, swords included."""
    me, left = fight(
        "desert_power", me={"intrigues": "staged_incident ambush", "swords": 3}, left={"conflict": 1}
    )
    me.table.play_on("play staged_incident")
    me.plays("staged_incident")
    assert (me.points, me.strength) == (1, 0)
    assert not me.may_play("ambush")
    me.table.play_to_round(2)
    assert (left.points, left.water, me.water, me.spice) == (1, 1, 0, 0)


@ruling("FAQ-135")
def test_staged_incident_needs_three_troops() -> None:
    """FAQ, Intrigue cards: its cost is three troops in the Conflict; the garrison does not help."""
    me, _ = fight(
        "desert_power",
        me={"intrigues": "staged_incident", "conflict": 2, "garrison": 5},
        left={"conflict": 1},
    )
    me.table.play_on("pass")
    assert not me.may_play("staged_incident")


@ruling("FAQ-136", "BASE-029")
def test_spice_of_the_reward_pays_for_demand_respect() -> None:
    """FAQ and rulebook, Demand Respect: 3 spice of Raid Stockpiles, 2 of them spent."""
    me, _ = fight("raid_stockpiles", me={"intrigues": "demand_respect"}, left={"conflict": 1})
    me.table.play_on("play demand_respect")
    me.plays("demand_respect", 1)
    me.gains_with("fremen")
    assert (me.spice, me.fremen) == (1, 2)


@ruling("FAQ-136", "FAQ-112")
def test_demand_respect_without_spice_gives_one_influence() -> None:
    """FAQ, Demand Respect: the other side, a reward without spice leaves only the free option."""
    me, _ = fight("guild_bank_raid", me={"intrigues": "demand_respect", "spice": 1}, left={"conflict": 1})
    me.table.play_on("play demand_respect")
    assert not me.may("play demand_respect 1")
    me.plays("demand_respect", 0)
    me.gains_with("fremen")
    assert (me.spice, me.fremen) == (1, 1)


@ruling("FAQ-137", "BASE-030")
def test_spice_of_to_the_victor_pays_for_demand_respect() -> None:
    """FAQ and rulebook, Demand Respect: one card for winning may pay for another."""
    me, _ = fight("guild_bank_raid", me={"intrigues": "demand_respect to_the_victor"}, left={"conflict": 1})
    me.table.play_on("play to_the_victor")
    assert not me.may("play demand_respect 1")
    me.plays("to_the_victor")
    me.plays("demand_respect", 1)
    me.gains_with("emperor")
    assert (me.spice, me.emperor, me.intrigues) == (1, 2, "")


@ruling("FAQ-138")
def test_to_the_victor_is_not_for_the_second() -> None:
    """FAQ, To the Victor...: only after an outright win."""
    me, left = fight("guild_bank_raid", me={}, left={"conflict": 1, "intrigues": "to_the_victor"})
    me.table.play_on("pass")
    assert left.options == ["pass"]
    left.passes()
    assert me.table.state.round == 2
    assert (left.solari, left.spice, left.intrigues) == (4, 0, "to_the_victor")
