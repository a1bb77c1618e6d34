"""Rows read back by name, for tests."""

from __future__ import annotations

import struct
from collections import Counter

from kanly.bots.rows import layout as places
from kanly.bots.rows.layout import Layout, layout_of
from kanly.bots.rows.observation import row_of
from kanly.engine.state import State


class Row:
    """What a row says, by name."""

    def __init__(self, row: bytes, layout: Layout) -> None:
        numbers = struct.unpack(f"<{places.ROW}H", row)
        self.head = dict(zip(places.HEAD_NAMES, numbers, strict=False))
        ids = numbers[places.IDS_AT : places.NUMBERS_AT]
        self.ids = Counter(layout.id_names[number] for number in ids if number)
        amounts = numbers[places.NUMBERS_AT : places.CHOICES_AT]
        self.amounts = dict(zip(layout.number_names, amounts, strict=True))
        parts = numbers[places.CHOICES_AT :]
        self.choices = [
            tuple(layout.choice_names[part] for part in parts[places.PARTS * i : places.PARTS * (i + 1)])
            for i in range(self.head["count"])
        ]
        self.rest = parts[places.PARTS * self.head["count"] :]

    def under(self, title: str) -> dict[str, int]:
        """How often each name of a block is said."""
        return {
            name.removeprefix(f"{title}:"): count
            for name, count in self.ids.items()
            if name.startswith(f"{title}:")
        }


def read(g: State) -> Row:
    layout = layout_of(g.catalog)
    return Row(row_of(g, layout), layout)
