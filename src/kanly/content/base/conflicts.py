"""The Conflict cards of the base game and their rewards."""

from kanly.content.short import FACTIONS
from kanly.engine.printed import Conflict
from kanly.engine.words.board import Control, WinMentat
from kanly.engine.words.cards import Trash
from kanly.engine.words.gains import Gain
from kanly.engine.words.grammar import Choose, ChooseTwo
from kanly.engine.words.influence import Influence, InfluenceTwo, each_faction
from kanly.engine.words.intrigue import DrawIntrigue

CONFLICTS = [
    Conflict(
        "skirmish_influence_solari",
        1,
        first=[Influence(), Gain(solari=2)],
        second=[Gain(solari=3)],
        third=[Gain(solari=2)],
    ),
    Conflict(
        "skirmish_influence_spice",
        1,
        first=[Influence(), Gain(spice=1)],
        second=[Gain(spice=2)],
        third=[Gain(spice=1)],
    ),
    Conflict(
        "skirmish_vp_water",
        1,
        first=[Gain(victory_points=1)],
        second=[Gain(water=1)],
        third=[Gain(spice=1)],
    ),
    Conflict(
        "skirmish_vp_intrigue",
        1,
        first=[Gain(victory_points=1)],
        second=[DrawIntrigue(1), Gain(solari=2)],
        third=[Gain(solari=2)],
    ),
    Conflict(
        "cloak_and_dagger",
        2,
        first=[Influence(), DrawIntrigue(2)],
        second=[DrawIntrigue(1), Gain(spice=1)],
        third=[Choose(DrawIntrigue(1), Gain(spice=1))],
    ),
    Conflict(
        "desert_power",
        2,
        first=[Gain(victory_points=1), Gain(water=1)],
        second=[Gain(water=1), Gain(spice=1)],
        third=[Gain(spice=1)],
    ),
    Conflict(
        "guild_bank_raid",
        2,
        first=[Gain(solari=6)],
        second=[Gain(solari=4)],
        third=[Gain(solari=2)],
    ),
    Conflict(
        "machinations",
        2,
        first=[InfluenceTwo(each_faction())],
        second=[Gain(water=1), Gain(solari=2)],
        third=[Gain(water=1)],
    ),
    Conflict(
        "raid_stockpiles",
        2,
        first=[DrawIntrigue(1), Gain(spice=3)],
        second=[Gain(spice=2)],
        third=[Gain(spice=1)],
    ),
    Conflict(
        "secure_imperial_basin",
        2,
        location="imperial_basin",
        first=[Gain(victory_points=1), Control()],
        second=[Gain(water=2)],
        third=[Gain(water=1)],
    ),
    Conflict(
        "siege_of_arrakeen",
        2,
        location="arrakeen",
        first=[Gain(victory_points=1), Control()],
        second=[Gain(solari=4)],
        third=[Gain(solari=2)],
    ),
    Conflict(
        "siege_of_carthag",
        2,
        location="carthag",
        first=[Gain(victory_points=1), Control()],
        second=[DrawIntrigue(1), Gain(spice=1)],
        third=[Gain(spice=1)],
    ),
    Conflict(
        "sort_through_the_chaos",
        2,
        first=[WinMentat(), DrawIntrigue(1), Gain(solari=2)],
        second=[DrawIntrigue(1), Gain(solari=2)],
        third=[Gain(solari=2)],
    ),
    Conflict(
        "terrible_purpose",
        2,
        first=[Gain(victory_points=1), Trash()],
        second=[Gain(water=1), Gain(spice=1)],
        third=[Gain(spice=1)],
    ),
    Conflict(
        "battle_for_arrakeen",
        3,
        location="arrakeen",
        first=[Gain(victory_points=2), Control()],
        second=[ChooseTwo(DrawIntrigue(1), Gain(spice=2), Gain(solari=3))],
        third=[DrawIntrigue(1), Gain(solari=2)],
    ),
    Conflict(
        "battle_for_carthag",
        3,
        location="carthag",
        first=[Gain(victory_points=2), Control()],
        second=[DrawIntrigue(1), Gain(spice=3)],
        third=[Gain(spice=3)],
    ),
    Conflict(
        "battle_for_imperial_basin",
        3,
        location="imperial_basin",
        first=[Gain(victory_points=2), Control()],
        second=[Gain(spice=5)],
        third=[Gain(spice=3)],
    ),
    Conflict(
        "grand_vision",
        3,
        first=[Influence(FACTIONS, 2), DrawIntrigue(1)],
        second=[DrawIntrigue(1), Gain(spice=3)],
        third=[Gain(spice=3)],
    ),
]
