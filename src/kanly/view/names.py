"""Numbers of a state as the names that a view uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY

Data = dict[str, Any]  # a part of a view, written by names that events tell
Told = Mapping[str, Any]  # an event of any kind


def key(g: State, number: int) -> str | None:
    return g.catalog.things[number].key if number else None


def name(g: State, number: int) -> str:
    """Of something that is there."""
    return g.catalog.things[number].key


def keys(g: State, cards: list[int]) -> list[str]:
    return g.catalog.keys_of(cards)


def space_key(g: State, index: int) -> str | None:
    return g.catalog.spaces[index].key if index >= 0 else None


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def names_in(mask: int, names: tuple[str, ...]) -> list[str]:
    return [names[i] for i in seats_in(mask)]
