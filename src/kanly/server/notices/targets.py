"""Where a webhook may lead: never into a private network, however its address is spelled."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from kanly.server.addresses import Address, plain
from kanly.server.notices.notice import Failed
from kanly.server.refused import Refused

LONGEST_URL: Final = 500  # characters
PORTS: Final = {"http": 80, "https": 443}
FIRST_FREE_PORT: Final = 1024  # below it are mail, shells and the like
HOST: Final = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*\.?", re.IGNORECASE)
NUMERIC: Final = re.compile(r"(?:.*\.)?(?:[0-9]+|0x[0-9a-f]*)\.?", re.IGNORECASE)
CLOSED: Final = [
    ip_network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        "168.63.129.16/32",  # a cloud's own service for its machines
        *("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),
    )
]
OPEN_IPV6: Final = ip_network("2000::/3")
TRANSLATED: Final = ip_network("64:ff9b::/96")  # an IPv4 address is its end
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


@dataclass(frozen=True)
class Reach:
    """What the operator allows besides."""

    http: bool = False
    private: bool = False


@dataclass(frozen=True)
class Target:
    scheme: str
    host: str
    port: int
    path: str  # with its query

    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def read_target(url: str, reach: Reach) -> Target:
    """Refused says what is wrong with the address."""
    if len(url) > LONGEST_URL or not all("!" <= character <= "~" for character in url) or "\\" in url:
        raise Refused("bad_webhook", "A webhook's address is one line of plain characters without spaces.")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("bad_webhook", "That is not a web address.") from None
    if parts.scheme not in PORTS or (parts.scheme == "http" and not reach.http):
        raise Refused("bad_webhook", "A webhook's address begins with https://.")
    if "@" in parts.netloc or not is_host(host):
        raise Refused("bad_webhook", "A webhook's address names a host, without a user or a password.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return checked_port(
        Target(parts.scheme, host, PORTS[parts.scheme] if port is None else port, path), reach
    )


def checked_port(target: Target, reach: Reach) -> Target:
    if not (target.port in PORTS.values() or target.port >= FIRST_FREE_PORT or reach.private):
        raise Refused("bad_webhook", "A webhook cannot lead to that port.")
    return target


def is_host(host: str) -> bool:
    """A name or an address; numbers that only look like an address to some systems are neither."""
    if ":" in host or NUMERIC.fullmatch(host):
        return "%" not in host and read(host) is not None
    return len(host) <= 253 and HOST.fullmatch(host) is not None


def read(text: str) -> Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def is_public(address: Address) -> bool:
    """Somewhere in the open Internet."""
    address = untranslated(plain(address))
    if any(address in network for network in CLOSED):
        return False
    return address.is_global and (isinstance(address, IPv4Address) or address in OPEN_IPV6)


def untranslated(address: Address) -> Address:
    """Where a translator between IPv6 and IPv4 would lead."""
    if isinstance(address, IPv6Address) and address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address


async def addresses_of(target: Target, reach: Reach, resolve: Resolve) -> list[Address]:
    """Asked once; whoever connects uses these and asks no more. One bad address spoils them all."""
    found = [read(text) for text in await resolve(target.host, target.port)]
    addresses = [address for address in found if address is not None]
    if not addresses or len(addresses) < len(found):
        raise Failed("the host has no address, or one that cannot be read")
    if not reach.private and not all(is_public(address) for address in addresses):
        raise Refused("private_address", "The webhook's host is not in the open Internet.")
    return addresses


async def resolved(host: str, port: int) -> Sequence[str]:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Failed("the host is not known") from None
    return [str(place[0]) for *_, place in found]
