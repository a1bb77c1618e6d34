"""States and games in a pickle, by the names of a snapshot: either build reads what the other wrote."""

from __future__ import annotations

import copyreg
from typing import Any

from kanly.engine.state import State
from kanly.record.edition import edition_of, read_edition
from kanly.record.layout import write_state
from kanly.record.log import Entry, entries
from kanly.record.snapshot import read_state

Flat = list[tuple[Any, ...]]  # entries without what came before them, oldest first


def reduce_state(g: State) -> tuple[Any, ...]:
    asked = (g.free_order, g.over, g.chooser, list(g.choices))
    return state_from, (edition_of(g.rules), write_state(g), list(g.reasons), asked)


def state_from(edition: str, data: dict[str, Any], reasons: list[Any], asked: tuple[Any, ...]) -> State:
    g = read_state(data, read_edition(edition))
    g.reasons = reasons
    g.free_order, g.over, g.chooser, g.choices = asked
    return g


copyreg.pickle(State, reduce_state)


def flat(last: Entry | None) -> Flat:
    return [tuple(entry[1:]) for entry in entries(last)]


def chain(told: Flat) -> list[Entry | None]:
    """The entry reached after none of these, after the first, and so on."""
    found: list[Entry | None] = [None]
    for rest in told:
        found.append(Entry(found[-1], *rest))
    return found
