"""The Intrigue cards of Rise of Ix."""

from kanly.content.short import SPICE_MUST_FLOW
from kanly.engine.printed import Intrigue, Mode
from kanly.engine.vocabulary import Moment, Window
from kanly.engine.words.cards import Discard, Draw, Trash
from kanly.engine.words.conditions import (
    CanBuyTile,
    Conspiring,
    HasSolari,
    HasTiles,
    OnCouncil,
    SentToFaction,
    UnitsDeployed,
)
from kanly.engine.words.dreadnoughts import Commission, DeployUnits, RetreatDreadnought
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import Choose, EachOpponent, Lasting
from kanly.engine.words.influence import Influence, InfluenceWhereAgentsStand, LoseInfluence, each_faction
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.space import SpaceInfluence
from kanly.engine.words.tech import AcquireTech
from kanly.engine.words.units import LoseDeployedTroops, LoseGarrisonTroop, Recruit

PLOT = Window.TURN
COMBAT = Window.COMBAT
ENDGAME = Window.ENDGAME

INTRIGUE = [
    Intrigue(
        "advanced_weaponry",
        Mode(PLOT, Commission(), cost=Pay(solari=3)),
        Mode(COMBAT, Gain(swords=4), condition=HasTiles(3)),
    ),
    Intrigue("blackmail", Mode(COMBAT, Gain(swords=5), cost=LoseInfluence())),
    Intrigue("cannon_turrets", Mode(COMBAT, Gain(swords=2), EachOpponent(RetreatDreadnought()))),
    Intrigue("cull", Mode(PLOT, Trash(), cost=Pay(solari=1))),
    Intrigue("diversion", Mode(PLOT, Freighter(), condition=UnitsDeployed(4))),
    Intrigue("expedite", Mode(PLOT, Freighter(), cost=Pay(spice=1))),
    Intrigue(
        "finesse",
        Mode(PLOT, Influence(), cost=LoseInfluence()),
        Mode(COMBAT, Gain(swords=2)),
    ),
    Intrigue("glimpse_the_path", Mode(PLOT, Gain(water=1), Draw(1), cost=Pay(spice=1))),
    Intrigue(
        "grand_conspiracy",
        Mode(ENDGAME, Gain(victory_points=1), condition=Conspiring(SPICE_MUST_FLOW, 3)),
        Mode(ENDGAME, Gain(victory_points=2), condition=Conspiring(SPICE_MUST_FLOW, 4)),
    ),
    Intrigue("ixian_probe", Mode(PLOT, Draw(2), cost=Discard(2))),
    Intrigue(
        "machine_culture",
        Mode(PLOT, AcquireTech(must=True), condition=CanBuyTile()),
        Mode(ENDGAME, Gain(victory_points=1), condition=HasTiles(3)),
    ),
    Intrigue(
        "quid_pro_quo",
        Mode(PLOT, InfluenceWhereAgentsStand(each_faction()), cost=Pay(spice=2)),
    ),
    Intrigue("second_wave", Mode(COMBAT, Gain(swords=2), DeployUnits(2))),
    Intrigue("secret_forces", Mode(PLOT, Recruit(2), condition=OnCouncil())),
    Intrigue(
        "strategic_push",
        Mode(COMBAT, Gain(swords=2), Lasting(Moment.WON, (Gain(solari=2),)), lasting=True),
    ),
    Intrigue(
        "strongarm",
        Mode(
            PLOT,
            SpaceInfluence(1),
            cost=Choose(LoseGarrisonTroop(), LoseDeployedTroops(1)),
            condition=SentToFaction(),
        ),
    ),
    Intrigue(
        "war_chest",
        Mode(COMBAT, Gain(swords=4), cost=Pay(solari=2)),
        Mode(ENDGAME, Gain(victory_points=1), condition=HasSolari(10)),
    ),
]
