"""What stands where in a row of numbers, with a name for every number: nets are kept by names.

A row is `HEAD | IDS | NUMBERS | CHOICES x PARTS` numbers of 16 bits, little endian. IDS are a bag: each names
something that is so, and 0 is nothing. NUMBERS are amounts. A choice is the sum of its PARTS.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.bots.rows.amounts import SEAT_AMOUNTS, TABLE_AMOUNTS
from kanly.bots.rows.answer_table import AnswerTable
from kanly.bots.rows.id_table import IdTable
from kanly.bots.rows.revealing import Reveals

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog

VERSION: Final = 1  # of what the names mean
SEATS_AT_MOST: Final = 4
HEAD: Final = 24
IDS: Final = 288
NUMBERS: Final = SEATS_AT_MOST * len(SEAT_AMOUNTS) + len(TABLE_AMOUNTS)
CHOICES: Final = 96
PARTS: Final = 4
ROW: Final = HEAD + IDS + NUMBERS + CHOICES * PARTS
IDS_AT: Final = HEAD
NUMBERS_AT: Final = IDS_AT + IDS
CHOICES_AT: Final = NUMBERS_AT + NUMBERS

# places in the head
SEAT: Final = 0  # who is asked
SEATS: Final = 1  # at the table, Rivals and House Hagal included
COUNT: Final = 2  # choices that are listed
POLICY: Final = 3  # which one answers
KIND: Final = 4  # of game, as its plan numbers it
ROUND: Final = 5
FINISHED: Final = 6  # 1: a game ended here since the last row; the rest tells of that game
END_KIND: Final = 7
END_SEATS: Final = 8
END_ROUND: Final = 9
END_WON: Final = 10  # by seat: its share of the win, in SHARES
END_POINTS: Final = 14  # by seat
END_POLICY: Final = 18  # by seat: who played it, plus OWN_POLICIES

SHARES: Final = 60
OWN_POLICIES: Final = 10

HEAD_NAMES: Final[tuple[str, ...]] = (
    *("seat", "seats", "count", "policy", "kind", "round"),
    *("finished", "end_kind", "end_seats", "end_round"),
    *[f"end_won.{seat}" for seat in range(SEATS_AT_MOST)],
    *[f"end_points.{seat}" for seat in range(SEATS_AT_MOST)],
    *[f"end_policy.{seat}" for seat in range(SEATS_AT_MOST)],
    *("", ""),
)


class Layout:
    """Of the rows of games that are played with a catalogue."""

    def __init__(self, catalog: Catalog) -> None:
        self.ids = IdTable(catalog)
        self.answers = AnswerTable(catalog)
        self.reveals = Reveals(catalog)
        self.id_names: tuple[str, ...] = tuple(self.ids.book.names)
        self.number_names: tuple[str, ...] = number_names()
        self.choice_names: tuple[str, ...] = tuple(self.answers.book.names)


def number_names() -> tuple[str, ...]:
    """The seat that is asked is 0, its left neighbour 1; an absent seat has its place all the same."""
    seats = [f"{seat}.{name}" for seat in range(SEATS_AT_MOST) for name in SEAT_AMOUNTS]
    return (*seats, *TABLE_AMOUNTS)


LAYOUTS: Final[dict[int, Layout]] = {}


def layout_of(catalog: Catalog) -> Layout:
    """Made when it is first asked for, and again when the catalogue has grown."""
    found = LAYOUTS.get(id(catalog))
    if found is None or found.ids.size != len(catalog.things):
        found = Layout(catalog)
        LAYOUTS[id(catalog)] = found
    return found
