"""Choices that were made at a table, and stand."""

from __future__ import annotations

from itertools import islice
from typing import Final, NamedTuple

from kanly.table.clock import Times
from kanly.table.entries import By

WATCHED: Final = 3  # the last answers, those of one seat after the other counted as one


class Made(NamedTuple):
    seat: int
    by: By
    choice: str
    times: Times | None  # of the clock, once it was made

    @property
    def is_settled(self) -> bool:
        """Nobody was asked, so it is taken back with the choice before it."""
        return self.by == "table"


def settled_last(made: list[Made]) -> int:
    """How many of the last choices nobody was asked for."""
    count = 0
    while count < len(made) and made[-1 - count].is_settled:
        count += 1
    return count


def last_answer(made: list[Made], seat: int) -> int | None:
    """How many choices came before the last one that somebody in this seat made; None: nobody has."""
    places = range(len(made) - 1, -1, -1)
    return next((place for place in places if made[place].seat == seat and made[place].by == "person"), None)


def watched_from(made: list[Made]) -> int:
    """From which choice on somebody could step back, or has not been shown all of it yet.

    Nobody steps back over the answer of another seat; and of that one some may still be hidden.
    """
    places = range(len(made) - 1, 0, -1)
    changes = (place for place in places if made[place].seat != made[place - 1].seat)
    return next(islice(changes, WATCHED - 1, None), 0)
