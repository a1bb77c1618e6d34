"""What goes wrong in a connection is written down and ends it; whoever does not read is not waited for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from kanly.server.limits import Buckets, Rate
from kanly.server.live import absence, connection
from kanly.server.live.connection import Connection
from kanly.server.live.listener import Listener
from kanly.server.wire import put_wire
from kanly.telling.wording import language_named

WHY = '{"do":"why","choice":"reveal","id":7}'


class Wire:
    """A socket on which some messages come, and then no more."""

    def __init__(self, *messages: str, is_read: bool = True) -> None:
        self.messages = list(messages)
        self.is_read = is_read
        self.sent: list[str] = []
        self.closed: list[int] = []
        self.aborted = 0
        self.scope: dict[str, Any] = {"extensions": {}}
        put_wire(self.scope, self)

    async def receive(self) -> dict[str, Any]:
        if not self.messages:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": self.messages.pop(0)}

    @property
    def is_free(self) -> bool:
        return self.is_read

    async def freed(self) -> None:
        await asyncio.Event().wait()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        self.sent += [text.decode() for text in texts]

    async def close(self, code: int) -> None:
        self.closed.append(code)

    def abort(self) -> None:
        self.aborted += 1


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Any:
    """At which nothing is to be seen."""
    monkeypatch.setattr(connection, "hello", lambda live, listener: b"hello")
    monkeypatch.setattr(connection, "next_told", lambda live, listener: None)
    monkeypatch.setattr(absence, "note", lambda live: {})
    monkeypatch.setattr(connection, "SLOWEST", 0.05)
    return SimpleNamespace(game="game", join=lambda listener: None, leave=lambda listener: None)


def run(table: Any, wire: Any, rate: Rate = Rate(100, 1)) -> None:  # noqa: B008
    listener = Listener("ann", 0, language_named("en"))
    asyncio.run(asyncio.wait_for(Connection(wire, table, listener, Buckets(rate)).run(), 10))


def test_what_breaks_is_written_down_and_ends_the_connection(
    table: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise KeyError("boom")

    monkeypatch.setattr(connection, "answer", broken)
    wire = Wire(WHY)
    run(table, wire)
    assert wire.closed == [1011]
    assert "boom" in caplog.text


def test_what_cannot_be_told_is_written_down_too(
    table: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("boom")

    monkeypatch.setattr(connection, "next_told", broken)
    wire = Wire()
    run(table, wire)
    assert wire.closed == [1011]
    assert "boom" in caplog.text


def test_whoever_does_not_read_is_cut_off_at_once(table: Any, caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire(is_read=False)
    run(table, wire)
    assert (wire.aborted, wire.closed, caplog.text) == (1, [], "")


def test_every_reply_comes_before_the_end(table: Any) -> None:
    wire = Wire(*["nonsense"] * 10, *['{"do":"why","id":7,"choice":"reveal"}'] * 100)
    run(table, wire, Rate(0, 0.001))
    assert wire.closed == [1008]
    replies = [json.loads(text) for text in wire.sent if "refused" in text]
    assert [(one["code"], one["id"]) for one in replies] == [("unreadable", 0)] * 10 + [("too_fast", 7)] * 10
