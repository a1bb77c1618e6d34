"""Who is waited for, at which tables, and since when they have not been there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final, Protocol

from kanly.table.seat import Seat
from kanly.table.table import Table

OVER_DAYS: Final = 24 * 3600  # seconds of a clock with which nobody sits there waiting
AWAY: Final = 60.0  # seconds after which somebody will not come back at once
SETTLED: Final = 10.0  # seconds after which no table answers by itself any more
LEADERS: Final = "leaders"  # the turn before the first one


class Live(Protocol):
    """A table, and who is there."""

    table: Table

    @property
    def is_ours(self) -> bool:
        """Else another process tells its people."""

    def is_present(self, person: str | None) -> bool: ...


@dataclass(frozen=True)
class Due:
    """Somebody is to be told, once for each turn."""

    game: str
    person: str
    turn: str
    name: str  # of the person, as the table knows it
    round: int  # 0 before the first begins


@dataclass
class Noticed:
    """At one table, by person."""

    seen: dict[str, float] = field(default_factory=dict)  # when somebody was last there
    asked: dict[str, tuple[str, float]] = field(default_factory=dict)  # the turn, and since when it is theirs


class Watch:
    """Looks at tables, one after the other, now and then."""

    def __init__(self) -> None:
        self.games: dict[str, Noticed] = {}

    def due_at(self, game: str, live: Live, now: float) -> list[Due]:
        """Whoever is seen for the first time, and is not there, has just gone."""
        noticed = self.games.setdefault(game, Noticed())
        noticed.seen = {
            person: now if live.is_present(person) else noticed.seen.get(person, now)
            for person in people_at(live.table)
        }
        found = list(waited_for(game, live.table)) if live.is_ours else []
        noticed.asked = {due.person: since(due, noticed, now) for due in found}
        return [due for due in found if is_due(due, noticed, live, now)]

    def let_go(self, games: Collection[str]) -> None:
        """Of all but these."""
        for game in self.games.keys() - set(games):
            del self.games[game]


def since(due: Due, noticed: Noticed, now: float) -> tuple[str, float]:
    turn, begun = noticed.asked.get(due.person, ("", now))
    return due.turn, begun if turn == due.turn else now


def is_due(due: Due, noticed: Noticed, live: Live, now: float) -> bool:
    if live.is_present(due.person) or now - noticed.asked[due.person][1] < SETTLED:
        return False
    return is_over_days(live.table) or now - noticed.seen[due.person] >= AWAY


def people_at(table: Table) -> set[str]:
    return {seat.person for seat in table.seats if seat.person}


def is_over_days(table: Table) -> bool:
    clock = table.settings.clock
    return clock is not None and clock.seconds >= OVER_DAYS


def waited_for(game: str, table: Table) -> Iterator[Due]:
    """Nobody waits for whoever plays alone."""
    if len(table.seats) == 1 or table.is_paused:
        return
    for seat, turn in asked_at(table):
        if seat.person and seat.bot is None:
            begun = table.game.round if table.game else 0
            yield Due(game, seat.person, turn, seat.name, begun)


def asked_at(table: Table) -> list[tuple[Seat, str]]:
    """The seats that have something to choose, with the name of their turn."""
    if table.stage == "leading":
        return [(seat, LEADERS) for seat in table.seats if seat.leader is None]
    if table.asked is None or table.stage != "playing":
        return []
    return [(table.seats[table.asked], str(begin_of_turn(table, table.asked)))]


def begin_of_turn(table: Table, seat: int) -> int:
    """How many choices were made before those that this seat has made without a break."""
    begin = len(table.made)
    while begin and table.made[begin - 1].seat == seat:
        begin -= 1
    return begin
