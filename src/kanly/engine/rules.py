"""Which game is played: what never changes from its set-up to its end. Shared by every clone of a state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kanly.engine import decks
from kanly.engine.components import EPIC_TARGET, TARGET
from kanly.engine.decks import IX as IX

if TYPE_CHECKING:
    from kanly.engine.printed import Thing

BASE: Final = "base"
OWN_SETS: Final = (BASE, IX)
SMALLEST_TABLE: Final = 3  # Rivals take the seats that are empty


@dataclass(frozen=True)
class Difficulty:
    """One column of the table for solo games."""

    human_extra: int = 0  # spice and Solari
    mentat_price: int = 5
    rival_garrison: int = 3
    swordmaster_round: int = 3
    rival_intrigues: int = 1
    expert_deployment: bool = False
    swordmaster_closed: bool = False


DIFFICULTIES: Final = {
    "novice": Difficulty(1, mentat_price=0, rival_garrison=0, swordmaster_round=5, rival_intrigues=0),
    "veteran": Difficulty(swordmaster_round=4),
    "expert": Difficulty(expert_deployment=True),
    "expert_plus": Difficulty(expert_deployment=True, swordmaster_closed=True),
}
NO_DIFFICULTY: Final = Difficulty(0, 0, 0, 0, 0)


@dataclass(frozen=True)
class Rules:
    """What was agreed on, and the numbers that follow from it."""

    seats: int = 4  # of humans; one plays against two Rivals, two with House Hagal
    leaders: tuple[str, ...] = ()  # of the humans; empty: dealt at random
    ix: bool = False  # with Rise of Ix
    epic: bool = False  # Epic mode
    difficulty: str = ""  # solo only
    rival_leaders: tuple[str, ...] = ()  # solo only; empty: dealt at random
    churn: bool = False  # solo only: dice empty the Row after a Reveal turn
    brutal: bool = False  # solo only: Rivals turn up two cards in a level III combat
    sets: tuple[str, ...] = (BASE,)  # all that are played with
    board: int = field(default=0, compare=False, repr=False)  # mask of the spaces; known once it is laid out
    solo: bool = field(init=False, repr=False, compare=False)
    players: int = field(init=False, repr=False, compare=False)  # seats at the table, Rivals included
    has_rivals: bool = field(init=False, repr=False, compare=False)
    target: int = field(init=False, repr=False, compare=False)  # Victory Points that end the game
    mentat_price: int = field(init=False, repr=False, compare=False)  # in Solari; 0: as printed
    swordmaster_round: int = field(init=False, repr=False, compare=False)  # Rivals get their third Agent
    swordmaster_closed: bool = field(init=False, repr=False, compare=False)  # to humans
    expert_deployment: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        ix = self.ix or IX in self.sets
        others = tuple(name for name in self.sets if name not in OWN_SETS)
        table = DIFFICULTIES.get(self.difficulty, NO_DIFFICULTY)
        settle = object.__setattr__
        settle(self, "ix", ix)
        settle(self, "sets", (*(OWN_SETS if ix else OWN_SETS[:1]), *others))
        settle(self, "solo", self.seats == 1)
        settle(self, "players", max(self.seats, SMALLEST_TABLE))
        settle(self, "has_rivals", self.seats < SMALLEST_TABLE)
        settle(self, "target", EPIC_TARGET if self.epic else TARGET)
        settle(self, "mentat_price", table.mentat_price)
        settle(self, "swordmaster_round", table.swordmaster_round)
        settle(self, "swordmaster_closed", table.swordmaster_closed)
        settle(self, "expert_deployment", table.expert_deployment)

    def __reduce__(self) -> tuple[type[Rules], tuple[object, ...]]:
        """By what they are made of: a frozen value cannot be filled afterwards where it is compiled."""
        table = (self.seats, self.leaders, self.ix, self.epic, self.difficulty)
        return Rules, (*table, self.rival_leaders, self.churn, self.brutal, self.sets, self.board)

    def includes(self, thing: Thing) -> bool:
        """Whether the set it is printed in is played with."""
        return decks.includes(thing, self.sets)
