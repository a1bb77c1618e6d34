"""What somebody at the table proposes, and whether the others agree."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kanly.table.entries import Matter
from kanly.table.seat import Seat

FEWEST_TO_KICK: Final = 2


class Proposal(Struct, frozen=True):
    seat: int  # whose it is
    matter: Matter
    about: int
    asked: tuple[int, ...]  # the seats that are to say something, each of another person
    agreed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()

    @property
    def is_carried(self) -> bool:
        """By everybody; a seat is emptied by most of the others."""
        if self.matter != "kick":
            return set(self.agreed) == set(self.asked)
        return 2 * len(self.agreed) > len(self.asked)

    @property
    def is_lost(self) -> bool:
        if self.matter != "kick":
            return bool(self.refused)
        return 2 * len(self.refused) >= len(self.asked)

    def is_open_to(self, seat: int) -> bool:
        return seat in self.asked and seat not in (*self.agreed, *self.refused)


def voters(seats: list[Seat], but: int | None = None) -> tuple[int, ...]:
    """One seat for every person; not that of whom it is about."""
    by_person = {seat.person: seat.number for seat in reversed(seats) if seat.person is not None}
    outsider = None if but is None else seats[but].person
    return tuple(sorted(number for person, number in by_person.items() if person != outsider))
