"""What the seat that is asked may know, as a row of numbers: all of it, and nothing else.

Hidden cards are written as sorted heaps, so that worlds which the seat cannot tell apart give the same bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from kanly.bots.rows import layout as places
from kanly.bots.rows.choices import write_choices
from kanly.bots.rows.course import write_course
from kanly.bots.rows.numbers import write_numbers
from kanly.bots.rows.seats import write_others, write_own
from kanly.bots.rows.writing import write

if TYPE_CHECKING:
    from kanly.bots.rows.layout import Layout
    from kanly.engine.state import State

NO_IDS: Final = [bytes(2 * count) for count in range(places.IDS + 1)]
NO_END: Final = bytes(2 * (places.HEAD - places.FINISHED))


def row_of(g: State, layout: Layout) -> bytes:
    """For the seat that is asked."""
    out = BytesWriter()
    write_head(out, g, 0, 0)
    out.write(NO_END)
    write_body(out, g, layout)
    return out.getvalue()


def write_head(out: BytesWriter, g: State, policy: int, kind: int) -> None:
    """All but the game that ended."""
    write(out, g.chooser)
    write(out, len(g.players))
    write(out, min(len(g.choices), places.CHOICES))
    write(out, policy)
    write(out, kind)
    write(out, g.round)


def write_body(out: BytesWriter, g: State, layout: Layout) -> None:
    write_ids(out, g, layout)
    write_numbers(out, g, layout)
    write_choices(out, g, layout.answers)


def write_ids(out: BytesWriter, g: State, layout: Layout) -> None:
    """The least important last: what goes beyond IDS is left out."""
    first = len(out)
    write_course(out, g, layout.ids)
    write_own(out, g, layout.ids)
    write_others(out, g, layout.ids)
    written = (len(out) - first) // 2
    if written > places.IDS:
        out.truncate(first + 2 * places.IDS)
    else:
        out.write(NO_IDS[places.IDS - written])
