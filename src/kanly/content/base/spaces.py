"""The board spaces and the bonuses of the Influence tracks."""

from kanly.content.short import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FOLDSPACE,
    FREMEN,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from kanly.engine.printed import Space
from kanly.engine.words.acquire import AcquireNamed
from kanly.engine.words.board import TakeMentat, TakeSeat, TakeSwordmaster
from kanly.engine.words.cards import Draw, Trash
from kanly.engine.words.gains import Gain, Harvest
from kanly.engine.words.grammar import Arrow
from kanly.engine.words.intrigue import DrawIntrigue, StealIntrigue
from kanly.engine.words.units import Recruit
from kanly.engine.words.word import Word

SPACES = [
    Space("conspire", EMPEROR, Gain(solari=5), Recruit(2), DrawIntrigue(1), spice=4),
    Space("wealth", EMPEROR, Gain(solari=2)),
    Space("heighliner", SPACING_GUILD, Recruit(5), Gain(water=2), spice=6, combat=True),
    Space("foldspace", SPACING_GUILD, AcquireNamed(FOLDSPACE)),
    Space("selective_breeding", BENE_GESSERIT, Arrow(Trash(must=True), Draw(2)), spice=2),
    Space("secrets", BENE_GESSERIT, DrawIntrigue(1), StealIntrigue(4)),
    Space("hardy_warriors", FREMEN, Recruit(2), water=1, combat=True),
    Space("stillsuits", FREMEN, Gain(water=1), combat=True),
    Space("high_council", LANDSRAAD, TakeSeat(), solari=5, once=True),
    Space("mentat", LANDSRAAD, Draw(1), TakeMentat(), solari=2),
    Space("swordmaster", LANDSRAAD, TakeSwordmaster(), solari=8, once=True),
    Space("hall_of_oratory", LANDSRAAD, Recruit(1), on_reveal=[Gain(persuasion=1)], covered=True),
    Space("rally_troops", LANDSRAAD, Recruit(4), solari=4, covered=True),
    Space(
        "sell_melange",
        SPICE_TRADE,
        spice=2,
        sells=[(2, Gain(solari=6)), (3, Gain(solari=8)), (4, Gain(solari=10)), (5, Gain(solari=12))],
        covered=True,
    ),
    Space("secure_contract", SPICE_TRADE, Gain(solari=3), covered=True),
    Space("arrakeen", CITY, Recruit(1), Draw(1), combat=True, control=[Gain(solari=1)], flag_rank=1),
    Space("carthag", CITY, Recruit(1), DrawIntrigue(1), combat=True, control=[Gain(solari=1)], flag_rank=2),
    Space("research_station", CITY, Draw(3), water=2, combat=True),
    Space("sietch_tabr", CITY, Recruit(1), Gain(water=1), requires=(FREMEN, 2), combat=True),
    Space("imperial_basin", SPICE_TRADE, Harvest(1), combat=True, maker=True, control=[Gain(spice=1)]),
    Space("hagga_basin", SPICE_TRADE, Harvest(2), water=1, combat=True, maker=True),
    Space("the_great_flat", SPICE_TRADE, Harvest(3), water=2, combat=True, maker=True),
]

TRACK_BONUSES: list[list[Word]] = [[Recruit(2)], [Gain(solari=3)], [DrawIntrigue(1)], [Gain(water=1)]]
