"""A bot's luck in one position, made of what its seat sees there and of nothing else.

A number made of the game's seed or of the whole position would be a touchstone: a bot could lay every hidden
world that it can think of beside it, and find the true one.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec

from kanly.game import Game

PURPOSE: Final = b"kanly luck"


def luck_for(game: Game, seat: int, evening: int = 0) -> int:
    """The same where the seat sees the same, so that whoever goes back meets the same answers again.

    `evening` gives other luck in the same position. The bot may find it out: it must not be the game's seed.
    """
    seen = msgspec.json.encode([evening, game.view(seat)])
    return int.from_bytes(sha256(PURPOSE + seen).digest(), "big")
