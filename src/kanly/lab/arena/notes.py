"""What is noted down while a game is played: from what it tells as it goes along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from kanly.engine.events import WAY, Event, Happening, Mark, Place
from kanly.game import Game
from kanly.telling.ending import START, points_told, source_key

FOR_SALE: Final = (Place.ASIDE, Place.ROW, Place.RESERVE, Place.IMPERIUM_DECK)
OWNED: Final = (Place.HAND, Place.DISCARD, Place.IN_PLAY, Place.DECK)
BOUGHT: Final = frozenset(start << WAY | end for start in FOR_SALE for end in OWNED)


class Notes:
    """By seat."""

    def __init__(self, game: Game) -> None:
        self.things = game.state.catalog.things
        self.first_player = game.state.first_player
        self.sources = [Counter({START: points}) for points in game.scores]
        self.cards: list[Counter[str]] = [Counter() for _ in game.scores]
        self.marks: set[tuple[int, int]] = set()  # seat and Mark

    def read(self, events: Iterable[Event]) -> None:
        events = list(events)
        for seat, source, change in points_told(events):
            self.sources[seat][source_key(source, self.things)] += change
        for kind, seat, thing, amount, detail, *_ in events:
            if kind == Happening.CARD and detail in BOUGHT:
                self.cards[seat][self.things[thing].key] += 1
            elif kind == Happening.MARK and thing in (Mark.COUNCIL, Mark.SWORDMASTER) and amount:
                self.marks.add((seat, thing))

    def points_of(self, seat: int) -> dict[str, int]:
        return {source: points for source, points in self.sources[seat].items() if points}

    def has(self, seat: int, mark: int) -> bool:
        return (seat, mark) in self.marks
