"""What opponents are shown of a Leader's secrets, and what Paul is shown of his own deck."""

from __future__ import annotations

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State
from kanly.engine.vocabulary import Faction
from kanly.record.notation import read_choice, write_choice
from kanly.view.view import view_for

BARON = "baron_vladimir_harkonnen"
PAUL = "paul_atreides"
PAIRS = [f"choose_secretly {a} {b}" for i, a in enumerate(Faction.NAMES) for b in Faction.NAMES[i + 1 :]]
ONLOOKER = None


def with_pair(pair: str) -> State:
    """The Baron, in seat 1, has just picked."""
    g = set_up(Rules(3, (PAUL, BARON, "count_ilban_richese")), chance.seed_bytes(7))
    resolver.choose(g, read_choice(pair))
    return g


def baron_seen_by(g: State, seat: int | None) -> Any:
    return view_for(g, seat)["players"][1]


@ruling("FAQ-057")
def test_the_barons_pick_is_hidden_from_all_opponents() -> None:
    """FAQ ver. 03, Baron Vladimir Harkonnen: face down on the Leader."""
    g = with_pair("choose_secretly emperor fremen")
    assert baron_seen_by(g, 1)["secrets"] == ["emperor", "fremen"]
    for seat in (0, 2, ONLOOKER):
        assert baron_seen_by(g, seat)["secrets"] is None


@ruling("BASE-020")
@pytest.mark.parametrize("seat", [0, 2, ONLOOKER])
def test_neither_chosen_nor_rejected_factions_are_visible(seat: int | None) -> None:
    """Rulebook, Clarifications: the other two tokens return to the box unseen."""
    views = [view_for(with_pair(pair), seat) for pair in PAIRS]
    assert all(view == views[0] for view in views)


@ruling("FAQ-058")
def test_opponents_cannot_infer_the_tokens_that_went_back() -> None:
    """FAQ ver. 03: two tokens lie face down, and any two of the four may have gone back to the box."""
    g = with_pair("choose_secretly emperor fremen")
    for seat in (0, 2):
        assert baron_seen_by(g, seat)["masterstroke_used"] is False
        thought = {determinize(g, seat, i).players[1].secrets for i in range(100)}
        assert thought == {1 << a | 1 << b for a in range(4) for b in range(a)}
    assert {determinize(g, 1, i).players[1].secrets for i in range(20)} == {g.players[1].secrets}


def paul_with(deck: str) -> Seat:
    paul, *_ = table(
        paul={
            "leader": PAUL,
            "hand": "signet_ring",
            "deck": deck,
            "discard": "scout scout scout scout dagger",
        },
        left={},
        right={},
    )
    return paul


def shown_on_top(paul: Seat) -> Any:
    return view_for(paul.table.state, paul.seat)["players"][paul.seat]["deck"]["known"]


@ruling("BASE-023")
def test_paul_is_shown_no_card_of_an_empty_deck() -> None:
    """Rulebook, Clarifications: Paul cannot look while his deck is empty."""
    assert shown_on_top(paul_with("")) == []
    assert shown_on_top(paul_with("diplomacy dagger")) == [{"depth": 0, "card": "diplomacy"}]


@ruling("FAQ-072")
def test_looking_shuffles_nothing_and_works_again_once_a_draw_has() -> None:
    """FAQ ver. 03, Paul Atreides: only a card that has to be drawn makes the discard pile the deck."""
    paul = paul_with("")
    assert shown_on_top(paul) == []
    assert (paul.deck, paul.discard) == ("", "scout scout scout scout dagger")
    paul.sends("signet_ring", "hall_of_oratory")
    assert paul.discard == ""
    assert shown_on_top(paul) == [{"depth": 0, "card": paul.deck.split()[-1]}]


def test_the_six_pairs_are_those_that_are_offered() -> None:
    g = set_up(Rules(3, (PAUL, BARON, "count_ilban_richese")), chance.seed_bytes(7))
    assert [write_choice(choice) for choice in g.choices] == PAIRS
