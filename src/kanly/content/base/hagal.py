"""The House Hagal cards of the base game."""

from kanly.content.short import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from kanly.engine.components import SOLO, TWO_PLAYERS
from kanly.engine.printed import Face, Hagal
from kanly.engine.words.board import Signet
from kanly.engine.words.influence import Influence
from kanly.engine.words.units import Recruit

MOST_BONUS_SPICE = ""

HAGAL = [
    Hagal("hagal_conspire", Face("conspire", Influence((EMPEROR,)), Recruit(2)), swords=4, copies=2),
    Hagal("hagal_wealth", Face("wealth", Influence((EMPEROR,))), swords=3),
    Hagal("hagal_heighliner", Face("heighliner", Influence((SPACING_GUILD,)), Recruit(3)), swords=6),
    Hagal("hagal_foldspace", Face("foldspace", Influence((SPACING_GUILD,))), swords=1, copies=2),
    Hagal(
        "hagal_selective_breeding",
        Face("selective_breeding", Influence((BENE_GESSERIT,))),
        swords=2,
        copies=2,
    ),
    Hagal("hagal_secrets", Face("secrets", Influence((BENE_GESSERIT,))), swords=1),
    Hagal("hagal_hardy_warriors", Face("hardy_warriors", Influence((FREMEN,)), Recruit(2)), swords=5),
    Hagal("hagal_stillsuits", Face("stillsuits", Influence((FREMEN,))), swords=4, copies=2),
    Hagal("hagal_rally_troops", Face("rally_troops", Recruit(4)), swords=3, copies=2, covered=True),
    Hagal("hagal_hall_of_oratory", Face("hall_of_oratory", Recruit(1)), swords=0, copies=2, covered=True),
    Hagal("hagal_carthag", Face("carthag", Recruit(1)), swords=0, copies=3),
    Hagal("hagal_harvest_spice", Face(MOST_BONUS_SPICE), swords=2, copies=5),
    Hagal("hagal_arrakeen_1p", Face("arrakeen", Recruit(1), Signet()), swords=1, copies=3, mark=SOLO),
    Hagal("hagal_arrakeen_2p", Face("arrakeen", Recruit(1)), swords=1, copies=3, mark=TWO_PLAYERS),
    Hagal("hagal_reshuffle", swords=0, mark=TWO_PLAYERS),
]
