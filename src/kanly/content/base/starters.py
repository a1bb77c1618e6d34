"""The ten cards every player starts with."""

from kanly.content.short import CITY, FACTIONS, LANDSRAAD, SPICE_TRADE
from kanly.engine.printed import Card
from kanly.engine.words.board import Signet
from kanly.engine.words.cards import TrashThis
from kanly.engine.words.gains import Gain

STARTERS = [
    Card("convincing_argument", kind="starter", copies=2, reveal=[Gain(persuasion=2)]),
    Card("dagger", kind="starter", copies=2, icons=[LANDSRAAD], reveal=[Gain(swords=1)]),
    Card("diplomacy", kind="starter", icons=FACTIONS, reveal=[Gain(persuasion=1)]),
    Card(
        "dune_the_desert_planet",
        kind="starter",
        copies=2,
        icons=[SPICE_TRADE],
        reveal=[Gain(persuasion=1)],
    ),
    Card("reconnaissance", kind="starter", icons=[CITY], reveal=[Gain(persuasion=1)]),
    Card("seek_allies", kind="starter", icons=FACTIONS, agent=[TrashThis()]),
    Card(
        "signet_ring",
        kind="starter",
        icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[Signet()],
        reveal=[Gain(persuasion=1)],
    ),
]
