"""Texts put together into lines of a given width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from kanly.cli.layout import Line, trimmed
from kanly.cli.paper import Written

GAP: Final = 2  # blanks between two texts in one line


def paragraph(text: Text, console: Console, width: int) -> list[Text]:
    """Broken by the rules of the paper."""
    return [trimmed(line) for line in Written(text).wrap(console, max(1, width), overflow="fold")]


def numbered(texts: Sequence[str], console: Console, width: int) -> list[Text]:
    """A line for each, or several where it is long."""
    options = console.options.update(width=width)
    lines = [Line(f"{number}.", Text(text)) for number, text in enumerate(texts, 1)]
    return [part for line in lines for part in line.parts(console, options.max_width)]


def packed(label: str, cells: Sequence[Text], console: Console, width: int) -> list[Text]:
    """As many in a line as it holds, each of them whole where possible; the label before the first."""
    head = Text(label, style="dim")
    indent = head.cell_len + GAP if label else 0
    lines = [Text()]
    for cell in cells:
        for part in paragraph(cell, console, width - indent) if cell.cell_len > width - indent else [cell]:
            if lines[-1].cell_len and lines[-1].cell_len + GAP + part.cell_len > width - indent:
                lines.append(Text())
            lines[-1] = lines[-1] + Text(" " * (GAP if lines[-1].cell_len else 0)) + part
    return [before(head if i == 0 else Text(), indent) + line for i, line in enumerate(lines)]


def before(head: Text, width: int) -> Text:
    return Text.assemble(head, " " * (width - head.cell_len))


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two columns; the left one has this width."""
    height = max(len(left), len(right))
    left, right = ([*column, *[Text()] * (height - len(column))] for column in (left, right))
    return [trimmed(before(one, width) + other) for one, other in zip(left, right, strict=True)]


def columns(rows: Sequence[Sequence[Text]]) -> list[Text]:
    """A table: what stands below each other begins below each other."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    return [trimmed(Text(" ").join(map(before, row, widths))) for row in rows]
