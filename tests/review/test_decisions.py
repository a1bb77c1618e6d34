"""Which decisions a record holds."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from random_play import played

import kanly
from kanly.record.errors import RecordError
from kanly.record.log import deeds
from kanly.record.record import read_record
from kanly.review.decisions import decisions

GAMES = Path(__file__).parent.parent / "games"
STORED = ("base-3-a", "ix-4-a", "epic-3", "solo-epic", "two-ix-133")


@pytest.mark.parametrize("name", STORED)
def test_what_was_chosen_is_among_what_was_offered_there(name: str) -> None:
    game = read_record((GAMES / f"{name}.txt").read_text())
    made = [deed[0] for deed in deeds(game.last)]
    found = decisions(game)
    assert len(found) > 30
    for one in found:
        assert (one.seat, one.choice) == (made[one.step].seat, made[one.step].choice)
        assert one.state.chooser == one.seat
        assert len(one.state.choices) > 1


def test_every_choice_of_several_is_a_decision() -> None:
    game, luck, several = kanly.new_game(3, seed=8), random.Random(8), 0
    while not game.over:
        several += len(game.choices) > 1
        game.choose(luck.choice(game.choices))
    assert len(decisions(read_record(game.record()))) == several


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(RecordError, match="not over"):
        decisions(read_record(played(3, seed=1, most=40).record()))
