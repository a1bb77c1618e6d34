"""The First Player begins, whichever seat that is: turns, Combat, ties, the Endgame, starting cards."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, names, table
from scenario_layout import PLAIN_LEADERS

from kanly.content.rules import Rules
from kanly.content.setup import lay_out
from kanly.engine import chance
from kanly.engine.machine import resolver

SEATS = ("me", "left", "across", "right")
CLOCKWISE = [SEATS[i:] + SEATS[:i] for i in range(len(SEATS))]


def four(order: tuple[str, ...], board: dict[str, Any] | None = None, **given: Any) -> list[Seat]:
    """Four seats, in turn order from the First Player on, whoever of them that is."""
    seats: Any = {name: dict(given) for name in SEATS}
    made = dict(zip(SEATS, table(board=board, first_player=order[0], **seats), strict=True))
    return [made[name] for name in order]


def who_is_asked(seats: list[Seat]) -> int:
    """Counted from the First Player, who is 0."""
    return [seat.is_asked() for seat in seats].index(True)


def one_after_another(seats: list[Seat], does: str, times: int) -> list[int]:
    """So many seats do the same; which of them, counted from the First Player."""
    asked = []
    for _ in range(times):
        asked.append(who_is_asked(seats))
        seats[asked[-1]].does(does)
    return asked


@ruling("BASE-010")
@pytest.mark.parametrize("order", CLOCKWISE)
def test_turns_begin_with_the_first_player_and_go_clockwise(order: tuple[str, ...]) -> None:
    """Rulebook, Phase 2 (rules 5.3): one turn at a time, and whoever has revealed is skipped."""
    seats = four(order, hand="dagger")
    first, second, third, fourth = seats
    first.sends("dagger", "hall_of_oratory")
    first.ends_turn()
    second.reveals()
    second.ends_turn()
    third.reveals()
    third.ends_turn()
    fourth.reveals()
    fourth.ends_turn()
    assert first.is_asked()
    first.reveals()
    first.ends_turn()
    assert first.table.state.round == 2


@ruling("BASE-010")
@pytest.mark.parametrize("order", CLOCKWISE)
def test_the_marker_passes_to_the_left_of_whoever_has_it(order: tuple[str, ...]) -> None:
    """Rulebook, Phase 5 (rules 14.2): the left neighbour of the First Player begins the next round."""
    seats = four(order)
    for number, first in ((2, seats[1]), (3, seats[2]), (4, seats[3]), (5, seats[0])):
        first.table.play_to_round(number)
        first.table.play_on("reveal")
        assert first.is_asked()
        assert first.table.state.first_player == first.seat


@pytest.mark.parametrize("order", CLOCKWISE)
def test_combat_cards_are_played_from_the_first_player_on(order: tuple[str, ...]) -> None:
    """Rulebook, Phase 3 (rules 12.2): clockwise, whoever revealed last."""
    seats = four(order, {"conflict": "guild_bank_raid"}, conflict=1, intrigues="ambush")
    seats[0].table.play_on("play ambush")
    assert one_after_another(seats, "pass", 4) == [0, 1, 2, 3]


@pytest.mark.parametrize("order", CLOCKWISE)
def test_a_first_player_without_units_leaves_the_first_go_to_the_next_participant(
    order: tuple[str, ...],
) -> None:
    """Rules 12.1, 12.2: only those with a unit in the Conflict have a go, in the same order."""
    seats = four(order, {"conflict": "guild_bank_raid"}, conflict=1, intrigues="ambush")
    first, second, third, fourth = seats
    first.player.conflict = third.player.conflict = 0
    first.table.play_on("play ambush")
    assert one_after_another(seats, "pass", 2) == [1, 3]
    assert first.table.state.round == 2


@pytest.mark.parametrize("order", CLOCKWISE)
def test_a_combat_card_gives_everybody_another_go_in_the_same_order(order: tuple[str, ...]) -> None:
    """Rules 12.2: the round of passes begins anew with the next one clockwise."""
    seats = four(order, {"conflict": "guild_bank_raid"}, conflict=1, intrigues="ambush ambush")
    seats[0].table.play_on("play ambush")
    seats[0].passes()
    seats[1].plays("ambush")
    seats[1].passes()
    assert one_after_another(seats, "pass", 4) == [2, 3, 0, 1]
    seats[1].is_done()
    assert seats[0].table.state.round == 2


@pytest.mark.parametrize("order", CLOCKWISE)
def test_those_who_tie_are_rewarded_from_the_first_player_on(order: tuple[str, ...]) -> None:
    """Rules 12.3, 28.1: equal strength, so the First Player draws the upper Intrigue card."""
    seats = four(order, {"conflict": "skirmish_vp_intrigue", "intrigue_deck": "ambush bribery windfall"})
    first, _, third, fourth = seats
    for tied in (first, third, fourth):
        tied.player.conflict = 2
    first.table.play_to_round(2)
    assert [seat.intrigues for seat in seats] == ["ambush", "", "bribery", "windfall"]


@ruling("BASE-012")
@pytest.mark.parametrize("order", CLOCKWISE)
def test_the_endgame_begins_with_the_first_player_of_the_last_round(order: tuple[str, ...]) -> None:
    """Rules 15.1, 28.2: the marker moves no more once the game ends."""
    seats = four(order, {"conflict_deck": ""}, intrigues="tiebreaker")
    seats[0].table.play_on("play tiebreaker")
    assert one_after_another(seats, "pass", 4) == [0, 1, 2, 3]
    assert seats[0].table.state.over


@ruling("BASE-012")
def test_the_endgame_of_a_later_round_begins_where_the_marker_is_then() -> None:
    """Rules 14.2, 15.1: in the second round that is the left neighbour of who began the game."""
    seats = four(("across", "right", "me", "left"), {"conflict_deck": "desert_power"}, intrigues="tiebreaker")
    seats[0].table.play_to_round(2)
    seats[0].table.play_on("play tiebreaker")
    assert one_after_another(seats, "pass", 4) == [1, 2, 3, 0]


@ruling("IX-146")
def test_the_starting_intrigue_cards_are_dealt_from_the_first_player_on() -> None:
    """Rules 19: everybody draws one; the top card of the deck is the First Player's."""
    begun = set()
    for seed in range(12):
        g = lay_out(Rules(4, PLAIN_LEADERS, ix=True, epic=True), chance.seed_bytes(seed))
        top_cards = names(g.intrigue_deck[: -len(SEATS) - 1 : -1])
        resolver.run(g)
        first = g.first_player
        begun.add(first)
        assert " ".join(names(g.players[seat].intrigues) for seat in g.seats_from(first)) == top_cards
    assert begun == {0, 1, 2, 3}
