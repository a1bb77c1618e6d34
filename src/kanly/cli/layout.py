"""How tables and lines look in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from kanly.cli.paper import Written

GUTTER: Final = 4  # for the number of a line
DEEPER: Final = 4  # than its beginning, a line goes on
NARROWEST: Final = 10  # column for text


def plain_table(*headings: str) -> Table:
    """The last column holds sentences, which may wrap."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    for heading in headings[:-1]:
        table.add_column(heading, no_wrap=True)
    table.add_column(headings[-1], overflow="fold")
    return table


class Line:
    """A sentence with or without a number; where it wraps, it goes on deeper than any line begins."""

    def __init__(self, number: str, text: Text) -> None:
        self.number = Text(f"{number:>{GUTTER}} ", style="dim")
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.parts(console, options.max_width)

    def parts(self, console: Console, most: int) -> Iterator[Text]:
        """Its lines, none of them wider than that."""
        width = max(NARROWEST, most - len(self.number))
        begins = len(self.text) - len(self.text.plain.lstrip())
        indent = " " * (len(self.number) + begins + DEEPER)
        first, *others = wrapped(self.text, console, width, max(NARROWEST, width - begins - DEEPER))
        yield trimmed(Text.assemble(self.number, first))
        yield from (trimmed(Text(indent) + other) for other in others)


def wrapped(text: Text, console: Console, width: int, width_after: int) -> list[Text]:
    """The first line as long as it may be, the others in the width that is left to them."""
    first = Written(text).wrap(console, width, overflow="fold")[0] if text else Text()
    rest = text[len(first) :]
    rest = rest[len(rest) - len(rest.plain.lstrip()) :]
    return [first, *(Written(rest).wrap(console, width_after, overflow="fold") if rest else [])]


def trimmed(line: Text) -> Text:
    line.rstrip()
    return line


class Trimmed:
    """Anything, without the blanks that tables put at the ends of lines."""

    def __init__(self, inside: RenderableType) -> None:
        self.inside = inside

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in console.render_lines(self.inside, options, pad=False):
            yield from without_blanks(line)
            yield Segment.line()


def without_blanks(line: list[Segment]) -> Iterator[Segment]:
    end = "".join(segment.text for segment in line).rstrip()
    left = len(end)
    for segment in line:
        yield Segment(segment.text[:left], segment.style)
        left = max(0, left - len(segment.text))
