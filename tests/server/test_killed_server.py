"""A server that is killed in the middle of everything has lost nothing that it has said is done."""

from __future__ import annotations

import asyncio
from pathlib import Path

import live_kill
import pytest
from live_kill import evening


def test_what_was_done_is_kept_and_every_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games with a bot and two without, killed twice. `bench/live_kill.py` does it more often."""
    monkeypatch.setattr(live_kill, "LATEST", 0.4)
    found = asyncio.run(evening(tmp_path, kills=2, games=4, seed=7))
    assert found.figures.is_good, found.figures.examples
    assert found.figures.kills == 2
    assert found.told()["done"] > 20
