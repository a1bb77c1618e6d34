"""Games that several servers share: this process has some, follows others, and inherits those of the dead.

What is asked for at a table that another process has is done over there, and seen here before it is
acknowledged. A process that ends or is no longer seen has nothing any more: whoever notices goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from kanly.server.live import acts
from kanly.server.live.exchange import Exchange
from kanly.server.live.letters import NOBODY, Answered, Asked, News, There
from kanly.server.live.live import Act, Live, Ties
from kanly.server.store.event_store import Outdated, StoreError, StoreFailed
from kanly.server.store.ownership import Store
from kanly.table.refused import Refused

BEAT: Final = 1.0  # seconds between two looks for games that nobody has
SILENT: Final = 5.0  # seconds after which nobody is connected to a process that says nothing
TRIES: Final = 5  # to find out who has a game
log: Final = logging.getLogger("kanly.hall")


class Tables(Protocol):
    """Those of this process."""

    tables: dict[str, Live]

    async def find(self, game: str) -> Live: ...

    async def adopt(self, games: Sequence[str]) -> None:
        """This process has them now."""

    def is_coming(self, game: str) -> bool:
        """Whether it is being loaded."""

    def drive(self, live: Live) -> None: ...


class Sharing(Ties):
    def __init__(self, hall: Tables, store: Store, process: str) -> None:
        self.hall = hall
        self.store = store
        self.process = process
        self.exchange = Exchange(store, process, self)
        self.heard_at: dict[str, float] = {}  # of other processes
        self.inherited: list[str] = []  # games that are still to be adopted
        self.missed: set[str] = set()  # games in which something was entered while they were being loaded
        self.tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        await self.exchange.begin()
        self.start(self.look_around())

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.exchange.end()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(self.safely(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def safely(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as error:
            log.warning("a server loses touch with others", extra={"error": str(error)})
        except Exception:
            log.exception("a server stumbles over others")

    # --- who has a game

    def follow(self, live: Live) -> None:
        """Another process has it."""
        live.owner = self.ask
        live.moved.set()

    async def lead(self, live: Live) -> None:
        """This process has it from now on, with all that was kept."""
        await live.catch_up()
        live.owner = None
        self.exchange.give_up(live.game)
        self.hall.drive(live)

    async def reconsider(self, live: Live) -> None:
        is_ours = await self.store.claim(live.game)
        await live.catch_up()
        if not is_ours:
            self.follow(live)

    async def look_around(self) -> None:
        while True:
            await self.safely(self.take_over())
            self.forget_the_silent()
            self.exchange.tell_there({game: live.there for game, live in self.attended()})
            await asyncio.sleep(BEAT)

    async def take_over(self) -> None:
        self.inherited += await self.store.takeover()
        if self.inherited:
            await self.hall.adopt(self.inherited)
            self.inherited = []

    # --- asking another process

    async def ask(self, live: Live, act: Act, said: Sequence[object], more: Mapping[str, object]) -> None:
        """What it enters is seen here before this returns."""
        for _ in range(TRIES):
            owner = await self.store.owner_of(live.game)
            if owner is None or owner == self.process:
                if await self.store.claim(live.game):
                    await self.lead(live)
                    return await live.do_here(act, *said, **more)
            elif await self.is_done_by(owner, live, act, said, more):
                return None
        raise StoreFailed("it is not clear which server has the game")

    async def is_done_by(
        self, owner: str, live: Live, act: Act, said: Sequence[object], more: Mapping[str, object]
    ) -> bool:
        """False: it no longer has the game."""
        try:
            answer = await self.exchange.ask(owner, live.game, acts.name_of(act), said, more)
        except TimeoutError:
            raise StoreFailed("the server that has the game does not answer") from None
        if answer.outcome == "refused":
            raise Refused(answer.code, answer.sentence)
        if answer.outcome == "failed":
            raise StoreFailed(answer.sentence)
        return answer.outcome == "done"

    # --- being asked

    def asked(self, letter: Asked) -> None:
        self.start(self.answer(letter))

    async def answer(self, letter: Asked) -> None:
        self.exchange.send(letter.process, await self.outcome_of(letter))

    async def outcome_of(self, letter: Asked) -> Answered:
        try:
            is_done = await self.is_done(letter)
        except Refused as refused:
            return Answered(letter.id, "refused", refused.code, str(refused))
        except Outdated:
            return Answered(letter.id, "elsewhere")
        except StoreError as error:
            return Answered(letter.id, "failed", sentence=str(error))
        except Exception:
            log.exception("another server asks in vain", extra={"game": letter.game})
            return Answered(letter.id, "failed", sentence="the server that has the game stumbles")
        return Answered(letter.id, "done" if is_done else "elsewhere")

    async def is_done(self, letter: Asked) -> bool:
        """Time is told by the clock of whoever has the game."""
        live, act = await self.hall.find(letter.game), acts.named(letter.act)
        if act is None:
            raise msgspec.ValidationError(f"there is no act {letter.act[:60]!r}")
        said, more = acts.read(act, letter.said, letter.more)
        if "spent" in more:
            more["spent"] = live.spent
        if live.is_ours:
            await self.do_or_reconsider(live, act, said, more)
        return live.is_ours

    async def do_or_reconsider(
        self, live: Live, act: Act, said: Sequence[object], more: Mapping[str, object]
    ) -> None:
        try:
            await live.do_here(act, *said, **more)
        except Outdated:
            await self.reconsider(live)
            raise

    # --- what is told to others, and by them

    def spread(self, game: str, number: int, lines: Sequence[bytes]) -> None:
        self.exchange.tell_entered(game, number, lines)

    def came_or_went(self, game: str) -> None:
        if game in self.hall.tables:
            self.exchange.tell_there({game: self.hall.tables[game].there})

    def attended(self) -> list[tuple[str, Live]]:
        return [(game, live) for game, live in self.hall.tables.items() if live.listeners]

    def hear(self, news: News) -> None:
        if news.process == self.process:
            return
        self.heard_at[news.process] = time.monotonic()
        for one in news.entered:
            self.hear_entered(one.game, one.number, one.lines)
        for game, there in news.there.items():
            self.hear_there(news.process, game, there)

    def hear_entered(self, game: str, number: int, lines: Sequence[bytes]) -> None:
        live = self.hall.tables.get(game)
        if live is None:
            self.missed.update({game} if self.hall.is_coming(game) else ())
        elif live.is_ours:
            self.start(self.reconsider(live))
        elif not live.enter(number, lines):
            self.start(live.catch_up())

    def hear_there(self, process: str, game: str, there: There) -> None:
        live = self.hall.tables.get(game)
        if live is not None and live.elsewhere.get(process, NOBODY) != there:
            live.elsewhere[process] = there
            live.tell_of_table()

    def miss(self) -> None:
        for live in self.hall.tables.values():
            if not live.is_ours:
                self.start(live.catch_up())

    def forget_the_silent(self) -> None:
        gone = {one for one, heard in self.heard_at.items() if time.monotonic() - heard > SILENT}
        for process in gone:
            del self.heard_at[process]
            for live in self.hall.tables.values():
                if live.elsewhere.pop(process, NOBODY) != NOBODY:
                    live.tell_of_table()

    def settle(self, live: Live, *, is_ours: bool) -> None:
        """It has been loaded; what was entered meanwhile is read."""
        live.ties = self
        if not is_ours:
            self.follow(live)
        if live.game in self.missed:
            self.missed.discard(live.game)
            self.start(live.catch_up())
