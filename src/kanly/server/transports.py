"""Connections below requests and messages: nobody keeps one half open, or open without reading from it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from typing import Final, cast

import h11
from starlette.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from kanly.server.doorstep import DOORSTEP, NOT_COUNTED, Doorstep
from kanly.server.packing import Packing
from kanly.server.wire import put_wire, take_wire

LATEST: Final = 20.0  # seconds for the head of a request to arrive
LONGEST_LINE: Final = 8_000  # characters in the head of a request for a socket
MOST_HEADERS: Final = 100
UNREAD: Final = 131_072  # bytes that may wait here for a reader
UNREAD_BELOW: Final = 65_536  # bytes that the system keeps for it besides
CLOSING: Final = 5.0  # seconds for the other side to say goodbye
MOST_PIECES: Final = 256  # of one message
GOING_AWAY: Final = 1001
NO_TEXT: Final = 1007


class Requests(H11Protocol):
    """Whoever connects says soon what is wanted, each time, and does not come in crowds until then."""

    late: asyncio.TimerHandle | None = None
    client_waiting: str = NOT_COUNTED  # as whom it is counted until then

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_waiting = self.conn.their_state is h11.IDLE
        if not is_waiting:
            self.be_patient()
        elif self.late is None:
            self.await_head()

    def await_head(self) -> None:
        """Of a request."""
        self.late = self.loop.call_later(LATEST, self.transport.abort)
        doorstep: Doorstep | None = self.app_state.get(DOORSTEP)
        if doorstep is None:
            return
        peer = self.transport.get_extra_info("peername")
        client = doorstep.come(peer[0] if isinstance(peer, tuple) else None)
        self.client_waiting = client or NOT_COUNTED
        if client is None:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """What is too long for a socket is refused as long as that can be said."""
        longest = max(len(event.target), *(len(name) + len(value) for name, value in event.headers))
        if longest > LONGEST_LINE or len(event.headers) > MOST_HEADERS:
            self.send_400_response("The address or a header is too long.")
        else:
            super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.be_patient()
        super().connection_lost(exc)

    def be_patient(self) -> None:
        if self.late is None:
            return
        self.late.cancel()
        self.late = None
        if self.client_waiting != NOT_COUNTED:
            self.app_state[DOORSTEP].leave(self.client_waiting)
            self.client_waiting = NOT_COUNTED


class Sockets(WebSocketsSansIOProtocol):
    """Nothing piles up here for whoever does not read, and nothing of what never ends."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = CLOSING
        self.conn.available_extensions = [Packing()]
        keep_little(cast(asyncio.Transport, transport))

    async def run_asgi(self) -> None:
        put_wire(cast(Scope, self.scope), self)
        try:
            await super().run_asgi()
        finally:
            take_wire(cast(Scope, self.scope))
            self.end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        """What it was packed with takes most of its room, and need not wait for the garbage collector."""
        super().connection_lost(exc)
        self.conn.extensions = []

    @property
    def is_free(self) -> bool:
        return self.writable.is_set()

    async def freed(self) -> None:
        await self.writable.wait()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState as closed:
            raise ClientDisconnected from closed
        self.transport.write(b"".join(self.conn.data_to_send()))

    def abort(self) -> None:
        self.transport.abort()

    def handle_parser_exception(self) -> None:
        """What is no websocket from its first byte on cannot be answered as one."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    def end_soon(self) -> None:
        """Though what was sent last is never read."""
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection, and is nothing to write down."""
        if self.curr_msg_data_type == "bytes" or is_text(b"".join(self.frames)):
            return super().send_receive_event_to_app()
        self.frames = []
        self.conn.fail(NO_TEXT)
        return self.handle_parser_exception()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    def shutdown(self) -> None:
        """The server stops."""
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
            self.conn.send_close(GOING_AWAY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
        else:
            super().shutdown()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def keep_little(transport: asyncio.Transport) -> None:
    transport.set_write_buffer_limits(high=UNREAD)
    below = transport.get_extra_info("socket")
    if below is not None:
        below.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BELOW)
