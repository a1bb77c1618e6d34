"""The Tech tiles."""

from kanly.content.short import SPICE_MUST_FLOW
from kanly.engine.printed import Tile
from kanly.engine.vocabulary import RivalUse
from kanly.engine.words.board import IgnoreEnemyAgents
from kanly.engine.words.cards import Discard, Draw, Trash, TrashInPlay
from kanly.engine.words.conditions import OnCouncil, OwnsCopies, PersuasionGained, TracksAt
from kanly.engine.words.gains import Counter, Gain, GainPer, Pay
from kanly.engine.words.grammar import Both, When
from kanly.engine.words.influence import Influence, InfluenceTwo, each_faction
from kanly.engine.words.intrigue import DrawIntrigue
from kanly.engine.words.standing import AcquireOnTop, Detonate, MoreShippedTroops, WinTies
from kanly.engine.words.tech import SwapIntrigues, TrashTile
from kanly.engine.words.units import Recruit

TECH = [
    Tile("artillery", cost=1, reveal=[GainPer(Counter.SWORD_CARDS, swords=1)]),
    Tile("chaumurky", cost=4, acquire=[DrawIntrigue(2)], always=[WinTies()], rivals=RivalUse.NONE),
    Tile("detonation_devices", cost=3, always=[Detonate(victory_points=1)], rivals=RivalUse.NONE),
    Tile(
        "disposal_facility",
        cost=3,
        acquire=[Trash()],
        reveal=[When(PersuasionGained(6), TrashInPlay())],
    ),
    Tile(
        "flagship",
        cost=8,
        acquire=[Gain(victory_points=1)],
        use=[Pay(solari=4), Recruit(3)],
        flips=True,
        rivals=RivalUse.IN_BATTLE,
    ),
    Tile("holoprojectors", cost=3, use=[Discard(), Draw(1)], flips=True),
    Tile(
        "holtzman_engine",
        cost=6,
        round_start=[Draw(1)],
        endgame=[When(OwnsCopies(SPICE_MUST_FLOW, 2), Gain(victory_points=1))],
        rivals=RivalUse.NONE,
    ),
    Tile(
        "invasion_ships",
        cost=5,
        acquire=[Recruit(4)],
        use=[Discard(), IgnoreEnemyAgents()],
        flips=True,
        rivals=RivalUse.WHERE_BLOCKED,
    ),
    Tile(
        "memocorders",
        cost=2,
        acquire=[Influence()],
        endgame=[When(TracksAt(3, 4), Gain(victory_points=1))],
        rivals=RivalUse.NONE,
    ),
    Tile("minimic_film", cost=2, reveal=[Gain(persuasion=1)]),
    Tile("restricted_ordnance", cost=4, reveal=[When(OnCouncil(), Gain(swords=4))]),
    Tile(
        "shuttle_fleet",
        cost=6,
        acquire=[InfluenceTwo(each_faction())],
        round_start=[Gain(solari=2)],
        rivals=RivalUse.NONE,
    ),
    Tile(
        "sonic_snoopers",
        cost=2,
        acquire=[DrawIntrigue(1)],
        use=[TrashTile(), SwapIntrigues(DrawIntrigue(1))],
        rivals=RivalUse.NONE,
    ),
    Tile("spaceport", cost=5, acquire=[Draw(2)], always=[AcquireOnTop()]),
    Tile(
        "spy_satellites",
        cost=4,
        use=[Both(Pay(spice=3), TrashTile()), Gain(victory_points=1)],
        endgame=[GainPer(Counter.WEAK_TRACKS, victory_points=1)],
        rivals=RivalUse.AT_ONCE,
    ),
    Tile("training_drones", cost=3, use=[Recruit(1)], flips=True, rivals=RivalUse.AT_ONCE),
    Tile("troop_transports", cost=2, always=[MoreShippedTroops(1)], rivals=RivalUse.NONE),
    Tile("windtraps", cost=2, acquire=[Gain(water=1)], won=[Gain(water=1)], rivals=RivalUse.NONE),
]
