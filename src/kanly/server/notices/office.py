"""Tells people that it is their turn, while games go on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Mapping
from typing import Final

from kanly.server.config import Config
from kanly.server.limits import Buckets, Rate
from kanly.server.notices.mail import Mail
from kanly.server.notices.notice import Courier, Notice
from kanly.server.notices.post import Post
from kanly.server.notices.preferences import Kept, Notes, Preferences
from kanly.server.notices.targets import Reach
from kanly.server.notices.told import Told
from kanly.server.notices.waiting import LEADERS, Due, Live, Watch
from kanly.server.notices.webhook import Webhook
from kanly.text.interface import interface_of

ROUND: Final = 5.0  # seconds between two looks at the tables
NOTICES: Final = "notices"  # by which a request finds the office
TO_ONE_PERSON: Final = Rate(burst=10, per_second=20 / 3600)  # so never more than 30 in an hour
ENDED: Final = ("over", "closed")
log: Final = logging.getLogger("kanly.notices")


class Office:
    def __init__(self, config: Config, notes: Notes, tables: Mapping[str, Live]) -> None:
        webhook = Webhook(Reach(config.private_webhooks, config.private_webhooks))
        mail = Mail(config.mail) if config.mail else None
        couriers: dict[str, Courier] = {"webhook": webhook} | ({"mail": mail} if mail else {})
        self.tables = tables
        self.preferences = Preferences(notes, webhook, mail)
        self.post = Post(self.preferences.ways_of, couriers, people=Buckets(TO_ONE_PERSON))
        self.watch = Watch()
        self.told = Told(notes)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.look(time.monotonic())
            except Exception:
                log.exception("nobody can be told of a turn just now")

    async def look(self, now: float) -> None:
        """Table by table, so that nobody waits for it."""
        for game, live in list(self.tables.items()):
            for due in self.watch.due_at(game, live, now):
                await self.tell(due)
            await asyncio.sleep(0)
        await self.forget()

    async def forget(self) -> None:
        """What nobody needs any more."""
        for game in [game for game in self.told.games if self.is_ended(game)]:
            await self.told.forget(game)
        self.told.let_go(self.tables)
        self.watch.let_go(self.tables)

    def is_ended(self, game: str) -> bool:
        return game in self.tables and self.tables[game].table.stage in ENDED

    async def tell(self, due: Due) -> None:
        """Noted before it is sent: rather not at all than twice."""
        if await self.told.has(due):
            return
        kept = await self.preferences.of(due.person)
        has_ways = bool(kept.webhook or kept.mail)
        await self.told.note(due, is_kept=has_ways)
        if has_ways:
            self.post.put(written(due, kept))


def written(due: Due, kept: Kept) -> Notice:
    say = interface_of(kept.language)
    if due.turn == LEADERS:
        text = say("notice-leaders", name=due.name)
    else:
        text = say("notice-turn", name=due.name, round=max(1, due.round))
    return Notice(due.person, due.game, "turn", text, f"{kept.page}/games/{due.game}")


@contextlib.asynccontextmanager
async def at_work(config: Config, notes: Notes, tables: Mapping[str, Live]) -> AsyncIterator[Office]:
    office = Office(config, notes, tables)
    watching = asyncio.ensure_future(office.run())
    try:
        yield office
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await office.post.stop()
