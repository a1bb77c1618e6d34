"""The leaks that a correct sample alone does not close."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable

import pytest
from properties.worlds import ALL_MODES, everything, positions
from scenario import Seat, table

import kanly
from kanly.engine.machine import resolver
from kanly.engine.play import zones
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State
from kanly.engine.vocabulary import Window
from kanly.record.log import Position
from kanly.view.shown import is_thinking
from kanly.view.view import view_for

Kept = Callable[[kanly.Game], kanly.Game]  # a game handed on somehow
SEED = 5  # seat 0 is the First Player
LEADERS = ["earl_memnon_thorvald", "helena_richese", "duke_leto_atreides"]
MARKS = ("hand_marks", "deck_marks", "aside_mark", "intrigue_marks", "intrigue_deck_marks")


def state_of(seat: Seat) -> State:
    state: State = seat.table.state
    return state


def game_of(seat: Seat) -> kanly.Game:
    """The table as a game of its own, from here on."""
    state = state_of(seat).clone()
    return kanly.Game(state, Position(state.clone()), None, keep_history=True)


def with_card(cards: list[int], deck: list[int], card: int) -> None:
    """Exchanged with the first of these cards, unless it is there already."""
    if card not in cards:
        at = deck.index(card)
        cards[0], deck[at] = deck[at], cards[0]


def arrakeen(plot: str, keep_history: bool = True) -> kanly.Game:
    """Somebody who holds a Plot card has sent an Agent to a space that draws a card."""
    game = kanly.new_game(3, seed=SEED, leaders=LEADERS, keep_history=keep_history)
    g = game.state
    number = {thing.key: thing.number for thing in g.catalog.things}
    me = g.players[g.chooser]
    with_card(me.hand, me.deck, number["reconnaissance"])
    zones.draw_intrigue(g, me.seat, 1)
    with_card(me.intrigues, g.intrigue_deck, number[plot])
    game = kanly.restore(game.snapshot(), keep_history=keep_history)
    game.choose("send reconnaissance arrakeen")
    return game


def saved(game: kanly.Game) -> kanly.Game:
    return kanly.restore(game.snapshot())


def recorded(game: kanly.Game) -> kanly.Game:
    return kanly.replay(game.record())


def pickled(game: kanly.Game) -> kanly.Game:
    again: kanly.Game = pickle.loads(pickle.dumps(game))
    return again


def as_it_is(game: kanly.Game) -> kanly.Game:
    return game


@pytest.mark.parametrize("keep_history", [True, False])
@pytest.mark.parametrize("kept", [as_it_is, kanly.Game.clone, copy.deepcopy, saved, recorded, pickled])
def test_whether_a_draw_waits_is_not_shown_to_others(kept: Kept, keep_history: bool) -> None:
    """Refocus makes the draw wait, Windfall does not; both players hold one Intrigue card."""
    waits, draws = (kept(arrakeen(plot, keep_history)) for plot in ("refocus", "windfall"))
    assert [len(game.state.players[0].hand) for game in (waits, draws)] == [4, 5]
    for seat in (1, 2):
        assert waits.view(seat) == draws.view(seat)
        assert waits.record(seat) == draws.record(seat)
        assert waits.knowledge(seat).view() == draws.knowledge(seat).view()
        assert everything(waits.knowledge(seat).sample(1).state) == everything(
            draws.knowledge(seat).sample(1).state
        )
    assert waits.view(0)["players"][0]["hand"]["size"] == 4


def test_others_see_the_start_of_the_turn_until_it_is_over() -> None:
    """However often the thinking player answers."""
    game = arrakeen("refocus")
    before = [game.view(seat) for seat in (1, 2)]
    assert before[0]["spaces"]["arrakeen"]["agents"] == [0, 0, 0]
    game.choose("resolve @arrakeen/space/1")
    assert [game.view(seat) for seat in (1, 2)] == before
    assert game.view(0)["players"][0]["hand"]["size"] == 5
    game.choose("end")
    assert game.view(1)["spaces"]["arrakeen"]["agents"] == [1, 0, 0]
    assert "0 resolve @arrakeen/space/1\n0 end" in game.record(2)


def mohiam() -> kanly.Game:
    """Two others must discard on the turn of somebody with an Intrigue card."""
    me, *_ = table(
        me={"hand": "reverend_mother_mohiam dagger", "in_play": "the_voice", "intrigues": "windfall"},
        left={"hand": "dagger dagger dagger"},
        right={"hand": "dagger dagger dagger"},
    )
    game = game_of(me)
    game.choose("send reverend_mother_mohiam wealth")
    while game.chooser == 0:
        game.choose(next(c for c in game.choices if str(c).startswith("resolve")))
    return game


def test_whoever_is_asked_on_the_turn_of_another_sees_the_present() -> None:
    game = mohiam()
    assert game.chooser == 1
    assert game.view(1) == view_for(game.state, 1)
    assert game.view(2) == view_for(game.state, 2)


@pytest.mark.parametrize("kept", [as_it_is, pickled])
def test_whoever_answered_on_the_turn_of_another_sees_what_became_of_it(kept: Kept) -> None:
    """Neither the old question nor the old hand, while the other thinks on."""
    game = mohiam()
    while game.chooser != 0:
        game.choose(game.choices[0])
    game = kept(game)
    for seat in (1, 2):
        view = game.view(seat)
        assert view["chooser"] == 0
        assert view["question"] is None
        assert view["players"][seat]["hand"]["size"] == 1
        assert view["players"][3 - seat]["hand"]["size"] == 1


def test_an_answer_cannot_be_taken_back_while_another_with_secrets_thinks() -> None:
    """Whether it could would tell what has happened meanwhile."""
    game = mohiam()
    while game.chooser != 0:
        game.choose(game.choices[0])
    assert not any(game.can_undo(seat) for seat in (1, 2))
    with pytest.raises(kanly.CannotUndo):
        game.undo()


def test_paul_does_not_take_back_a_choice_that_showed_him_his_next_card() -> None:
    """Poison Snooper trashes the top card of his deck, and he always sees the top card."""
    me, *_ = table(
        me={"leader": "paul_atreides", "intrigues": "poison_snooper", "deck": "dagger diplomacy"},
        left={},
        right={},
    )
    game = game_of(me)
    game.choose("play poison_snooper")
    for choice in game.choices:
        after = game.clone()
        after.choose(choice)
        assert not after.can_undo(0), choice


def trash_with(card: str) -> kanly.Game:
    """An Agent has been sent to a space that trashes a card and draws another."""
    me, *_ = table(
        ix=True,
        me={"hand": f"seek_allies {card}", "deck": "dagger water_peddler", "spice": 2},
        left={},
        right={},
    )
    game = game_of(me)
    game.choose("send seek_allies selective_breeding")
    return game


def test_an_unload_box_in_hand_is_not_shown_to_others_by_what_waits() -> None:
    """The Unload box of a card in hand may make other effects wait for a discard or a trash."""
    for card in ("dagger", "water_peddler"):
        game = trash_with(card)
        for seat in (1, 2):
            assert game.view(seat)["players"][0]["agents"] == 2
        assert game.view(0)["players"][0]["agents"] == 1


def test_a_hand_that_cannot_hold_an_unload_box_hides_nothing() -> None:
    me, *_ = table(
        ix=True, me={"hand": "seek_allies dagger", "deck": "dagger", "spice": 2}, left={}, right={}
    )
    me.sends("seek_allies", "selective_breeding")
    assert not is_thinking(state_of(me))


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
    assert not is_thinking(state_of(me))


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
            question = view["question"]
            assert (question is not None) == (seat == g.chooser)
            if question is not None:
                assert len(question["choices"]) == len(g.choices)


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
