"""Acts at a table by their names, so that one process can ask another to carry them out.

Only functions of these modules have one; what they are told is plain data, read by the types of their
parameters.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, get_type_hints

import msgspec

from kanly.server.live.live import Act

MODULES: Final = {
    "sitting": "kanly.table.sitting",
    "playing": "kanly.table.playing",
    "agreeing": "kanly.table.agreeing",
    "requests": "kanly.server.live.requests",
}
Arguments = tuple[list[Any], dict[str, Any]]


def name_of(act: Act) -> str:
    short = {module: name for name, module in MODULES.items()}.get(act.__module__)
    name = f"{short}.{act.__name__}"
    if short is None or named(name) is not act:
        raise ValueError(f"{act.__qualname__} is no act that another process could be asked for")
    return name


@cache
def named(name: str) -> Act | None:
    """None: there is no such act."""
    module, _, function = name.partition(".")
    found = getattr(import_module(MODULES[module]), function, None) if module in MODULES else None
    return found if inspect.isfunction(found) else None


def read(act: Act, said: Sequence[Any], more: Mapping[str, Any]) -> Arguments:
    """Raises ValidationError for what the act cannot be told."""
    hints = hints_of(act)
    places = [name for name in inspect.signature(act).parameters if name in hints]
    given = [msgspec.convert(value, hints[name]) for name, value in zip(places, said, strict=False)]
    return given, {name: msgspec.convert(value, hints[name]) for name, value in more.items()}


@cache
def hints_of(act: Act) -> dict[str, Any]:
    """Of all that an act is told; the table and the time are its own."""
    hints = get_type_hints(act)
    return {name: hint for name, hint in hints.items() if name not in ("table", "at", "return")}
