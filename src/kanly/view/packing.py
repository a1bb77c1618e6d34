"""Positions that a game remembers, ready to be pickled: with the length of their record instead of it."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.state import State
from kanly.record.log import Entry, entries
from kanly.view.going_back import Past
from kanly.view.shown import Shown

PackedShown = tuple[State, int, bool]
PackedPast = tuple[State, int, PackedShown | None, bool]


def length(last: Entry | None) -> int:
    return len(entries(last))


def packed_shown(seen: Shown | None) -> PackedShown | None:
    return seen and (seen.state, length(seen.last), seen.is_cut)


def packed_past(past: Past) -> PackedPast:
    return past.state, length(past.last), packed_shown(past.shown), past.was_settled


def shown_from(packed: PackedShown | None, last: Sequence[Entry | None]) -> Shown | None:
    """`last` is where the record ended after so many entries."""
    return packed and Shown(packed[0], last[packed[1]], packed[2])


def past_from(packed: PackedPast, last: Sequence[Entry | None]) -> Past:
    state, count, seen, was_settled = packed
    return Past(state, last[count], shown_from(seen, last), was_settled)
