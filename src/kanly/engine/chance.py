"""Chance: every shuffle or random pick starts afresh from SHA-256 of the game's seed and a counter.

Nothing a player sees lets them predict a later shuffle, and clones and replays agree.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.engine.state import State

PIECE: Final = 65536  # the stream is read sixteen bits at a time
SEED_BYTES: Final = 32
BLOCK: Final = 32  # bytes of a digest


class Stream:
    """Unbiased numbers from one (seed, counter)."""

    def __init__(self, seed: bytes, counter: int) -> None:
        self.start = seed + counter.to_bytes(8, "big")
        self.block = b""
        self.blocks = 0
        self.at: i64 = BLOCK

    def refill(self) -> None:
        self.block = sha256(self.start + self.blocks.to_bytes(4, "big")).digest()
        self.blocks += 1
        self.at = 0

    def below(self, n: i64) -> i64:
        """Rejecting the uneven rest keeps every number equally likely."""
        while True:
            if self.at == BLOCK:
                self.refill()
            at = self.at
            self.at = at + 2
            piece: i64 = self.block[at] * 256 + self.block[at + 1]
            if piece < PIECE - PIECE % n:
                return piece % n

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept


def stream(g: State) -> Stream:
    g.chances += 1
    return Stream(g.seed, g.chances)


def shuffle(g: State, cards: list[int]) -> None:
    """The result depends on what the cards are, never on how they lay before."""
    cards.sort()
    if len(cards) < 2:
        return
    stream(g).shuffle(cards)


def pick(g: State, n: int) -> int:
    """One number below n."""
    return stream(g).below(n) if n > 1 else 0


def seed_bytes(seed: int) -> bytes:
    return seed.to_bytes(SEED_BYTES, "big")
