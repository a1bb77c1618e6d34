"""Which server process has which game, and how processes hear of each other."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable
from typing import Final, Protocol

from kanly.server.store.event_store import EventStore

HERE: Final = "here"  # the address of a process that is the only one
Heard = Callable[[bytes | None], None]  # None: something may have been missed


class Ownership(Protocol):
    """A game is written by the one process that has it; `append` and `save_snapshot` tell others Outdated.

    Whoever makes a game has it. A process that ends, or is no longer seen, has nothing any more.
    """

    async def claim(self, game: str) -> bool:
        """Whether this process has it now; if not, another does. Raises NoSuchGame."""

    async def release(self, game: str) -> None:
        """Another may have it; this process need not have had it."""

    async def owner_of(self, game: str) -> str | None:
        """The address of the process that has it; None: nobody does. Raises NoSuchGame."""

    async def takeover(self, limit: int | None = None) -> list[str]:
        """Claims games that are being played and that nobody has, the longest unchanged first."""

    async def notify(self, channel: str, payload: bytes) -> None:
        """To every process that listens, this one too, in the order in which it is said."""

    async def listen(self, channel: str, heard: Heard) -> None:
        """From now on `heard` is called with all that is said there."""

    async def unlisten(self, channel: str, heard: Heard) -> None: ...


class Store(EventStore, Ownership, Protocol):
    """All that a server needs to keep its games."""


class SoleOwner(ABC):
    """There is no other process: what this one has not, nobody has."""

    def __init__(self) -> None:
        self.held: set[str] = set()
        self.listeners: defaultdict[str, list[Heard]] = defaultdict(list)

    @abstractmethod
    async def running(self) -> list[str]: ...

    @abstractmethod
    async def reason_of(self, game: str) -> str | None: ...

    async def claim(self, game: str) -> bool:
        await self.reason_of(game)
        self.held.add(game)
        return True

    async def release(self, game: str) -> None:
        self.held.discard(game)

    async def owner_of(self, game: str) -> str | None:
        await self.reason_of(game)
        return HERE if game in self.held else None

    async def takeover(self, limit: int | None = None) -> list[str]:
        found = [game for game in await self.running() if game not in self.held][:limit]
        self.held.update(found)
        return found

    async def notify(self, channel: str, payload: bytes) -> None:
        for heard in self.listeners[channel]:
            asyncio.get_running_loop().call_soon(heard, payload)

    async def listen(self, channel: str, heard: Heard) -> None:
        self.listeners[channel].append(heard)

    async def unlisten(self, channel: str, heard: Heard) -> None:
        self.listeners[channel].remove(heard)
