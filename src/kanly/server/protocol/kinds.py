"""Kinds of values that both sides name."""

from __future__ import annotations

from typing import Final

from kanly.table.seat import COLOURS
from kanly.view.schema.kinds import Kind

MatterKind: Final = Kind(
    "Matter",
    "What may be proposed: to take choices back, to send somebody away, or to pause. Everybody has to agree; "
    "to send somebody away, more than half of the others.",
)
StageKind: Final = Kind(
    "Stage",
    "How far a table has got: people sit down, they choose Leaders, they play, the game is over; or else "
    "nobody plays on, and no game was finished.",
)
WhyClosedKind: Final = Kind(
    "WhyClosed",
    "Why nobody plays on at a table: everybody has left it or its host has closed it, or the operator of the "
    "server has deleted it.",
)
ColourKind: Final = Kind("Colour", "Of a person, and of a seat.", COLOURS)
EventKind: Final = Kind("Event", "One thing that happened.")
