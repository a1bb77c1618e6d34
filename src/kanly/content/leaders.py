"""The Leaders: ability and Signet Ring."""

from kanly.content.short import CITY, LANDSRAAD, SPICE_TRADE
from kanly.engine.printed import IX, Leader
from kanly.engine.vocabulary import Moment
from kanly.engine.words.acquire import AcquireFoldspace, AcquireUpTo, Manipulate
from kanly.engine.words.cards import Discard, Draw, TrashInPlay
from kanly.engine.words.conditions import AgentsOn, HasAnyAlliance
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import Arrow, Choose, May, When
from kanly.engine.words.influence import (
    Influence,
    InfluenceWhereBehind,
    InfluenceWhereSnooper,
    LoseInfluence,
    each_faction,
)
from kanly.engine.words.intrigue import DrawIntrigue, KeepIntrigue
from kanly.engine.words.leader import (
    cheaper_landsraad,
    harvest_for_cards,
    masterstroke,
    more_solari,
    on,
    one_step_ahead,
    passes_enemy_agents,
    sees_top_card,
    snoopers,
    stronger_dreadnoughts,
)
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.tech import AcquireTech, Negotiator
from kanly.engine.words.units import Recruit

LEADERS_BASE = [
    Leader(
        "paul_atreides",
        house="House Atreides",
        complexity=1,
        ability=[sees_top_card()],
        ring=[Draw(1)],
    ),
    Leader(
        "duke_leto_atreides",
        house="House Atreides",
        complexity=2,
        ability=[cheaper_landsraad(1)],
        ring=[Arrow(Pay(spice=1), InfluenceWhereBehind())],
    ),
    Leader(
        "baron_vladimir_harkonnen",
        house="House Harkonnen",
        complexity=3,
        ability=[masterstroke(4, *each_faction())],
        ring=[Arrow(Pay(solari=1), DrawIntrigue(1))],
    ),
    Leader(
        "glossu_the_beast_rabban",
        house="House Harkonnen",
        complexity=1,
        ability=[on(Moment.SETUP, Gain(spice=1), Gain(solari=1))],
        ring=[Recruit(1), When(HasAnyAlliance(), Recruit(1))],
    ),
    Leader(
        "countess_ariana_thorvald",
        house="House Thorvald",
        complexity=3,
        ability=[harvest_for_cards(1, Draw(1))],
        ring=[Gain(water=1)],
    ),
    Leader(
        "earl_memnon_thorvald",
        house="House Thorvald",
        complexity=1,
        ability=[on(Moment.SEAT_TAKEN, Influence())],
        ring=[Gain(spice=1)],
    ),
    Leader(
        "count_ilban_richese",
        house="House Richese",
        complexity=1,
        ability=[on(Moment.PAID_SOLARI_TO_SPACE, Draw(1))],
        ring=[Gain(solari=1)],
    ),
    Leader(
        "helena_richese",
        house="House Richese",
        complexity=2,
        ability=[passes_enemy_agents(LANDSRAAD, CITY)],
        ring=[Manipulate()],
    ),
]

LEADERS_IX = [
    Leader(
        "prince_rhombur_vernius",
        house="House Vernius",
        complexity=1,
        ability=[stronger_dreadnoughts(4)],
        ring=[Choose(AcquireTech(), Negotiator())],
        box=IX,
    ),
    Leader(
        "tessia_vernius",
        house="House Vernius",
        complexity=4,
        ability=[snoopers(Arrow(Discard(), Gain(spice=1)), *each_faction())],
        ring=[Arrow(LoseInfluence(), InfluenceWhereSnooper())],
        box=IX,
    ),
    Leader(
        "archduke_armand_ecaz",
        house="House Ecaz",
        complexity=2,
        ability=[on(Moment.REVEAL, When(AgentsOn((LANDSRAAD, CITY, SPICE_TRADE), 2), TrashInPlay()))],
        ring=[May(AcquireUpTo(3))],
        box=IX,
    ),
    Leader(
        "ilesa_ecaz",
        house="House Ecaz",
        complexity=3,
        ability=[one_step_ahead(Gain(spice=1), Gain(solari=1))],
        ring=[Arrow(Pay(solari=1), AcquireFoldspace())],
        box=IX,
    ),
    Leader(
        "viscount_hundro_moritani",
        house="House Moritani",
        complexity=1,
        ability=[on(Moment.SETUP, KeepIntrigue())],
        ring=[Arrow(Pay(spice=1), Freighter())],
        box=IX,
    ),
    Leader(
        "princess_yuna_moritani",
        house="House Moritani",
        complexity=2,
        water=0,
        ability=[more_solari(1)],
        ring=[Arrow(Pay(solari=7), Influence(), Recruit(1), Gain(spice=1))],
        box=IX,
    ),
]

LEADERS = [*LEADERS_BASE, *LEADERS_IX]
