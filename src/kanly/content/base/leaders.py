"""The Leaders of the base game: ability and Signet Ring."""

from kanly.content.short import CITY, LANDSRAAD
from kanly.engine.printed import Leader
from kanly.engine.vocabulary import Moment
from kanly.engine.words.acquire import Manipulate
from kanly.engine.words.cards import Draw
from kanly.engine.words.conditions import HasAnyAlliance
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import Arrow, When
from kanly.engine.words.influence import (
    Influence,
    InfluenceWhereBehind,
    each_faction,
)
from kanly.engine.words.intrigue import DrawIntrigue
from kanly.engine.words.leader import Masterstroke
from kanly.engine.words.standing import At, CheaperSpaces, HarvestLess, PassEnemies, SeeTop
from kanly.engine.words.units import Recruit

LEADERS = [
    Leader(
        "paul_atreides",
        house="House Atreides",
        complexity=1,
        ability=[SeeTop()],
        ring=[Draw(1)],
    ),
    Leader(
        "duke_leto_atreides",
        house="House Atreides",
        complexity=2,
        ability=[CheaperSpaces(LANDSRAAD, solari=1)],
        ring=[Arrow(Pay(spice=1), InfluenceWhereBehind())],
    ),
    Leader(
        "baron_vladimir_harkonnen",
        house="House Harkonnen",
        complexity=3,
        ability=[Masterstroke(4, each_faction())],
        ring=[Arrow(Pay(solari=1), DrawIntrigue(1))],
    ),
    Leader(
        "glossu_the_beast_rabban",
        house="House Harkonnen",
        complexity=1,
        ability=[At(Moment.SETUP, (Gain(spice=1), Gain(solari=1)))],
        ring=[Recruit(1), When(HasAnyAlliance(), Recruit(1))],
    ),
    Leader(
        "countess_ariana_thorvald",
        house="House Thorvald",
        complexity=3,
        ability=[HarvestLess(1, (Draw(1),))],
        ring=[Gain(water=1)],
    ),
    Leader(
        "earl_memnon_thorvald",
        house="House Thorvald",
        complexity=1,
        ability=[At(Moment.SEAT_TAKEN, (Influence(),))],
        ring=[Gain(spice=1)],
    ),
    Leader(
        "count_ilban_richese",
        house="House Richese",
        complexity=1,
        ability=[At(Moment.PAID_SOLARI_TO_SPACE, (Draw(1),))],
        ring=[Gain(solari=1)],
    ),
    Leader(
        "helena_richese",
        house="House Richese",
        complexity=2,
        ability=[PassEnemies((LANDSRAAD, CITY))],
        ring=[Manipulate()],
    ),
]
