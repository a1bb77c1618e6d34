"""Who stands at the door without having said what is wanted: so many of one client, and no more."""

from __future__ import annotations

from typing import Final

from kanly.server.addresses import NOWHERE, Proxies, counted_as, read_address
from kanly.server.limits import Counts

DOORSTEP: Final = "doorstep"  # by which a connection finds it
NOT_COUNTED: Final = ""  # proxies, by which many come; each of them has limits of its own


class Doorstep:
    def __init__(self, proxies: Proxies, most: int) -> None:
        self.proxies = proxies
        self.counts = Counts(most)

    def come(self, host: str | None) -> str | None:
        """As whom this one is counted until `leave`; None: too many of them stand there already."""
        address = None if host is None else read_address(host) or NOWHERE
        if address is None or self.proxies.is_trusted(address):
            return NOT_COUNTED
        client = counted_as(address)
        return client if self.counts.take(client) else None

    def leave(self, client: str) -> None:
        if client != NOT_COUNTED:
            self.counts.leave(client)
