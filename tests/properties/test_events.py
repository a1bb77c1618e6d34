"""What is told is all that happens: entered into the view before, it gives the view after, for every seat."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from properties.books import follow, plain, turn_of
from properties.modes import MODES, every_mode

import kanly
from kanly.engine.events import Happening, TilePlace
from kanly.engine.play import tech
from kanly.engine.vocabulary import Reason
from kanly.view.happenings import happened
from kanly.view.ledger import Ledger
from kanly.view.schema.table import View
from kanly.view.shown import is_thinking
from kanly.view.view import view_for


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(2))
def test_events_entered_into_a_view_give_the_next_one(mode: str, seed: int) -> None:
    assert follow(kanly.new_game(seed=seed, **MODES[mode]).state, random.Random(seed)) > 80


def test_the_last_tile_of_a_stack_leaves_nothing_behind() -> None:
    g = kanly.new_game(4, seed=1, ix=True).state
    g.watched, g.stacks[0] = True, g.stacks[0][-1:]
    book = Ledger(view_for(g, None), turn_of(g))
    tech.leave_stack(g, g.stacks[0][0], 0, TilePlace.OWNED)
    for event in g.events:
        book.enter(happened(g.catalog, event, None))
    assert book.view["tech"] == view_for(g, None)["tech"]
    assert book.view["tech"][0] == {"top": None, "size": 0}


def test_there_are_27_modes() -> None:
    assert len(every_mode()) == 27


@pytest.mark.parametrize("mode", ["base-3", "ix-4", "two-ix", "solo-ix"])
def test_what_a_game_tells_a_seat_gives_its_next_view(mode: str) -> None:
    """From one moment at which nobody with secrets thinks to the next, for whoever was and is shown all."""
    game = kanly.new_game(seed=3, **MODES[mode])
    luck, start, compared = random.Random(3), 0, 0
    book = Ledger(game.view(0), turn_of(game.state))
    while not game.over:
        game.choose(luck.choice(game.choices))
        told = game.events(0, start)
        start += len(told)
        book.begin()
        for event in told:
            book.enter(event)
        if not (is_thinking(game.state) and game.chooser != 0):
            assert without_reasons(book.closed()) == without_reasons(game.view(0))
            compared += 1
    assert compared > 50


def test_what_a_rival_gains_by_a_tile_comes_from_that_tile() -> None:
    game, luck, used = kanly.new_game(seed=0, **MODES["solo-ix"]), random.Random(0), 0
    while not game.over:
        game.choose(luck.choice(game.choices))
        for reason, gained in pairwise(game.latest):
            if (reason[0], reason[2]) == (Happening.REASON, Reason.USED_TILE) and gained[
                0
            ] == Happening.UNITS:
                assert gained[6] == reason[3]
                used += 1
    assert used > 3


def without_reasons(view: View) -> dict[str, Any]:
    """Those of several choices may have been told at once."""
    shown: dict[str, Any] = dict(view)
    kept = {**shown, "rivals": {**shown.get("rivals", {}), "reasons": None}}
    plainly: dict[str, Any] = plain(kept)
    return plainly
