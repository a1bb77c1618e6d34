"""The sets there are: ours, and those that other packages name in their entry points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kanly.content import base, ix
from kanly.content.errors import RulesError
from kanly.content.set import Set, check

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

GROUP = "kanly.sets"  # of entry points: name of the set = "package.module:SET"
OWN = {given.key: given for given in (base.SET, ix.SET)}


def installed() -> EntryPoints:
    """What looks for packages is imported only for a game with sets of others."""
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


def names() -> list[str]:
    """Of all sets that can be played with."""
    return [*OWN, *sorted(installed().names - OWN.keys())]


@cache
def named(name: str) -> Set:
    if name in OWN:
        return OWN[name]
    for entry in installed().select(name=name):
        return checked(name, entry.load())
    raise RulesError(f"there is no set {name[:40]!r}; the sets are {', '.join(names())}")


def checked(name: str, given: object) -> Set:
    if not isinstance(given, Set) or given.key != name:
        raise RulesError(f"what is installed as the set {name!r} is no Set of that name")
    check(given)
    return given
