"""What each seat is told of one table."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from scenario import Seat, table

from kanly import new_game
from kanly.content.catalog import CATALOG
from kanly.engine.events import WAY, Happening, Place
from kanly.engine.play import zones
from kanly.engine.state import State
from kanly.engine.vocabulary import Window
from kanly.engine.words.word import FrameKind
from kanly.view import happenings, shown
from kanly.view.view import phase, view_for


def state_of(seat: Seat) -> State:
    state: State = seat.table.state
    return state


def seen_by(watcher: Seat | None, of: Seat) -> dict[str, Any]:
    """What one seat is told of another; None: an onlooker."""
    seat = None if watcher is None else watcher.seat
    return dict(view_for(state_of(of), seat)["players"][of.seat])


def test_a_hand_is_shown_to_its_owner_only() -> None:
    me, left, _ = table(me={"hand": "dagger scout", "deck": "diplomacy"}, left={}, right={})
    assert seen_by(me, me)["hand"] == {"size": 2, "cards": ["dagger", "scout"]}
    for watcher in (left, None):
        assert seen_by(watcher, me)["hand"] == {"size": 2, "known": []}
        assert seen_by(watcher, me)["unseen"] == ["dagger", "diplomacy", "scout"]


def test_the_order_of_ones_own_deck_is_not_shown() -> None:
    me, *_ = table(me={"deck": "scout dagger diplomacy"}, left={}, right={})
    assert seen_by(me, me)["deck"] == {"size": 3, "cards": ["dagger", "diplomacy", "scout"], "known": []}


def test_paul_sees_his_top_card() -> None:
    paul, left, _ = table(
        paul={"leader": "paul_atreides", "deck": "scout dagger"}, left={"deck": "dagger"}, right={}
    )
    assert seen_by(paul, paul)["deck"]["known"] == [{"depth": 0, "card": "scout"}]
    assert seen_by(left, paul)["deck"]["known"] == []
    assert seen_by(paul, left)["deck"]["known"] == []
    state_of(paul).players[0].deck.clear()
    state_of(paul).players[0].deck_marks.clear()
    assert seen_by(paul, paul)["deck"]["known"] == []


def test_paul_is_told_once_of_a_top_card_that_everybody_knows() -> None:
    paul, *_ = table(paul={"leader": "paul_atreides", "deck": "dagger dagger"}, left={}, right={})
    g = state_of(paul)
    zones.put_on_deck(g.players[0], g.catalog.number["scout"])
    assert seen_by(paul, paul)["deck"]["known"] == [{"depth": 0, "card": "scout"}]


def test_a_card_put_on_top_is_known_there_and_in_the_hand() -> None:
    me, left, _ = table(me={"deck": "dagger dagger"}, left={}, right={})
    g = state_of(me)
    zones.put_on_deck(g.players[0], g.catalog.number["scout"])
    assert seen_by(None, me)["deck"]["known"] == [{"depth": 0, "card": "scout"}]
    zones.draw(g, 0, 1)
    assert seen_by(left, me)["hand"] == {"size": 1, "known": ["scout"]}


def test_a_hand_held_while_the_empty_deck_is_shuffled_is_certain() -> None:
    me, left, _ = table(me={"deck": "dagger scout", "discard": "diplomacy diplomacy"}, left={}, right={})
    zones.draw(state_of(me), 0, 3)
    assert seen_by(left, me)["hand"] == {"size": 3, "known": ["dagger", "scout"]}
    assert seen_by(left, me)["unseen"] == ["diplomacy", "diplomacy"]


def test_a_stolen_intrigue_card_is_known_to_two() -> None:
    me, left, right = table(me={"intrigues": "windfall"}, left={}, right={})
    zones.steal_intrigue(state_of(me), left.seat, me.seat)
    assert seen_by(left, left)["intrigues"] == {"size": 1, "cards": ["windfall"]}
    assert seen_by(me, left)["intrigues"] == {"size": 1, "known": ["windfall"]}
    assert seen_by(right, left)["intrigues"] == {"size": 1, "known": []}


def test_a_buried_intrigue_card_is_known_to_one() -> None:
    me, left, _ = table(me={"intrigues": "windfall"}, left={}, right={}, board={"intrigue_deck": "ambush"})
    g = state_of(me)
    zones.bury_intrigue(g, me.seat, g.catalog.number["windfall"])
    assert view_for(g, 0)["intrigue_deck"] == {"size": 2, "known": [{"depth": 1, "card": "windfall"}]}
    assert view_for(g, 1)["intrigue_deck"] == {"size": 2, "known": []}


def test_the_barons_factions_are_his_secret_until_he_strikes() -> None:
    baron, left, _ = table(baron={"leader": "baron_vladimir_harkonnen"}, left={}, right={})
    assert seen_by(baron, baron)["secrets"] == ["emperor", "fremen"]
    assert seen_by(left, baron)["secrets"] is None
    baron.player.masterstroke_used = True
    assert seen_by(left, baron)["secrets"] == ["emperor", "fremen"]


def test_the_question_is_told_to_whoever_is_asked() -> None:
    me, left, _ = table(me={"hand": "duncan_idaho", "water": 1}, left={}, right={})
    me.sends("duncan_idaho", "carthag")
    view = view_for(state_of(me), me.seat)
    assert view["question"] == {
        "word": "duncan_idaho/agent/0",
        "source": "duncan_idaho",
        "choices": ["pay", "decline"],
    }
    assert view["chooser"] == me.seat
    assert view_for(state_of(me), left.seat)["question"] is None


def test_a_turn_is_asked_for_by_the_turn_itself() -> None:
    me, *_ = table(me={}, left={}, right={})
    question = view_for(state_of(me), 0)["question"]
    assert question is not None
    assert (question["word"], question["source"], question["choices"]) == ("turn", None, ["reveal"])


def test_open_things_are_told_by_name() -> None:
    me, *_ = table(
        me={"discard": "scout", "in_play": "dagger", "spice": 2, "emperor": 3},
        left={"voice": "wealth"},
        right={},
        board={"conflict": "desert_power", "agents": {"carthag": 2}, "control": {"arrakeen": 1}},
    )
    view = view_for(state_of(me), None)
    mine, left, _ = view["players"]
    assert (mine["discard"], mine["in_play"]) == (["scout"], ["dagger"])
    assert (mine["resources"]["spice"], mine["influence"]["emperor"]) == (2, 3)
    assert left["voice"] == "wealth"
    assert view["conflict"] == "desert_power"
    assert view["spaces"]["carthag"]["agents"] == [0, 0, 1]
    assert view["spaces"]["arrakeen"]["control"] == 1
    assert view["conflict_deck"] == [2] * 5 + [3] * 4
    assert view["seat"] is None


def test_phases_have_names() -> None:
    me, left, _ = table(
        me={"conflict": 1, "intrigues": "ambush"}, left={}, right={}, board={"conflict": "desert_power"}
    )
    g = state_of(me)
    assert phase(g) == "player_turns"
    me.table.play_on("play ambush")
    assert (phase(g), view_for(g, 1)["window"]) == ("combat", "combat")
    me.has(victory_points=10)
    me.passes()
    me.table.play_on("pass")
    assert phase(g) == "endgame"
    me.passes()
    assert phase(g) == "over"
    assert view_for(g, None)["winners"] == [0]


def test_hidden_cards_are_named_only_in_the_heap_of_hand_and_deck() -> None:
    me, *_ = table(me={"hand": "scout", "intrigues": "windfall"}, left={}, right={})
    told = str(seen_by(None, me))
    assert "windfall" not in told
    assert told.count("scout") == 1


def test_up_to_the_first_effect_of_whoever_thinks() -> None:
    """What another began before is told."""
    begun = [(Happening.BEGUN, seat, 0, 0, 0, 0, 0, 0) for seat in (1, 2, 1)]
    assert shown.until_begun(tuple(begun), 2) == tuple(begun[:1])
    assert shown.until_begun(tuple(begun), 1) == ()
    assert shown.until_begun(tuple(begun), 3) == tuple(begun)


@pytest.mark.parametrize(("start", "victim"), [(Place.INTRIGUES, 2), (Place.INTRIGUE_DECK, None)])
def test_whose_intrigue_card_was_stolen_is_told(start: int, victim: int | None) -> None:
    card = CATALOG.number["ambush"]
    event = (Happening.INTRIGUE, 1, card, 2, start << WAY | Place.INTRIGUES, 0, 0, 1)
    assert happenings.intrigue(CATALOG, event)["victim"] == victim


def test_a_go_begins_like_a_turn_with_nothing_done() -> None:
    game, luck = new_game(4, seed=7, keep_history=False), random.Random(7)
    found = Counter[tuple[int, bool, bool]]()
    while not game.over:
        g = game.state
        if g.window in shown.GOES and g.stack[-1].word.frame != FrameKind.ORDINARY:
            found[g.window, g.played_in_go, shown.is_beginning(g)] += 1
        game.choose(luck.choice(game.choices))
    assert found.keys() == {(Window.COMBAT, False, True), (Window.COMBAT, True, False)} | {
        (Window.ENDGAME, False, True),
        (Window.ENDGAME, True, False),
    }


def test_which_card_was_stolen_is_told_to_the_thief_and_the_victim() -> None:
    g = new_game(4, seed=1).state
    g.players[3].intrigues, g.players[3].intrigue_marks = [CATALOG.number["ambush"]], [0]
    g.watched = True
    zones.steal_intrigue(g, 1, 3)
    assert [e[5] for e in g.events if e[0] == Happening.INTRIGUE] == [1 << 1 | 1 << 3]
