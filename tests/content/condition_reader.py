"""Conditions of the catalogue read back as the requirements in which `tests/facts` is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from content.plain_reader import ICONS

from kanly.engine.components import DREADNOUGHTS
from kanly.engine.vocabulary import ALLIANCE_AT, Faction
from kanly.engine.words.conditions import (
    AgentsOn,
    Bond,
    Conspiring,
    DeckNotEmpty,
    EnemyAgentHere,
    EnemyTroopDeployed,
    HasAlliance,
    HasAnyAlliance,
    HasInfluence,
    HasSolari,
    HasTiles,
    MentatHome,
    OnCouncil,
    OwnsCopies,
    OwnsMostCopies,
    PersuasionGained,
    SentToFaction,
    TracksAt,
    UnitsDeployed,
)
from kanly.engine.words.word import Condition


def agents_on(condition: AgentsOn) -> dict[str, Any]:
    names = [ICONS[icon] for icon in condition.icons]
    if len(names) == 1 and condition.agents == 1:
        return {"own_agent_on_space_of": names[0]}
    return {"own_agents_on_spaces_of": names, "min": condition.agents}


REQUIREMENTS: dict[type[Condition], Callable[[Any], dict[str, Any]]] = {
    Bond: lambda c: {"another_card_in_play": Faction.NAMES[c.faction]},
    HasInfluence: lambda c: {"influence": Faction.NAMES[c.faction], "min": c.amount},
    HasAlliance: lambda c: {"alliance": Faction.NAMES[c.faction]},
    HasAnyAlliance: lambda c: {"alliance": "any"},
    OnCouncil: lambda c: {"council_seat": True},
    MentatHome: lambda c: {"mentat_on_its_space": True},
    AgentsOn: agents_on,
    EnemyAgentHere: lambda c: {"enemy_agent_on_the_space": True},
    SentToFaction: lambda c: {"own_agent_sent_to_faction_space_this_turn": True},
    UnitsDeployed: lambda c: {"own_units_deployed_this_turn": c.units},
    EnemyTroopDeployed: lambda c: {"opponent_troops_in_conflict": 1},
    DeckNotEmpty: lambda c: {"cards_in_own_deck": 1},
    OwnsCopies: lambda c: {"owned_copies": c.card, "min": c.copies},
    OwnsMostCopies: lambda c: {"owned_copies": c.card, "more_than": "every_opponent"},
    TracksAt: lambda c: {"tracks": c.tracks, "min": c.amount},
    HasTiles: lambda c: {"tech_tiles": c.tiles},
    HasSolari: lambda c: {"solari": c.amount},
    PersuasionGained: lambda c: {"persuasion": c.amount},
    Conspiring: lambda c: {"goals": c.goals},
}


def read_condition(condition: Condition) -> dict[str, Any]:
    return REQUIREMENTS[type(condition)](condition)


def read_goals(condition: Conspiring) -> list[dict[str, Any]]:
    """What it counts."""
    return [
        {"own_dreadnoughts": DREADNOUGHTS},
        {"owned_copies": condition.card, "min": 1},
        {"tracks": 2, "min": ALLIANCE_AT},
        {"council_seat": True},
    ]
