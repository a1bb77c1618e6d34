"""Nothing that the interface tells a seat depends on what the seat cannot know."""

from __future__ import annotations

import pytest
from properties.modes import MODES
from properties.twins import Found, search

SEEDS = range(2)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("mode", MODES)
def test_two_games_that_differ_in_what_a_seat_cannot_know_look_alike_to_it(mode: str, seed: int) -> None:
    """View, record, refusals, choices, samples and undo; and no choice shows a card and is taken back."""
    found = Found()
    search(found, seed, mode, often=0.2 if mode.startswith("solo") else 0.04)
    assert found.pairs > 5
    assert not found.told_apart, found.examples
