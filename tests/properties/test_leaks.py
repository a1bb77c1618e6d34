"""The leaks that a correct sample alone does not close."""

from __future__ import annotations

import json

import pytest
from properties.worlds import ALL_MODES, positions
from scenario import Seat, table

from kanly.engine import resolver
from kanly.engine.knowledge import determinize
from kanly.engine.state import State
from kanly.engine.vocabulary import Window
from kanly.view.view import is_held_back, shown_state, view_for

MARKS = ("hand_marks", "deck_marks", "aside_mark", "intrigue_marks", "intrigue_deck_marks")


def state_of(seat: Seat) -> State:
    state: State = seat.table.state
    return state


def arrakeen(plot: str) -> tuple[State, State]:
    """Before and after an Agent is sent to a space that draws a card, by somebody who holds a Plot card."""
    me, *_ = table(me={"hand": "reconnaissance", "intrigues": plot}, left={}, right={})
    before = state_of(me).clone()
    me.sends("reconnaissance", "arrakeen")
    return before, state_of(me)


def test_whether_a_draw_waits_is_not_shown_to_others() -> None:
    """Refocus makes the draw wait, Windfall does not; both players hold one Intrigue card."""
    waits, draws = arrakeen("refocus"), arrakeen("windfall")
    hands = [len(after.players[0].hand) for _, after in (waits, draws)]
    assert hands == [0, 1]
    for seat in (1, 2, None):
        shown = [view_for(shown_state(before, after, seat), seat) for before, after in (waits, draws)]
        assert shown[0] == shown[1]
    assert shown_state(*waits, 0) is waits[1]


def test_others_see_it_when_the_turn_is_over() -> None:
    before, after = arrakeen("windfall")
    resolver.choose(after, after.choices[-1])
    assert shown_state(before, after, 1) is after


def trash_with(card: str) -> tuple[State, State]:
    """Before and after an Agent is sent to a space that trashes a card and draws another."""
    me, *_ = table(
        ix=True,
        me={"hand": f"seek_allies {card}", "deck": "dagger water_peddler", "spice": 2},
        left={},
        right={},
    )
    before = state_of(me).clone()
    me.sends("seek_allies", "selective_breeding")
    return before, state_of(me)


def test_an_unload_box_in_hand_is_not_shown_to_others_by_what_waits() -> None:
    """The Unload box of a card in hand may make other effects wait for a discard or a trash."""
    for card in ("dagger", "water_peddler"):
        before, after = trash_with(card)
        for seat in (1, 2, None):
            assert shown_state(before, after, seat) is before
        assert shown_state(before, after, 0) is after


def test_a_hand_that_cannot_hold_an_unload_box_hides_nothing() -> None:
    me, *_ = table(
        ix=True, me={"hand": "seek_allies dagger", "deck": "dagger", "spice": 2}, left={}, right={}
    )
    me.sends("seek_allies", "selective_breeding")
    assert not is_held_back(state_of(me), 1)


def test_whether_an_effect_waits_does_not_tell_the_card_on_top_of_ones_deck() -> None:
    """Poison Snooper may trash it for its Unload box, which could need the last troop in supply."""
    offered = []
    for deck in ("freighter_fleet dagger", "dagger freighter_fleet"):
        me, *_ = table(
            ix=True,
            me={
                "hand": "diplomacy",
                "deck": deck,
                "intrigues": "poison_snooper",
                "garrison": 11,
                "spice": 4,
                "freighter": 2,
            },
            left={},
            right={},
        )
        me.sends("diplomacy", "conspire")
        offered.append(me.options)
    assert offered[0] == offered[1]


@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_question_depends_on_nothing_that_its_owner_cannot_know(mode: int) -> None:
    """Worked out anew in a world that looks the same, it is the same."""
    for g in positions(7, 4, mode=mode):
        world = determinize(g, g.chooser, 1)
        world.choices = []
        resolver.run(world)
        assert (world.chooser, world.choices) == (g.chooser, g.choices)
        assert len(world.stack) == len(g.stack)


def test_others_see_at_once_what_somebody_without_intrigue_cards_does() -> None:
    me, *_ = table(me={"hand": "reconnaissance"}, left={}, right={})
    me.sends("reconnaissance", "arrakeen")
    assert not is_held_back(state_of(me), 1)


def test_whoever_is_asked_on_the_turn_of_another_sees_the_present() -> None:
    me, left, _ = table(
        me={"hand": "reverend_mother_mohiam", "in_play": "the_voice", "intrigues": "windfall"},
        left={"hand": "dagger dagger dagger"},
        right={},
    )
    me.sends("reverend_mother_mohiam", "wealth")
    me.table.play_on("discard")
    assert state_of(me).chooser == left.seat
    assert not is_held_back(state_of(me), left.seat)


@pytest.mark.parametrize("seed", range(12))
def test_passing_unasked_tells_only_what_everybody_sees(seed: int) -> None:
    """Whoever takes part in a Combat and holds any Intrigue card is asked, playable or not."""
    asked = 0
    for g in positions(seed):
        if g.window == Window.COMBAT:
            asked += len(g.choices) == 1
    assert asked > 0


@pytest.mark.parametrize("mode", ALL_MODES)
def test_nothing_of_another_seats_question_is_in_a_view(mode: int) -> None:
    for g in positions(2, 5, mode=mode):
        for seat in (*range(len(g.players)), None):
            view = view_for(g, seat)
            assert (view["question"] is not None) == (seat == g.chooser)
            if seat == g.chooser:
                assert len(view["question"]["choices"]) == len(g.choices)


def names_in(data: object) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {name for value in data.values() for name in names_in(value)}
    if isinstance(data, list):
        return {name for value in data for name in names_in(value)}
    return set()


@pytest.mark.parametrize("mode", ALL_MODES)
def test_no_view_holds_the_seed_or_what_is_pending(mode: int) -> None:
    g = next(g for g in positions(3, mode=mode) if g.round > 1 and g.bag)
    for seat in (*range(len(g.players)), None):
        view = view_for(g, seat)
        assert not names_in(view) & {"seed", "bag", "stack", "chances", "trail", "era", *MARKS}
        assert g.seed.hex() not in json.dumps(view)


@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_question_changes_nothing_for_the_others(mode: int) -> None:
    """Two worlds in which the same seat is asked different things look alike to everybody else."""
    for g in positions(8, 7, mode=mode):
        other = g.clone()
        other.choices = other.choices[:1]
        for seat in (*range(len(g.players)), None):
            if seat != g.chooser:
                assert view_for(other, seat) == view_for(g, seat)
