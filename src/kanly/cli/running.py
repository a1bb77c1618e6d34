"""What commands share that have games of bots played: by whom, and how far they are."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from kanly.cli.arguments import LARGEST_SEED
from kanly.cli.usage import Parser, file_name, whole_number
from kanly.lab.arena.ray_workers import RayWorkers
from kanly.lab.arena.workers import Here, Processes, Workers
from kanly.lab.cluster import LOCAL

DEALS: Final = 100  # where nobody says how many
MOST_DEALS: Final = 1_000_000
MOST_ARENAS: Final = 10_000  # each of them has the next seed


def add_running(made: Parser, deals: str) -> None:
    number = whole_number(1, MOST_DEALS)
    made.add_argument("--deals", type=number, metavar="N", help=f"{deals} ({DEALS})")
    seed = whole_number(0, LARGEST_SEED - MOST_ARENAS)
    made.add_argument("--seed", type=seed, default=1, metavar="S", help="of deals and luck (1)")
    made.add_argument("--jobs", type=whole_number(1, 256), default=1, metavar="J", help="processes to use")
    ray = f"workers of a Ray cluster; {LOCAL!r} makes one of as many processes as --jobs says"
    made.add_argument("--ray", type=file_name, metavar="ADDRESS", help=ray)
    made.add_argument("--json", action="store_true", help="print one JSON object")


def workers(asked: argparse.Namespace) -> Workers:
    if asked.ray:
        return RayWorkers(asked.ray, asked.jobs)
    return Processes(asked.jobs) if asked.jobs > 1 else Here()


@contextmanager
def progress(games: int) -> Iterator[Callable[[], None]]:
    """A bar with the time left, where somebody looks on; called after each of them."""
    with bar("games", MofNCompleteColumn()) as shown:
        task = shown.add_task("", total=games)
        yield lambda: shown.advance(task)


@contextmanager
def share_done(what: str) -> Iterator[Callable[[float], None]]:
    """The same for what takes longer here and shorter there; told how much is done, from 0 to 1."""
    with bar(what, TaskProgressColumn()) as shown:
        task = shown.add_task("", total=1.0)
        yield lambda share: shown.update(task, completed=share)


def bar(what: str, how_far: ProgressColumn) -> Progress:
    """On standard error, and gone in the end; nowhere if that is no terminal."""
    columns = (TextColumn(what), BarColumn(), how_far, TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def print_json(told: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
