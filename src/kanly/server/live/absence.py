"""Who has been away from a table for so long that the others need not wait any more."""

from __future__ import annotations

import time
from typing import Final
from weakref import WeakKeyDictionary

from kanly.server.live.live import Live

LONG: Final = 60.0  # seconds: whoever only loses the network for a moment is not sent away
gone: Final[WeakKeyDictionary[Live, dict[str, float]]] = WeakKeyDictionary()  # since when, by person


def note(live: Live) -> dict[str, float]:
    """Who is away now. Of whom nothing was known before, nobody knows how long."""
    known = gone.get(live, {})
    persons = {seat.person for seat in live.table.seats if seat.person is not None}
    away = {person for person in persons if not live.is_present(person)}
    gone[live] = {person: known.get(person, time.monotonic()) for person in away}
    return gone[live]


def absent_seats(live: Live) -> frozenset[int]:
    """Of those who have been away for long."""
    away = note(live)
    long = {person for person, since in away.items() if time.monotonic() - since >= LONG}
    return frozenset(seat.number for seat in live.table.seats if seat.person in long)
