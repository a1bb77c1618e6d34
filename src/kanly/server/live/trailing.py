"""A table as it was a while ago, for onlookers who are shown everything later than it happens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

from kanly.server.live.live import Act, Live, now
from kanly.table import entries as e
from kanly.table.refused import Refused
from kanly.table.table import Table, table_of

SECOND: Final = 1000


class Past(Live):
    """At which one only looks on. Who is there is told as it is now."""

    def __init__(self, present: Live, table: Table) -> None:
        super().__init__(present.game, table, present.store)
        self.present = present
        present.past = self

    def is_present(self, person: str | None) -> bool:
        return self.present.is_present(person)

    @property
    def onlookers(self) -> int:
        return self.present.onlookers

    def came_or_went(self) -> None:
        self.present.came_or_went()

    async def do(self, act: Act, *said: object, **more: object) -> None:
        raise Refused("seat", "here one only looks on")


class Trailing:
    """What is entered at a table is entered here after a delay."""

    def __init__(self, live: Live, delay: int, journal: Sequence[e.Any]) -> None:
        self.delay = delay * SECOND
        self.waiting = deque(journal)
        first = self.waiting.popleft()
        self.live = Past(live, table_of([first]))
        self.coming = asyncio.Event()
        self.catch_up()
        self.running = asyncio.ensure_future(self.run())

    def add(self, made: Sequence[e.Any]) -> None:
        self.waiting.extend(made)
        self.coming.set()

    async def run(self) -> None:
        while True:
            self.coming.clear()
            if not self.waiting:
                await self.coming.wait()
            else:
                await asyncio.sleep(max(0, self.waiting[0].at + self.delay - now()) / SECOND)
                self.catch_up()

    def catch_up(self) -> None:
        """Whatever is old enough by now happens here."""
        new: Table | None = None
        while self.waiting and self.waiting[0].at + self.delay <= now():
            new = new or self.live.table.copy()
            new.enter(self.waiting.popleft())
        if new is not None:
            self.live.replace(new)

    def close(self) -> None:
        self.running.cancel()
        self.live.present.past = None
