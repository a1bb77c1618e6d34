"""Whether a server that is killed in the middle of everything loses what it has said is done.

    python bench/live_kill.py --kills 20 --games 50

Players at random play over real sockets, as fast as they are asked. At random moments the server process is
killed without a warning and started again. Everything that was told as done must stand in the journals, in
its order; nobody's number may fall, nor a view change under its number; and every game must go on. It prints
one JSON object, and fails if anything is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from live_players import Guest, Player, played
from live_serving import Server, cookie_of, guest, opened, read_journals

from kanly.table import entries as e

SOONEST, LATEST = 0.2, 2.0  # seconds after everything has begun to move, when the server is killed
PATIENCE: Final = 60.0  # seconds for every game to go on
MODES: Final[tuple[dict[str, Any], ...]] = (
    {"seats": 4, "ix": True},
    {"seats": 2},
    {"seats": 3, "ix": True, "epic": True},
    {"seats": 1, "difficulty": "expert"},
)


@dataclass
class Figures:
    kills: int = 0
    games: int = 0
    done: int = 0  # choices that were told as done
    kept_unsaid: int = 0  # kept, but the server was killed before it could say so
    lost: int = 0
    fallen: int = 0  # numbers that were lower than before, or showed something else
    stopped: int = 0  # games that did not go on
    slowest: float = 0.0  # seconds from the start of a server until the last game had gone on
    examples: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        return self.lost == self.fallen == self.stopped == 0

    def note(self, what: str, where: str) -> None:
        setattr(self, what, getattr(self, what) + 1)
        self.examples.append(f"{what}: {where}")


class Evening:
    """Some games at one server, and everybody who plays there."""

    def __init__(self, server: Server, games: int, luck: Random) -> None:
        self.server = server
        self.luck = luck
        self.figures = Figures()
        self.guests: dict[str, Guest] = {}
        for _ in range(games):
            self.open()

    def open(self) -> None:
        """Every third game has a bot at it."""
        number = self.figures.games
        mode = MODES[number % len(MODES)]
        plans: list[dict[str, str]] = [{} for _ in range(mode["seats"])]
        if number % 3 == 0 and len(plans) > 1:
            plans[-1] = {"bot": "random"}
        with closing(guest(self.server.address, f"Guest {number}")) as web:
            people = [seat for seat, plan in enumerate(plans) if not plan]
            game = opened(web, {"game": mode, "seats": plans}, people)["game"]
            self.guests[game] = Guest(game, cookie_of(web), people, self.luck.randrange(1 << 30))
        self.figures.games += 1

    async def kill_and_go_on(self) -> None:
        """Everybody has been answered at least once when the server is killed."""
        async with played(self.server, list(self.guests.values())) as playing:
            await self.until_all_moved(time.perf_counter())
            await asyncio.sleep(self.luck.uniform(SOONEST, LATEST))
            self.server.kill()
            await asyncio.wait(playing, timeout=PATIENCE)  # until all that was sent is read
        self.figures.kills += 1
        await self.check()

    async def until_all_moved(self, begun: float) -> None:
        """Once more since the server has started, or to the end of the game."""
        before = {game: each.done for game, each in self.guests.items()}
        end = time.perf_counter() + PATIENCE
        waiting = dict(self.guests)
        while waiting and time.perf_counter() < end:
            await asyncio.sleep(0.01)
            waiting = {g: each for g, each in waiting.items() if each.done == before[g] and not each.is_over}
        for game in waiting:
            self.figures.note("stopped", game)
        self.figures.slowest = max(self.figures.slowest, time.perf_counter() - begun)

    # --- what was kept

    async def check(self) -> None:
        kept = await read_journals(self.server.folder, list(self.guests))
        for game, each in list(self.guests.items()):
            for player in each.players:
                self.check_player(game, player, kept[game])
            if each.is_over:
                self.figures.done += each.done
                del self.guests[game]

    def check_player(self, game: str, player: Player, journal: list[e.Any]) -> None:
        """All that was done, in its order, and at most one that was not said to be."""
        made = [
            entry.choice
            for entry in journal
            if isinstance(entry, e.Chose) and entry.seat == player.seat and entry.by == "person"
        ]
        more = len(made) - len(player.done)
        if made[: len(player.done)] != player.done or more > 1:
            self.figures.note("lost", f"{game}/{player.seat}: {len(player.done)} done, {len(made)} kept")
        elif more:
            self.figures.kept_unsaid += 1
            player.done = made  # its update will show it
        for fault in player.faults:
            self.figures.note("fallen", f"{game}/{player.seat}: {fault}")
        player.faults.clear()

    def told(self) -> dict[str, Any]:
        done = self.figures.done + sum(each.done for each in self.guests.values())
        return {**vars(self.figures), "done": done, "slowest": round(self.figures.slowest, 2)}


async def evening(folder: Path, kills: int, games: int, seed: int) -> Evening:
    server = Server(folder, "--workers", "1")
    server.start()
    try:
        found = Evening(server, games, Random(seed))
        for _ in range(kills):
            await found.kill_and_go_on()
            server.start()
            while len(found.guests) < games:
                found.open()
        async with played(server, list(found.guests.values())):
            await found.until_all_moved(time.perf_counter())
    finally:
        server.kill()
    return found


def main() -> int:
    made = argparse.ArgumentParser(description="Whether a server that is killed loses anything.")
    made.add_argument("--kills", type=int, default=20)
    made.add_argument("--games", type=int, default=50)
    made.add_argument("--seed", type=int, default=1)
    asked, begun = made.parse_args(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(evening(Path(folder), asked.kills, asked.games, asked.seed))
    print(json.dumps({**found.told(), "seconds": round(time.monotonic() - begun, 1)}, indent=2))
    return 0 if found.figures.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
