"""Who follows a game, each seat and an onlooker, and how far each has been told.

A reader's number grows whenever what it is shown changes, and at no other time: while somebody with secrets
thinks, nothing tells the others how often. A decision is named by the number under which its seat sees it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from kanly.game import Game
from kanly.view.happenings import Named
from kanly.view.news import BEGINNING, Mark
from kanly.view.schema.events import Event

KEPT: Final = 40  # pieces of news, for whoever comes back after a short while

Reader = int | None  # a seat; None: an onlooker


class Piece(Struct, frozen=True):
    """What was new under a number."""

    number: int
    events: list[Event]
    went_back: bool = False  # some of what was told before is void


class Sight(Struct, frozen=True):
    """How far one reader has been told."""

    number: int = 0
    mark: Mark = BEGINNING
    recent: tuple[Piece, ...] = ()

    def followed(self, game: Game, reader: Reader, known: Named) -> Sight:
        """What it is shown now; itself where that has not changed."""
        found = game.news(reader, self.mark, known)
        if found is None:
            return self.moved(Piece(self.number + 1, [], went_back=True), game.mark(reader))
        events, mark = found
        return self.moved(Piece(self.number + 1, events), mark) if events else self

    def moved(self, piece: Piece, mark: Mark) -> Sight:
        return Sight(piece.number, mark, (*self.recent[1 - KEPT :], piece))

    def since(self, number: int) -> tuple[Piece, ...] | None:
        """The pieces after a number; None: too long ago, or never."""
        count = self.number - number
        return self.recent[len(self.recent) - count :] if 0 <= count <= len(self.recent) else None


class Readers:
    def __init__(self, seats: int) -> None:
        self.sights: dict[Reader, Sight] = dict.fromkeys(
            [*range(seats), None], Sight()
        )  # replaced as a whole

    def follow(self, game: Game) -> int:
        """Returns to whom there is something new to see, as a mask: one bit for each, onlookers last."""
        before, known = self.sights, Named()
        self.sights = {reader: sight.followed(game, reader, known) for reader, sight in before.items()}
        changed = [self.sights[reader] is not before[reader] for reader in before]
        return sum(1 << place for place, is_new in enumerate(changed) if is_new)

    def catch_up(self, game: Game, shown: Mapping[int, int]) -> None:
        """Everybody has been told everything, as often as these masks say."""
        self.sights = {
            reader: Sight(sum(often for mask, often in shown.items() if mask >> place & 1), game.mark(reader))
            for place, reader in enumerate(self.sights)
        }
