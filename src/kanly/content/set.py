"""A set as a value: everything that is printed in one box, or by one fan."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.engine.printed import Thing


@dataclass(frozen=True, eq=False)
class Set:
    key: str
    things: tuple[Thing, ...]
