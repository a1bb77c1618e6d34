"""All tables of this process: opened, found again, and let go when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kanly.bots.workers import Workers
from kanly.server.live.driver import Driver
from kanly.server.live.listener import Listener
from kanly.server.live.live import Live, Ties, now
from kanly.server.live.sharing import Sharing
from kanly.server.live.summary import is_at_rest, is_driven, summary_of
from kanly.server.live.trailing import Trailing
from kanly.server.store.event_store import NoSuchGame, StoreError
from kanly.server.store.ownership import Store
from kanly.table import entries as e
from kanly.table.acting import Entries
from kanly.table.settings import Settings
from kanly.table.sitting import open_table, sit
from kanly.table.table import Table, table_of

LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # none that are taken for each other
LENGTH: Final = 10  # of the id of a game
QUIET: Final = 60.0  # seconds without an entry, after which a table keeps only what it needs
PAUSE: Final = 2.0  # seconds in which nothing was entered anywhere
IDLE: Final = 600.0  # seconds without anybody, after which a table is let go
MOST: Final = 1000  # games that are looked at together
log: Final = logging.getLogger("kanly.hall")


class Sitter(msgspec.Struct, frozen=True):
    """Somebody who sits down when a table is opened."""

    person: str
    seat: int
    name: str
    colour: str
    luck: bytes = b""


class Hall:
    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.sharing: Sharing | None = None  # with other processes; None: there are none
        self.tables: dict[str, Live] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.trails: dict[str, Trailing] = {}  # of tables at which somebody looks on later
        self.coming: dict[str, asyncio.Future[Live]] = {}  # tables that are being loaded
        self.restoring: set[asyncio.Task[None]] = set()

    async def share(self, process: str) -> None:
        """The games with other processes, under this name."""
        self.sharing = Sharing(self, self.store, process)
        await self.sharing.begin()

    # --- opening and finding

    async def open(
        self,
        settings: Settings,
        host: str,
        sitters: Sequence[Sitter] = (),
        invited: tuple[str, ...] = (),
    ) -> Live:
        """Kept for good before anybody can come."""
        table, made = open_table(settings, host, now(), invited)
        for one in sitters:
            made += sit(table, one.person, one.seat, one.name, one.colour, now(), one.luck)
        return await self.take_in(table, made)

    async def take_in(self, table: Table, made: Entries) -> Live:
        """A new one, under a new id."""
        game = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        await self.keep(game, table, made)
        return self.settled(game, table, is_ours=True)

    async def keep(self, game: str, table: Table, made: Entries) -> None:
        await self.store.create(summary_of(game, table), [e.written(entry) for entry in made])

    async def find(self, game: str) -> Live:
        """At once if it is here; else it is loaded, once for all who ask. Raises NoSuchGame."""
        if game in self.tables:
            self.tables[game].left_at = time.monotonic()  # so that it is not let go before anybody has come
            return self.tables[game]
        if game not in self.coming:
            self.coming[game] = asyncio.ensure_future(self.load(game))
        return await asyncio.shield(self.coming[game])

    def is_coming(self, game: str) -> bool:
        return game in self.coming

    async def load(self, game: str) -> Live:
        """Claimed first, so that nobody writes after it is read; or else followed."""
        try:
            is_ours = await self.store.claim(game)
            stored = await self.store.load(game)
            if stored.summary.status == "set_aside":
                raise NoSuchGame(game)
            return self.settled(game, await self.restored(game, stored.entries), is_ours=is_ours)
        finally:
            self.coming.pop(game, None)

    async def restored(self, game: str, lines: Sequence[bytes]) -> Table:
        """A game that cannot be told again is set aside, and stops nothing else."""
        try:
            return table_of([e.read(line) for line in lines])
        except Exception as error:
            log.exception("a game is set aside", extra={"game": game})
            await self.store.set_aside(game, f"{type(error).__name__}: {error}")
            raise NoSuchGame(game) from error

    def settled(self, game: str, table: Table, *, is_ours: bool) -> Live:
        live = self.tables[game] = Live(game, table, self.store, self.workers)
        if self.sharing is not None:
            self.sharing.settle(live, is_ours=is_ours)
        if live.is_ours:
            self.drive(live)
        return live

    def drive(self, live: Live) -> None:
        former = self.drivers.get(live.game)
        if former is None or former.done():
            self.drivers[live.game] = asyncio.ensure_future(self.driven(live))

    async def driven(self, live: Live) -> None:
        try:
            await Driver(live, self.workers).run()
        except Exception:
            log.exception("a table stands still", extra={"game": live.game})

    async def trailing(self, live: Live, delay: int) -> Live:
        """The same table as it was so many seconds ago."""
        journal: Sequence[bytes] = ()
        while live.game not in self.trails and len(journal) < live.table.length:
            journal = await self.store.whole(live.game)
        if live.game not in self.trails:
            past = [e.read(line) for line in journal[: live.table.length]]
            self.trails[live.game] = Trailing(live, delay, past)
            live.entered.append(self.trails[live.game].add)
        return self.trails[live.game].live

    # --- games that go on by themselves

    async def restore_all(self) -> int:
        """After a start. Where only people can move something, a game is loaded when somebody comes."""
        games = await self.store.takeover()
        await self.adopt(games)
        return len(games)

    async def adopt(self, games: Sequence[str]) -> None:
        """This process has them now. First those at which somebody waits here."""
        for game in games:
            live = self.tables.get(game)
            if live is not None and self.sharing is not None:
                await self.sharing.lead(live)
        rest = {game for game in games if game not in self.tables}
        task = asyncio.ensure_future(self.load_all(await self.busy_among(rest)))
        self.restoring.add(task)
        task.add_done_callback(self.restoring.discard)

    async def busy_among(self, games: set[str]) -> list[str]:
        """Those in which a bot or a clock has something to do."""
        found: list[str] = []
        before: tuple[float, str] | None = None
        while games:
            page = await self.store.list_games(status="playing", before=before, limit=MOST)
            found += [one.game for one in page if one.game in games and is_driven(one)]
            if len(page) < MOST:
                break
            before = (page[-1].changed, page[-1].game)
        return found

    async def load_all(self, games: Iterable[str]) -> None:
        for game in games:
            try:
                await self.find(game)
            except StoreError as error:
                log.warning("a game waits", extra={"game": game, "error": str(error)})
            await asyncio.sleep(0)

    # --- letting go

    async def let_go(self) -> None:
        """Of tables at which nobody is and nothing happens; they are found again when somebody comes."""
        for game, live in list(self.tables.items()):
            if self.is_idle(live):
                await self.dismiss(game)
                await self.store.release(game)
            elif not live.is_at_rest and time.monotonic() - live.asked_at > QUIET:
                await live.rest()

    @property
    def is_quiet(self) -> bool:
        """Whether nobody would notice a short pause."""
        return all(time.monotonic() - live.asked_at > PAUSE for live in self.tables.values())

    def is_idle(self, live: Live) -> bool:
        is_left = not self.listeners_at(live.game) and time.monotonic() - live.left_at > IDLE
        return is_left and is_at_rest(live.table)

    async def dismiss(self, game: str) -> None:
        live = self.tables.pop(game)
        live.ties = Ties()
        trail = self.trails.pop(game, None)
        if trail is not None:
            trail.close()
        driver = self.drivers.pop(game, None)
        if driver is not None:
            driver.cancel()
            await asyncio.gather(driver, return_exceptions=True)

    async def close(self) -> None:
        """What this process has is nobody's as soon as the store is closed, too."""
        for task in self.restoring:
            task.cancel()
        if self.sharing is not None:
            await self.sharing.end()
        for game in list(self.tables):
            for listener in self.listeners_at(game):
                listener.cut_off()
            await self.dismiss(game)

    def listeners_at(self, game: str) -> list[Listener]:
        trail = self.trails.get(game)
        return [*self.tables[game].listeners, *(trail.live.listeners if trail else ())]
