"""Everything printed, in one catalogue: the base game first, so that its numbers never change."""

from kanly.content.conflicts import CONFLICTS_BASE
from kanly.content.imperium_base import IMPERIUM_BASE
from kanly.content.intrigue_base import INTRIGUE_BASE
from kanly.content.leaders import LEADERS
from kanly.content.reserve import RESERVE
from kanly.content.spaces import SPACES_BASE, TRACK_BONUSES
from kanly.content.starters import STARTERS
from kanly.engine.catalog import Catalog, Thing
from kanly.engine.house import HOUSE_WORDS

THINGS: list[Thing] = [
    *STARTERS,
    *RESERVE,
    *IMPERIUM_BASE,
    *INTRIGUE_BASE,
    *LEADERS,
    *CONFLICTS_BASE,
    *SPACES_BASE,
]

CATALOG = Catalog(THINGS, TRACK_BONUSES, HOUSE_WORDS)
