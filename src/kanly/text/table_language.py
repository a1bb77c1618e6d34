"""What a language must be able to say at the table: questions, lines of the log, and reasons of Rivals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from kanly.engine.vocabulary import Reason
from kanly.text.deeds import Who
from kanly.text.left import Left
from kanly.text.names import Names

Placing = tuple[Who, int, int]  # who, rank counted from 0, strength
Unrewarded = tuple[Sequence[Who], int, int]  # who tied, for which rank, with which strength


class TableLanguage(ABC):
    names: Names

    # --- questions

    @abstractmethod
    def ask_first(self, agents: int, left: Left) -> str:
        """A turn begins: send an Agent or reveal; with so many Agents left."""

    @abstractmethod
    def ask_rest_of_turn(self, left: Left) -> str:
        """What may still be done, when nothing is left that must be; or that nothing is left."""

    @abstractmethod
    def ask_reveal(self, persuasion: int) -> str:
        """On a Reveal turn, with so much Persuasion left; what may be done follows."""

    @abstractmethod
    def ask_combat(self) -> str:
        """Play a Combat card or pass."""

    @abstractmethod
    def ask_won(self, left: Left) -> str:
        """The Conflict is won: which reward first, or what else?"""

    @abstractmethod
    def ask_top(self, source: str, card: str) -> str:
        """Draw or trash the top card of one's deck, which has been looked at."""

    @abstractmethod
    def ask_endgame(self) -> str:
        """Play an Endgame card or pass."""

    @abstractmethod
    def ask_next(self, source: str) -> str:
        """Which effect of this thing is next? Of none in particular if the name is empty."""

    @abstractmethod
    def ask_effect(self, source: str, phrase: str) -> str:
        """An effect asks; the name of what it is printed on may be empty."""

    @abstractmethod
    def ask_for_rival(self, rival: Who, source: str, phrase: str) -> str:
        """An effect asks the reader to decide for a Rival; the phrase has the Rival as its subject."""

    @abstractmethod
    def defence(self, space: str) -> str:
        """The bonus of whoever controls a location when it is fought over: it asks, as a thing does."""

    # --- the log

    @abstractmethod
    def told(self, who: Who, deed: str) -> str:
        """A deed in the mood TOLD with its subject: a whole sentence."""

    @abstractmethod
    def log_round(self, number: int, conflict: str) -> str:
        """A round begins, and the Conflict that is turned up."""

    @abstractmethod
    def log_conflict(
        self, conflict: str, places: Sequence[Placing], unrewarded: Unrewarded | None = None
    ) -> str:
        """How a Conflict ended; nobody may have been rewarded, or some not because of a tie."""

    def log_places(self, places: Sequence[Placing], unrewarded: Unrewarded | None = None) -> list[str]:
        """Who came where; who ties for a place gets what the next one gets, if there is one."""
        told: list[str] = []
        for (rank, strength), alike in groupby(places, key=itemgetter(1, 2)):
            who = [each for each, *_ in alike]
            told.append(
                self.log_place(who[0], rank, strength)
                if len(who) == 1
                else self.log_tie(who, rank - 1, strength)
            )
        return [*told, self.log_vain_tie(*unrewarded)] if unrewarded else told

    @abstractmethod
    def log_vain_tie(self, who: Sequence[Who], rank: int, strength: int) -> str:
        """A tie for a place after which there is no further reward: none of them gets any."""

    @abstractmethod
    def log_place(self, who: Who, rank: int, strength: int) -> str:
        """The rank is counted from 0."""

    @abstractmethod
    def log_tie(self, who: Sequence[Who], rank: int, strength: int) -> str:
        """For the rank they would share; a tie for the first leaves no winner."""

    @abstractmethod
    def log_winners(self, winners: Sequence[Who]) -> str:
        """The game is over."""

    @abstractmethod
    def log_changes(self, who: Who, changes: str) -> str:
        """What changed for somebody: '+2 spice'."""

    # --- what a Rival did and why

    def reason(self, who: Who, reason: int, first: int, second: int) -> str:
        return str(getattr(self, f"reason_{Reason.NAMES[reason]}")(who, first, second))

    @abstractmethod
    def reason_turned_up(self, who: Who, card: int, unused: int) -> str: ...
    @abstractmethod
    def reason_occupied(self, who: Who, card: int, space: int) -> str: ...
    @abstractmethod
    def reason_silenced(self, who: Who, card: int, space: int) -> str: ...
    @abstractmethod
    def reason_no_bonus_spice(self, who: Who, card: int, unused: int) -> str: ...
    @abstractmethod
    def reason_two_dreadnoughts(self, who: Who, card: int, space: int) -> str: ...
    @abstractmethod
    def reason_little_influence(self, who: Who, card: int, unused: int) -> str: ...
    @abstractmethod
    def reason_reshuffled(self, who: Who, unused: int, unused_too: int) -> str: ...
    @abstractmethod
    def reason_sent(self, who: Who, card: int, space: int) -> str: ...
    @abstractmethod
    def reason_most_bonus_spice(self, who: Who, space: int, spice: int) -> str: ...
    @abstractmethod
    def reason_by_influence(self, who: Who, space: int, influence: int) -> str: ...
    @abstractmethod
    def reason_deployed(self, who: Who, troops: int, dreadnoughts: int) -> str: ...
    @abstractmethod
    def reason_held_back(self, who: Who, lead: int, unused: int) -> str: ...
    @abstractmethod
    def reason_swords(self, who: Who, card: int, swords: int) -> str: ...
    @abstractmethod
    def reason_least_influence(self, who: Who, faction: int, influence: int) -> str: ...
    @abstractmethod
    def reason_bought_point(self, who: Who, resource: int, amount: int) -> str: ...
    @abstractmethod
    def reason_took_tile(self, who: Who, tile: int, spice: int) -> str: ...
    @abstractmethod
    def reason_used_tile(self, who: Who, tile: int, unused: int) -> str: ...
    @abstractmethod
    def reason_cleared_tile(self, who: Who, tile: int, unused: int) -> str: ...
    @abstractmethod
    def reason_third_agent(self, who: Who, unused: int, unused_too: int) -> str: ...
    @abstractmethod
    def reason_churned(self, who: Who, card: int, place: int) -> str: ...
    @abstractmethod
    def reason_no_space(self, who: Who, unused: int, unused_too: int) -> str: ...
    @abstractmethod
    def reason_placed(self, who: Who, rank: int, strength: int) -> str: ...

    def reason_round_began(self, who: Who, number: int, conflict: int) -> str:
        return self.log_round(number, self.names.number(conflict))
