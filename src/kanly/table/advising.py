"""Whether a table gives hints."""

from __future__ import annotations

from kanly.table.table import Table


def gives_hints(table: Table) -> bool:
    """As agreed on; where nothing was, to whoever plays without other people."""
    if table.settings.hints is not None:
        return table.settings.hints
    return sum(bool(seat.name) for seat in table.seats) <= 1
