"""The plots of the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kanly.lab.arena.figures import Rate
from kanly.lab.arena.report.svg import WIDTH, Scale, bar, dot, drawing, line, round_up, text

ROW: Final = 34  # of a name with what is drawn below it
NAME: Final = 13  # from the top of a row to the foot of its name
DRAWN: Final = 24  # from the top of a row to the middle of what is drawn
AXIS: Final = 22
EDGE: Final = 20
THIN: Final = 9
HISTOGRAM: Final = 150


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def win_rates(rates: Mapping[str, Rate], null: float, label: str) -> str:
    """A dot with its interval for each; the upright line is the share of an equal."""
    most = max([null, *(rate.high for rate in rates.values())])
    scale = Scale(min(1.0, round_up(most)) or 1.0, EDGE, WIDTH - EDGE)
    height = ROW * len(rates)
    parts: list[str] = []
    for number, (name, rate) in enumerate(rates.items()):
        parts += rate_row(name, rate, number * ROW, scale, scale.at(null))
    return drawing([*parts, *axis(scale, height)], height + AXIS, label)


def rate_row(name: str, rate: Rate, top: float, scale: Scale, equal: float) -> list[str]:
    middle = top + DRAWN
    told = f"{percent(rate.share)} ({percent(rate.low)} to {percent(rate.high)})"
    return [
        text(name, 0, top + NAME),
        text(told, WIDTH, top + NAME, class_="value"),
        line(scale.start, middle, scale.end, middle, "track"),
        line(equal, middle - 6, equal, middle + 6, "null"),
        line(scale.at(rate.low), middle, scale.at(rate.high), middle, "interval"),
        dot(scale.at(rate.share), middle),
    ]


def axis(scale: Scale, top: float) -> list[str]:
    return [text(f"{100 * value:g} %", scale.at(value), top + 15, class_="tick") for value in scale.ticks()]


def stacked(rows: Mapping[str, Mapping[str, float]], kinds: Sequence[str], label: str) -> str:
    """A bar for each name, of its parts one after the other; what was lost on the whole is left out."""
    most = max((sum(v for v in row.values() if v > 0) for row in rows.values()), default=0.0)
    scale = Scale(most or 1.0)
    parts: list[str] = []
    for number, (name, row) in enumerate(rows.items()):
        top, sum_ = number * ROW, sum(row.values())
        parts += [text(name, 0, top + NAME), text(f"{sum_:.1f}", WIDTH, top + NAME, class_="value")]
        parts += stack(row, kinds, top + DRAWN - 6, scale)
    return drawing(parts, ROW * len(rows), label)


def stack(row: Mapping[str, float], kinds: Sequence[str], top: float, scale: Scale) -> list[str]:
    parts, start = [], 0.0
    for colour, kind in enumerate(kinds):
        value = max(0.0, row.get(kind, 0.0))
        parts.append(bar(scale.at(start), top, scale.at(value), 13, colour))
        start += value
    return parts


def histogram(counts: Mapping[int, int], label: str) -> str:
    """Gaps stay gaps."""
    if not counts:
        return drawing([], 1, label)
    first, last = min(counts), max(counts)
    step, most = WIDTH / (last - first + 1), max(counts.values())
    parts = []
    for column in range(first, last + 1):
        height = (HISTOGRAM - 20) * counts.get(column, 0) / most
        left = (column - first) * step
        parts.append(bar(left + 2, HISTOGRAM - height, step - 4, height))
        share = counts.get(column, 0) / sum(counts.values())
        parts.append(text(f"{100 * share:.0f} %", left + step / 2, HISTOGRAM - height - 4, class_="tick"))
        parts.append(text(str(column), left + step / 2, HISTOGRAM + 15, class_="tick"))
    return drawing(parts, HISTOGRAM + AXIS, label)


def grouped(rows: Mapping[str, Sequence[float]], label: str) -> str:
    """For each name a thin bar in each colour."""
    most = max((value for values in rows.values() for value in values), default=0.0)
    scale = Scale(most or 1.0, 0, WIDTH - 40)
    parts, top = [], 0.0
    for name, values in rows.items():
        parts.append(text(name, 0, top + NAME))
        for colour, value in enumerate(values):
            above = top + NAME + 5 + colour * (THIN + 3)
            parts.append(bar(0, above, scale.at(value), THIN, colour))
            parts.append(text(f"{value:.2f}", scale.at(value) + 4, above + THIN - 0.5, class_="small"))
        top += NAME + 10 + len(values) * (THIN + 3)
    return drawing(parts, top, label)
