"""What every act at a table has in common.

An act takes a copy of the table, checks, enters what was decided, and tells it as entries. The copy is the
table once those are kept for good; if the act is refused, the copy is thrown away and nothing has happened.
"""

from __future__ import annotations

from kanly.table import entries as e
from kanly.table.refused import Refused
from kanly.table.table import Table

Entries = list[e.Any]


def enter(table: Table, *entries: e.Any) -> Entries:
    """As they are to be kept."""
    return [table.enter(entry) for entry in entries]


def spend(table: Table, spent: int, at: int) -> Entries:
    """Time on the present question, which something else comes before now."""
    if table.clock is None or table.asked is None or spent <= 0:
        return []
    return enter(table, e.Spent(at=at, seat=table.asked, spent=spent))


def check_playing(table: Table) -> None:
    """When a game is over its seed is told, so nothing of it is played again."""
    if table.is_paused:
        raise Refused("paused", "the game is paused")
    if table.stage in ("gathering", "leading"):
        raise Refused("not_begun", "the game has not begun yet")
    if table.stage in ("closed", "over"):
        raise Refused("over", "the game is over")


def check_seat(table: Table, seat: int) -> None:
    if seat not in range(len(table.seats)):
        raise Refused("seat", f"there is no seat {seat}")
