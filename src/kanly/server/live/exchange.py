"""Letters between the processes that share the games: sent in order, answered, and sent again if need be."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final, Protocol

import msgspec

from kanly.server.live.letters import (
    ALL,
    Answered,
    Asked,
    Entered,
    Letter,
    News,
    There,
    channel_of,
    read,
    written,
)
from kanly.server.store.event_store import StoreError
from kanly.server.store.ownership import Ownership

PATIENCE: Final = 10.0  # seconds for another process to answer
AGAIN: Final = 0.5  # seconds after which a letter that could not be sent is tried once more
log: Final = logging.getLogger("kanly.hall")


class Reader(Protocol):
    """Whoever the letters are for."""

    def hear(self, news: News) -> None: ...

    def miss(self) -> None:
        """Something may have been said that nobody heard."""

    def asked(self, letter: Asked) -> None: ...


class Exchange:
    def __init__(self, store: Ownership, process: str, reader: Reader) -> None:
        self.store = store
        self.process = process
        self.reader = reader
        self.entered: list[Entered] = []  # to be told to all
        self.there: dict[str, There] = {}
        self.letters: deque[tuple[str, Letter]] = deque()  # to one process each, after that
        self.unanswered: dict[
            int, tuple[str, asyncio.Future[Answered]]
        ] = {}  # with the game that it is about
        self.numbers = count(1)
        self.is_full = asyncio.Event()
        self.sending: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        await self.store.listen(ALL, self.receive)
        await self.store.listen(channel_of(self.process), self.receive)
        self.sending = asyncio.ensure_future(self.send_all())

    async def end(self) -> None:
        if self.sending is not None:
            self.sending.cancel()
            await asyncio.gather(self.sending, return_exceptions=True)

    # --- sending

    def tell_entered(self, game: str, number: int, lines: Sequence[bytes]) -> None:
        self.entered.append(Entered(game, number, [*lines]))
        self.is_full.set()

    def tell_there(self, there: Mapping[str, There]) -> None:
        self.there.update(there)
        self.is_full.set()

    def send(self, process: str, letter: Letter) -> None:
        self.letters.append((channel_of(process), letter))
        self.is_full.set()

    async def ask(
        self, process: str, game: str, act: str, said: Sequence[object], more: Mapping[str, object]
    ) -> Answered:
        """Raises TimeoutError."""
        number = next(self.numbers)
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self.unanswered[number] = (game, answer)
        self.send(process, Asked(self.process, number, game, act, [*said], dict(more)))
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        finally:
            del self.unanswered[number]

    def give_up(self, game: str) -> None:
        """Nobody answers any more for a game that another process has now."""
        for number, (about, answer) in self.unanswered.items():
            if about == game and not answer.done():
                answer.set_result(Answered(number, "elsewhere"))

    async def send_all(self) -> None:
        while True:
            await self.is_full.wait()
            self.is_full.clear()
            for channel, letter in self.emptied():
                await self.send_surely(channel, written(letter))

    def emptied(self) -> list[tuple[str, Letter]]:
        """What was entered is told before anybody is answered."""
        news, letters = News(self.process, self.entered, self.there), [*self.letters]
        self.entered, self.there = [], {}
        self.letters.clear()
        return [(ALL, news), *letters] if news.entered or news.there else [*letters]

    async def send_surely(self, channel: str, payload: bytes) -> None:
        while True:
            try:
                return await self.store.notify(channel, payload)
            except StoreError as error:
                log.warning("other servers cannot be told", extra={"error": str(error)})
                await asyncio.sleep(AGAIN)

    # --- receiving

    def receive(self, payload: bytes | None) -> None:
        if payload is None:
            self.reader.miss()
            return
        try:
            self.deliver(read(payload))
        except msgspec.MsgspecError:
            log.exception("another server says what cannot be read")

    def deliver(self, letter: Letter) -> None:
        match letter:
            case News():
                self.reader.hear(letter)
            case Asked():
                self.reader.asked(letter)
            case Answered():
                self.take(letter)

    def take(self, letter: Answered) -> None:
        _, answer = self.unanswered.get(letter.id, ("", None))
        if answer is not None and not answer.done():
            answer.set_result(letter)
