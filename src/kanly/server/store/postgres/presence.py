"""This process among those that share a database: its lease, its lock, and what it hears.

A process is alive while its connection holds its advisory lock and its lease is renewed. The lock is gone at
once when it is killed; the lease runs out when it hangs or its network is cut. Whoever finds it dead strikes
it out, and by that all its games are nobody's. Its number is never given again, so that it cannot write to
them should it come back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kanly.server.store.ownership import Heard
from kanly.server.store.postgres import parcels
from kanly.server.store.postgres.link import FAILURES, Dedicated, connect, reason
from kanly.server.store.postgres.schema import LOCKS

BEAT: Final = 1.0  # seconds between two renewals
LEASE: Final = 8.0  # seconds that a process may be silent
LOG: Final = logging.getLogger(__name__)

RENEW: Final = "UPDATE owners SET expires = now() + make_interval(secs => $2) WHERE owner = $1"
REGISTER: Final = """
    INSERT INTO owners (address, expires) VALUES ($1, now() + make_interval(secs => $2)) RETURNING owner
"""
MOVE_GAMES: Final = "UPDATE games SET owner = $1 WHERE owner = $2"
STRIKE_OUT: Final = "DELETE FROM owners WHERE owner = $1"
LOCK: Final = "SELECT pg_advisory_lock($1, $2)"
TRY_LOCK: Final = "SELECT pg_try_advisory_lock($1, $2)"


class Presence:
    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        self.owner = 0  # the number of this process: none yet; another each time it was taken for dead
        self.connection: Dedicated | None = None  # while there is one
        self.talking = asyncio.Lock()  # one at a time on the connection
        self.listeners: defaultdict[str, list[Heard]] = defaultdict(list)
        self.box = parcels.Box()
        self.beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        await self.join()
        self.beating = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        """Never ends by itself: a server that is not heard of loses its games."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.renew()
            except Exception as error:
                LOG.warning("the database of the games does not answer: %s", reason(error))

    async def renew(self) -> None:
        async with self.talking:
            if not await self.is_renewed():
                self.leave()
                await self.join()

    async def is_renewed(self) -> bool:
        """If not, the connection is gone, or this process was taken for dead."""
        if self.connection is None or self.connection.is_closed():
            return False
        try:
            return await self.connection.execute(RENEW, self.owner, LEASE) == "UPDATE 1"
        except FAILURES:
            return False

    def leave(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()

    async def join(self) -> None:
        """With the number it had, if nobody has struck it out; what was said meanwhile is missed."""
        connection = await connect(self.url, LEASE / 2)
        try:
            if not await self.is_still_known(connection):
                self.owner = await self.registered(connection)
            for channel in self.listeners:
                await connection.add_listener(parcels.name_of(channel), self.hear)
        except BaseException:
            connection.terminate()
            raise
        self.connection = connection
        self.box = parcels.Box()
        self.tell_all_that_something_is_missed()

    async def is_still_known(self, connection: Dedicated) -> bool:
        if self.owner == 0 or not await connection.fetchval(TRY_LOCK, LOCKS, self.owner):
            return False
        return await connection.execute(RENEW, self.owner, LEASE) == "UPDATE 1"

    async def registered(self, connection: Dedicated) -> int:
        """Nobody sees the number before its lock is held; what is left to the one before goes with it."""
        async with connection.transaction():
            owner: int = await connection.fetchval(REGISTER, self.address, LEASE)
            await connection.execute(LOCK, LOCKS, owner)
            await connection.execute(MOVE_GAMES, owner, self.owner)
            await connection.execute(STRIKE_OUT, self.owner)
            return owner

    async def end(self) -> None:
        """What this process had is nobody's at once."""
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        if self.connection is not None:
            try:
                await self.connection.execute(STRIKE_OUT, self.owner)
            except FAILURES as error:
                LOG.warning("the games of this server stay its own for a while: %s", reason(error))
            self.leave()

    # --- hearing

    def hear(self, connection: object, process: int, channel: object, said: object) -> None:
        name = parcels.channel_of(str(channel))
        payload = self.box.opened(name, str(said))
        if payload is not None:
            self.tell(name, payload)

    def tell(self, channel: str, payload: bytes | None) -> None:
        for heard in self.listeners.get(channel, ()):
            asyncio.get_running_loop().call_soon(heard, payload)

    def tell_all_that_something_is_missed(self) -> None:
        for channel in self.listeners:
            self.tell(channel, None)

    async def listen(self, channel: str, heard: Heard) -> None:
        """While there is no connection it is only noted down: the next one begins with this."""
        name = parcels.name_of(channel)
        async with self.talking:
            self.listeners[channel].append(heard)
            if self.connection is not None and len(self.listeners[channel]) == 1:
                with self.left_when_broken():
                    await self.connection.add_listener(name, self.hear)

    async def unlisten(self, channel: str, heard: Heard) -> None:
        async with self.talking:
            self.listeners[channel].remove(heard)
            if not self.listeners[channel]:
                del self.listeners[channel]
                if self.connection is not None:
                    with self.left_when_broken():
                        await self.connection.remove_listener(parcels.name_of(channel), self.hear)

    @contextmanager
    def left_when_broken(self) -> Iterator[None]:
        """The next renewal begins a new connection, which listens to all that is noted down."""
        try:
            yield
        except FAILURES as error:
            LOG.warning("the database of the games does not answer: %s", reason(error))
            self.leave()
