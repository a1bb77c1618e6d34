"""The outermost layer of the server: what no request gets past, and no response goes without."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from kanly.bots.messages import one_line
from kanly.server.accepted import language_asked_for
from kanly.server.addresses import Proxies
from kanly.server.guards.bodies import Hangup, check_json, is_json, replayed, whole_body
from kanly.server.guards.headers import with_headers
from kanly.server.guards.hosts import check_host, check_origin, listed_origin
from kanly.server.refused import Refused

LONGEST_SHOWN: Final = 200  # characters
DENIAL: Final = "websocket.http.response"
ASKED: Final = ("http", "websocket")


@dataclass(frozen=True)
class Bounds:
    body: int = 65_536  # bytes
    larger: Mapping[str, int] = field(default_factory=dict)  # by how a path begins
    levels: int = 32  # of JSON
    seconds: float = 20.0  # for a body to arrive

    def body_at(self, path: str) -> int:
        return max([self.body, *(most for start, most in self.larger.items() if path.startswith(start))])


class Safety:
    """Goes around the whole application, so that its own failures get their headers too."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: tuple[str, ...] = (),
        origins: tuple[str, ...] = (),
        proxies: Proxies | None = None,
        bounds: Bounds | None = None,
    ) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)
        self.origins = frozenset(listed_origin(origin) for origin in origins)
        self.proxies = proxies or Proxies()
        self.bounds = bounds or Bounds()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ASKED:
            return await self.app(scope, receive, send)
        send = with_headers(send, self.proxies.is_secure(scope))
        try:
            checked = await self.checked(scope, receive)
        except Refused as refused:
            return await refuse(refused, scope, receive, send)
        except Hangup:
            return None
        return await self.app(scope, checked, send)

    async def checked(self, scope: Scope, receive: Receive) -> Receive:
        """What the application may receive."""
        check_host(scope, self.hosts)
        check_origin(scope, self.origins, self.proxies.is_secure(scope))
        if scope["type"] == "websocket":
            return receive
        most = self.bounds.body_at(scope["path"])
        body = await whole_body(scope, receive, most, self.bounds.seconds)
        if is_json(scope):
            check_json(body, self.bounds.levels)
        return replayed(body, receive)


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """A socket that is not opened gets a sentence too, where the server can send one."""
    language = language_asked_for(scope)
    if scope["type"] == "http":
        return await respond("http.response", refused, language, send)
    await receive()
    if DENIAL in scope.get("extensions", {}):
        return await respond(DENIAL, refused, language, send)
    return await send({"type": "websocket.close", "code": 1008, "reason": refused.sentence})


async def respond(kind: str, refused: Refused, language: str, send: Send) -> None:
    """And the connection ends, so that nothing more of the request is read."""
    body = refused.body(language)
    told = {**refused.headers(language), "content-length": str(len(body)), "connection": "close"}
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def printable(text: str, most: int = LONGEST_SHOWN) -> str:
    """Any text as one harmless line, for logs and messages."""
    return one_line(text, most)
