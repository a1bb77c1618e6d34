"""No row holds anything that its seat cannot know."""

from __future__ import annotations

import pytest
from bots.rows.leaks import MODES, Found, search

from kanly.bots.rows.layout import CHOICES, IDS


@pytest.mark.parametrize("mode", MODES)
def test_rows_are_the_same_when_all_that_a_seat_cannot_know_is_dealt_anew(mode: str) -> None:
    found, seed = Found(), 1
    while found.positions < 75:
        search(found, mode, seed, 0.4)
        seed += 1
    assert not found.told_apart
    assert found.different > found.positions // 2
    assert found.most_ids < IDS
    assert found.most_choices <= CHOICES
