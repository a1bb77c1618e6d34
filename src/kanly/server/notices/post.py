"""The post office: takes notices at once, and carries them out while games go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kanly.server.limits import Buckets, Rate
from kanly.server.notices.notice import Courier, Failed, Notice, Way
from kanly.server.refused import Refused
from kanly.server.safety import printable

LOG: Final = logging.getLogger(__name__)
MOST_WAYS: Final = 4  # of one person
WaysOf = Callable[[str], Awaitable[Sequence[Way]]]  # of a person
Sleep = Callable[[float], Awaitable[None]]


@dataclass(frozen=True)
class Bounds:
    waiting: int = 1_000  # notices, those included that are tried again
    at_once: int = 8  # on their way
    pauses: tuple[float, ...] = (5.0, 30.0, 180.0)  # seconds before each further try


class Post:
    """For one event loop. Whatever goes wrong with a notice is a line in the log."""

    def __init__(
        self,
        ways_of: WaysOf,
        couriers: Mapping[str, Courier],
        bounds: Bounds | None = None,
        people: Buckets | None = None,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self.ways_of = ways_of
        self.couriers = couriers
        self.bounds = bounds or Bounds()
        self.people = people or Buckets(Rate(burst=20, per_second=1 / 30))
        self.sleep = sleep
        self.under_way: set[asyncio.Task[None]] = set()
        self.gate = asyncio.Semaphore(self.bounds.at_once)

    def put(self, notice: Notice) -> bool:
        """Never waits. False: there is no room for it, or the person has had too many."""
        if len(self.under_way) >= self.bounds.waiting:
            return dropped(notice, "too many are waiting")
        if not self.people.take(notice.person):
            return dropped(notice, "the person has had too many")
        task = asyncio.get_running_loop().create_task(self.carry(notice))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return True

    async def carry(self, notice: Notice) -> None:
        try:
            ways = (await self.ways_of(notice.person))[:MOST_WAYS]
            ends = await asyncio.gather(*(self.deliver(notice, way) for way in ways), return_exceptions=True)
            for failure in filter(None, ends):
                raise failure
        except Exception:
            LOG.exception("a notice about game %s failed", printable(notice.game))

    async def deliver(self, notice: Notice, way: Way) -> None:
        courier = self.couriers.get(way.kind)
        if courier is None:
            return
        try:
            await self.insist(courier, notice, way.to)
        except (Failed, Refused) as error:
            dropped(notice, f"{way.kind}: {error}")

    async def insist(self, courier: Courier, notice: Notice, to: str) -> None:
        """Again and again, with growing pauses, but not for ever."""
        for pause in self.bounds.pauses:
            try:
                return await self.send(courier, notice, to)
            except Failed as failed:
                await self.sleep(max(pause, failed.wait))
        return await self.send(courier, notice, to)

    async def send(self, courier: Courier, notice: Notice, to: str) -> None:
        async with self.gate:
            await courier.send(notice, to)

    async def stop(self, seconds: float = 2.0) -> None:
        """Those on their way have so long to arrive; what is left is dropped."""
        if self.under_way:
            await asyncio.wait(self.under_way, timeout=seconds)
        for task in (left := list(self.under_way)):
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        if left:
            LOG.warning("%d notices dropped: the server stops", len(left))


def dropped(notice: Notice, why: str) -> bool:
    """Nothing secret is told: neither the text nor the address."""
    LOG.warning("notice %s about game %s dropped: %s", *map(printable, (notice.kind, notice.game, why)))
    return False
