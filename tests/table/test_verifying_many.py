"""Whatever a server gives out of its games is accepted by `kanly verify`, and any change of it is found."""

from __future__ import annotations

import pytest
from live_verify import measured


@pytest.mark.parametrize("first", [1, 7, 14, 22, 29])
def test_a_played_game_is_accepted_and_a_changed_character_is_found(first: int) -> None:
    """Of several modes, with Leaders chosen too and moves taken back; `bench/live_verify.py` tries more."""
    figures = measured(games=1, first=first)
    assert figures.is_good, figures.missed
    assert figures.links > 0
