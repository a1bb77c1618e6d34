"""All that the routes of one server share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator
from typing import Final

from kanly.bots.workers import Workers
from kanly.server.addresses import Proxies
from kanly.server.config import Config
from kanly.server.doorstep import Doorstep
from kanly.server.limits import Buckets, Counts, Rate
from kanly.server.live.hall import Hall
from kanly.server.people.accounts import Accounts
from kanly.server.people.cookies import Cookies
from kanly.server.people.keys import Key
from kanly.server.people.links import Links
from kanly.server.people.passwords import Passwords
from kanly.server.rings import Rings
from kanly.server.store.opening import open_store
from kanly.server.store.ownership import Store

HOUSE: Final = "house"  # by which a request finds it
REQUESTS: Final = Rate(burst=60, per_second=10)  # of one client
OPENINGS: Final = Rate(burst=10, per_second=1 / 20)  # of tables, by one client
MESSAGES: Final = Rate(burst=60, per_second=20)  # of one person, over sockets
NO_LIMIT: Final = 1_000_000_000
ROUND: Final = 60.0  # seconds between two looks for tables at which nobody is
PROCESS: Final = 8  # bytes of the name by which other servers call this one
log: Final = logging.getLogger("kanly.hall")


class House:
    def __init__(self, config: Config, store: Store, key: Key) -> None:
        self.config = config
        self.store = store
        self.workers = Workers(config.workers)
        self.hall = Hall(store, self.workers)
        self.cookies = Cookies(key)
        self.links = Links(key)
        self.accounts = Accounts(store, Passwords())
        self.proxies = Proxies(config.proxies)
        self.requests = Buckets(self.rate(REQUESTS))
        self.openings = Buckets(self.rate(OPENINGS))
        self.messages = Buckets(self.rate(MESSAGES))
        most = config.connections_each if config.has_limits else NO_LIMIT
        self.connections = Counts(most)
        self.doorstep = Doorstep(self.proxies, most)
        self.opened_at = time.time()

    def rate(self, usual: Rate) -> Rate:
        return usual if self.config.has_limits else Rate(NO_LIMIT, NO_LIMIT)

    async def keep_tidy(self) -> None:
        rings = Rings()
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.hall.let_go()
            except Exception:
                log.exception("tables are not let go")
            rings.maybe_look(is_quiet=self.hall.is_quiet)

    async def close(self) -> None:
        await self.hall.close()
        await self.workers.close()
        await self.store.close()


@contextlib.asynccontextmanager
async def opened(config: Config) -> AsyncIterator[House]:
    """With every game that was going on when the server stopped."""
    config.folder.mkdir(parents=True, exist_ok=True)
    process = secrets.token_hex(PROCESS)
    store = await open_store(config.place, process)
    house = House(config, store, Key(await store.secret("signing")))
    tidying = asyncio.ensure_future(house.keep_tidy())
    try:
        if config.is_shared:
            await house.hall.share(process)
        await house.hall.restore_all()
        yield house
    finally:
        tidying.cancel()
        await house.close()
