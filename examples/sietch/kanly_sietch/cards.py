"""The cards, in words."""

from kanly.content.short import CITY, FREMEN, SPICE_TRADE
from kanly.engine.printed import Card, Intrigue, Mode
from kanly.engine.vocabulary import Window
from kanly.engine.words.cards import Draw
from kanly.engine.words.gains import Gain
from kanly.engine.words.units import Recruit
from kanly_sietch.words import SolariForGarrison

IMPERIUM = [
    Card(
        "cistern_keeper",
        cost=2,
        factions=[FREMEN],
        icons=[CITY],
        copies=2,
        agent=[Gain(water=1)],
        reveal=[Gain(persuasion=1)],
    ),
    Card(
        "quartermaster_of_the_caves",
        cost=4,
        icons=[CITY, SPICE_TRADE],
        agent=[Recruit(1), SolariForGarrison(2)],
        reveal=[Gain(persuasion=2), Gain(swords=1)],
    ),
]
INTRIGUE = [
    Intrigue("march_by_night", Mode(Window.TURN, Recruit(1), Draw(1)), copies=2),
]
