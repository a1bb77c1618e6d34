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
    for entry in entries:
        table.enter(entry)
    return list(entries)


def check_playing(table: Table, may_be_over: bool = False) -> None:
    if table.is_paused:
        raise Refused("paused", "the game is paused")
    if table.stage in ("gathering", "leading"):
        raise Refused("not_begun", "the game has not begun yet")
    if table.stage == "closed" or (table.stage == "over" and not may_be_over):
        raise Refused("over", "the game is over")


def check_seat(table: Table, seat: int) -> None:
    if seat not in range(len(table.seats)):
        raise Refused("seat", f"there is no seat {seat}")
