"""The Conflict cards of Rise of Ix and their rewards."""

from kanly.engine.printed import Conflict
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import Arrow, Choose
from kanly.engine.words.intrigue import DrawIntrigue
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.units import Recruit

CONFLICTS = [
    Conflict(
        "skirmish_freighter_troop",
        1,
        first=[Freighter(), Recruit(1)],
        second=[Gain(spice=2)],
        third=[Gain(spice=1)],
    ),
    Conflict(
        "skirmish_freighter_spice",
        1,
        first=[Freighter(), Gain(spice=1)],
        second=[Gain(solari=3)],
        third=[Gain(solari=2)],
    ),
    Conflict(
        "trade_monopoly",
        2,
        first=[Freighter(), Freighter(), Recruit(1)],
        second=[DrawIntrigue(1), Gain(water=1)],
        third=[Choose(DrawIntrigue(1), Gain(water=1))],
    ),
    Conflict(
        "economic_supremacy",
        3,
        first=[
            Gain(victory_points=1),
            Arrow(Pay(solari=6), Gain(victory_points=1)),
            Arrow(Pay(spice=4), Gain(victory_points=1)),
        ],
        second=[Gain(victory_points=1)],
        third=[Gain(spice=2), Gain(solari=2)],
    ),
]
