"""Nonsense by the thousand, over real sockets: an error or a closed connection, and nothing else happens."""

from __future__ import annotations

import asyncio
import sys

from live_fuzz import fuzzed

MESSAGES = 2_000
MOST_GROWTH = 40  # megabytes; what Python keeps for later use


def test_nonsense_harms_nobody() -> None:
    found = asyncio.run(fuzzed(MESSAGES))
    assert found["messages"] >= MESSAGES
    assert found["never_answered"] == []
    assert found["errors_in_the_log"] == []
    assert found["is_alive"]
    assert found["is_game_the_same"]
    assert found["exit_code"] == (1 if sys.platform == "win32" else 0)
    assert found["megabytes"]["after"] - found["megabytes"]["warm"] < MOST_GROWTH
