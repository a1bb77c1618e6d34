"""Lines over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kanly.lab.arena.report.svg import COLOURS, WIDTH, drawing, element, line, text

HEIGHT: Final = 160
LEFT: Final = 40
LEGEND: Final = 16
FOOT: Final = 22
TICKS: Final = 4

Points = Sequence[tuple[float, float]]


def plot(lines: Mapping[str, Points], label: str, most: float = 0.0) -> str:
    """`most`: the height of the plot; 0: as high as the highest point."""
    values = [point for points in lines.values() for point in points]
    top = most or max((value for _, value in values), default=0.0) or 1.0
    end = max((time for time, _ in values), default=0.0) or 1.0
    parts = [*ticks(top, end)]
    for number, (name, points) in enumerate(lines.items()):
        colour = f"var(--c{number % COLOURS})"
        parts.append(drawn(points, top, end, colour))
        parts.append(text(name, LEFT, HEIGHT + FOOT + LEGEND * (number + 1), style=f"fill:{colour}"))
    return drawing(parts, HEIGHT + FOOT + LEGEND * (len(lines) + 1), label)


def drawn(points: Points, top: float, end: float, colour: str) -> str:
    places = " ".join(f"{across(time, end):.1f},{up(max(0.0, value), top):.1f}" for time, value in points)
    return element("polyline", points=places, style=f"fill:none;stroke:{colour};stroke-width:2")


def ticks(top: float, end: float) -> list[str]:
    found = [line(LEFT, HEIGHT, WIDTH, HEIGHT, "track")]
    for number in range(TICKS + 1):
        part = number / TICKS
        found.append(text(f"{top * part:.3g}", 0, up(top * part, top) + 4))
        found.append(text(f"{end * part:.0f}", across(end * part, end), HEIGHT + 15, class_="tick"))
    return found


def across(time: float, end: float) -> float:
    return LEFT + (WIDTH - LEFT - 10) * time / end


def up(value: float, top: float) -> float:
    return 6 + (HEIGHT - 6) * (1 - min(1.0, value / top))
