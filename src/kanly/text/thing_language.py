"""What a language must be able to say about components besides their words: Leaders, tiles, spaces ..."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from kanly.engine.words.word import Word


class ThingLanguage(ABC):
    # --- what Leaders can do besides their ring

    @abstractmethod
    def ability_at(self, moment: int, words: Sequence[Word]) -> str:
        """At one of the Moments, these words."""

    @abstractmethod
    def ability_landsraad_discount(self, solari: int) -> str: ...

    @abstractmethod
    def ability_harvest_less(self, spice: int, words: Sequence[Word]) -> str:
        """Less spice at every harvest, and these words instead."""

    @abstractmethod
    def ability_passes_enemies(self, icons: int) -> str:
        """Enemy Agents do not block on spaces of these icons (a mask)."""

    @abstractmethod
    def ability_sees_top(self) -> str:
        """Of the own deck, at any time."""

    @abstractmethod
    def ability_masterstroke(self, troops: int) -> str:
        """Two secret Factions, and Influence with both on deploying so many troops in one turn."""

    @abstractmethod
    def ability_solari_bonus(self, solari: int) -> str:
        """With each gain of Solari on the own turn."""

    @abstractmethod
    def ability_dreadnought_strength(self, strength: int) -> str: ...

    @abstractmethod
    def ability_snoopers(self, first: Word) -> str:
        """Four Snoopers; the first one taken pays this word, the next ones as the rules of Tessia say."""

    @abstractmethod
    def ability_sets_aside(self, single: Word, otherwise: Word) -> str:
        """A hand card set aside at Round Start comes back, shown, at the start of the second turn.

        Sending it on that turn pays.
        """

    @abstractmethod
    def leader_water(self, water: int) -> str:
        """What the Leader starts with instead of the usual."""

    # --- what tiles do besides their boxes

    @abstractmethod
    def tile_top_of_deck(self) -> str:
        """Cards acquired may go on top of the deck."""

    @abstractmethod
    def tile_more_shipped_troops(self, troops: int) -> str:
        """Recalling the Freighter brings more troops, and all of them may go into the Conflict."""

    @abstractmethod
    def tile_detonates(self) -> str:
        """After a win, a dreadnought there may go back to supply for a Victory Point."""

    @abstractmethod
    def tile_wins_ties(self) -> str:
        """At the end of the game."""

    # --- spaces, Conflicts, House Hagal cards

    @abstractmethod
    def space_requires(self, faction: int, amount: int) -> str: ...

    @abstractmethod
    def space_influence_gained(self, faction: int) -> str:
        """Every Agent sent to a Faction's space gains one Influence with it."""

    @abstractmethod
    def control_bonus(self, words: Sequence[Word]) -> str:
        """What whoever controls the location gains whenever an Agent is sent there."""

    @abstractmethod
    def infiltrating(self, icon: str) -> str:
        """An Agent icon of a card that passes enemy Agents on its spaces."""

    @abstractmethod
    def conflict_level(self, level: int) -> str:
        """Which of the three stacks the Conflict belongs to."""

    @abstractmethod
    def conflict_location(self, space: str) -> str:
        """The location fought over."""

    @abstractmethod
    def hagal_space(self, space: str) -> str:
        """Where the card sends a Rival; an empty name: to the most bonus spice, however ties are broken."""

    @abstractmethod
    def hagal_with_influence(self, least: int, most: int) -> str:
        """The Influence with the Spacing Guild that this half of a card needs."""

    @abstractmethod
    def hagal_with_bonus_spice(self) -> str:
        """There must be some on a Maker space."""

    @abstractmethod
    def hagal_with_dreadnought(self) -> str:
        """The Rival must have one left to commission."""

    @abstractmethod
    def hagal_if(self, condition: str, face: str) -> str:
        """Where the card sends a Rival under this condition, and what it gives there."""

    @abstractmethod
    def hagal_otherwise(self) -> str:
        """Where a card needs something that is not there, another one is turned up."""

    @abstractmethod
    def hagal_reshuffle(self) -> str:
        """All cards of the deck are shuffled, and another one is turned up."""
