"""A short number for what a set holds: another one as soon as a definition is another one."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from kanly.content.set import Set

DIGITS = 8
WRITTEN_BY_CATALOGUE = ("number", "set", "index", "reserve", "location_index")
FOLLOWS_FROM_WORDS = ("answers", "listens", "hears")


@cache
def fingerprint(given: Set) -> str:
    """The order counts: it is the order in which decks are made before they are shuffled."""
    written = json.dumps([told(thing) for thing in given.things], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()[:DIGITS]


def told(value: Any) -> Any:
    """Anything of a definition as plain data. What is empty is left out: later fields change nothing."""
    if isinstance(value, list | tuple):
        return [told(part) for part in value]
    if isinstance(value, int | str | None):
        return value
    return {"": type(value).__name__, **{name: told(part) for name, part in held(value).items() if part}}


def held(value: object) -> dict[str, Any]:
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value) if field.repr}
    state = value.__getstate__()
    names = state.keys() - {*WRITTEN_BY_CATALOGUE, *FOLLOWS_FROM_WORDS} if isinstance(state, dict) else ()
    return {name: getattr(value, name) for name in names}
