"""Notices to a webhook, in the form that Discord reads."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Sequence
from email.message import Message
from functools import cached_property
from http.client import HTTPException, parse_headers
from io import BytesIO
from typing import Final

import msgspec

from kanly.server.addresses import Address
from kanly.server.notices.notice import Failed, Notice
from kanly.server.notices.targets import Reach, Resolve, Target, addresses_of, read_target, resolved
from kanly.server.refused import Refused
from kanly.server.safety import printable

SECONDS: Final = 10.0  # for everything
SECONDS_TO_CONNECT: Final = 4.0  # to each of its addresses
MOST_ADDRESSES: Final = 3
LONGEST_HEAD: Final = 16_384  # bytes; what follows the head of a response is never read
LONGEST_TEXT: Final = 700  # characters, of which each may be marked with one more
LONGEST_LINK: Final = 500  # Discord takes 2,000 in all
LONGEST_WAIT: Final = 300.0  # seconds, whatever the other side asks for
MARKED: Final = re.compile(r"([\\`*_~|<>\[\]()#])")
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])(?: [^\r\n]*)?\r\n")
ROOM: Final = (408, 425, 429)  # refusals that pass
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Webhook:
    def __init__(
        self, reach: Reach | None = None, resolve: Resolve = resolved, seconds: float = SECONDS
    ) -> None:
        self.reach = reach or Reach()
        self.resolve = resolve
        self.seconds = seconds

    @cached_property
    def encryption(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def check(self, url: str) -> None:
        """Refused says what is wrong with an address that somebody wants to use."""
        read_target(url, self.reach)

    async def send(self, notice: Notice, to: str) -> None:
        target = read_target(to, self.reach)
        try:
            async with asyncio.timeout(self.seconds):
                addresses = await addresses_of(target, self.reach, self.resolve)
                status, headers = await self.posted(target, addresses, content(notice))
        except (OSError, EOFError, asyncio.LimitOverrunError, HTTPException) as error:
            raise Failed(f"no answer from {target.host} ({type(error).__name__})") from None
        judge(target.host, status, headers)

    async def posted(self, target: Target, addresses: Sequence[Address], body: bytes) -> tuple[int, Message]:
        reader, writer = await self.connected(target, addresses)
        try:
            writer.write(request(target, body))
            await writer.drain()
            return await response(reader)
        finally:
            writer.transport.abort()

    async def connected(self, target: Target, addresses: Sequence[Address]) -> Connection:
        """To one of these very addresses; the name serves the certificate alone."""
        problem = OSError("no address")
        for address in addresses[:MOST_ADDRESSES]:
            try:
                async with asyncio.timeout(SECONDS_TO_CONNECT):
                    return await self.connection(target, address)
            except OSError as error:
                problem = error
        raise problem

    async def connection(self, target: Target, address: Address) -> Connection:
        is_encrypted = target.scheme == "https"
        return await asyncio.open_connection(
            str(address),
            target.port,
            limit=LONGEST_HEAD,
            ssl=self.encryption if is_encrypted else None,
            server_hostname=target.host if is_encrypted else None,
        )


def content(notice: Notice) -> bytes:
    """Names in it neither call anybody nor look like links or headings."""
    text = MARKED.sub(r"\\\1", printable(notice.text, LONGEST_TEXT))
    told = f"{text}\n{printable(notice.link, LONGEST_LINK)}"
    return msgspec.json.encode({"content": told, "allowed_mentions": {"parse": []}})


def request(target: Target, body: bytes) -> bytes:
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.host_header()}",
        "User-Agent: kanly",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode() + body


async def response(reader: asyncio.StreamReader) -> tuple[int, Message]:
    """Status and headers, once they are final."""
    while True:
        status, headers = read_head(await reader.readuntil(b"\r\n\r\n"))
        if status >= 200:
            return status, headers


def read_head(head: bytes) -> tuple[int, Message]:
    first = STATUS.match(head)
    if first is None:
        raise HTTPException("no head of a response")
    return int(first[1]), parse_headers(BytesIO(head[first.end() :]))


def judge(host: str, status: int, headers: Message) -> None:
    """Whether it was taken; a redirection is not followed, so it was not."""
    if 200 <= status < 300:
        return
    if status in ROOM or status >= 500:
        raise Failed(f"{host} answered {status}", asked_wait(headers))
    raise Refused("not_taken", f"{host} answered {status}.")


def asked_wait(headers: Message) -> float:
    said = str(headers.get("Retry-After", ""))
    return min(float(said), LONGEST_WAIT) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", said) else 0.0
