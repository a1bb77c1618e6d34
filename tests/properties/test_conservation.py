"""Nothing is lost, doubled or out of range at any decision; and the check would notice."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from properties.worlds import ALL_MODES, positions

from kanly.engine.secrets import marks
from kanly.engine.soundness.position import faults
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Resource
from kanly.engine.words.intrigue import DISCARD_PLAYED
from kanly.record.log import Position
from kanly.record.snapshot import read_snapshot, write_snapshot


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", ALL_MODES)
def test_every_decision_of_a_random_game_is_sound(mode: int, seed: int) -> None:
    g = None
    for g in positions(seed, mode=mode):
        assert faults(g) == []
    assert g is not None
    assert g.over
    assert faults(g) == []


@pytest.mark.parametrize("mode", ALL_MODES)
def test_no_position_of_a_random_game_is_refused_as_a_snapshot(mode: int) -> None:
    for g in positions(mode + 20, mode=mode):
        again = read_snapshot(json.dumps(write_snapshot(Position(g))))
        assert again.state.choices == g.choices


def lose_card(g: State) -> None:
    g.players[0].deck.pop()
    g.players[0].deck_marks.pop()


def double_card(g: State) -> None:
    g.row[0] = g.row[1]


def lose_intrigue(g: State) -> None:
    g.intrigue_deck.pop()
    g.intrigue_deck_marks.pop()


def double_conflict(g: State) -> None:
    g.conflicts_fought.append(g.conflict_deck[0])


def lose_reserve(g: State) -> None:
    g.reserve[0] -= 1


def put_reserve_card_in_row(g: State) -> None:
    g.trashed.append(g.row[0])
    g.row[0] = g.catalog.reserve[0]
    g.reserve[0] -= 1


def put_starting_card_in_deck(g: State) -> None:
    g.trashed.append(g.imperium_deck[0])
    g.imperium_deck[0] = g.players[0].deck.pop()
    g.players[0].deck_marks.pop()


def trash_reserve_card(g: State) -> None:
    g.trashed.append(g.catalog.reserve[0])
    g.reserve[0] -= 1


def show_hand_card_to_one(g: State) -> None:
    g.players[1].hand_marks[0] = marks.mark(0b100, 0, 0)


def show_deck_to_another(g: State) -> None:
    g.players[0].deck_marks[0] = marks.mark(0b010, 0, 0)


def known_intrigue_too_young(g: State) -> None:
    """Many cards would fit the place, but seat 0 knows which one it is."""
    g.intrigue_era = 5
    g.players[1].intrigues.append(g.intrigue_deck.pop())
    g.players[1].intrigue_marks.append(marks.mark(0b001, 5, 0))
    g.intrigue_deck_marks.pop()


def buried_before_any_entered(g: State) -> None:
    """A place in the deck that was filled from a hand, of whose era there is no card."""
    g.intrigue_era = 2
    g.intrigue_deck_marks = [marks.mark(0, 2, 2)] * len(g.intrigue_deck)


def lose_mark(g: State) -> None:
    g.players[1].hand_marks.pop()


def lose_intrigue_mark(g: State) -> None:
    g.intrigue_deck_marks.pop()


def impossible_hand(g: State) -> None:
    g.players[1].era = 9
    g.players[1].hand_marks[0] = marks.mark(0, 9, 0)


def impossible_intrigue(g: State) -> None:
    """A place filled before any card entered the deck."""
    g.intrigue_era = 2
    g.intrigue_deck_marks = [marks.mark(0, 2, 0)] * len(g.intrigue_deck)
    g.players[0].intrigues.append(g.intrigue_deck.pop())
    g.players[0].intrigue_marks.append(g.intrigue_deck_marks.pop())


def lose_troop(g: State) -> None:
    g.players[0].supply -= 1


def negative_troops(g: State) -> None:
    g.players[0].conflict -= 1
    g.players[0].garrison += 1


def lose_agent(g: State) -> None:
    g.players[2].agents -= 1


def mentat_without_agent(g: State) -> None:
    g.mentat = (g.mentat + 1) % len(g.players)


def debt(g: State) -> None:
    g.players[0].stock[Resource.WATER] = -1


def off_the_track(g: State) -> None:
    g.players[0].influence[1] = 7


def lost_point(g: State) -> None:
    """The track still shows what the points do not."""
    g.players[0].influence[2] = 3
    g.players[0].stock[Resource.VICTORY_POINTS] = 0


def unclaimed_alliance(g: State) -> None:
    g.players[0].influence[2] = 4
    g.players[0].stock[Resource.VICTORY_POINTS] = 9


def undeserved_alliance(g: State) -> None:
    g.alliances[3] = 1
    g.players[1].stock[Resource.VICTORY_POINTS] = 9


def marker_elsewhere(g: State) -> None:
    g.control[0] = 0


def spice_elsewhere(g: State) -> None:
    g.bonus_spice[0] = 1


def agent_of_nobody(g: State) -> None:
    g.occupants[5] |= 1 << 4 * len(g.players)


def short_row(g: State) -> None:
    g.imperium_deck.append(g.row.pop())


def lost_frame(g: State) -> None:
    g.frames.append(0)


def bag_too_short(g: State) -> None:
    g.frames[0] = len(g.bag) + 1


def no_answers(g: State) -> None:
    g.choices = []


def same_answer_twice(g: State) -> None:
    g.choices = [*g.choices, g.choices[0]]


def wrong_chooser(g: State) -> None:
    g.chooser = (g.chooser + 1) % len(g.players)


def played_from_nowhere(g: State) -> None:
    g.stack.insert(0, Step(DISCARD_PLAYED, 0, g.intrigue_deck[0]))


def over_too_soon(g: State) -> None:
    g.over = True


def conflicts_upside_down(g: State) -> None:
    g.conflict_deck.reverse()


def a_round_too_many(g: State) -> None:
    g.round += 1


def starters_of_another(g: State) -> None:
    """Nothing is lost, but one seat has more than a starting deck brings."""
    g.players[0].discard += g.players[1].deck
    g.players[1].deck, g.players[1].deck_marks = [], []


def steps_upside_down(g: State) -> None:
    g.stack.reverse()


def window_of_another(g: State) -> None:
    g.window_seat = (g.window_seat + 1) % len(g.players)


def nobodys_turn(g: State) -> None:
    g.active = NOBODY


def waiting_for_another(g: State) -> None:
    word = g.catalog.word_at["dagger/reveal/0"]
    g.bag.append(Step(word, (g.active + 1) % len(g.players), g.catalog.number["dagger"]))


def printed_elsewhere(g: State) -> None:
    g.bag.append(Step(g.catalog.word_at["dagger/reveal/0"], g.active, g.catalog.number["diplomacy"]))


def nothing_that_lasts(g: State) -> None:
    dagger = g.catalog.number["dagger"]
    g.lasting.append(Step(g.catalog.word_at["dagger/reveal/0"], g.active, dagger))


def secrets_of_nobody(g: State) -> None:
    g.players[0].secrets = 0 if g.players[0].secrets else 3


def seen_what_has_not_happened(g: State) -> None:
    g.players[1].deck_marks[0] = marks.mark(0, g.players[1].era + 1, 0)


def another_board(g: State) -> None:
    g.rules = replace(g.rules, board=g.rules.board ^ 1)


def same_leader_twice(g: State) -> None:
    g.players[0].leader = g.players[1].leader


def silenced_space_that_is_not_there(g: State) -> None:
    g.players[0].voice = g.catalog.space_index["smuggling"]


def dreadnoughts_in_a_base_game(g: State) -> None:
    g.players[0].dreadnought_strength = 3


BREAKAGES = [
    conflicts_upside_down,
    a_round_too_many,
    starters_of_another,
    steps_upside_down,
    window_of_another,
    nobodys_turn,
    waiting_for_another,
    printed_elsewhere,
    nothing_that_lasts,
    secrets_of_nobody,
    seen_what_has_not_happened,
    another_board,
    same_leader_twice,
    silenced_space_that_is_not_there,
    dreadnoughts_in_a_base_game,
    lose_card,
    double_card,
    lose_intrigue,
    double_conflict,
    lose_reserve,
    put_reserve_card_in_row,
    put_starting_card_in_deck,
    trash_reserve_card,
    show_hand_card_to_one,
    show_deck_to_another,
    known_intrigue_too_young,
    buried_before_any_entered,
    lose_mark,
    lose_intrigue_mark,
    impossible_hand,
    impossible_intrigue,
    lose_troop,
    negative_troops,
    lose_agent,
    mentat_without_agent,
    debt,
    off_the_track,
    lost_point,
    unclaimed_alliance,
    undeserved_alliance,
    marker_elsewhere,
    spice_elsewhere,
    agent_of_nobody,
    short_row,
    lost_frame,
    bag_too_short,
    no_answers,
    same_answer_twice,
    wrong_chooser,
    played_from_nowhere,
    over_too_soon,
]


@pytest.mark.parametrize("breakage", BREAKAGES, ids=lambda f: f.__name__)
def test_a_fault_is_noticed(breakage: Callable[[State], None]) -> None:
    g = next(g for g in positions(4) if g.round == 1 and g.players[1].hand and g.frames)
    assert faults(g) == []
    breakage(g)
    assert faults(g)
