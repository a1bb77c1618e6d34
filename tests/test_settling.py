"""What leaves nothing to choose is settled without asking, and looks to others like any choice."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable

import pytest
from properties.modes import MODES

import kanly
from kanly.cli.arguments import language_named
from kanly.telling.menus import build
from kanly.telling.voice import Voice

VOICE = Voice(language_named("en"))


def played(mode: str, seed: int) -> kanly.Game:
    return kanly.new_game(seed=seed, **MODES[mode])


@pytest.mark.parametrize("mode", MODES)
def test_every_question_that_is_left_has_several_answers(mode: str) -> None:
    game, luck, asked = played(mode, 3), random.Random(3), 0
    while not game.over:
        if game.settle() is None:
            asked += 1
            lines = build(game, VOICE)
            assert len(lines) > 1 or lines[0].inside
            game.choose(luck.choice(game.choices))
    assert asked > 20


def pickled(game: kanly.Game) -> kanly.Game:
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, kanly.Game)
    return again


def test_only_a_single_choice_is_settled() -> None:
    game = played("base-4", 7)
    before = game.digest()
    assert len(game.choices) > 1
    assert game.only_choice is None
    assert game.settle() is None
    assert game.digest() == before


def until_single(game: kanly.Game, luck: random.Random) -> kanly.Game:
    """To a question with one answer that comes after one of the same seat and may be taken back."""
    while True:
        game.choose(luck.choice(game.choices))
        seat = game.chooser
        if seat is not None and game.only_choice is not None and game.can_undo(seat):
            after = game.clone()
            after.settle()
            if after.can_undo(seat):
                return game


def test_to_settle_is_to_choose() -> None:
    """The record tells nobody that there was no other choice."""
    settled = until_single(played("ix-4", 1), random.Random(1))
    chosen = settled.clone()
    only = settled.only_choice
    assert settled.settle() == only
    assert only is not None
    chosen.choose(only)
    assert settled.digest() == chosen.digest()
    for seat in (None, *settled.humans):
        assert settled.record(seat) == chosen.record(seat)


@pytest.mark.parametrize("copied", [kanly.Game.clone, copy.deepcopy, pickled])
def test_what_was_settled_is_taken_back_with_the_choice_before_it(
    copied: Callable[[kanly.Game], kanly.Game],
) -> None:
    game = until_single(played("ix-4", 1), random.Random(1))
    expected = game.clone()
    expected.undo()
    game.settle()
    game = copied(game)
    game.undo()
    assert game.digest() == expected.digest()
    assert game.only_choice is None


def test_what_was_only_settled_cannot_be_taken_back() -> None:
    game = until_single(played("ix-4", 1), random.Random(1))
    alone = kanly.restore(game.snapshot())
    seat = alone.chooser
    alone.settle()
    assert seat is not None
    assert not alone.can_undo(seat)
    with pytest.raises(kanly.CannotUndo):
        alone.undo()
