"""Four friends spend an evening, with all that happens on evenings."""

from __future__ import annotations

import asyncio
from pathlib import Path

from live_evening import evening


def test_four_friends_play_to_the_end_whatever_happens(tmp_path: Path) -> None:
    told = asyncio.run(evening(tmp_path, seed=1))
    assert set(told["refused"]) <= {"stale"}  # which is no harm where an answer was on its way
    assert told["winners"]
    assert "a table stumbles" not in (tmp_path / "log").read_text(encoding="utf-8")
