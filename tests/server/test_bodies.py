"""Bodies of requests: within their size, their time and their depth."""

from __future__ import annotations

import asyncio

import pytest
from server.asgi_calls import Answer, answer, asked, echo
from starlette.types import Message, Receive, Scope, Send

from kanly.server.guards.bodies import check_json, is_deeper_than
from kanly.server.refused import Refused
from kanly.server.safety import Bounds, Safety

SMALL = Bounds(body=10, larger={"/records": 20}, levels=3)


def test_a_body_reaches_the_application_whole() -> None:
    assert (
        answer(Safety(echo, bounds=SMALL), asked("POST", {}), [b"1", b"23", b"4567890"]).body == b"1234567890"
    )


def test_after_the_body_the_application_learns_that_the_other_has_gone() -> None:
    seen: list[str] = []

    async def watching(scope: Scope, receive: Receive, send: Send) -> None:
        seen.extend([(await receive())["type"], (await receive())["type"]])
        await echo(scope, receive_nothing, send)

    async def receive_nothing() -> Message:
        return {"type": "http.request", "body": b""}

    answer(Safety(watching), asked("POST", {}), [b"1"])
    assert seen == ["http.request", "http.disconnect"]


@pytest.mark.parametrize("length", ["11", "999999999999999", "9" * 5000])
def test_a_body_that_is_said_to_be_too_large_is_not_read(length: str) -> None:
    async def receive() -> Message:
        raise AssertionError("it was read")

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope = asked("POST", {"content-length": length})
    asyncio.run(Safety(echo, bounds=SMALL)(scope, receive, send))
    assert (Answer(sent).status, Answer(sent).code) == (413, "too_large")
    assert Answer(sent).headers["connection"] == "close"


@pytest.mark.parametrize("length", ["-1", "ten", "1e3", "²"])
def test_a_length_that_is_no_number_is_refused(length: str) -> None:
    assert answer(Safety(echo), asked("POST", {"content-length": length})).code == "bad_length"


def test_a_body_of_unknown_length_is_read_no_further_than_the_limit() -> None:
    pieces_read = 0
    sent: list[Message] = []

    async def endless() -> Message:
        nonlocal pieces_read
        pieces_read += 1
        return {"type": "http.request", "body": b"1234", "more_body": True}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(Safety(echo, bounds=SMALL)(asked("POST", {}), endless, send))
    assert (Answer(sent).status, pieces_read) == (413, 3)


def test_some_paths_take_larger_bodies() -> None:
    for path, status in (("/", 413), ("/record", 413), ("/records/1", 200)):
        assert answer(Safety(echo, bounds=SMALL), asked("POST", {}, path=path), [b"1" * 20]).status == status


def test_whoever_goes_away_in_the_middle_of_a_body_is_not_answered() -> None:
    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        raise AssertionError("it was answered")

    asyncio.run(Safety(echo)(asked("POST", {}), receive, send))


def test_a_body_that_does_not_arrive_is_not_waited_for() -> None:
    async def receive() -> Message:
        await asyncio.sleep(60)
        return {}

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(Safety(echo, bounds=Bounds(seconds=0.01))(asked("POST", {}), receive, send))
    assert (Answer(sent).status, Answer(sent).code) == (408, "too_slow")


# --- nesting


@pytest.mark.parametrize(
    ("text", "is_deep"),
    [
        ("", False),
        ("1", False),
        ("[[[]]]", False),
        ("[[[[]]]]", True),
        ('{"a":{"b":{"c":1}}}', False),
        ('{"a":{"b":{"c":{}}}}', True),
        ('[{"a":[{}]}]', True),
        ("[[],[],[[1,2],[3]],{}]", False),
        ('"[[[[["', False),
        (r'["\"[[[[[", "\\", []]', False),
        (r'["\\", [[[]]]]', True),
        (r'["\\\"", [[[]]]]', True),
        ("[" * 100_000, True),
        ("[" * 100_000 + "]" * 100_000, True),
        ('"' + "[" * 100, False),
        ("]", True),
        ("[" + "[]," * 1000 + "1]", False),
    ],
)
def test_json_is_nested_no_deeper_than_allowed(text: str, is_deep: bool) -> None:
    assert is_deeper_than(3, text.encode()) == is_deep
    found = answer(Safety(echo, bounds=Bounds(1_000_000, levels=3)), asked("POST", {}), [text.encode()])
    assert found.status == (400 if is_deep else 200)
    assert not is_deep or found.code == "too_deep"


@pytest.mark.parametrize(
    "text", ['["' + r"\"" * 250_000, '"' * 500_001, '["' + "\\" * 500_001, "[]" * 250_000]
)
def test_the_scan_of_nesting_cannot_be_made_slow(text: str) -> None:
    """A scan that tried every quote anew would take minutes here."""
    is_deeper_than(32, text.encode())


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32-be"])
def test_brackets_cannot_hide_in_another_encoding(encoding: str) -> None:
    with pytest.raises(Refused, match="UTF-8"):
        check_json(('["\u0122",' + "[" * 50 + "]" * 51).encode(encoding), 3)


def test_what_is_no_json_is_not_scanned() -> None:
    text = b"[[[[ not json"
    assert (
        answer(
            Safety(echo, bounds=SMALL), asked("POST", {"content-type": "text/plain"}, path="/records"), [text]
        ).body
        == text
    )
    told = {"content-type": "application/vnd.kanly+JSON; charset=utf-8"}
    assert answer(Safety(echo, bounds=Bounds(levels=3)), asked("POST", told), [text]).code == "too_deep"
