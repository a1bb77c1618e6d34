"""What a language must be able to say about conditions: one method for each, `if_` and its name.

A condition is a clause that can follow 'if', about whom the form names: 'you have 2 Influence with Fremen'.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING

from kanly.content.catalog import LOADED
from kanly.content.set import ENGLISH, Phrase
from kanly.engine.vocabulary import class_name
from kanly.text.forms import CARD, Form

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
    from kanly.engine.words.word import Condition, Word


def phrase_of_set(kind: type[Word] | type[Condition], code: str) -> Phrase:
    """What the set that brings a word or a condition says about it; in English if not in this language."""
    told = next(given.phrases[kind] for given in LOADED if kind in given.phrases)
    return told.get(code, told[ENGLISH])


class ConditionLanguage(ABC):
    code: str  # of a language, or that of icons

    def condition(self, condition: Condition, form: Form = CARD) -> str:
        own = getattr(self, f"if_{class_name(type(condition))}", None)
        told = own or partial(phrase_of_set(type(condition), self.code), self)
        return str(told(condition, form))

    @abstractmethod
    def if_bond(self, condition: Bond, form: Form) -> str: ...
    @abstractmethod
    def if_has_influence(self, condition: HasInfluence, form: Form) -> str: ...
    @abstractmethod
    def if_has_alliance(self, condition: HasAlliance, form: Form) -> str: ...
    @abstractmethod
    def if_has_any_alliance(self, condition: HasAnyAlliance, form: Form) -> str: ...
    @abstractmethod
    def if_on_council(self, condition: OnCouncil, form: Form) -> str: ...
    @abstractmethod
    def if_mentat_home(self, condition: MentatHome, form: Form) -> str: ...
    @abstractmethod
    def if_enemy_troop_deployed(self, condition: EnemyTroopDeployed, form: Form) -> str: ...
    @abstractmethod
    def if_has_tiles(self, condition: HasTiles, form: Form) -> str: ...
    @abstractmethod
    def if_can_buy_tile(self, condition: CanBuyTile, form: Form) -> str: ...
    @abstractmethod
    def if_persuasion_gained(self, condition: PersuasionGained, form: Form) -> str: ...
    @abstractmethod
    def if_agents_on(self, condition: AgentsOn, form: Form) -> str: ...
    @abstractmethod
    def if_enemy_agent_here(self, condition: EnemyAgentHere, form: Form) -> str: ...
    @abstractmethod
    def if_sent_to_faction(self, condition: SentToFaction, form: Form) -> str: ...
    @abstractmethod
    def if_units_deployed(self, condition: UnitsDeployed, form: Form) -> str: ...
    @abstractmethod
    def if_has_solari(self, condition: HasSolari, form: Form) -> str: ...
    @abstractmethod
    def if_conspiring(self, condition: Conspiring, form: Form) -> str: ...
    @abstractmethod
    def if_deck_not_empty(self, condition: DeckNotEmpty, form: Form) -> str: ...
    @abstractmethod
    def if_owns_copies(self, condition: OwnsCopies, form: Form) -> str: ...
    @abstractmethod
    def if_owns_most_copies(self, condition: OwnsMostCopies, form: Form) -> str: ...
    @abstractmethod
    def if_tracks_at(self, condition: TracksAt, form: Form) -> str: ...
