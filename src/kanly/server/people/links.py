"""Secret parts of links: whoever has the link has the seat, or may watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.server.people.keys import Key, Purpose, is_same, url_text

BYTES: Final = 16  # of a token


class Links:
    """Nothing is stored: a token follows from the key. A link is made void by the next generation."""

    def __init__(self, key: Key) -> None:
        self.key = key

    def seat_token(self, game: str, seat: int, generation: int) -> str:
        return self.token(Purpose.SEAT, game, seat, generation)

    def opens_seat(self, token: str, game: str, seat: int, generation: int) -> bool:
        return is_same(token, self.seat_token(game, seat, generation))

    def seat_opened(self, token: str, game: str, generations: Sequence[int]) -> int | None:
        """Which one, given the generation of each seat's link; all are compared, whichever it is."""
        fits = [self.opens_seat(token, game, seat, generations[seat]) for seat in range(len(generations))]
        return fits.index(True) if any(fits) else None

    def spectator_token(self, game: str, sees: str, generation: int) -> str:
        """`sees` names what is shown, so that a link to one kind of watching is none to another."""
        return self.token(Purpose.SPECTATOR, game, sees, generation)

    def opens_watching(self, token: str, game: str, sees: str, generation: int) -> bool:
        return is_same(token, self.spectator_token(game, sees, generation))

    def token(self, purpose: str, *about: str | int) -> str:
        return url_text(self.key.signature(purpose, *about)[:BYTES])
