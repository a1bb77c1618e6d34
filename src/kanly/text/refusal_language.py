"""What a language must be able to say about choices that are not legal: one method for each kind of reason.

The method of a kind is `why_` and its name; it gives a whole sentence to the reader, with its full stop.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from kanly.engine.printed import Thing
from kanly.refusals.refusal import Why
from kanly.text.deeds import Who
from kanly.text.glossary import influence_any, token

AMOUNTS: Final = {
    "solari": "solari",
    "spice": "spice",
    "water": "water",
    "persuasion": "persuasion",
    "cards_in_hand": "card",
    "troops": "troop",
    "troops_in_garrison": "troop",
    "troops_in_conflict": "troop",
    "troops_in_supply": "troop",
    "dreadnoughts": "dreadnought",
    "dreadnoughts_in_garrison": "dreadnought",
    "dreadnoughts_in_conflict": "dreadnought",
    "dreadnoughts_in_supply": "dreadnought",
    "units": "unit",
    "units_in_garrison": "unit",
    "units_in_conflict": "unit",
    "agents_on_board": "agent",
    "cards": "card",
    "cards_in_play": "card",
    "cards_in_deck": "card",
    "intrigue_cards": "intrigue",
}  # what a reason counts -> tokens


@dataclass(frozen=True)
class Refused:
    """A reason in the names and clauses of a language. What is empty does not matter to its kind."""

    kind: Why
    thing: str  # a card or a tile
    space: str
    source: str
    effect: str  # a clause
    condition: str  # a clause that can follow 'if'
    who: tuple[Who, ...]
    faction: int
    resource: str
    zone: str
    window: str
    needed: int
    held: int | None  # None: not counted

    @property
    def amount(self) -> str:
        """What is needed, as a token; empty for a cost without a number."""
        return counted(self.resource, self.needed)


def counted(resource: str, number: int) -> str:
    if resource == "influence":
        return influence_any(number)
    return token(AMOUNTS[resource], number) if resource in AMOUNTS else ""


class RefusalLanguage(ABC):
    def refused(self, no: Refused) -> str:
        return str(getattr(self, f"why_{no.kind}")(no))

    @abstractmethod
    def printed_name(self, thing: Thing) -> str:
        """The name of a component inside a sentence."""

    # --- when

    @abstractmethod
    def why_unreadable(self, no: Refused) -> str: ...
    @abstractmethod
    def why_game_over(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_your_turn(self, no: Refused) -> str: ...
    @abstractmethod
    def why_answer_first(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_an_answer(self, no: Refused) -> str: ...
    @abstractmethod
    def why_finish_first(self, no: Refused) -> str: ...
    @abstractmethod
    def why_wrong_window(self, no: Refused) -> str: ...

    # --- turns

    @abstractmethod
    def why_already_sent(self, no: Refused) -> str: ...
    @abstractmethod
    def why_already_revealed(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_revealed(self, no: Refused) -> str: ...
    @abstractmethod
    def why_nothing_done(self, no: Refused) -> str: ...
    @abstractmethod
    def why_compulsory_left(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_pending(self, no: Refused) -> str: ...

    # --- cards and spaces

    @abstractmethod
    def why_not_in_hand(self, no: Refused) -> str: ...
    @abstractmethod
    def why_already_played(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_on_board(self, no: Refused) -> str: ...
    @abstractmethod
    def why_no_agent(self, no: Refused) -> str: ...
    @abstractmethod
    def why_no_icon(self, no: Refused) -> str: ...
    @abstractmethod
    def why_occupied(self, no: Refused) -> str: ...
    @abstractmethod
    def why_the_voice(self, no: Refused) -> str: ...
    @abstractmethod
    def why_once_per_game(self, no: Refused) -> str: ...
    @abstractmethod
    def why_closed_by_difficulty(self, no: Refused) -> str: ...
    @abstractmethod
    def why_requirement(self, no: Refused) -> str: ...
    @abstractmethod
    def why_cost(self, no: Refused) -> str: ...
    @abstractmethod
    def why_condition(self, no: Refused) -> str: ...
    @abstractmethod
    def why_no_such_use(self, no: Refused) -> str: ...

    # --- acquiring

    @abstractmethod
    def why_not_in_row(self, no: Refused) -> str: ...
    @abstractmethod
    def why_stack_empty(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_for_sale(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_set_aside(self, no: Refused) -> str: ...
    @abstractmethod
    def why_too_dear(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_to_there(self, no: Refused) -> str: ...
    @abstractmethod
    def why_no_acquire_tech(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_on_offer(self, no: Refused) -> str: ...
    @abstractmethod
    def why_no_negotiators(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_in_solari(self, no: Refused) -> str: ...

    # --- units and tiles

    @abstractmethod
    def why_no_combat_space(self, no: Refused) -> str: ...
    @abstractmethod
    def why_no_units(self, no: Refused) -> str: ...
    @abstractmethod
    def why_garrison(self, no: Refused) -> str: ...
    @abstractmethod
    def why_allowance(self, no: Refused) -> str: ...
    @abstractmethod
    def why_not_owned(self, no: Refused) -> str: ...
    @abstractmethod
    def why_flipped(self, no: Refused) -> str: ...
