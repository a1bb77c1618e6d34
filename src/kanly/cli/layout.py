"""How tables look in the terminal."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

LONG_HEADING: Final = 8  # columns of sentences may wrap, others may not


def plain_table(*headings: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    for heading in headings:
        table.add_column(heading, no_wrap=len(heading) < LONG_HEADING)
    return table
