"""The House Hagal cards of Rise of Ix."""

from kanly.content.short import SPACING_GUILD
from kanly.engine.components import SOLO, TWO_PLAYERS
from kanly.engine.printed import Face, Hagal
from kanly.engine.words.dreadnoughts import Commission
from kanly.engine.words.grammar import Choose
from kanly.engine.words.influence import Influence
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.tech import AcquireTech, Negotiator
from kanly.engine.words.units import Recruit

HAGAL = [
    Hagal(
        "hagal_interstellar_shipping",
        Face("interstellar_shipping", Freighter(), Freighter(), guild=2),
        swords=3,
    ),
    Hagal(
        "hagal_foldspace_or_interstellar_shipping",
        Face("foldspace", Influence((SPACING_GUILD,)), guild_at_most=1),
        Face("interstellar_shipping", Freighter(), Freighter(), guild=2),
        swords=2,
    ),
    Hagal(
        "hagal_smuggling_or_interstellar_shipping",
        Face("smuggling", Freighter(), guild_at_most=1),
        Face("interstellar_shipping", Freighter(), Freighter(), guild=2),
        swords=2,
    ),
    Hagal(
        "hagal_tech_negotiation",
        Face("tech_negotiation", Choose(AcquireTech(1), Negotiator())),
        swords=0,
        copies=2,
        mark=SOLO,
    ),
    Hagal(
        "hagal_dreadnought_1p",
        Face("dreadnought", Commission(), AcquireTech()),
        swords=3,
        copies=2,
        mark=SOLO,
    ),
    Hagal(
        "hagal_dreadnought_2p",
        Face("dreadnought", Commission(), Recruit(1)),
        swords=3,
        copies=2,
        mark=TWO_PLAYERS,
    ),
]
