"""A seat sees the same in every world that fits what it knows, and all that it may see."""

from __future__ import annotations

import json
import random

import pytest
from properties.worlds import ALL_MODES, positions, scrambled

from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Kind
from kanly.view.view import view_for

GAMES = range(2)


def seats(g: State) -> list[int | None]:
    return [None, *range(len(g.players))]


def number(seat: int | None) -> int:
    return NOBODY if seat is None else seat


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_sampled_world_looks_like_the_true_one(mode: int, seed: int) -> None:
    for g in positions(seed, 6, short=seed % 2 == 0, mode=mode):
        for seat in seats(g):
            assert view_for(determinize(g, number(seat), seed), seat) == view_for(g, seat)


@pytest.mark.parametrize("seed", GAMES)
@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_view_does_not_depend_on_what_is_hidden(mode: int, seed: int) -> None:
    r = random.Random(seed)
    for g in positions(seed, 6, short=seed % 2 == 0, mode=mode):
        for seat in seats(g):
            assert view_for(scrambled(g, number(seat), r), seat) == view_for(g, seat)


@pytest.mark.parametrize("mode", ALL_MODES)
def test_a_view_is_json_and_counts_add_up(mode: int) -> None:
    for g in positions(4, 17, mode=mode):
        for seat in seats(g):
            view = json.loads(json.dumps(view_for(g, seat)))
            assert view == view_for(g, seat)
            for him, player in zip(view["players"], g.players, strict=True):
                assert him["hand"]["size"] == len(player.hand)
                assert him["deck"]["size"] == len(player.deck)
                assert him["intrigues"]["size"] == len(player.intrigues)
                if player.seat == seat and player.kind == Kind.HUMAN:
                    assert len(him["hand"]["cards"]) == len(player.hand)
                    assert len(him["deck"]["cards"]) == len(player.deck)
                else:
                    aside = him.get("hidden_aside", {"size": 0})
                    known = len(him["hand"]["known"]) + len(him["deck"]["known"])
                    hidden = len(player.hand) + len(player.deck) + aside["size"]
                    assert known + len(him["unseen"]) == hidden


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("mode", range(8))
def test_what_is_told_of_another_hand_is_true(mode: int, seed: int) -> None:
    """Cards known, or certain because nothing else could have been drawn, are really there or set aside."""
    certain = 0
    for g in positions(seed, 3, mode=mode):
        key = [thing.key for thing in g.catalog.things]
        for him, player in zip(view_for(g, None)["players"], g.players, strict=True):
            held = [key[card] for card in [*player.hand, player.hidden_aside]]
            assert "unseen" in him
            for card in him["hand"]["known"]:
                held.remove(card)
                certain += 1
            for known in him["deck"]["known"]:
                assert key[player.deck[-1 - known["depth"]]] == known["card"]
    assert certain > 0
