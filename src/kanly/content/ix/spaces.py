"""The board spaces of Rise of Ix and the rewards of the shipping track."""

from kanly.content.short import (
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from kanly.engine.printed import Space
from kanly.engine.words.dreadnoughts import Commission
from kanly.engine.words.gains import Gain
from kanly.engine.words.grammar import Choose, May
from kanly.engine.words.influence import Influence
from kanly.engine.words.shipping import Dividends, Freighter, ShippedTroops
from kanly.engine.words.tech import AcquireTech, Negotiator
from kanly.engine.words.word import Word

SPACES = [
    Space(
        "interstellar_shipping",
        SPICE_TRADE,
        Freighter(),
        Freighter(),
        requires=(SPACING_GUILD, 2),
    ),
    Space("smuggling", SPICE_TRADE, Gain(solari=1), Freighter()),
    Space(
        "tech_negotiation",
        LANDSRAAD,
        Choose(AcquireTech(1), Negotiator()),
        on_reveal=[Gain(persuasion=1)],
    ),
    Space("dreadnought", LANDSRAAD, May(Commission()), AcquireTech(), solari=3),
]

SHIPPING: list[list[Word]] = [
    [Choose(Dividends(5, 1), Gain(spice=2))],
    [ShippedTroops(2), Influence()],
    [AcquireTech(2)],
]
