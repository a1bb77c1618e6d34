"""A running hash of the moves, by which a player can prove later that none was changed.

Every value is an HMAC under the salt of the commitment. Without the salt it tells nothing of what it covers,
not even to somebody who tries all that could have been chosen in secret; and the commitment binds the salt.
What is published is a link: the running hash with a number that counts links. How many moves it covers would
tell of what others were asked in secret, so the record says it when the game is over.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass

from kanly.record.proof import TAKEN_BACK
from kanly.record.record import DIGEST, parts_of
from kanly.table.commitment import Commitment


@dataclass(frozen=True)
class Link:
    number: int  # from 1, in the order in which they are published
    value: str  # published with its number
    moves: int  # how many it covers; for the server alone


class Chain:
    """The running hash after each move so far."""

    def __init__(self, commitment: Commitment) -> None:
        self._salt = commitment.salt
        self._values = [self._keyed(f"kanly chain 1\n{commitment.published}".encode())]

    @classmethod
    def over(cls, commitment: Commitment, record: str) -> Chain:
        """Of all moves of a record; what else stands there does not matter."""
        chain = cls(commitment)
        for line in moves_of(record):
            chain.add(line)
        return chain

    def add(self, line: str) -> None:
        """A move as a record writes it."""
        self._values.append(self._keyed(self._values[-1] + line.encode()))

    @property
    def moves(self) -> int:
        return len(self._values) - 1

    def link(self, number: int, moves: int | None = None) -> Link:
        """Over so many moves, or all. Two links never have one value, whatever they cover."""
        covered = self.moves if moves is None else moves
        value = self._keyed(f"kanly link 1\n{number}\n".encode() + self._values[covered])
        return Link(number, value.hex(), covered)

    def has(self, link: Link) -> bool:
        """Whether the moves that it covers are still the first ones."""
        return link.moves <= self.moves and self.link(link.number, link.moves) == link

    def _keyed(self, message: bytes) -> bytes:
        return hmac.digest(self._salt, message, "sha256")


def moves_of(record: str) -> list[str]:
    """All lines that are played, those that the machine began by itself too."""
    return [line.text for line in parts_of(record)[1] if not DIGEST.fullmatch(line.text)]


def places(chain: Chain, links: Iterable[Link]) -> tuple[int, ...]:
    """How many moves each link covers, in their order; they are numbered without gaps."""
    told = sorted(links, key=lambda link: link.number)
    if [link.number for link in told] != list(range(1, len(told) + 1)):
        raise ValueError("links are numbered from 1, each once")
    return tuple(link.moves if chain.has(link) else TAKEN_BACK for link in told)
