"""The three Reserve stacks."""

from kanly.content.short import CITY, EVERYWHERE, FREMEN, LANDSRAAD
from kanly.engine.printed import Card
from kanly.engine.words.cards import Draw, TrashThis
from kanly.engine.words.gains import Gain

RESERVE = [
    Card("foldspace", kind="reserve", copies=6, icons=EVERYWHERE, agent=[Draw(1), TrashThis()]),
    Card(
        "arrakis_liaison",
        kind="reserve",
        copies=8,
        cost=2,
        factions=[FREMEN],
        icons=[LANDSRAAD, CITY],
        reveal=[Gain(persuasion=2)],
    ),
    Card(
        "the_spice_must_flow",
        kind="reserve",
        copies=10,
        cost=9,
        acquire=[Gain(victory_points=1)],
        reveal=[Gain(spice=1)],
    ),
]
