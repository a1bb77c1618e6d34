"""How fast a server has its games again, how fast it lists them, and what a game costs that nobody plays.

    python bench/live_restore.py [--restored 1000] [--listed 5000] [--idle 500]

Games of all modes are played to somewhere in their middle and stored; some are stored many times over, under
other names. All figures are of a real server process. A game is restored when somebody asks for it, and how
long that takes is told of all of them together, less what asking takes. It prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import httpx
from live_rooms import ASKED_ALL, person
from live_serving import DATABASE, Server

from kanly.server.live.summary import summary_of
from kanly.server.store.sqlite_store import SqliteStore, open_sqlite
from kanly.table import entries as e
from kanly.table import playing, sitting
from kanly.table.settings import GamePlan, Settings
from kanly.table.table import Table

DIFFERENT: Final = 40  # games that are really played
FEWEST, MOST = 40, 250  # choices in them
MODES: Final[tuple[dict[str, Any], ...]] = (
    {"seats": 4, "ix": True},
    {"seats": 4},
    {"seats": 3, "ix": True, "epic": True},
    {"seats": 2, "ix": True},
    {"seats": 1, "difficulty": "expert"},
)
Told = tuple[Table, list[e.Any]]  # a table and its journal


# --- what is stored


def middle(number: int) -> Told:
    """A game that is still going on, where nothing happens until somebody comes."""
    luck = Random(number)
    settings = Settings(game=GamePlan(**MODES[number % len(MODES)]))
    table, made = sitting.open_table(settings, person(0), 1)
    for seat in range(len(table.seats)):
        made += sitting.sit(table, person(seat), seat, f"Guest {seat}", "blue", 1)
        made += playing.wish(table, seat, ASKED_ALL, 1)
    for _ in range(luck.randint(FEWEST, MOST)):
        before = table.copy()
        new = go_on(table, luck)
        if table.stage != "playing":
            return before, made
        made += new
    return table, made


def go_on(table: Table, luck: Random) -> list[e.Any]:
    at = table.changed + 1000
    if playing.unasked_now(table) is not None:
        return playing.answer_unasked(table, at)
    assert table.game is not None
    assert table.asked is not None
    return playing.choose(table, table.asked, str(luck.choice(table.game.choices)), at)


def gathering(number: int) -> Told:
    """A table in the lobby."""
    settings = Settings(game=GamePlan(**MODES[number % 4]), is_listed=True)
    table, made = sitting.open_table(settings, person(number), number)
    made += sitting.sit(table, person(number), 0, f"Guest {number}", "red", number)
    return table, made


async def fill(folder: Path, told: Iterable[Told], count: int) -> None:
    store, kept = await open_sqlite(folder / DATABASE), list(told)
    try:
        for first in range(0, count, 200):
            numbers = range(first, min(first + 200, count))
            await asyncio.gather(*(create(store, number, kept[number % len(kept)]) for number in numbers))
    finally:
        await store.close()


async def create(store: SqliteStore, number: int, told: Told) -> None:
    table, made = told
    await store.create(summary_of(f"game{number}", table), [e.written(entry) for entry in made])


# --- measured


def started(told: list[Told], count: int, loaded: int = 0) -> dict[str, Any]:
    """A server with so many of these games, some of which are asked for."""
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(fill(Path(name), told, count))
        server = Server(Path(name), "--workers", "1")
        try:
            seconds, lists = server.start(), listed(server)
            before = server.memory
            restoring = asked_for(server, loaded) - asked_for(server, loaded)  # the second time all are there
            grown = per_game(server.memory, before, loaded)
            return {"start": seconds, "listed_ms": lists, "restoring": restoring, "kb_each": grown}
        finally:
            server.kill()


def asked_for(server: Server, games: int) -> float:
    """Seconds until each was there, and could tell that its record is not open yet."""
    with closing(httpx.Client(base_url=server.origin, timeout=60)) as web:
        begun = time.perf_counter()
        for number in range(games):
            answer = web.get(f"/api/v1/games/game{number}/record")
            assert answer.status_code == 409, answer.text
        return time.perf_counter() - begun


def listed(server: Server, often: int = 100) -> list[float]:
    """How long a page of the lobby takes, each time, in milliseconds."""
    with closing(httpx.Client(base_url=server.origin)) as web:
        return sorted(timed(web) for _ in range(often))


def timed(web: httpx.Client) -> float:
    begun = time.perf_counter()
    web.get("/api/v1/games?which=lobby").raise_for_status()
    return 1000 * (time.perf_counter() - begun)


def measured(restored: int, lobby: int, idle: int) -> dict[str, Any]:
    games = [middle(number) for number in range(min(DIFFERENT, max(restored, idle, 1)))]
    choices = [len(table.made) for table, _ in games]
    without, many = started([], 0), started(games, restored, restored)
    some, tables = started(games, idle, idle), started([gathering(number) for number in range(lobby)], lobby)
    waits = tables["listed_ms"]
    return {
        "choices_per_game": round(sum(choices) / len(choices)),
        "start_without_games_s": round(without["start"], 2),
        f"start_with_{restored}_s": round(many["start"], 2),
        f"restored_{restored}_s": round(many["restoring"], 2),
        f"listed_{lobby}_ms_median": round(median(waits), 1),
        f"listed_{lobby}_ms_99": round(waits[int(len(waits) * 0.99)], 1),
        f"idle_kb_of_{idle}": some["kb_each"],
        f"idle_kb_of_{restored}": many["kb_each"],
    }


def per_game(memory: int | None, before: int | None, count: int) -> float | None:
    """What each has added, in thousands of bytes."""
    return (
        None if memory is None or before is None or not count else round((memory - before) / count / 1000, 1)
    )


def main() -> None:
    made = argparse.ArgumentParser(description="How fast a server has its games again.")
    made.add_argument("--restored", type=int, default=1000)
    made.add_argument("--listed", type=int, default=5000)
    made.add_argument("--idle", type=int, default=500)
    asked = made.parse_args()
    print(json.dumps(measured(asked.restored, asked.listed, asked.idle), indent=2))


if __name__ == "__main__":
    main()
