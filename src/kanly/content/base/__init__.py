"""The base game."""

from kanly.content.base.conflicts import CONFLICTS
from kanly.content.base.hagal import HAGAL
from kanly.content.base.imperium import IMPERIUM
from kanly.content.base.intrigue import INTRIGUE
from kanly.content.base.leaders import LEADERS
from kanly.content.base.reserve import RESERVE
from kanly.content.base.spaces import SPACES
from kanly.content.base.starters import STARTERS
from kanly.content.set import Set
from kanly.engine.rules import BASE

SET = Set(
    BASE,
    (*STARTERS, *RESERVE, *IMPERIUM, *INTRIGUE, *LEADERS, *CONFLICTS, *SPACES, *HAGAL),
)
