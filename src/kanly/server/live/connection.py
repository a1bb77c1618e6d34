"""A websocket at a table: what comes is answered in order, what is new is sent as fast as it is read."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kanly.server.limits import Buckets
from kanly.server.live import absence
from kanly.server.live.listener import Listener
from kanly.server.live.live import Live
from kanly.server.live.requests import answer
from kanly.server.live.updates import hello, next_told
from kanly.server.protocol import asked
from kanly.server.store.event_store import StoreError
from kanly.server.transports import GOING_AWAY
from kanly.server.wire import wire_of
from kanly.table.refused import Refused

SLOWEST: Final = 20.0  # seconds for a message to be taken
MOST_FAULTS: Final = 20  # messages that make no sense
GOODBYE: Final = 1000
TOO_MUCH: Final = 1008  # against the rules of the house
BROKEN: Final = 1011
GONE: Final = (WebSocketDisconnect, OSError)
log: Final = logging.getLogger("kanly.socket")


class Connection:
    def __init__(self, socket: WebSocket, live: Live, listener: Listener, rate: Buckets) -> None:
        self.socket = socket
        self.wire = wire_of(socket.scope)
        self.live = live
        self.listener = listener
        self.rate = rate
        self.faults = 0
        self.is_ending = False  # once all replies are sent

    async def run(self) -> None:
        """Until one of both sides has enough."""
        self.live.join(self.listener)
        absence.note(self.live)
        tasks = [asyncio.ensure_future(self.send()), asyncio.ensure_future(self.receive())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self.is_ending:
                await asyncio.wait(tasks[:1])
        finally:
            self.live.leave(self.listener)
            absence.note(self.live)
            for task in tasks:
                task.cancel()
            await self.end(await asyncio.gather(*tasks, return_exceptions=True))

    async def end(self, outcomes: list[BaseException | None]) -> None:
        """What went wrong unexpectedly is written down, and ends the connection."""
        broken = [error for error in outcomes if isinstance(error, Exception)]
        for error in broken:
            log.error("a connection broke", extra={"game": self.live.game}, exc_info=error)
        if broken:
            await self.close(BROKEN)

    async def close(self, code: int) -> None:
        """Whoever does not read that either is cut off without a word."""
        try:
            async with asyncio.timeout(SLOWEST):
                await self.socket.close(code)
        except TimeoutError:
            self.wire.abort()
        except (*GONE, RuntimeError):
            return  # closed already

    # --- to the client

    async def send(self) -> None:
        """Ends when the client has gone, does not read, or is cut off."""
        try:
            await self.send_all()
            while not self.is_ending and not self.listener.is_cut_off:
                await self.listener.waking.wait()
                self.listener.waking.clear()
                await self.send_all()
        except TimeoutError:
            return self.wire.abort()
        except GONE:
            return None
        return await self.close(TOO_MUCH if self.is_ending else GOING_AWAY)

    async def send_all(self) -> None:
        """Together: every package on its way costs as much as what is in it."""
        while True:
            if not self.wire.is_free:
                async with asyncio.timeout(SLOWEST):
                    await self.wire.freed()
            if not (texts := [*iter(self.next_to_send, None)]):
                return
            self.wire.send_texts(texts)

    def next_to_send(self) -> bytes | None:
        """What there is to see comes before any reply: whoever is told that it is done sees it done."""
        if self.listener.is_to_be_greeted:
            self.listener.is_to_be_greeted = False
            return hello(self.live, self.listener)
        update = next_told(self.live, self.listener)
        return self.listener.replies.popleft() if update is None and self.listener.replies else update

    # --- from the client

    async def receive(self) -> None:
        """Ends when the client has gone, or talks nonsense for too long."""
        try:
            while self.faults < MOST_FAULTS:
                await self.take(await self.next_message())
        except GONE:
            return
        self.is_ending = True
        self.listener.waking.set()

    async def next_message(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", GOODBYE))
        text: str | None = message.get("text")
        data: bytes = message.get("bytes") or b""
        return data if text is None else text.encode()

    async def take(self, said: bytes) -> None:
        if len(said) > asked.LARGEST:
            return self.refuse(0, "too_long", f"a message has at most {asked.LARGEST} bytes", is_fault=True)
        try:
            message = asked.read(said)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return self.refuse(0, "unreadable", "that is no message of this protocol", is_fault=True)
        if not self.rate.take(self.listener.person):
            return self.refuse(message.id, "too_fast", "that was too often; wait a moment", is_fault=True)
        return await self.carry_out(message)

    async def carry_out(self, message: asked.Any) -> None:
        try:
            await answer(self.live, self.listener, message)
        except Refused as refused:
            self.refuse(message.id, refused.code, str(refused))
        except StoreError as error:
            log.error("a choice could not be kept", extra={"game": self.live.game, "error": str(error)})
            self.refuse(message.id, "store", "the server cannot keep the game just now; try again")

    def refuse(self, number: int, code: str, sentence: str, *, is_fault: bool = False) -> None:
        self.faults += is_fault
        self.listener.refuse(number, code, sentence)
