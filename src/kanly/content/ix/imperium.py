"""The Imperium cards of Rise of Ix, and the starting card of Epic mode."""

from kanly.content.short import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FACTIONS,
    FREMEN,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from kanly.engine.printed import Card
from kanly.engine.words.board import TakeAnotherTurn
from kanly.engine.words.cards import Discard, Draw, Trash, TrashThis
from kanly.engine.words.conditions import AgentsOn, Bond, EnemyAgentHere, HasAlliance, HasInfluence, HasTiles
from kanly.engine.words.dreadnoughts import Commission, ForceBack, RetreatUnits
from kanly.engine.words.gains import Counter, Gain, GainPer, Pay
from kanly.engine.words.grammar import Arrow, Choose, May, When
from kanly.engine.words.influence import Influence
from kanly.engine.words.intrigue import DrawIntrigue
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.space import SpaceDiscount, SpaceInfluence
from kanly.engine.words.tech import AcquireTech, BuryIntrigue, Negotiator
from kanly.engine.words.units import Recruit, RecruitIntoConflict, Retreat

IMPERIUM = [
    Card(
        "appropriate",
        cost=5,
        factions=[EMPEROR],
        icons=[LANDSRAAD, SPICE_TRADE],
        acquire=[Freighter()],
        agent=[When(HasInfluence(EMPEROR, 2), AcquireTech(solari=True))],
        reveal=[Gain(persuasion=2)],
    ),
    Card(
        "bounty_hunter",
        cost=1,
        infiltrates=[CITY],
        agent=[When(EnemyAgentHere(), Gain(solari=2))],
        reveal=[Gain(persuasion=1, swords=1)],
    ),
    Card(
        "choam_delegate",
        cost=1,
        infiltrates=[SPICE_TRADE],
        reveal=[Gain(solari=3)],
        unload=True,
    ),
    Card(
        "court_intrigue",
        cost=2,
        factions=[EMPEROR],
        infiltrates=[EMPEROR],
        agent=[Arrow(BuryIntrigue(), DrawIntrigue(1))],
        reveal=[Gain(persuasion=1, swords=1)],
    ),
    Card(
        "desert_ambush",
        cost=3,
        factions=[FREMEN],
        icons=[SPICE_TRADE],
        agent=[ForceBack()],
        reveal=[Gain(persuasion=1, swords=1)],
    ),
    Card(
        "embedded_agent",
        cost=5,
        factions=[BENE_GESSERIT],
        infiltrates=[LANDSRAAD],
        agent=[When(Bond(BENE_GESSERIT), Freighter(), Freighter())],
        reveal=[Gain(persuasion=1), DrawIntrigue(1)],
    ),
    Card(
        "esmar_tuek",
        cost=5,
        factions=[SPACING_GUILD],
        icons=[CITY, SPICE_TRADE],
        agent=[Arrow(Pay(spice=1), Influence((SPACING_GUILD,)), Draw(1))],
        reveal=[Gain(spice=2), Gain(solari=2)],
        unload=True,
    ),
    Card(
        "freighter_fleet",
        cost=2,
        copies=2,
        icons=[SPICE_TRADE],
        reveal=[Freighter()],
        unload=True,
    ),
    Card(
        "full_scale_assault",
        cost=8,
        factions=[EMPEROR],
        icons=[EMPEROR, CITY],
        acquire=[May(Commission())],
        agent=[Recruit(2)],
        reveal=[Gain(persuasion=2), GainPer(Counter.DREADNOUGHTS_IN_CONFLICT, swords=3)],
    ),
    Card(
        "guild_accord",
        cost=6,
        factions=[SPACING_GUILD],
        infiltrates=[SPACING_GUILD],
        agent=[SpaceDiscount("heighliner", 2)],
        reveal=[Gain(water=1), When(HasAlliance(SPACING_GUILD), Gain(spice=3))],
        unload=True,
    ),
    Card(
        "guild_chief_administrator",
        cost=4,
        factions=[SPACING_GUILD],
        icons=[SPACING_GUILD, CITY, SPICE_TRADE],
        agent=[Arrow(Discard(), Trash())],
        reveal=[Gain(persuasion=1), Freighter()],
    ),
    Card(
        "imperial_bashar",
        cost=4,
        factions=[EMPEROR],
        icons=[CITY],
        agent=[Choose(Recruit(1), Trash())],
        reveal=[Gain(persuasion=1, swords=2), GainPer(Counter.OTHER_SWORD_CARDS, swords=1)],
    ),
    Card(
        "imperial_shock_trooper",
        cost=3,
        factions=[EMPEROR],
        reveal=[Gain(persuasion=1, swords=2), When(AgentsOn((EMPEROR,)), Gain(swords=3))],
    ),
    Card(
        "in_the_shadows",
        cost=2,
        copies=2,
        factions=[BENE_GESSERIT],
        icons=[LANDSRAAD, CITY],
        agent=[
            When(
                HasInfluence(BENE_GESSERIT, 2),
                Arrow(Discard(), Influence((EMPEROR, SPACING_GUILD, FREMEN))),
            )
        ],
        reveal=[Influence((BENE_GESSERIT,))],
        unload=True,
    ),
    Card(
        "ix_guild_compact",
        cost=3,
        factions=[SPACING_GUILD],
        icons=[SPACING_GUILD],
        agent=[Arrow(Discard(2), Commission())],
        reveal=[Negotiator(), Negotiator()],
        unload=True,
    ),
    Card(
        "ixian_engineer",
        cost=5,
        copies=2,
        icons=[SPICE_TRADE],
        agent=[AcquireTech()],
        reveal=[When(HasTiles(3), Arrow(TrashThis(), Gain(victory_points=1)))],
    ),
    Card(
        "jamis",
        cost=2,
        factions=[FREMEN],
        infiltrates=[FREMEN],
        agent=[Trash()],
        reveal=[Gain(persuasion=1, swords=2)],
    ),
    Card(
        "landing_rights",
        cost=4,
        factions=[SPACING_GUILD],
        icons=[CITY],
        agent=[Freighter()],
        reveal=[Gain(persuasion=2)],
    ),
    Card(
        "local_fence",
        cost=3,
        icons=[CITY],
        agent=[Choose(Arrow(Pay(spice=2), Gain(solari=5)), Arrow(Pay(solari=5), Gain(spice=4)))],
        reveal=[Gain(persuasion=2)],
    ),
    Card(
        "negotiated_withdrawal",
        cost=4,
        copies=2,
        icons=[LANDSRAAD, CITY, SPICE_TRADE],
        acquire=[Recruit(1)],
        reveal=[Gain(persuasion=2), Arrow(RetreatUnits(3), Influence())],
    ),
    Card(
        "satellite_ban",
        cost=5,
        factions=[SPACING_GUILD, FREMEN],
        icons=[SPACING_GUILD, FREMEN],
        agent=[Arrow(Discard(), Gain(spice=1), Gain(water=1))],
        reveal=[Gain(persuasion=1), Retreat(2)],
    ),
    Card(
        "sayyadina",
        cost=3,
        factions=[BENE_GESSERIT, FREMEN],
        icons=[BENE_GESSERIT, FREMEN],
        agent=[Arrow(Pay(water=3), Gain(victory_points=1))],
        reveal=[When(Bond(FREMEN), Gain(persuasion=3))],
    ),
    Card(
        "shai_hulud",
        cost=7,
        factions=[FREMEN],
        icons=[SPICE_TRADE],
        acquire=[Trash()],
        agent=[Arrow(Trash(must=True), Recruit(2))],
        reveal=[When(Bond(FREMEN), Gain(swords=5))],
    ),
    Card(
        "spice_trader",
        cost=4,
        factions=[FREMEN],
        icons=[CITY, SPICE_TRADE],
        agent=[When(HasInfluence(FREMEN, 2), Arrow(Discard(), Gain(spice=2)))],
        reveal=[Gain(persuasion=2, swords=1)],
    ),
    Card(
        "treachery",
        cost=6,
        copies=2,
        icons=FACTIONS,
        agent=[SpaceInfluence(2), TrashThis()],
        reveal=[RecruitIntoConflict(2)],
        unload=True,
    ),
    Card(
        "truthsayer",
        cost=3,
        copies=2,
        factions=[EMPEROR, BENE_GESSERIT],
        icons=[EMPEROR, BENE_GESSERIT, LANDSRAAD],
        agent=[Arrow(Discard(), Draw(1))],
        reveal=[Gain(persuasion=1, swords=1)],
    ),
    Card("water_peddler", cost=1, acquire=[Gain(water=1)], reveal=[Gain(water=1)], unload=True),
    Card(
        "web_of_power",
        cost=4,
        factions=[BENE_GESSERIT],
        infiltrates=[BENE_GESSERIT],
        agent=[
            When(HasInfluence(EMPEROR, 2), Gain(solari=2)),
            When(HasInfluence(SPACING_GUILD, 2), Draw(1)),
            When(HasInfluence(FREMEN, 2), Gain(water=1)),
        ],
        reveal=[Gain(persuasion=1), Influence()],
    ),
    Card(
        "weirding_way",
        cost=3,
        factions=[BENE_GESSERIT],
        icons=[CITY, SPICE_TRADE],
        agent=[May(TakeAnotherTurn())],
        reveal=[Gain(persuasion=1, swords=2)],
    ),
]

CONTROL_THE_SPICE = Card(
    "control_the_spice",
    kind="epic_starter",
    replaces="dune_the_desert_planet",
    icons=[SPICE_TRADE],
    agent=[Arrow(Pay(spice=1), Trash(), Recruit(1))],
    reveal=[Gain(persuasion=1), Gain(spice=1)],
)
