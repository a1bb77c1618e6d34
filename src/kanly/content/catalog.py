"""Catalogues of sets. Ours come first, and a number means the same in all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain

from kanly.content import sets
from kanly.content.base.spaces import TRACK_BONUSES
from kanly.content.errors import RulesError
from kanly.content.ix.spaces import SHIPPING
from kanly.content.set import Set
from kanly.engine.catalog import Catalog
from kanly.engine.house import HOUSE_WORDS
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Space, Thing, Tile, place_key

NOTHING = "nothing"
BLANKS: dict[type[Thing], Callable[[], Thing]] = {
    Card: lambda: Card(NOTHING),
    Intrigue: lambda: Intrigue(NOTHING),
    Leader: lambda: Leader(NOTHING, ring=(), ability=(), complexity=0),
    Conflict: lambda: Conflict(NOTHING, 0, first=(), second=(), third=()),
    Space: lambda: Space(NOTHING, 0),
    Tile: lambda: Tile(NOTHING, cost=0),
    Hagal: lambda: Hagal(NOTHING, swords=0),
}


@cache
def catalogue(names: tuple[str, ...] = ()) -> Catalog:
    """Holds these sets, and those that have got their numbers before; what is played with, the rules know."""
    asked = [load(name) for name in names if name not in sets.OWN]
    return made(tuple(LOADED[: max(asked, default=0)]))


def load(name: str) -> int:
    """A set gets its numbers when it is first asked for, behind all others. Returns which of them it is."""
    given = sets.named(name)
    if given not in LOADED:
        things = copies((given,))
        check_keys([*CATALOG.things[1:], *things])
        CATALOG.add(things)
        LOADED.append(given)
    return LOADED.index(given) + 1


@cache
def made(others: tuple[Set, ...]) -> Catalog:
    ours, added = copies(sets.OWN.values()), [copies((each,)) for each in others]
    check_keys([*ours, *chain(*added)])
    catalog = Catalog(ours, TRACK_BONUSES, SHIPPING, HOUSE_WORDS)
    for things in added:
        catalog.add(things)
    return catalog


def copies(given: Iterable[Set]) -> list[Thing]:
    return [copied(thing, each) for each in given for thing in each.things]


def copied(thing: Thing, printed_in: Set) -> Thing:
    """A catalogue writes into its things, so it has copies of its own. Words never change and are shared."""
    new, held = BLANKS[type(thing)](), thing.__getstate__()
    assert isinstance(held, dict)
    for name, value in held.items():
        setattr(new, name, value)
    new.set = printed_in.key
    return new


def check_keys(things: Iterable[Thing]) -> None:
    """A name is printed once."""
    first: dict[str, Thing] = {}
    for thing in things:
        other = first.setdefault(place_key(thing), thing)
        if other is not thing:
            raise RulesError(f"{thing.key} of the set {thing.set} is there already, in the set {other.set}")


LOADED: list[Set] = []  # besides ours, in the order in which they were asked for
CATALOG = made.__wrapped__(())  # all that has a number, for whoever has no game at hand
