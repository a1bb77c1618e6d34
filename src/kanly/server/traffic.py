"""Counts what goes in and out of a server: how requests end, how many sockets are open, what is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kanly.server.figures import Durations, Page
from kanly.server.protocol import told
from kanly.server.wire import Wire, has_wire, put_wire, wire_of

TRAFFIC: Final = "traffic"  # by which a request finds it
REFUSAL: Final = told.written(told.Refusal(0, "", "")).partition(b",")[0]  # how each begins


class Traffic:
    def __init__(self) -> None:
        self.responses: Counter[str] = Counter()  # by status
        self.requests = Durations()
        self.sockets = 0  # open now
        self.opened = 0  # sockets, so far
        self.received = 0  # messages over them
        self.sent = 0
        self.refused: Counter[str] = Counter()  # messages, by code

    def count_text(self, text: bytes) -> None:
        self.sent += 1
        if text.startswith(REFUSAL):
            self.refused[msgspec.json.decode(text, type=told.Refusal).code] += 1

    def write(self, page: Page) -> None:
        responses = self.responses.items()
        page.family("kanly_http_responses_total", "counter", "Responses, by status.", "status", responses)
        page.histogram("kanly_http_request_seconds", "How long requests took.", self.requests)
        page.gauge("kanly_sockets", "Websockets that are open.", self.sockets)
        page.counter("kanly_sockets_opened_total", "Websockets that were opened.", self.opened)
        page.counter("kanly_socket_received_total", "Messages that came over websockets.", self.received)
        page.counter("kanly_socket_sent_total", "Messages that were sent over websockets.", self.sent)
        refused = self.refused.items()
        page.family("kanly_socket_refused_total", "counter", "Messages refused, by code.", "code", refused)


class Counted:
    """Goes around the whole application, what keeps strangers out included."""

    def __init__(self, app: ASGIApp, traffic: Traffic) -> None:
        self.app = app
        self.traffic = traffic

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            with self.traffic.requests.measured():
                await self.app(scope, receive, self.sending(send))
        elif scope["type"] == "websocket":
            await self.follow(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def follow(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.traffic.sockets += 1
        self.traffic.opened += 1
        if has_wire(scope):
            put_wire(scope, CountedWire(wire_of(scope), self.traffic))
        try:
            await self.app(scope, self.receiving(receive), self.sending(send))
        finally:
            self.traffic.sockets -= 1

    def receiving(self, receive: Receive) -> Receive:
        async def counted() -> Message:
            message = await receive()
            self.traffic.received += message["type"] == "websocket.receive"
            return message

        return counted

    def sending(self, send: Send) -> Send:
        async def counted(message: Message) -> None:
            self.count(message)
            await send(message)

        return counted

    def count(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.traffic.count_text((message.get("text") or "").encode())
        elif message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.traffic.responses[str(message["status"])] += 1


class CountedWire:
    def __init__(self, wire: Wire, traffic: Traffic) -> None:
        self.wire = wire
        self.traffic = traffic

    @property
    def is_free(self) -> bool:
        return self.wire.is_free

    async def freed(self) -> None:
        await self.wire.freed()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            self.traffic.count_text(text)
        self.wire.send_texts(texts)

    def abort(self) -> None:
        self.wire.abort()
