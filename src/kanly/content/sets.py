"""The sets there are: ours, and those that other packages name in their entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from kanly.content import base, ix
from kanly.content.errors import RulesError
from kanly.content.set import Set, check

GROUP = "kanly.sets"  # of entry points: name of the set = "package.module:SET"
OWN = {given.key: given for given in (base.SET, ix.SET)}


def names() -> list[str]:
    """Of all sets that can be played with."""
    return [*OWN, *sorted({entry.name for entry in entry_points(group=GROUP)} - OWN.keys())]


@cache
def named(name: str) -> Set:
    if name in OWN:
        return OWN[name]
    for entry in entry_points(group=GROUP, name=name):
        return checked(name, entry.load())
    raise RulesError(f"there is no set {name[:40]!r}; the sets are {', '.join(names())}")


def checked(name: str, given: object) -> Set:
    if not isinstance(given, Set) or given.key != name:
        raise RulesError(f"what is installed as the set {name!r} is no Set of that name")
    check(given)
    return given
