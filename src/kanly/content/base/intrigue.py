"""The Intrigue cards of the base game."""

from kanly.content.short import (
    ALL_TROOPS,
    BENE_GESSERIT,
    EMPEROR,
    FACTIONS,
    FREMEN,
    SPACING_GUILD,
    SPICE_MUST_FLOW,
)
from kanly.engine.printed import Intrigue, Mode
from kanly.engine.vocabulary import FACTION_ICONS, Landing, Moment, Window
from kanly.engine.words.acquire import AcquireUpTo
from kanly.engine.words.board import AddIcons, IgnoreEnemyAgents, PassTurn, RecallAgent, TakeMentat
from kanly.engine.words.cards import Draw, DrawTop, LookAtTop, ShuffleDiscardIntoDeck, TrashTop
from kanly.engine.words.conditions import (
    DeckNotEmpty,
    EnemyTroopDeployed,
    HasAnyAlliance,
    MentatHome,
    OnCouncil,
    OwnsCopies,
    OwnsMostCopies,
    TracksAt,
)
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import AnOpponent, Choose, Lasting, May, When
from kanly.engine.words.influence import Influence
from kanly.engine.words.lasting import MayGoOnTop
from kanly.engine.words.units import (
    DeployFromGarrison,
    LoseDeployedTroops,
    RecruitIntoConflict,
    RecruitMayDeployOnReveal,
    Retreat,
)

PLOT = Window.TURN
COMBAT = Window.COMBAT
WON = Window.WON
ENDGAME = Window.ENDGAME

INTRIGUE = [
    Intrigue(
        "allied_armada",
        Mode(COMBAT, Gain(swords=7), cost=Pay(spice=2), condition=HasAnyAlliance()),
    ),
    Intrigue("ambush", Mode(COMBAT, Gain(swords=4)), copies=2),
    Intrigue("bindu_suspension", Mode(Window.TURN_OPEN, Draw(1), May(PassTurn()))),
    Intrigue("bribery", Mode(PLOT, Influence(), cost=Pay(solari=2))),
    Intrigue(
        "bypass_protocol",
        Mode(PLOT, AcquireUpTo(3)),
        Mode(PLOT, AcquireUpTo(5, Landing.TOP_OF_DECK), cost=Pay(spice=2)),
    ),
    Intrigue("calculated_hire", Mode(PLOT, TakeMentat(), cost=Pay(spice=1), condition=MentatHome())),
    Intrigue("charisma", Mode(PLOT, Lasting(Moment.REVEAL, (Gain(persuasion=2),)), lasting=True)),
    Intrigue("choam_shares", Mode(PLOT, Gain(victory_points=1), cost=Pay(solari=7))),
    Intrigue(
        "corner_the_market",
        Mode(
            ENDGAME,
            When(OwnsCopies(SPICE_MUST_FLOW, 2), Gain(victory_points=1)),
            When(OwnsMostCopies(SPICE_MUST_FLOW), Gain(victory_points=1)),
        ),
    ),
    Intrigue("councilors_dispensation", Mode(PLOT, Gain(spice=2), condition=OnCouncil())),
    Intrigue(
        "demand_respect",
        Mode(WON, Influence()),
        Mode(WON, Influence(FACTIONS, 2), cost=Pay(spice=2)),
    ),
    Intrigue("dispatch_an_envoy", Mode(PLOT, AddIcons(FACTION_ICONS)), copies=2),
    Intrigue(
        "double_cross",
        Mode(
            PLOT,
            AnOpponent(LoseDeployedTroops(1)),
            RecruitIntoConflict(1),
            cost=Pay(solari=1),
            condition=EnemyTroopDeployed(),
        ),
    ),
    Intrigue("favored_subject", Mode(PLOT, Influence((EMPEROR,)))),
    Intrigue("guild_authorization", Mode(PLOT, Influence((SPACING_GUILD,)))),
    Intrigue("infiltrate", Mode(PLOT, IgnoreEnemyAgents())),
    Intrigue("know_their_ways", Mode(PLOT, Influence((FREMEN,)))),
    Intrigue("master_tactician", Mode(COMBAT, Gain(swords=3)), Mode(COMBAT, Retreat(3)), copies=3),
    Intrigue(
        "plans_within_plans",
        Mode(ENDGAME, Gain(victory_points=1), condition=TracksAt(3, 3)),
        Mode(ENDGAME, Gain(victory_points=2), condition=TracksAt(3, 4)),
    ),
    Intrigue(
        "poison_snooper",
        Mode(PLOT, LookAtTop(), Choose(DrawTop(), TrashTop()), condition=DeckNotEmpty()),
        copies=2,
    ),
    Intrigue("private_army", Mode(COMBAT, Gain(swords=5), cost=Pay(spice=2)), copies=2),
    Intrigue("rapid_mobilization", Mode(PLOT, DeployFromGarrison(ALL_TROOPS))),
    Intrigue(
        "recruitment_mission",
        Mode(PLOT, Lasting(Moment.REVEAL, (Gain(persuasion=1), MayGoOnTop())), lasting=True),
    ),
    Intrigue("refocus", Mode(PLOT, ShuffleDiscardIntoDeck(), Draw(1))),
    Intrigue("reinforcements", Mode(PLOT, RecruitMayDeployOnReveal(3), cost=Pay(solari=3))),
    Intrigue("secret_of_the_sisterhood", Mode(PLOT, Influence((BENE_GESSERIT,)))),
    Intrigue("staged_incident", Mode(COMBAT, Gain(victory_points=1), cost=LoseDeployedTroops(3))),
    Intrigue("the_sleeper_must_awaken", Mode(PLOT, Gain(victory_points=1), cost=Pay(spice=4))),
    Intrigue("tiebreaker", Mode(COMBAT, Gain(swords=2)), Mode(ENDGAME, Gain(spice=10))),
    Intrigue("to_the_victor", Mode(WON, Gain(spice=3))),
    Intrigue("urgent_mission", Mode(PLOT, RecallAgent())),
    Intrigue("water_of_life", Mode(PLOT, Draw(3), cost=Pay(water=1, spice=1))),
    Intrigue("water_peddlers_union", Mode(PLOT, Gain(water=1))),
    Intrigue("windfall", Mode(PLOT, Gain(solari=2))),
]
