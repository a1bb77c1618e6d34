"""What a language must be able to say about components besides their words: Leaders, spaces, Conflicts ..."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from kanly.engine.words.word import Word


class ThingLanguage(ABC):
    @abstractmethod
    def leader_water(self, water: int) -> str:
        """What the Leader starts with instead of the usual."""

    # --- Influence tracks

    @abstractmethod
    def track_point(self, points: int) -> str:
        """So many Victory Points come with a step of a track, and go with it."""

    @abstractmethod
    def track_alliance(self, at: int, points: int) -> str:
        """Who gets an Alliance, from how much Influence on, and how many Victory Points go with it."""

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
