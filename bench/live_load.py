"""How many live games a server bears: every seat and an onlooker connected, every choice kept for good.

    python bench/live_load.py --bar
    python bench/live_load.py --games 200 --seconds 20 --rate 500
    python bench/live_load.py --games 200 --seconds 20 --rate 0
    python bench/live_load.py --games 200 --seconds 20 --bots utility

Starts a server of its own and players at random in other processes. With a rate, so many choices a second are
made in all games together, and the time is told from a choice until everybody has the view that shows it.
With rate 0 everybody answers as soon as they are asked: then only choices a second are told, and how long it
takes until one is done. With bots, one person plays against three of them. Choices are counted in the
journals. It prints one JSON object. With `--bar` it fails where fewer choices are kept than 500 a second, or
one in a hundred is seen by everybody after more than 100 ms: for a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any, Final

if sys.platform != "win32":
    import resource

from live_crowd import Crowd, Figures, Load
from live_serving import Server, journals

from kanly.table import entries as e

KEPT: Final = 500  # choices a second
SEEN: Final = 100.0  # milliseconds, until all but one in a hundred are seen by everybody
BAR: Final = Load(games=200, seconds=30.0, rate=1.04 * KEPT, bots="", is_compressed=True)


@dataclass(frozen=True)
class Measured:
    figures: list[Figures]
    journals: dict[str, list[e.Any]]
    memory: int | None
    seconds: list[tuple[float, float]]  # of processors that the server had used, by the time


def crowded(load: Load, processes: int) -> Measured:
    """The server alone in one process, everybody else in some others."""
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name))
        server.start()
        watch = Watch(server)
        try:
            figures = in_processes(load, server.address, processes)
            memory = server.memory
        finally:
            server.kill()
        games = [game for each in figures for game in each.games]
        return Measured(figures, journals(Path(name), games), memory, watch.seen)


class Watch(Thread):
    """Looks now and then how much the server has worked."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.seen: list[tuple[float, float]] = []
        self.start()

    def run(self) -> None:
        while (seconds := self.server.seconds) is not None:
            self.seen.append((time.time(), seconds))
            time.sleep(0.05)


def worked(seen: list[tuple[float, float]], begun: float, ended: float) -> float:
    """Seconds of processors between two times."""
    within = [seconds for at, seconds in seen if begun <= at < ended]
    return within[-1] - within[0] if within else 0.0


def in_processes(load: Load, address: str, count: int) -> list[Figures]:
    context = multiprocessing.get_context("spawn")
    barrier, results = context.Barrier(count), context.Queue()
    crowds = [Crowd(load, address, number, count) for number in range(count)]
    started = [context.Process(target=crowd.run, args=(barrier, results), daemon=True) for crowd in crowds]
    for process in started:
        process.start()
    found: list[Figures] = [results.get() for _ in started]
    for process in started:
        process.join()
    return found


def told(load: Load, measured: Measured) -> dict[str, Any]:
    begun, ended = measured.figures[0].begun, measured.figures[0].ended
    made = [
        entry for journal in measured.journals.values() for entry in journal if isinstance(entry, e.Chose)
    ]
    kept = [entry for entry in made if 1000 * begun <= entry.at < 1000 * ended]
    figures, spent = measured.figures, ended - begun
    messages = sum(each.messages for each in figures)
    return {
        "games": load.games,
        "connections": sum(each.connections for each in figures),
        "compressed": load.is_compressed,
        "kept_per_second": round(len(kept) / spent, 1),
        "by_people_per_second": round(sum(entry.by == "person" for entry in kept) / spent, 1),
        **(
            {f"seen_ms_{n}": share([w for f in figures for w in f.seen], n) for n in (50, 99)}
            if load.rate
            else {}
        ),
        "server_ms_per_choice": round(1000 * worked(measured.seconds, begun, ended) / max(1, len(kept)), 2),
        "client_ms_per_choice": round(1000 * sum(each.worked for each in figures) / max(1, len(kept)), 2),
        **{f"done_ms_{n}": share([w for f in figures for w in f.done], n) for n in (50, 99)},
        "messages_per_second": round(messages / spent, 1),
        "bytes_per_message": round(sum(each.bytes for each in figures) / max(1, messages)),
        "bytes_sent_per_message": round(sum(each.wire for each in figures) / max(1, messages)),
        "refused": sum(each.refused for each in figures),
        "games_over": sum(each.over for each in figures),
        "server_megabytes": measured.memory and round(measured.memory / 1e6),
    }


def share(waits: list[float], percent: int) -> float | None:
    """Of a hundred, so many were as quick as this, in milliseconds."""
    found = sorted(waits)
    return round(1000 * found[min(len(found) - 1, len(found) * percent // 100)], 1) if found else None


def allow_many_sockets() -> None:
    """As many as the system lets a process open, to this one and to those that it starts."""
    if sys.platform != "win32":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> int:
    made = argparse.ArgumentParser(description="How many live games a server bears.")
    made.add_argument("--games", type=int, default=200)
    made.add_argument("--seconds", type=float, default=20.0)
    made.add_argument("--rate", type=float, default=500.0, help="choices a second; 0: as many as possible")
    made.add_argument("--bots", default="", help="who plays three of the four seats; else people do")
    made.add_argument("--plain", action="store_true", help="nothing is compressed")
    made.add_argument("--processes", type=int, default=1, help="in which the players are")
    made.add_argument("--bar", action="store_true", help="what a server has to bear; fails if it does not")
    asked, begun = made.parse_args(), time.monotonic()
    allow_many_sockets()
    load = Load(asked.games, asked.seconds, asked.rate, asked.bots, not asked.plain)
    found = told(BAR if asked.bar else load, crowded(BAR if asked.bar else load, asked.processes))
    print(json.dumps({**found, "whole_s": round(time.monotonic() - begun, 1)}, indent=2))
    return 1 if asked.bar and not is_borne(found) else 0


def is_borne(found: dict[str, Any]) -> bool:
    return bool(found["kept_per_second"] >= KEPT and (found["seen_ms_99"] or 0.0) < SEEN)


if __name__ == "__main__":
    sys.exit(main())
