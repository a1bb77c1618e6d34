"""What a server binds itself to before a game: a seed that nobody else knows, and the game that is played.

    commitment = SHA-256 of "kanly commitment 1", server seed, salt and terms
    seed of the deal = SHA-256 of "kanly seed 1", server seed, salt and what the players contributed

Both are made of lines of plain text, so that anybody can make them again (docs/fairness.md).
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from types import MappingProxyType
from typing import Final

from kanly.content.rules import Rules, check, leader_keys
from kanly.engine.chance import SEED_BYTES, Stream
from kanly.record.edition import edition_of
from kanly.record.header import agreed
from kanly.record.set_marks import set_marks

DEALT: Final = "dealt"  # by the seed
CHOSEN: Final = "chosen"  # by the players, after the commitment
DRAFTED: Final = "drafted"  # each player keeps one of those that the seed offers
WAYS: Final = (DEALT, CHOSEN, DRAFTED)
NOBODY: Final = "nobody"
OFFERED: Final = 2  # Leaders to each seat
LONGEST_CONTRIBUTION: Final = 64  # bytes
NOTHING: Final[Mapping[int, bytes]] = MappingProxyType({})


@dataclass(frozen=True)
class Commitment:
    """Neither seed nor salt may leave the server before the game is over; a log does not show them."""

    terms: str  # which game is played
    server_seed: bytes = field(repr=False)
    salt: bytes = field(repr=False)

    @classmethod
    def made(cls, rules: Rules, leaders: str = DEALT, people: Collection[int] | None = None) -> Commitment:
        """To a new seed. `leaders`: how they are found, where the rules do not name them.

        `people`: the seats that may contribute, all if none are named. Bots of the server must not.
        """
        check(rules)
        if leaders not in WAYS or (rules.leaders and leaders != DEALT):
            raise ValueError(f"Leaders are named by the rules, or {', '.join(WAYS)}")
        seats = range(rules.seats) if people is None else people
        if not {*seats} <= {*range(rules.seats)}:
            raise ValueError(f"people sit in the seats 0 to {rules.seats - 1}")
        terms = terms_of(rules, leaders, people_told(seats), set_marks(rules))
        return cls(terms, secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES))

    @cached_property
    def published(self) -> str:
        """For everybody, before anybody contributes."""
        return hashed("kanly commitment 1", *self._secrets(), f"terms {self.terms}").hex()

    def seed_with(self, contributions: Mapping[int, bytes] = NOTHING) -> bytes:
        """The seed of the deal, by what each seat has contributed; without any it is the server's alone.

        Raises ValueError for what is no contribution.
        """
        check_contributions(contributions, read_terms(self.terms).get("people", "").split())
        given = [f"contribution {seat} {contributions[seat].hex()}" for seat in sorted(contributions)]
        return hashed("kanly seed 1", *self._secrets(), *given)

    def _secrets(self) -> tuple[str, str]:
        return f"server_seed {self.server_seed.hex()}", f"salt {self.salt.hex()}"


def hashed(*lines: str) -> bytes:
    return sha256("".join(f"{line}\n" for line in lines).encode()).digest()


def check_contributions(contributions: Mapping[int, bytes], people: list[str]) -> None:
    for seat, given in contributions.items():
        if str(seat) not in people:
            raise ValueError(f"seat {seat} cannot contribute: those can who play themselves")
        if not 1 <= len(given) <= LONGEST_CONTRIBUTION:
            raise ValueError(f"a seat contributes 1 to {LONGEST_CONTRIBUTION} bytes")


# --- the terms


def terms_of(rules: Rules, leaders: str, people: str, marks: str) -> str:
    """In one line: "rules base/1; seats 3; leaders dealt; people 0 1 2; sets base:1a2b3c4d"."""
    told = {"rules": edition_of(rules), **agreed(rules), "people": people, "sets": marks}
    told["leaders"] = told["leaders"] or leaders
    if rules.solo:
        told["rival_leaders"] = told["rival_leaders"] or DEALT
    return "; ".join(f"{name} {value}" for name, value in told.items())


def people_told(seats: Collection[int]) -> str:
    return " ".join(str(seat) for seat in sorted({*seats})) or NOBODY


def read_terms(terms: str) -> dict[str, str]:
    """By name."""
    return {name: value for name, _, value in (part.partition(" ") for part in terms.split("; "))}


def rules_before(rules: Rules, terms: str) -> Rules:
    """The rules as they were when the terms were told: without Leaders that were found only later."""
    told = read_terms(terms)
    return replace(
        rules,
        leaders=() if told.get("leaders") in WAYS else rules.leaders,
        rival_leaders=() if told.get("rival_leaders") == DEALT else rules.rival_leaders,
    )


# --- the draft


def offers(rules: Rules, seed: bytes) -> list[tuple[str, ...]]:
    """The Leaders of whom each seat keeps one. They follow from the seed of the deal and do not betray it."""
    free = sorted({*leader_keys(rules)} - {*rules.rival_leaders})
    order = list(range(len(free)))
    Stream(sha256(b"kanly draft 1\n" + seed).digest(), 0).shuffle(order)
    shuffled = [free[i] for i in order]
    return [tuple(shuffled[OFFERED * seat : OFFERED * (seat + 1)]) for seat in range(rules.seats)]
