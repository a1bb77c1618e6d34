"""Where a request comes from, told by the socket, or by proxies that the operator trusts."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from starlette.types import Scope

Address = IPv4Address | IPv6Address
LOCAL_SOCKET: Final = "unix"  # how an operator names whoever comes by a socket of the file system
NOWHERE: Final = IPv4Address(0)  # of a peer that has no address
ONE_HOUSEHOLD: Final = 64  # bits that all IPv6 addresses of one have in common
SECURE: Final = frozenset({"https", "wss"})


class Proxies:
    """ValueError: the operator's list has something that is no network."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        named = list(trusted)
        self.networks = [ip_network(each, strict=False) for each in named if each != LOCAL_SOCKET]
        self.trusts_local_socket = LOCAL_SOCKET in named

    def client_of(self, scope: Scope) -> str:
        """By which its requests and connections are counted."""
        address = self.address_of(scope)
        return LOCAL_SOCKET if address is None else counted_as(address)

    def address_of(self, scope: Scope) -> Address | None:
        """The rightmost hop that no trusted proxy stands for; None: a socket of the file system."""
        found = peer_of(scope)
        for hop in reversed(header_list(scope, b"x-forwarded-for")):
            said = read_hop(hop)
            if said is None or not self.is_trusted(found):
                break
            found = said
        return found

    def is_trusted(self, address: Address | None) -> bool:
        if address is None:
            return self.trusts_local_socket
        return any(address in network for network in self.networks)

    def is_secure(self, scope: Scope) -> bool:
        """Whether the browser's connection is encrypted, to us or to a trusted proxy."""
        if scope.get("scheme") in SECURE:
            return True
        said = header_list(scope, b"x-forwarded-proto")
        return bool(said) and said[-1].lower() in SECURE and self.is_trusted(peer_of(scope))


def peer_of(scope: Scope) -> Address | None:
    """None: it came by a socket of the file system."""
    client = scope.get("client")
    return (read_address(client[0]) or NOWHERE) if client else None


def read_hop(text: str) -> Address | None:
    """With a port or without."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    return read_address(host)


def read_address(text: str) -> Address | None:
    try:
        return plain(ip_address(text.partition("%")[0]))
    except ValueError:
        return None


def plain(address: Address) -> Address:
    """An IPv4 address in the clothes of IPv6 is the IPv4 address."""
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def counted_as(address: Address) -> str:
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address), ONE_HOUSEHOLD), strict=False))
    return str(address)


def header_list(scope: Scope, name: bytes) -> list[str]:
    """The members of a header that is a list, in however many lines it came."""
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [member.strip() for member in ",".join(lines).split(",") if member.strip()]
