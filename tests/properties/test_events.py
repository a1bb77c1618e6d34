"""What is told is all that happens: entered into the view before, it gives the view after, for every seat."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from properties.modes import MODES

import kanly
from kanly.engine.machine import resolver
from kanly.engine.state import State
from kanly.view.happenings import happened
from kanly.view.ledger import Ledger
from kanly.view.shown import is_thinking
from kanly.view.view import turn, view_for

CONCLUSIONS = ("known", "unseen")  # about hidden cards
IN_ANY_ORDER = ("hand", "deck", "intrigues", "discard", "in_play", "aside", "lasting", "trashed")


def plain(data: Any, name: str = "") -> Any:
    """Without questions and conclusions, and without the order in which cards happen to lie."""
    if isinstance(data, dict):
        kept = {key: value for key, value in data.items() if key not in (*CONCLUSIONS, "question")}
        return {key: plain(value, name if key == "cards" else key) for key, value in kept.items()}
    if isinstance(data, list) and name in IN_ANY_ORDER:
        return sorted(data, key=str)
    return [plain(item) for item in data] if isinstance(data, list) else data


def turn_of(g: State) -> dict[str, Any]:
    """What a turn is known by, even when there is none."""
    held = g.clone()
    held.active = max(0, held.active)
    told = turn(held)
    assert told is not None
    return told


def follow(g: State, luck: random.Random, often: float) -> int:
    """One game; the number of decisions after which the books were compared."""
    compared = 0
    while not g.over:
        seats = [None, *[p.seat for p in g.players if p.kind == 0]] if luck.random() < often else []
        books = {seat: Ledger(copy.deepcopy(view_for(g, seat)), turn_of(g)) for seat in seats}
        g.events.clear()
        resolver.choose(g, luck.choice(g.choices))
        for seat, book in books.items():
            for event in g.events:
                book.enter(happened(g.catalog, event, seat))
            assert plain(book.closed()) == plain(view_for(g, seat)), f"seat {seat}, round {g.round}"
            compared += 1
    return compared


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(2))
def test_events_entered_into_a_view_give_the_next_one(mode: str, seed: int) -> None:
    g = kanly.new_game(seed=seed, **MODES[mode]).state
    g.watched = True
    assert follow(g, random.Random(seed), often=0.5) > 40


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
        if "rivals" in book.view:
            book.view["rivals"]["reasons"] = []
        for event in told:
            book.enter(event)
        if not (is_thinking(game.state) and game.chooser != 0):
            assert without_reasons(book.closed()) == without_reasons(game.view(0))
            compared += 1
    assert compared > 50


def without_reasons(view: dict[str, Any]) -> dict[str, Any]:
    """Those of several choices may have been told at once."""
    kept = {**view, "rivals": {**view.get("rivals", {}), "reasons": None}}
    plainly: dict[str, Any] = plain(kept)
    return plainly
