"""What `kanly admin` only reads: lists, one game, its record, whether all can be told again."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from kanly.cli.keeping_place import looked_into, place_of
from kanly.cli.usage import UserError, told
from kanly.server.live.summary import Line, SeatLine
from kanly.server.store.event_store import Summary
from kanly.table import entries as e
from kanly.table.recording import record_for
from kanly.table.refused import Refused
from kanly.table.table import Table, table_of

if TYPE_CHECKING:
    from kanly.cli.keeping_place import Reading

PAGE: Final = 500


# --- lists


def list_games(asked: argparse.Namespace) -> int:
    games = looked_into(place_of(asked), lambda store: found(store, asked.status, asked.limit))
    for summary in games:
        print(told(told_line(summary)))
    return 0


async def found(store: Reading, status: str | None, limit: int) -> list[Summary]:
    games: list[Summary] = []
    before: tuple[float, str] | None = None
    while len(games) < limit:
        page = await store.list_games(status=status, before=before, limit=min(PAGE, limit - len(games)))
        if not page:
            break
        games += page
        before = page[-1].changed, page[-1].game
    return games


def told_line(summary: Summary) -> str:
    line = read_line(summary)
    seats = ", ".join(name_of(seat) for seat in line.seats)
    return f"{summary.game:<12} {summary.status:<10} {when(summary.changed)}  round {line.round:<3} {seats}"


def read_line(summary: Summary) -> Line:
    return msgspec.json.decode(summary.told, type=Line)


def name_of(seat: SeatLine) -> str:
    return seat.name or seat.bot or "(free)"


def when(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


# --- one game


def show(asked: argparse.Namespace) -> int:
    for line in looked_into(place_of(asked), lambda store: told_game(store, asked.game)):
        print(told(line))
    return 0


async def told_game(store: Reading, game: str) -> list[str]:
    stored, reason = await store.load(game), await store.reason_of(game)
    summary, line = stored.summary, read_line(stored.summary)
    lines = [
        f"game      {summary.game}",
        f"status    {summary.status}" + (f": {reason}" if reason else ""),
        f"opened    {when(summary.created)} UTC, changed {when(summary.changed)} UTC",
        f"journal   {stored.snapshot_number + len(stored.entries)} entries",
        f"rules     {rules_told(line)}",
        f"round     {line.round}",
    ]
    return [*lines, *(seat_told(number, seat, line) for number, seat in enumerate(line.seats))]


def rules_told(line: Line) -> str:
    plan = line.game
    parts = [f"{plan.seats} seats", *plan.sets, "Rise of Ix" * plan.ix, "Epic" * plan.epic]
    return ", ".join(part for part in [*parts, plan.difficulty or ""] if part)


def seat_told(number: int, seat: SeatLine, line: Line) -> str:
    leader = f", {seat.leader}" if seat.leader else ""
    points = f", {seat.points} Victory Points" if seat.points is not None else ""
    won = ", has won" if number in line.winners else ""
    asked = ", is asked" if line.asked == number and line.stage == "playing" else ""
    return f"seat {number}    {name_of(seat)}{leader}{points}{won}{asked}"


def export(asked: argparse.Namespace) -> int:
    journal = looked_into(place_of(asked), lambda store: store.whole(asked.game))
    text = "".join(f"{line.decode()}\n" for line in journal) if asked.journal else record_of(journal)
    if asked.file is None:
        sys.stdout.write(text)
    else:
        write_new(Path(asked.file), text)
    return 0


def record_of(journal: tuple[bytes, ...]) -> str:
    try:
        return record_for(told_again(journal), None)
    except Refused as refused:
        raise UserError(f"{refused}; --journal exports all that is kept of it") from refused


def told_again(journal: tuple[bytes, ...]) -> Table:
    return table_of([e.read(line) for line in journal])


def write_new(path: Path, text: str) -> None:
    """For its owner's eyes: a journal tells secrets."""
    from kanly.server.store.files import named_when_complete

    if path.exists():
        raise UserError(f"{path} exists already")
    with named_when_complete(path) as unfinished:
        unfinished.write_text(text, encoding="utf-8", newline="\n")


# --- all of them


def check(asked: argparse.Namespace) -> int:
    good, bad = looked_into(place_of(asked), checked)
    for line in bad:
        print(told(line))
    print(f"{good} games can be told again, {len(bad)} cannot.")
    return 1 if bad else 0


async def checked(store: Reading) -> tuple[int, list[str]]:
    good, bad = 0, []
    for summary in await found(store, None, sys.maxsize):
        try:
            told_again(await store.whole(summary.game))
            good += 1
        except Exception as error:  # whatever it is, the others are told too
            bad.append(f"{summary.game} ({summary.status}): {type(error).__name__}: {error}")
    return good, bad
