"""Conditions of the catalogue read back as the requirements in which `tests/facts` is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kanly.engine.words.conditions import (
    Bond,
    DeckNotEmpty,
    EnemyTroopDeployed,
    HasAlliance,
    HasAnyAlliance,
    HasInfluence,
    MentatHome,
    OnCouncil,
    OwnsCopies,
    OwnsMostCopies,
    TracksAt,
)
from kanly.engine.words.word import Condition
from kanly.record.notation import FACTION_NAMES

REQUIREMENTS: dict[type[Condition], Callable[[Any], dict[str, Any]]] = {
    Bond: lambda c: {"another_card_in_play": FACTION_NAMES[c.faction]},
    HasInfluence: lambda c: {"influence": FACTION_NAMES[c.faction], "min": c.amount},
    HasAlliance: lambda c: {"alliance": FACTION_NAMES[c.faction]},
    HasAnyAlliance: lambda c: {"alliance": "any"},
    OnCouncil: lambda c: {"council_seat": True},
    MentatHome: lambda c: {"mentat_on_its_space": True},
    EnemyTroopDeployed: lambda c: {"opponent_troops_in_conflict": 1},
    DeckNotEmpty: lambda c: {"cards_in_own_deck": 1},
    OwnsCopies: lambda c: {"owned_copies": c.card, "min": c.copies},
    OwnsMostCopies: lambda c: {"owned_copies": c.card, "more_than": "every_opponent"},
    TracksAt: lambda c: {"tracks": c.tracks, "min": c.amount},
}


def read_condition(condition: Condition) -> dict[str, Any]:
    return REQUIREMENTS[type(condition)](condition)
