"""What is counted and measured while a server runs, and how Prometheus reads it."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
Labels = Mapping[str, str]


class Durations:
    """How many took how long."""

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # up to each bound; the last took longer
        self.seconds = 0.0  # in all

    @property
    def count(self) -> int:
        return sum(self.counts)

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        """However it ends."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)


class Page:
    """In the text format of Prometheus, line by line."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)

    def head(self, name: str, kind: str, meaning: str) -> None:
        self.lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]

    def gauge(self, name: str, meaning: str, value: float) -> None:
        self.head(name, "gauge", meaning)
        self.line(name, value)

    def counter(self, name: str, meaning: str, value: float) -> None:
        self.head(name, "counter", meaning)
        self.line(name, value)

    def family(
        self, name: str, kind: str, meaning: str, label: str, found: Iterable[tuple[str, float]]
    ) -> None:
        """One line for each value of a label."""
        self.head(name, kind, meaning)
        for value, figure in sorted(found):
            self.line(name, figure, {label: value})

    def histogram(self, name: str, meaning: str, found: Durations) -> None:
        self.head(name, "histogram", meaning)
        so_far = 0
        for bound, count in zip((*map(str, found.bounds), "+Inf"), found.counts, strict=True):
            so_far += count
            self.line(f"{name}_bucket", so_far, {"le": bound})
        self.line(f"{name}_sum", found.seconds)
        self.line(f"{name}_count", so_far)

    def line(self, name: str, value: float, labels: Labels | None = None) -> None:
        told = ",".join(f'{label}="{escaped(text)}"' for label, text in (labels or {}).items())
        number = str(value) if isinstance(value, int) else f"{value:.9g}"
        self.lines.append(f"{name}{{{told}}} {number}" if told else f"{name} {number}")


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
