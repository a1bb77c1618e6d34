"""Which games a list is to have, and how a database is asked for them."""

from __future__ import annotations

from dataclasses import dataclass

Value = str | float


@dataclass(frozen=True)
class Wanted:
    status: str | None
    person: str | None
    listed_only: bool
    before: tuple[float, str] | None  # when the last row of the page before was changed, and its game
    limit: int


def condition_of(wanted: Wanted) -> tuple[str, list[Value]]:
    """With a question mark for each value."""
    conditions: list[str] = ["TRUE"]
    values: list[Value] = []
    if wanted.person is not None:
        conditions.append("seats.person = ?")
        values.append(wanted.person)
    if wanted.status is not None:
        conditions.append("status = ?")
        values.append(wanted.status)
    if wanted.listed_only:
        conditions.append("is_listed")
    if wanted.before is not None:
        conditions.append("(changed, games.game) < (?, ?)")
        values.extend(wanted.before)
    return " AND ".join(conditions), values
