"""Bodies of requests: read within a size and a time, and no deeper than can be parsed."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from starlette.types import Message, Receive, Scope

from kanly.server.guards.hosts import values
from kanly.server.refused import Refused

QUOTED: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
ALIKE: Final = bytes.maketrans(b"{}", b"[]")
NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


class Hangup(Exception):  # noqa: N818
    """Whoever asked has gone away."""


async def whole_body(scope: Scope, receive: Receive, most: int, seconds: float) -> bytes:
    """Refused before anything is read, where its length is told in advance."""
    told = values(scope, b"content-length")
    if any(not length.isdecimal() for length in told):
        raise Refused("bad_length", "The Content-Length header is not a number.")
    if any(len(length) > 18 or int(length) > most for length in told):
        raise too_large(most)
    try:
        async with asyncio.timeout(seconds):
            return await gathered(receive, most)
    except TimeoutError:
        raise Refused("too_slow", "The request took too long to arrive.", 408) from None


async def gathered(receive: Receive, most: int) -> bytes:
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Hangup
        body += message.get("body", b"")
        if len(body) > most:
            raise too_large(most)
        more = message.get("more_body", False)
    return bytes(body)


def too_large(most: int) -> Refused:
    return Refused("too_large", f"The request is larger than {most} bytes.", 413)


def replayed(body: bytes, receive: Receive) -> Receive:
    """The body at once, and then whatever else happens."""
    left = [body]

    async def receive_again() -> Message:
        if left:
            return {"type": "http.request", "body": left.pop(), "more_body": False}
        return await receive()

    return receive_again


def is_json(scope: Scope) -> bool:
    """Said to be, or not said to be anything else."""
    kinds = values(scope, b"content-type")
    return not kinds or any("json" in kind.lower() for kind in kinds)


def check_json(text: bytes, most_levels: int) -> None:
    """For whatever is parsed afterwards; text in another encoding than UTF-8 could hide its brackets."""
    if b"\0" in text:
        raise Refused("bad_json", "JSON is written in UTF-8.")
    if is_deeper_than(most_levels, text):
        raise Refused("too_deep", f"The JSON is broken or nested deeper than {most_levels} levels.")


def is_deeper_than(levels: int, text: bytes) -> bool:
    """Or its brackets do not match. Each round takes away the innermost level of all that is nested."""
    brackets = QUOTED.sub(b"", text).translate(ALIKE, NO_BRACKETS)
    for _ in range(levels):
        if b"[]" not in brackets:
            break
        brackets = brackets.replace(b"[]", b"")
    return bool(brackets)
