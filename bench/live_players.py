"""Players at random over real sockets, who remember what they were told was done."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random
from typing import Final

import msgspec
from live_serving import Server
from websockets import ConnectionClosed, InvalidHandshake, Origin
from websockets.asyncio.client import ClientConnection, connect

LARGEST: Final = 1 << 22  # bytes of a message


class Offer(msgspec.Struct):
    choice: str


class Prompt(msgspec.Struct):
    answers: list[Offer]


class Table(msgspec.Struct):
    stage: str


class Told(msgspec.Struct):
    """The part of a message that a player at random looks at."""

    told: str
    id: int = 0
    number: int = -1
    code: str = ""
    prompt: Prompt | None = None
    view: msgspec.Raw = msgspec.Raw(b"")
    table: Table | None = None


decoder: Final = msgspec.json.Decoder(Told)


class Player:
    """One seat. What it remembers outlasts its connection."""

    def __init__(self, guest: Guest, seat: int, luck: Random) -> None:
        self.guest = guest
        self.seat = seat
        self.luck = luck
        self.done: list[str] = []  # choices that were told as done
        self.faults: list[str] = []
        self.latest: Told | None = None
        self.said: dict[int, str] = {}  # choices that were not answered yet, by the id of the message
        self.count = 0  # of messages
        self.is_new = False  # connected, and nothing said yet

    async def play(self, server: Server) -> None:
        """Until the connection ends, or the game."""
        self.is_new, self.said = True, {}
        with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake):
            async with self.connected(server) as socket:
                while not self.guest.is_over:
                    await self.hear(socket, decoder.decode(await socket.recv()))

    def connected(self, server: Server) -> connect:
        """Some come back with the number they have seen last, some as if they were new."""
        place = f"ws://{server.address}/api/v1/games/{self.guest.game}/play?seat={self.seat}"
        if self.latest is not None and self.luck.random() < 0.5:
            place += f"&since={self.latest.number}"
        headers = {"Cookie": self.guest.cookie}
        return connect(
            place,
            origin=Origin(server.origin),
            additional_headers=headers,
            max_size=LARGEST,
            open_timeout=60,
            compression=None,
        )

    async def hear(self, socket: ClientConnection, told: Told) -> None:
        if told.table is not None:
            self.guest.is_over = told.table.stage == "over"
        if told.told == "update":
            self.check(told)
            self.latest = told
        elif told.told == "done" and told.id:
            self.done.append(self.said.pop(told.id))
        elif told.told == "refused" and told.code != "stale":
            self.faults.append(f"refused as {told.code}")
        if told.told == "update" or (told.told == "table" and self.is_new):
            await self.maybe_choose(socket)

    def check(self, told: Told) -> None:
        """A number never falls, and under the same number there is the same to see."""
        if self.latest is None:
            return
        if told.number < self.latest.number:
            self.faults.append(f"number {told.number} after {self.latest.number}")
        if told.number == self.latest.number and bytes(told.view) != bytes(self.latest.view):
            self.faults.append(f"another view under number {told.number}")

    async def maybe_choose(self, socket: ClientConnection) -> None:
        if self.is_new:
            await socket.send('{"do":"wish","wishes":{"single":false,"unpayable":false}}')
            self.is_new = False
        if self.latest is None or self.latest.prompt is None or self.guest.is_over:
            return
        offers = self.latest.prompt.answers
        answer, self.count = self.luck.randrange(len(offers)), self.count + 1
        self.said[self.count] = offers[answer].choice
        said = {"do": "choose", "number": self.latest.number, "answer": answer, "id": self.count}
        await socket.send(msgspec.json.encode(said).decode())


class Guest:
    """A person at one game, in one seat or several."""

    def __init__(self, game: str, cookie: str, seats: list[int], seed: int) -> None:
        self.game = game
        self.cookie = cookie
        self.players = [Player(self, seat, Random(seed + seat)) for seat in seats]
        self.is_over = False

    @property
    def done(self) -> int:
        return sum(len(player.done) for player in self.players)


@contextlib.asynccontextmanager
async def played(server: Server, guests: list[Guest]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Everybody plays meanwhile."""
    tasks = [asyncio.create_task(player.play(server)) for guest in guests for player in guest.players]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
