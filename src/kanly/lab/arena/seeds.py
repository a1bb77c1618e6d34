"""Seeds that follow from what they are for, so that it never matters who plays which game first."""

from __future__ import annotations

import hashlib
from typing import Final

BYTES: Final = 8


def derived(*parts: object) -> int:
    written = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(written.encode(), digest_size=BYTES).digest(), "big")


def seed_of_deal(seed: int, deal: int) -> int:
    """Of all games with this deal: decks, Leaders and first player are the same."""
    return derived("deal", seed, deal)
