"""The console and where it breaks lines: in Japanese and Chinese nearly anywhere, never before a mark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, JustifyMethod, OverflowMethod, RenderableType
from rich.containers import Lines
from rich.segment import Segment
from rich.text import Text

WIDE: Final = 2  # cells of a character that is a word by itself, as far as lines are concerned
STOPS: Final = "、。，．；：！？…・·,.;:!?%％／"
CLOSING: Final = "）」』】〉》〕］｝)]}"
DEPENDENT: Final = "ー～々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
NEVER_FIRST: Final = frozenset(STOPS + CLOSING + DEPENDENT)
NEVER_LAST: Final = frozenset("（「『【〈《〔［｛([{")
SIGNS: Final = frozenset("+-±")


class Paper(Console):
    """Whatever is printed on it, in a table or not, is broken by the rules below."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            chosen = options or self.options
            renderable = self.render_str(renderable, highlight=chosen.highlight, markup=chosen.markup)
        if isinstance(renderable, Text):
            renderable = Written(renderable)
        return super().render(renderable, options)

    def on_broken_pipe(self) -> None:
        """Where the output is gone, its user hears of it like of any other trouble."""
        raise


class Written(Text):
    """A text that knows where its lines may end."""

    def __init__(self, text: Text) -> None:
        super().__init__(
            style=text.style,
            justify=text.justify,
            overflow=text.overflow,
            no_wrap=text.no_wrap,
            end=text.end,
            tab_size=text.tab_size,
        )
        self.append_text(text)

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        whole = no_wrap or self.no_wrap or overflow == "ignore"
        lines = Lines()
        for line in self.split(allow_blank=True):
            for part in line.divide([] if whole else breaks(line.plain, width)):
                lines.extend(
                    part.wrap(
                        console,
                        width,
                        justify=justify or self.justify,
                        overflow=overflow or self.overflow,
                        tab_size=tab_size,
                        no_wrap=whole,
                    )
                )
        return lines


def breaks(text: str, width: int) -> list[int]:
    """Where the lines after the first begin."""
    found: list[int] = []
    start = last = cells = 0
    for at, character in enumerate(text):
        if at and may_break(text[at - 1], character):
            last = at
        cells += cell_len(character)
        if cells > width and not character.isspace() and at > start:
            start = last if last > start else inside(text, start, at)
            found.append(start)
            cells = cell_len(text[start : at + 1])
    return found


def inside(text: str, start: int, end: int) -> int:
    """Where to break what is longer than a line: as late as marks allow, if they allow it at all."""
    good = (at for at in range(end, start, -1) if not clings(text[at - 1], text[at]))
    return next(good, end)


def clings(before: str, after: str) -> bool:
    return after in NEVER_FIRST or before in NEVER_LAST or after.isspace()


def may_break(before: str, after: str) -> bool:
    """A number keeps its sign and what it counts or measures; words of Latin letters are whole."""
    if clings(before, after):
        return False
    if before.isspace():
        return True
    if SIGNS & {before, after} or before.isdigit() or after.isdigit():
        return False
    return WIDE in (cell_len(before), cell_len(after))
