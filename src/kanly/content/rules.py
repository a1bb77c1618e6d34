"""Which game is played: seats, boxes, Leaders and modes, checked once."""

from __future__ import annotations

import os
from dataclasses import dataclass

from kanly.content import boxes
from kanly.content.leaders import LEADERS, LEADERS_BASE
from kanly.engine import chance, decks
from kanly.engine.printed import Thing


class RulesError(ValueError):
    """A game that cannot be set up, with the reason in one sentence."""


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


DIFFICULTIES = {
    "novice": Difficulty(1, mentat_price=0, rival_garrison=0, swordmaster_round=5, rival_intrigues=0),
    "veteran": Difficulty(swordmaster_round=4),
    "expert": Difficulty(expert_deployment=True),
    "expert_plus": Difficulty(expert_deployment=True, swordmaster_closed=True),
}
RIVAL_LEADERS = (
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_the_beast_rabban",
    "countess_ariana_thorvald",
    "earl_memnon_thorvald",
    "count_ilban_richese",
    "prince_rhombur_vernius",
    "viscount_hundro_moritani",
)
RIVALS = 2


@dataclass(frozen=True)
class Rules:
    seats: int = 4  # of humans; one plays against two Rivals, two with House Hagal
    leaders: tuple[str, ...] = ()  # empty: dealt at random
    ix: bool = False  # with Rise of Ix
    epic: bool = False  # Epic mode
    difficulty: str = ""  # solo only
    rival_leaders: tuple[str, ...] = ()  # solo only; empty: dealt at random
    churn: bool = False  # solo only: dice empty the Row
    brutal: bool = False  # solo only: Brutal Escalation

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def players(self) -> int:
        """Seats at the table, Rivals included."""
        return self.seats if self.seats > 2 else 3

    def check(self) -> None:
        if self.seats not in (1, 2, 3, 4):
            raise RulesError(f"the game is for 1 to 4 seats, not {self.seats}")
        if self.epic and not self.ix:
            raise RulesError("Epic mode is played with Rise of Ix")
        if self.solo and self.difficulty not in DIFFICULTIES:
            raise RulesError(f"a solo game needs a difficulty: {', '.join(DIFFICULTIES)}")
        self.check_solo_only()
        self.check_leaders()
        self.check_rival_leaders()

    def check_solo_only(self) -> None:
        given = {
            "a difficulty": self.difficulty,
            "Rival Leaders": self.rival_leaders,
            "Row churn": self.churn,
            "Brutal Escalation": self.brutal,
        }
        wrong = [name for name, value in given.items() if value and not self.solo]
        if wrong:
            raise RulesError(f"{wrong[0]} is for solo games only, not for {self.seats} seats")

    def check_leaders(self) -> None:
        keys = self.leader_keys()
        unknown = [key for key in self.leaders if key not in keys]
        if unknown:
            raise RulesError(f"there is no Leader {unknown[0][:40]!r}; the Leaders are {', '.join(keys)}")
        if self.leaders and len(self.leaders) != self.seats:
            raise RulesError(f"{self.seats} seats need {self.seats} Leaders, not {len(self.leaders)}")
        if len(set(self.leaders)) != len(self.leaders):
            raise RulesError("each Leader can be taken by one seat only")

    def check_rival_leaders(self) -> None:
        keys = self.rival_keys()
        wrong = [key for key in self.rival_leaders if key not in keys]
        if wrong:
            raise RulesError(f"{wrong[0][:40]!r} cannot lead a Rival; these can: {', '.join(keys)}")
        if self.rival_leaders and len(self.rival_leaders) != RIVALS:
            raise RulesError(f"a solo game needs {RIVALS} Rival Leaders, not {len(self.rival_leaders)}")
        named = [*self.rival_leaders, *self.leaders]
        if self.rival_leaders and len(set(named)) != len(named):
            raise RulesError("each Leader can be taken by one seat only")

    def rival_keys(self) -> list[str]:
        return [key for key in RIVAL_LEADERS if key in self.leader_keys()]

    def leader_keys(self) -> list[str]:
        return [leader.key for leader in (LEADERS if self.ix else LEADERS_BASE)]

    def includes(self, thing: Thing) -> bool:
        return decks.includes(thing, self.ix)

    def board(self) -> int:
        """A mask of the spaces in play."""
        return boxes.board(self.ix)


def seed_from(seed: int | bytes | None) -> bytes:
    """Without one, chance comes from the operating system."""
    if seed is None:
        return os.urandom(chance.SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == chance.SEED_BYTES:
        return seed
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 8 * chance.SEED_BYTES:
        raise RulesError("a seed is a whole number from 0 to 2**256 - 1")
    return chance.seed_bytes(seed)
