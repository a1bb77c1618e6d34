"""Everything printed, in one catalogue: the base game first, so that its numbers never change."""

from collections.abc import Iterable
from typing import TypeVar

from kanly.content.conflicts import CONFLICTS_BASE, CONFLICTS_IX
from kanly.content.hagal import HAGAL_BASE, HAGAL_IX
from kanly.content.imperium_base import IMPERIUM_BASE
from kanly.content.imperium_ix import CONTROL_THE_SPICE, IMPERIUM_IX
from kanly.content.intrigue_base import INTRIGUE_BASE
from kanly.content.intrigue_ix import INTRIGUE_IX
from kanly.content.leaders import LEADERS_BASE, LEADERS_IX
from kanly.content.reserve import RESERVE
from kanly.content.spaces import SHIPPING, SPACES_BASE, SPACES_IX, TRACK_BONUSES
from kanly.content.starters import STARTERS
from kanly.content.tech import TECH
from kanly.engine.catalog import Catalog
from kanly.engine.house import HOUSE_WORDS
from kanly.engine.printed import Thing

T = TypeVar("T", bound=Thing)

THINGS: list[Thing] = [
    *STARTERS,
    *RESERVE,
    *IMPERIUM_BASE,
    *INTRIGUE_BASE,
    *LEADERS_BASE,
    *CONFLICTS_BASE,
    *SPACES_BASE,
    *IMPERIUM_IX,
    CONTROL_THE_SPICE,
    *INTRIGUE_IX,
    *LEADERS_IX,
    *CONFLICTS_IX,
    *SPACES_IX,
    *TECH,
    *HAGAL_BASE,
    *HAGAL_IX,
]


def made(things: Iterable[Thing]) -> Catalog:
    """A catalogue writes numbers into its things, so each has copies of its own."""
    return Catalog([copied(thing) for thing in things], TRACK_BONUSES, SHIPPING, HOUSE_WORDS)


def copied(thing: T) -> T:
    """The words in it are shared: they never change."""
    new = type(thing).__new__(type(thing))
    held = thing.__getstate__()
    assert isinstance(held, dict)
    for name, value in held.items():
        setattr(new, name, value)
    return new


CATALOG = made(THINGS)
