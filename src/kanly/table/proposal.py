"""What somebody at the table proposes, and whether the others agree."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs

from kanly.table.entries import Matter, Proposed, Voted
from kanly.table.seat import Seat

FEWEST_TO_KICK: Final = 2


class Proposal(Struct, frozen=True):
    seat: int  # whose it is
    matter: Matter
    about: int  # the seat to be emptied
    stays: int  # how many choices would not be taken back; for the server alone: it tells of secret ones
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


def discussed(
    entry: Proposed | Voted, before: Proposal | None, seats: list[Seat], stays: int
) -> Proposal | None:
    """What is proposed now; None: nothing any more. Before the last answer of the seat `stays` were made."""
    if isinstance(entry, Proposed):
        now = proposed(entry, seats, stays)
    elif before is None or (entry.seat == before.seat and not entry.agrees):
        return None  # withdrawn
    else:
        now = voted(entry, before)
    return None if now.is_lost else now


def proposed(entry: Proposed, seats: list[Seat], stays: int) -> Proposal:
    """Whoever proposes something agrees to it."""
    about = entry.about if entry.matter == "kick" else 0
    asked = voters(seats, about if entry.matter == "kick" else None)
    own = seats[entry.seat].person
    agreed = tuple(seat for seat in asked if seats[seat].person == own)
    return Proposal(entry.seat, entry.matter, about, stays, asked, agreed)


def voted(entry: Voted, before: Proposal) -> Proposal:
    if entry.agrees:
        return structs.replace(before, agreed=(*before.agreed, entry.seat))
    return structs.replace(before, refused=(*before.refused, entry.seat))


def voters(seats: list[Seat], but: int | None = None) -> tuple[int, ...]:
    """One seat for every person; not that of whom it is about."""
    by_person = {seat.person: seat.number for seat in reversed(seats) if seat.person is not None}
    outsider = None if but is None else seats[but].person
    return tuple(sorted(number for person, number in by_person.items() if person != outsider))
