"""A websocket that costs a measurement as little as possible: frames without queues, messages hardly read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import Origin
from websockets.uri import parse_uri

LARGEST: Final = 1 << 22  # bytes of a message
UPDATE: Final = b'{"told":"update"'
DONE: Final = b'{"told":"done"'
UNASKED: Final = b'"prompt":null'


class Skipped(msgspec.Struct):
    """Read by nobody."""


class Prompt(msgspec.Struct):
    answers: list[Skipped]


class Update(msgspec.Struct):
    number: int
    prompt: Prompt | None


decoder: Final = msgspec.json.Decoder(Update)
Hearer = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """Whatever comes is handed over, message by message, as it was sent."""

    def __init__(self, place: str, origin: str, cookie: str, is_compressed: bool, hearer: Hearer) -> None:
        deflate = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if is_compressed else None
        uri = parse_uri(place)
        self.protocol = ClientProtocol(uri, origin=Origin(origin), extensions=deflate, max_size=LARGEST)
        self.cookie = cookie
        self.hearer = hearer
        self.transport: asyncio.Transport | None = None
        self.bytes = 0  # as they came

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        request = self.protocol.connect()
        if self.cookie:
            request.headers["Cookie"] = self.cookie
        self.protocol.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hearer(self, bytes(event.data))
        self.flush()

    def say(self, message: bytes) -> None:
        self.protocol.send_text(message)
        self.flush()

    def flush(self) -> None:
        assert self.transport is not None
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def joined(address: str, way: str, cookie: str, is_compressed: bool, hearer: Hearer) -> Socket:
    host, port = address.split(":")
    socket = Socket(f"ws://{address}{way}", f"http://{address}", cookie, is_compressed, hearer)
    await asyncio.get_running_loop().create_connection(lambda: socket, host, int(port))
    return socket


def question(message: bytes) -> tuple[int, int] | None:
    """The number of an update and how many answers there are; None: nobody is asked."""
    if UNASKED in message:
        return None
    update = decoder.decode(message)
    return (update.number, len(update.prompt.answers)) if update.prompt else None
