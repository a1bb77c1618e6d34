"""What Rivals do and why, noted where it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import events
from kanly.engine.events import Happening

if TYPE_CHECKING:
    from kanly.engine.state import State


def note(g: State, seat: int, reason: int, thing: int = 0, detail: int = 0) -> None:
    """Until the next choice."""
    g.reasons.append((seat, reason, thing, detail))
    if g.watched:
        events.tell(g, Happening.REASON, seat, reason, thing, detail)
