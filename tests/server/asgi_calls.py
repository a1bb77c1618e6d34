"""Requests put to an application without a socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from starlette.types import Message, Receive, Scope, Send

from kanly.server.safety import Safety

Headers = dict[str, str]


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Says the body that it got, and then waits for what else comes."""
    if scope["type"] == "websocket":
        await receive()
        return await send({"type": "websocket.accept"})
    message = await receive()
    headers = [(b"x-frame-options", b"ALLOWALL"), (b"content-type", b"text/plain")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    return await send({"type": "http.response.body", "body": message["body"]})


class Answer:
    def __init__(self, sent: list[Message]) -> None:
        self.sent = sent
        self.kind = str(sent[0]["type"])
        self.status = int(sent[0].get("status", 0))
        self.headers = {name.decode(): value.decode() for name, value in sent[0].get("headers", [])}
        self.body = b"".join(message.get("body", b"") for message in sent)

    @property
    def code(self) -> str:
        error = json.loads(self.body)["error"]
        assert set(error) == {"code", "message"}
        assert error["message"].endswith(".")
        return str(error["code"])


def asked(
    method: str, headers: Headers, kind: str = "http", path: str = "/", **more: object
) -> dict[str, Any]:
    told = {"host": "play.example", **headers}
    pairs = [(name.encode(), value.encode("latin-1")) for name, value in told.items() if value]
    scope = {"type": kind, "path": path, "scheme": "http", "client": ("203.0.113.7", 5000), "headers": pairs}
    return {**scope, "method": method, **more}


def answer(safety: Safety, scope: dict[str, Any], pieces: Iterable[bytes] = (b"",)) -> Answer:
    left = list(pieces)
    sent: list[Message] = []

    async def receive() -> Message:
        if scope["type"] == "websocket":
            return {"type": "websocket.connect"}
        if not left:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": left.pop(0), "more_body": bool(left)}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(safety(scope, receive, send))
    return Answer(sent)
