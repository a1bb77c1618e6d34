"""The names that definitions are written in."""

from kanly.engine.components import TROOPS
from kanly.engine.vocabulary import FACTIONS as FACTIONS
from kanly.engine.vocabulary import Icon

EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN = FACTIONS
LANDSRAAD = Icon.LANDSRAAD
CITY = Icon.CITY
SPICE_TRADE = Icon.SPICE_TRADE
EVERYWHERE = (*FACTIONS, LANDSRAAD, CITY, SPICE_TRADE)
ALL_TROOPS = TROOPS  # any number
FOLDSPACE = "foldspace"
SPICE_MUST_FLOW = "the_spice_must_flow"
