"""Everybody at many games, in one process: players at random and an onlooker at each."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from random import Random
from typing import Any, Final

import httpx
from live_serving import cookie_of, guest, opened
from live_sockets import DONE, UPDATE, Socket, joined, question

SEATS: Final = 4
WISH: Final = b'{"do":"wish","wishes":{"single":false,"unpayable":false}}'
OVER: Final = b'"stage":"over"'
HELLO: Final = b'{"told":"hello"'
REFUSED: Final = b'{"told":"refused"'
WARMING: Final = 5.0  # seconds that are not counted


@dataclass(frozen=True)
class Load:
    games: int
    seconds: float
    rate: float  # choices a second, of all games together; 0: as many as possible
    bots: str  # who plays three of the four seats; empty: people
    is_compressed: bool


@dataclass
class Figures:
    """Of one process."""

    games: list[str] = field(default_factory=list)
    begun: float = 0.0  # seconds since 1970
    ended: float = 0.0
    worked: float = 0.0  # seconds of processors, meanwhile
    seen: list[float] = field(default_factory=list)  # seconds until everybody had seen a choice
    done: list[float] = field(default_factory=list)  # until it was told as done
    messages: int = 0
    bytes: int = 0  # of messages
    wire: int = 0  # as they were sent
    connections: int = 0
    refused: int = 0
    over: int = 0
    is_counting: bool = False


class Table:
    """One game with all its sockets."""

    def __init__(self, figures: Figures, period: float, luck: Random) -> None:
        self.figures = figures
        self.period = period  # seconds from one choice to the next
        self.luck = luck
        self.sockets: list[Socket] = []
        self.sent = 0.0  # when the last choice was made
        self.seen = 0.0  # when somebody saw it last
        self.is_over = False

    def hear(self, socket: Socket, message: bytes) -> None:
        self.count(message)
        if message.startswith(UPDATE):
            self.seen = time.perf_counter()
            self.look(socket, message)
        elif message.startswith(DONE) and self.sent and b'"id":1' in message and self.figures.is_counting:
            self.figures.done.append(time.perf_counter() - self.sent)
        elif message.startswith(HELLO) and socket.cookie:
            socket.say(WISH)
        elif message.startswith(REFUSED):
            self.figures.refused += 1

    def count(self, message: bytes) -> None:
        if self.figures.is_counting:
            self.figures.messages += 1
            self.figures.bytes += len(message)

    def look(self, socket: Socket, message: bytes) -> None:
        asked = question(message)
        if asked is not None:
            wait = self.sent + self.period * self.luck.uniform(0.5, 1.5) - self.seen
            number, answers = asked
            said = b'{"do":"choose","id":1,"number":%d,"answer":%d}' % (number, self.luck.randrange(answers))
            asyncio.get_running_loop().call_later(max(0.0, wait), self.choose, socket, said)
        elif OVER in message and not self.is_over:
            self.is_over = True
            self.figures.over += 1

    def choose(self, socket: Socket, said: bytes) -> None:
        if self.figures.is_counting and self.seen > self.sent > 0:
            self.figures.seen.append(self.seen - self.sent)
        self.sent = time.perf_counter()
        socket.say(said)


class Crowd:
    """A part of all games."""

    def __init__(self, load: Load, address: str, number: int, parts: int) -> None:
        self.load = load
        self.address = address
        self.numbers = range(number, load.games, parts)

    def run(self, barrier: Barrier, results: Queue[Figures]) -> None:
        """In a process of its own."""
        results.put(asyncio.run(self.figures(barrier)))

    async def figures(self, barrier: Barrier) -> Figures:
        figures = Figures()
        tables = [await self.seated(figures, number) for number in self.numbers]
        await asyncio.to_thread(barrier.wait)  # sooner or later everybody sits
        await asyncio.sleep(WARMING)
        before = [socket.bytes for table in tables for socket in table.sockets]
        figures.is_counting, figures.begun, worked = True, time.time(), time.process_time()
        await asyncio.sleep(self.load.seconds)
        figures.is_counting, figures.ended = False, time.time()
        figures.worked = time.process_time() - worked
        figures.wire = sum(socket.bytes for table in tables for socket in table.sockets) - sum(before)
        figures.connections = len(before)
        for socket in (socket for table in tables for socket in table.sockets):
            socket.close()
        return figures

    async def seated(self, figures: Figures, number: int) -> Table:
        """A table with everybody connected; it is played at once."""
        period = self.load.games / self.load.rate if self.load.rate else 0.0
        table = Table(figures, period, Random(number))
        with closing(guest(self.address, f"Guest {number}")) as web:
            told, people = self.opened(web)
            figures.games.append(told["game"])
            cookie, way = cookie_of(web), f"/api/v1/games/{told['game']}/play"
        ways = [(f"{way}?seat={seat}", cookie) for seat in people] + [
            (f"{way}?watch={told['watch_link']}", "")
        ]
        for place, known_by in ways:
            table.sockets.append(
                await joined(self.address, place, known_by, self.load.is_compressed, table.hear)
            )
        return table

    def opened(self, web: httpx.Client) -> tuple[dict[str, Any], list[int]]:
        plans = [{"bot": self.load.bots} if self.load.bots and seat else {} for seat in range(SEATS)]
        people = [seat for seat, plan in enumerate(plans) if not plan]
        settings = {"game": {"seats": SEATS, "ix": True}, "seats": plans, "onlookers": {}}
        return opened(web, settings, people), people
