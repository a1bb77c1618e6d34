"""Rise of Ix."""

from kanly.content.ix.conflicts import CONFLICTS
from kanly.content.ix.hagal import HAGAL
from kanly.content.ix.imperium import CONTROL_THE_SPICE, IMPERIUM
from kanly.content.ix.intrigue import INTRIGUE
from kanly.content.ix.leaders import LEADERS
from kanly.content.ix.spaces import SPACES
from kanly.content.ix.tech import TECH
from kanly.content.set import Set
from kanly.engine.rules import IX

SET = Set(
    IX,
    (*IMPERIUM, CONTROL_THE_SPICE, *INTRIGUE, *LEADERS, *CONFLICTS, *SPACES, *TECH, *HAGAL),
)
