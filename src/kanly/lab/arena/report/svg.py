"""Drawing with text: elements of HTML and SVG, escaped, and a scale."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 360  # of every plot, in its own units: about those of a phone
COLOURS: Final = 8  # that the page defines as --c0, --c1 ...


def element(tag: str, *content: str, **attributes: object) -> str:
    """`content` is markup already. A trailing or inner _ of a name is left out or becomes a hyphen."""
    told = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(str(v))}"' for name, v in attributes.items()
    )
    return f"<{tag}{told}>{''.join(content)}</{tag}>"


def text(words: str, x: float, y: float, **attributes: object) -> str:
    return element("text", escape(words), x=number(x), y=number(y), **attributes)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    ends = {"x1": number(x1), "y1": number(y1), "x2": number(x2), "y2": number(y2)}
    return element("line", class_=kind, **ends)


def bar(x: float, y: float, width: float, height: float, colour: int = 0) -> str:
    size = {"width": number(max(0, width)), "height": number(height)}
    return element("rect", x=number(x), y=number(y), **size, style=f"fill:var(--c{colour % COLOURS})")


def dot(x: float, y: float, colour: int = 0) -> str:
    return element("circle", cx=number(x), cy=number(y), r=4, style=f"fill:var(--c{colour % COLOURS})")


def drawing(parts: Iterable[str], height: float, label: str) -> str:
    """`label` is for those who cannot see it."""
    box = f"0 0 {WIDTH} {number(height)}"
    return element("svg", element("title", escape(label)), *parts, viewBox=box, role="img", aria_label=label)


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


@dataclass(frozen=True)
class Scale:
    """From 0 at the left end to `most` at the right one."""

    most: float
    start: float = 0
    end: float = WIDTH

    def at(self, value: float) -> float:
        return self.start + (self.end - self.start) * value / self.most

    def ticks(self, number: int = 4) -> list[float]:
        """At round values."""
        step = round_up(self.most / number)
        return [step * i for i in range(math.floor(self.most / step + 1e-9) + 1)]


def round_up(value: float) -> float:
    """To 1, 2, 2.5 or 5 with zeros before or after it."""
    if value <= 0:
        return 1.0
    power: float = 10.0 ** math.floor(math.log10(value))
    return next(power * head for head in (1, 2, 2.5, 5, 10) if power * head >= value * (1 - 1e-9))
