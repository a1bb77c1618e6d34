"""One table that is being played at: a single writer, and nothing is told before it is kept for good.

Where servers share their games the writer may be another process. What it enters is entered here too, so that
whoever is connected to this process sees the same; and what they ask for is done over there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from kanly.bots.bot import Answer, Known
from kanly.bots.registry import Spec
from kanly.server.live.letters import There
from kanly.server.live.listener import Listener
from kanly.server.live.summary import Line, line_after, summary_of
from kanly.server.store.event_store import EventStore, Outdated
from kanly.table import entries as e
from kanly.table.refused import Refused
from kanly.table.table import Table, table_of
from kanly.view.schema.table import View

Act = Callable[..., list[e.Any]]
Key = tuple[int | None, str, int | None, int]  # reader, language, and what of updates and log is known


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


async def finished(work: Coroutine[Any, Any, None]) -> bool:
    """Nobody stops it half-way: what the store keeps has to be known here too. Whether somebody wanted to."""
    doing, is_cancelled = asyncio.ensure_future(work), False
    while not doing.done():
        try:
            await asyncio.wait([doing])
        except asyncio.CancelledError:
            is_cancelled = True
    doing.result()
    return is_cancelled


class Live:
    def __init__(self, game: str, table: Table, store: EventStore, adviser: Adviser | None = None) -> None:
        self.game = game  # its id
        self.table = table
        self.store = store
        self.adviser = adviser  # None: no bots are there to ask
        self.ties = Ties()
        self.owner: Owner | None = None  # by which another process is asked; None: this one has the game
        self.line: Line | None = None  # in lists of games; None: it is not known
        self.writing = asyncio.Lock()
        self.moved = asyncio.Event()  # there is something else to do
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, There] = {}  # who is connected to other processes
        self.past: Live | None = None  # the same table some time ago, for whoever looks on later
        self.updates: dict[Key, tuple[bytes, int]] = {}  # written out for several who see the same
        self.around: msgspec.Raw | None = None  # what is told of the table around the game, written out
        self.open_view: View | None = None  # what an onlooker sees, of which every seat sees more
        self.entered: list[Callable[[list[e.Any]], None]] = []  # whoever else is told of entries
        self.asked_at = time.monotonic()
        self.spent_before = 0  # of the present question, before that
        self.left_at = time.monotonic()  # when the last listener went
        self.is_at_rest = False  # nothing was entered since it was read

    @property
    def is_ours(self) -> bool:
        """Whether this process has the game."""
        return self.owner is None

    # --- acts

    async def do(self, act: Act, *said: object, **more: object) -> None:
        """By whoever has the game. Refused: nothing has happened. StoreError: nothing is known to have."""
        if self.owner is None:
            try:
                return await self.do_here(act, *said, **more)
            except Outdated:
                await self.ties.reconsider(self)
        if self.owner is None:
            raise Refused("stale", "the game has moved on since")
        return await self.owner(self, act, said, more)

    async def do_here(self, act: Act, *said: object, **more: object) -> None:
        """Outdated: somebody else has written."""
        async with self.writing:
            new = self.table.copy()
            made = act(new, *said, at=now(), **more)
            if made:
                await self.keep(new, made)

    async def keep(self, new: Table, made: list[e.Any]) -> None:
        number, lines = self.table.length, [e.written(entry) for entry in made]
        line = line_after(self.line, self.table, new)
        kept = self.store.append(self.game, number, lines, summary_of(self.game, new, line))
        is_cancelled = await finished(kept)
        self.replace(new)
        self.line = line
        self.tell_of(made)
        self.ties.spread(self.game, number, lines)
        if is_cancelled:
            raise asyncio.CancelledError

    def tell_of(self, made: list[e.Any]) -> None:
        for tell in self.entered:
            tell(made)

    # --- what others have entered

    async def catch_up(self) -> None:
        """With all that is kept."""
        async with self.writing:
            self.enter(0, await self.store.whole(self.game))

    def enter(self, number: int, lines: Sequence[bytes]) -> bool:
        """What is kept after so many entries; False: some before it are missing here."""
        if number > self.table.length:
            return False
        made = [e.read(line) for line in lines[self.table.length - number :]]
        if made:
            new = self.table.copy()
            for entry in made:
                new.enter(entry)
            self.replace(new)
            self.line = None
            self.tell_of(made)
        return True

    def replace(self, new: Table) -> None:
        """With what has been kept. Nobody is told of it who sees nothing new, in the game or beside it."""
        spent = self.spent
        old, self.table = self.table, new
        self.spent_before, self.asked_at = 0 if new.timings != old.timings else spent, time.monotonic()
        self.is_at_rest = False
        is_table_new = new.around != old.around
        self.forget_what_was_told(is_table_told=not is_table_new and new.asked == old.asked)
        for listener in self.listeners:
            is_new = new.readers.sights[listener.seat] is not old.readers.sights[listener.seat]
            if listener.seat is not None and new.seats[listener.seat].person != listener.person:
                listener.cut_off()  # whoever has given up a seat sees its hand no more
            elif is_new or is_table_new:
                listener.wake(is_table_new=is_table_new)
        if new.question != old.question:
            self.moved.set()

    @property
    def spent(self) -> int:
        """Milliseconds since the present question was put, where time counts."""
        if self.table.clock is None:
            return 0
        running = 0.0 if self.table.is_paused else time.monotonic() - self.asked_at
        return self.spent_before + int(running * 1000)

    # --- who is there

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.came_or_went()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.left_at = time.monotonic()
        self.came_or_went()

    def came_or_went(self) -> None:
        self.ties.came_or_went(self.game)
        self.tell_of_table()

    def tell_of_table(self) -> None:
        """Who is there has changed."""
        self.forget_what_was_told()
        for listener in self.listeners:
            listener.wake(is_table_new=True)
        if self.past is not None:
            self.past.tell_of_table()

    async def rest(self) -> None:
        """Nothing happens: it is read again from its journal, which takes less room than having lived it."""
        async with self.writing:
            lines = await self.store.whole(self.game)
            if len(lines) == self.table.length:
                self.forget_what_was_told()
                self.table = table_of([e.read(line) for line in lines])
                self.is_at_rest = True

    def forget_what_was_told(self, *, is_table_told: bool = False) -> None:
        self.updates.clear()
        self.open_view = None
        if not is_table_told:
            self.around = None

    @property
    def there(self) -> There:
        """Who is connected to this process."""
        persons = {listener.person for listener in self.listeners if listener.seat is not None}
        onlookers = sum(listener.seat is None for listener in self.listeners)
        return There(tuple(sorted(persons)), onlookers + (len(self.past.listeners) if self.past else 0))

    @property
    def onlookers(self) -> int:
        return self.there.onlookers + sum(there.onlookers for there in self.elsewhere.values())

    def is_present(self, person: str | None) -> bool:
        if any(listener.person == person for listener in self.listeners):
            return True
        return any(person in there.persons for there in self.elsewhere.values())


Owner = Callable[[Live, Act, Sequence[object], Mapping[str, object]], Awaitable[None]]


class Adviser(Protocol):
    """Whoever is asked for hints."""

    async def advice(self, spec: Spec, known: Known) -> Answer:
        """BotError: there is none."""


class Ties:
    """With whoever else has to do with a table: nobody, where a server is alone."""

    async def reconsider(self, live: Live) -> None:
        """Something was kept that is not known here."""
        await live.catch_up()

    def spread(self, game: str, number: int, lines: Sequence[bytes]) -> None:
        """It was entered here."""

    def came_or_went(self, game: str) -> None:
        """Somebody, who is connected here."""
