"""Who sits in one seat of a table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kanly.table.entries import Wishes

COLOURS: Final = ("blue", "green", "red", "yellow", "orange", "purple", "teal", "pink", "white", "black")


class Seat(Struct, frozen=True):
    number: int
    colour: str
    person: str | None = None  # by id; None: free, or a bot's
    name: str = ""  # of the person
    bot: str | None = None  # that plays here now
    is_for_persons: bool = True  # a bot is here only until somebody sits down
    leader: str | None = None  # that was chosen
    offered: tuple[str, ...] = ()  # Leaders to choose from
    wishes: Wishes = Wishes()

    @property
    def is_free(self) -> bool:
        return self.person is None and self.is_for_persons

    @property
    def shown(self) -> tuple[object, ...]:
        """All that others see of it."""
        return (self.person, self.name, self.colour, self.bot, self.leader, self.offered)

    @property
    def is_waited_for(self) -> bool:
        """Before the game begins."""
        return self.person is None and self.bot is None


def free_colour(wanted: str, seats: list[Seat], but: int) -> str:
    """The one that is wanted, unless somebody else has it: then that of the seat stays."""
    taken = {seat.colour for seat in seats if seat.number != but}
    return wanted if wanted in COLOURS and wanted not in taken else seats[but].colour
