"""The Leaders of Rise of Ix: ability and Signet Ring."""

from kanly.content.short import CITY, FOLDSPACE, LANDSRAAD, SPICE_TRADE
from kanly.engine.printed import Leader
from kanly.engine.vocabulary import Moment
from kanly.engine.words.acquire import AcquireNamed, AcquireUpTo
from kanly.engine.words.cards import Discard, TrashInPlay
from kanly.engine.words.conditions import AgentsOn
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import Arrow, Choose, May, When
from kanly.engine.words.influence import (
    Influence,
    InfluenceWhereSnooper,
    LoseInfluence,
    each_faction,
)
from kanly.engine.words.intrigue import KeepIntrigue
from kanly.engine.words.leader import OneStepAhead, Snoopers
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.standing import At, MoreSolari, StrongerDreadnoughts
from kanly.engine.words.tech import AcquireTech, Negotiator
from kanly.engine.words.units import Recruit

LEADERS = [
    Leader(
        "prince_rhombur_vernius",
        house="House Vernius",
        complexity=1,
        ability=[StrongerDreadnoughts(4)],
        ring=[Choose(AcquireTech(), Negotiator())],
    ),
    Leader(
        "tessia_vernius",
        house="House Vernius",
        complexity=4,
        ability=[Snoopers(Arrow(Discard(), Gain(spice=1)), each_faction())],
        ring=[Arrow(LoseInfluence(), InfluenceWhereSnooper())],
    ),
    Leader(
        "archduke_armand_ecaz",
        house="House Ecaz",
        complexity=2,
        ability=[At(Moment.REVEAL, (When(AgentsOn((LANDSRAAD, CITY, SPICE_TRADE), 2), TrashInPlay()),))],
        ring=[May(AcquireUpTo(3))],
    ),
    Leader(
        "ilesa_ecaz",
        house="House Ecaz",
        complexity=3,
        ability=[OneStepAhead(Gain(spice=1), Gain(solari=1))],
        ring=[Arrow(Pay(solari=1), AcquireNamed(FOLDSPACE))],
    ),
    Leader(
        "viscount_hundro_moritani",
        house="House Moritani",
        complexity=1,
        ability=[At(Moment.SETUP, (KeepIntrigue(),))],
        ring=[Arrow(Pay(spice=1), Freighter())],
    ),
    Leader(
        "princess_yuna_moritani",
        house="House Moritani",
        complexity=2,
        water=0,
        ability=[MoreSolari(1)],
        ring=[Arrow(Pay(solari=7), Influence(), Recruit(1), Gain(spice=1))],
    ),
]
