"""What a language must be able to say about conditions: one method for each, `if_` and its name.

A condition is a clause that can follow 'if', about the reader: 'you have 2 Influence with the Fremen'.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kanly.engine.words.conditions import (
        AgentsOn,
        Bond,
        CanBuyTile,
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


def snake(name: str) -> str:
    """How the method of a class is called: RecruitMayDeploy -> recruit_may_deploy."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


class ConditionLanguage(ABC):
    def condition(self, condition: Condition) -> str:
        return str(getattr(self, f"if_{snake(type(condition).__name__)}")(condition))

    @abstractmethod
    def if_bond(self, condition: Bond) -> str: ...
    @abstractmethod
    def if_has_influence(self, condition: HasInfluence) -> str: ...
    @abstractmethod
    def if_has_alliance(self, condition: HasAlliance) -> str: ...
    @abstractmethod
    def if_has_any_alliance(self, condition: HasAnyAlliance) -> str: ...
    @abstractmethod
    def if_on_council(self, condition: OnCouncil) -> str: ...
    @abstractmethod
    def if_mentat_home(self, condition: MentatHome) -> str: ...
    @abstractmethod
    def if_enemy_troop_deployed(self, condition: EnemyTroopDeployed) -> str: ...
    @abstractmethod
    def if_has_tiles(self, condition: HasTiles) -> str: ...
    @abstractmethod
    def if_can_buy_tile(self, condition: CanBuyTile) -> str: ...
    @abstractmethod
    def if_persuasion_gained(self, condition: PersuasionGained) -> str: ...
    @abstractmethod
    def if_agents_on(self, condition: AgentsOn) -> str: ...
    @abstractmethod
    def if_enemy_agent_here(self, condition: EnemyAgentHere) -> str: ...
    @abstractmethod
    def if_sent_to_faction(self, condition: SentToFaction) -> str: ...
    @abstractmethod
    def if_units_deployed(self, condition: UnitsDeployed) -> str: ...
    @abstractmethod
    def if_has_solari(self, condition: HasSolari) -> str: ...
    @abstractmethod
    def if_conspiring(self, condition: Conspiring) -> str: ...
    @abstractmethod
    def if_deck_not_empty(self, condition: DeckNotEmpty) -> str: ...
    @abstractmethod
    def if_owns_copies(self, condition: OwnsCopies) -> str: ...
    @abstractmethod
    def if_owns_most_copies(self, condition: OwnsMostCopies) -> str: ...
    @abstractmethod
    def if_tracks_at(self, condition: TracksAt) -> str: ...
