"""What all games that were played here come to, counted from what lists show of them."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Iterable
from dataclasses import dataclass, field
from itertools import filterfalse
from statistics import median
from typing import Final

import msgspec

from kanly.server.archive import is_imported
from kanly.server.live.summary import Line
from kanly.server.store.event_store import EventStore, Summary
from kanly.table import entries as e
from kanly.table.table import Table

PAGE: Final = 500  # games that are counted at a time
KEPT: Final = 120.0  # seconds for which everybody is told the same
MOST_OWN: Final = 500  # games of a person that are counted, the latest
MOST_REMEMBERED: Final = 20_000  # games of which it is known who sat where
SITTING: Final = tuple(f'{{"entry":"{tag}"'.encode() for tag in ("sat", "left", "handed"))


@dataclass(frozen=True, order=True)
class Mode:
    players: int  # people and bots
    ix: bool
    epic: bool
    difficulty: str  # of a solo game; else empty


@dataclass(frozen=True)
class ModeFigures:
    mode: Mode
    games: int
    rounds: float  # half of the games took no longer
    seconds: float  # from the opening of the table to the end; of half of the games


@dataclass(frozen=True)
class LeaderFigures:
    leader: str
    games: int
    wins: int


@dataclass(frozen=True)
class SeatFigures:
    players: int
    seat: int
    games: int
    wins: int


@dataclass(frozen=True)
class Statistics:
    games: int  # that were played to their end
    broken_off: int
    wins: int  # of these seats; with all seats counted, one for each winner
    modes: list[ModeFigures]
    leaders: list[LeaderFigures]
    seats: list[SeatFigures]


@dataclass
class Tally:
    games: int = 0
    wins: int = 0

    def add(self, has_won: bool) -> None:
        self.games += 1
        self.wins += has_won


@dataclass
class Tallies:
    broken_off: int = 0
    wins: int = 0
    rounds: defaultdict[Mode, list[int]] = field(default_factory=lambda: defaultdict(list))
    seconds: defaultdict[Mode, list[float]] = field(default_factory=lambda: defaultdict(list))
    leaders: defaultdict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    seats: defaultdict[tuple[int, int], Tally] = field(default_factory=lambda: defaultdict(Tally))

    def add_all(self, games: Iterable[Summary]) -> None:
        for summary in games:
            self.add(summary)

    def add(self, summary: Summary, own: Collection[int] | None = None) -> None:
        """Of the seats, only one's own; None: all of them."""
        if is_imported(summary):
            return
        line = msgspec.json.decode(summary.told, type=Line)
        if line.forked_from:
            return
        if line.stage != "over":
            self.broken_off += 1
            return
        mode = mode_of(line)
        self.rounds[mode].append(line.round)
        self.seconds[mode].append(summary.changed - summary.created)
        for number, seat in enumerate(line.seats):
            if own is None or number in own:
                self.add_seat(mode, number, seat.leader, number in line.winners)

    def add_seat(self, mode: Mode, number: int, leader: str | None, has_won: bool) -> None:
        self.wins += has_won
        self.seats[mode.players, number].add(has_won)
        if leader is not None:
            self.leaders[leader].add(has_won)

    def told(self) -> Statistics:
        return Statistics(
            sum(map(len, self.rounds.values())),
            self.broken_off,
            self.wins,
            [self.mode_told(mode) for mode in sorted(self.rounds)],
            [LeaderFigures(key, one.games, one.wins) for key, one in sorted(self.leaders.items())],
            [SeatFigures(*place, one.games, one.wins) for place, one in sorted(self.seats.items())],
        )

    def mode_told(self, mode: Mode) -> ModeFigures:
        rounds, seconds = self.rounds[mode], self.seconds[mode]
        return ModeFigures(mode, len(rounds), median(rounds), round(median(seconds), 1))


def mode_of(line: Line) -> Mode:
    game = line.game
    return Mode(game.seats, game.ix, game.epic, game.difficulty or "")


class Survey:
    """For everybody it is made anew only now and then, and once for all who ask meanwhile."""

    def __init__(self, store: EventStore) -> None:
        self.store = store
        self.made: Statistics | None = None
        self.at = 0.0
        self.making = asyncio.Lock()
        self.people: dict[str, tuple[str | None, ...]] = {}  # by game, who sat where at the end

    async def of_everybody(self) -> Statistics:
        async with self.making:
            if self.made is None or time.monotonic() - self.at >= KEPT:
                tallies = Tallies()
                async for page in self.pages(None):
                    await asyncio.to_thread(tallies.add_all, page)
                self.made, self.at = tallies.told(), time.monotonic()
            return self.made

    async def of_person(self, person: str) -> Statistics:
        tallies, left = Tallies(), MOST_OWN
        async for page in self.pages(person):
            for summary in filterfalse(is_imported, page[:left]):
                people = await self.people_at(summary.game)
                tallies.add(summary, [seat for seat, one in enumerate(people) if one == person])
            left -= len(page)
            if left <= 0:
                break
        return tallies.told()

    async def pages(self, person: str | None) -> AsyncIterator[list[Summary]]:
        before: tuple[float, str] | None = None
        while page := await self.store.list_games(status="over", person=person, before=before, limit=PAGE):
            yield page
            before = page[-1].changed, page[-1].game

    async def people_at(self, game: str) -> tuple[str | None, ...]:
        """It is over, so it stays so."""
        if game not in self.people:
            if len(self.people) >= MOST_REMEMBERED:
                self.people.clear()
            self.people[game] = sitters(await self.store.whole(game))
        return self.people[game]


def sitters(journal: Iterable[bytes]) -> tuple[str | None, ...]:
    """By seat, the persons at the end; the game itself is not played again for it."""
    opened, *rest = journal
    first = e.read(opened)
    assert isinstance(first, e.Opened)
    table = Table(first)
    for line in rest:
        if line.startswith(SITTING):
            table.enter(e.read(line))
    return tuple(seat.person for seat in table.seats)
