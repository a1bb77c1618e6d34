"""Whether a position could arise in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kanly.engine.player import Player

Fault = tuple[str, str]  # a field of a snapshot, a sentence about what is wrong with it


def of(me: Player, field: str) -> str:
    """A field of one seat."""
    return f"players[{me.seat}].{field}"
