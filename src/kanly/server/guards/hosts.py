"""The names by which the server may be called, and the pages that may call it."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from starlette.types import Scope

from kanly.server.refused import Refused

LOCAL_HOSTS: Final = ("localhost", "127.0.0.1", "[::1]")
LOCAL_PLACES: Final = ("localhost", "127.0.0.1", "::1")
HOST: Final = r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253}?)\.?(?::([0-9]{1,5}))?"
HOST_HEADER: Final = re.compile(HOST)
ORIGIN_HEADER: Final = re.compile("(https?)://" + HOST)
PORTS: Final = {"http": 80, "https": 443}
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
FROM_HERE: Final = ("same-origin", "none")


@dataclass(frozen=True)
class Origin:
    scheme: str
    host: str
    port: int


def read_origin(text: str) -> Origin | None:
    found = ORIGIN_HEADER.fullmatch(text.lower())
    if found is None:
        return None
    scheme, host, port = found.groups()
    return Origin(scheme, host, int(port or PORTS[scheme]))


def listed_origin(text: str) -> Origin:
    """One that the operator names."""
    origin = read_origin(text)
    if origin is None:
        raise ValueError(
            f"{text!r} is no origin: it is written like https://play.example.org or with a port."
        )
    return origin


def hosts_when_listening_on(place: str) -> tuple[str, ...]:
    """Nobody else's name may lead to a server that is there for this machine alone; empty: any name."""
    return LOCAL_HOSTS if place in LOCAL_PLACES else ()


def values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1").strip() for key, value in scope["headers"] if key == name]


def host_of(scope: Scope) -> tuple[str, str] | None:
    """Name and port, which is empty where it goes without saying; None: there is none, or no single one."""
    said = values(scope, b"host")
    found = HOST_HEADER.fullmatch(said[0].lower()) if len(said) == 1 else None
    return (found[1], found[2] or "") if found else None


def check_host(scope: Scope, allowed: Collection[str]) -> None:
    """With nothing in the list every name will do."""
    host = host_of(scope)
    if values(scope, b"host") and host is None:
        raise Refused("bad_host", "The Host header is not the name of a host.")
    if allowed and (host is None or host[0] not in allowed):
        raise Refused("wrong_host", "This server does not go by that name.", 421)


def check_origin(scope: Scope, also: Collection[Origin], secure: bool) -> None:
    """Whatever changes something, or opens a socket, comes from our own pages or from a program.

    A program sends no Origin; then it may not send a cookie either, unless a browser vouches for it.
    """
    if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
        return
    origins = values(scope, b"origin")
    is_ours = is_our_own(origins, scope, also, secure) if origins else is_program(scope)
    if not is_ours:
        raise Refused("foreign_origin", "This may be asked for only by the server's own pages.", 403)


def is_our_own(origins: list[str], scope: Scope, also: Collection[Origin], secure: bool) -> bool:
    origin = read_origin(origins[0]) if len(origins) == 1 else None
    return origin is not None and (origin in also or is_same_place(origin, scope, secure))


def is_same_place(origin: Origin, scope: Scope, secure: bool) -> bool:
    """A page that came unencrypted may have been forged, so it may not use what is encrypted."""
    host = host_of(scope)
    if host is None or (secure and origin.scheme != "https"):
        return False
    return (origin.host, origin.port) == (host[0], int(host[1] or PORTS[origin.scheme]))


def is_program(scope: Scope) -> bool:
    site = values(scope, b"sec-fetch-site")
    if site:
        return all(each in FROM_HERE for each in site)
    return not values(scope, b"cookie")
