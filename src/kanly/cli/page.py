"""One screen: the table, the question and its lines, fitted into the height of the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from kanly.cli.glance import Glance, Lines
from kanly.cli.packing import numbered, packed, paragraph
from kanly.telling.menus import Item
from kanly.telling.voice import Voice

PROMPT: Final = 1  # line for what is typed
FEWEST: Final = 3  # lines of a menu that is shown in pages


class Page:
    def __init__(self, heading: str, items: Sequence[Item], voice: Voice, console: Console) -> None:
        self.items = items
        self.voice = voice
        self.console = console
        self.heading = paragraph(Text(heading, style="bold"), console, console.width)

    def lines(self, glance: Glance, height: int, number: int = 0) -> Lines:
        """The fullest table with the fullest menu; the menu in pages where nothing else helps."""
        room = height - PROMPT - len(self.heading)
        tables, menus = glance.layouts(), list(self.menus())
        for table in tables:
            for menu in menus:
                if len(table) + len(menu) <= room:
                    return [*table, *self.heading, *menu]
        table = tables[-1] if len(tables[-1]) + FEWEST <= room else []
        return [*table, *self.heading, *self.part(max(FEWEST, room - len(table)), number)]

    def alone(self, height: int, number: int = 0) -> Lines:
        """Without the table, which was shown already."""
        room = max(FEWEST, height - PROMPT - len(self.heading))
        menu = next((menu for menu in self.menus() if len(menu) <= room), None)
        return [*self.heading, *(menu if menu is not None else self.part(room, number))]

    def menus(self) -> Iterator[Lines]:
        """With all that is printed, without, and side by side."""
        width = self.console.width
        yield numbered([item.text for item in self.items], self.console, width)
        yield numbered([item.short or item.text for item in self.items], self.console, width)
        yield self.side_by_side()

    def side_by_side(self) -> Lines:
        cells = [
            Text.assemble((f"{number}. ", "dim"), item.short or item.text)
            for number, item in enumerate(self.items, 1)
        ]
        return packed("", cells, self.console, self.console.width)

    def part(self, room: int, number: int) -> Lines:
        """One page of the menu, and how to get to the next."""
        lines = self.side_by_side()
        count = -(-len(lines) // (room - 1))
        at = number % count
        hint = self.voice.say("menu-more", page=at + 1, pages=count)
        return [*lines[at * (room - 1) : (at + 1) * (room - 1)], Text(hint, style="dim")]
