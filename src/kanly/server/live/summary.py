"""A table in a few words, for lists of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from kanly.server.store.event_store import Summary
from kanly.table import playing
from kanly.table.readers import Piece
from kanly.table.seat import Seat
from kanly.table.settings import ClockPlan, GamePlan, Leading, OnlookerPlan
from kanly.table.table import Table
from kanly.view.schema.events import Event
from kanly.view.schema.player import Player

SECOND = 1000


@dataclass(frozen=True)
class SeatLine:
    name: str
    colour: str
    bot: str | None
    is_free: bool
    leader: str | None
    points: int | None  # Victory Points; None: the game has not begun


@dataclass(frozen=True)
class Line:
    """A game in a list."""

    stage: str
    game: GamePlan
    seats: tuple[SeatLine, ...]
    round: int
    asked: int | None  # the seat that is to choose
    winners: tuple[int, ...]
    has_clock: bool
    clock: ClockPlan | None = None
    leaders: Leading = "dealt"
    onlookers: OnlookerPlan | None = None
    forked_from: str = ""  # the game that it goes on from in another way


class ForUs(msgspec.Struct, frozen=True):
    """What is kept beside the line and shown to nobody: it may tell of somebody's secrets."""

    is_driven: bool = True  # a bot, a clock or the table itself has something to do
    people: tuple[str | None, ...] = ()  # by id, seat by seat
    host: str = ""  # by id


def summary_of(game: str, table: Table, line: Line | None = None) -> Summary:
    """The line, where it is known already, is the one of this table."""
    status = "gathering" if table.stage == "leading" else table.stage
    is_open = table.settings.is_listed and table.stage == "gathering"
    persons = tuple(sorted({seat.person for seat in table.seats if seat.person}))
    created, changed = table.opened.at / SECOND, table.changed / SECOND
    told = written(line or line_of(table), ours_of(table))
    return Summary(game, status, is_open, created, changed, persons, told)


def written(line: Line, ours: ForUs) -> bytes:
    """One object: whoever reads a line from it finds nothing else."""
    return msgspec.json.encode(line)[:-1] + b"," + msgspec.json.encode(ours)[1:]


def ours_of(table: Table) -> ForUs:
    people = tuple(seat.person for seat in table.seats)
    return ForUs(not is_at_rest(table), people, table.opened.host)


def read_ours(summary: Summary) -> ForUs:
    return msgspec.json.decode(summary.told, type=ForUs)


def is_driven(summary: Summary) -> bool:
    """Whether it has to be loaded though nobody asks for it."""
    return read_ours(summary).is_driven


def is_at_rest(table: Table) -> bool:
    """Whether only people can move something there."""
    if table.asked is None or table.is_paused:
        return True
    is_played = table.clock is not None or table.seats[table.asked].bot is not None
    return not is_played and playing.unasked_now(table) is None


# --- the line


def line_of(table: Table) -> Line:
    """Only what everybody sees: it is shown to anybody."""
    seen = table.game.view(None) if table.game else None
    return Line(
        table.stage,
        table.settings.game,
        tuple(seat_line(seat, seen["players"][seat.number] if seen else None) for seat in table.seats),
        seen["round"] if seen else 0,
        table.asked,
        tuple(seen["winners"]) if seen else (),
        table.clock is not None,
        table.settings.clock,
        table.settings.leaders,
        table.settings.onlookers,
        table.opened.forked_from,
    )


def seat_line(seat: Seat, seen: Player | None) -> SeatLine:
    leader = seen["leader"] if seen else seat.leader
    points = seen["resources"]["victory_points"] if seen else None
    return SeatLine(seat.name, seat.colour, seat.bot, seat.is_free, leader, points)


def line_after(line: Line | None, old: Table, new: Table) -> Line:
    """Without looking at the whole table, where what everybody was told since says enough."""
    before, now = old.readers.sights[None], new.readers.sights[None]
    if line is None or old.game is None or new.stage != old.stage:
        return line_of(new)
    if new.seats != old.seats:
        line = replace(line, seats=tuple(map(with_seat, line.seats, new.seats)))
    pieces: Sequence[Piece] | None = now.since(before.number) if now is not before else ()
    if pieces is None or any(piece.went_back for piece in pieces):
        return line_of(new)
    for piece in pieces:
        for event in piece.events:
            line = with_event(line, event)
    return line if line.asked == new.asked else replace(line, asked=new.asked)


def with_seat(line: SeatLine, seat: Seat) -> SeatLine:
    return replace(line, name=seat.name, colour=seat.colour, bot=seat.bot, is_free=seat.is_free)


def with_event(line: Line, event: Event) -> Line:
    if event["what"] == "mark" and event["fact"] == "round" and isinstance(event["value"], int):
        return replace(line, round=event["value"])
    if event["what"] == "resource" and event["resource"] == "victory_points":
        return with_points(line, event["seat"], event["change"])
    return line


def with_points(line: Line, seat: int | None, change: int) -> Line:
    """Rivals have no seat here."""
    seats = [*line.seats]
    if seat is not None and seat < len(seats):
        seats[seat] = replace(seats[seat], points=(seats[seat].points or 0) + change)
    return replace(line, seats=tuple(seats))
