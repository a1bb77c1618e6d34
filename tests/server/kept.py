"""Stores and thinkers for tables in this very process: quick, or as slow as a test wants them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, TypeVar

from kanly.bots.bot import Answer, Known
from kanly.bots.registry import Spec
from kanly.server.live.hall import Hall, Sitter
from kanly.server.live.live import Live
from kanly.server.store.event_store import PAGE, NoSuchGame, Outdated, Stored, StoreFailed, Summary
from kanly.server.store.ownership import Heard
from kanly.table import playing
from kanly.table.settings import Settings

T = TypeVar("T")


class Books:
    """What several servers share."""

    def __init__(self) -> None:
        self.journals: dict[str, list[bytes]] = {}
        self.summaries: dict[str, Summary] = {}
        self.owners: dict[str, str] = {}
        self.ears: defaultdict[str, list[tuple[str, Heard]]] = defaultdict(list)


class Kept:
    """The store of one server. Whoever stops waiting for it has not stopped it."""

    def __init__(self, delay: float = 0.0, books: Books | None = None, process: str = "one") -> None:
        self.delay = delay  # seconds that writing takes
        self.books = books or Books()
        self.process = process
        self.is_broken = False

    def check(self) -> None:
        if self.is_broken:
            raise StoreFailed("the database of the games does not work")

    async def create(self, summary: Summary, entries: Sequence[bytes]) -> None:
        self.books.journals[summary.game], self.books.summaries[summary.game] = [*entries], summary
        self.books.owners[summary.game] = self.process

    async def append(self, game: str, number: int, entries: Sequence[bytes], summary: Summary) -> None:
        await asyncio.shield(asyncio.ensure_future(self.write(game, number, entries, summary)))

    async def write(self, game: str, number: int, entries: Sequence[bytes], summary: Summary) -> None:
        await asyncio.sleep(self.delay)
        self.check()
        if len(self.books.journals[game]) != number or self.books.owners.get(game) != self.process:
            raise Outdated("somebody else has written")
        self.books.journals[game] += entries
        self.books.summaries[game] = summary

    async def whole(self, game: str) -> tuple[bytes, ...]:
        await asyncio.sleep(0)
        return tuple(self.books.journals[game])

    async def load(self, game: str) -> Stored:
        if game not in self.books.journals:
            raise NoSuchGame(game)
        return Stored(self.books.summaries[game], None, 0, tuple(self.books.journals[game]))

    async def list_games(
        self,
        *,
        status: str | None = None,
        before: tuple[float, str] | None = None,
        limit: int = PAGE,
    ) -> list[Summary]:
        found = [one for one in self.books.summaries.values() if status in (None, one.status)]
        found.sort(key=lambda one: (one.changed, one.game), reverse=True)
        return [one for one in found if before is None or (one.changed, one.game) < before][:limit]

    async def set_aside(self, game: str, reason: str) -> None:
        raise AssertionError(reason)

    # --- who has a game

    async def claim(self, game: str) -> bool:
        await asyncio.sleep(0)
        self.check()
        return self.books.owners.setdefault(game, self.process) == self.process

    async def release(self, game: str) -> None:
        if self.books.owners.get(game) == self.process:
            del self.books.owners[game]

    async def owner_of(self, game: str) -> str | None:
        self.check()
        return self.books.owners.get(game)

    async def takeover(self, limit: int | None = None) -> list[str]:
        self.check()
        playing = [one.game for one in self.books.summaries.values() if one.status == "playing"]
        found = [game for game in playing if game not in self.books.owners][:limit]
        self.books.owners.update(dict.fromkeys(found, self.process))
        return found

    async def notify(self, channel: str, payload: bytes) -> None:
        self.check()
        for _, heard in self.books.ears[channel]:
            asyncio.get_running_loop().call_soon(heard, payload)

    async def listen(self, channel: str, heard: Heard) -> None:
        self.books.ears[channel].append((self.process, heard))

    def dies(self) -> None:
        """It hears nothing any more, says nothing, and has nothing."""
        self.is_broken = True
        for channel, ears in self.books.ears.items():
            self.books.ears[channel] = [ear for ear in ears if ear[0] != self.process]
        kept = {game: owner for game, owner in self.books.owners.items() if owner != self.process}
        self.books.owners.clear()
        self.books.owners.update(kept)


class Thinkers:
    """For bots that choose at random."""

    def __init__(self, delay: float = 0.0, error: Exception | None = None) -> None:
        self.delay = delay  # seconds for an answer
        self.error = error
        self.calls = 0
        self.stopped = 0  # in the middle of a thought
        self.luck = Random(1)

    async def answer(self, spec: Spec, known: Known, at: str) -> Answer:
        self.calls += 1
        try:
            await asyncio.sleep(self.delay)
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        if self.error is not None:
            raise self.error
        return Answer(self.luck.choice(known.choices))


def hall_of(store: Kept, thinkers: Thinkers | None = None) -> Hall:
    return Hall(store, thinkers or Thinkers())  # type: ignore[arg-type]


async def opened(hall: Hall, settings: Settings, *people: str) -> Live:
    sitters = [Sitter(person, seat, person.title(), "blue") for seat, person in enumerate(people)]
    return await hall.open(settings, people[0] if people else "ann", sitters)


def run(story: Callable[[], Coroutine[Any, Any, T]]) -> T:
    return asyncio.run(story())


async def choose_at_random(live: Live, luck: Random) -> None:
    """Whoever is asked does, or nobody need be."""
    assert live.table.game is not None
    if playing.unasked_now(live.table) is not None:
        await live.do(playing.answer_unasked)
    else:
        await live.do(playing.choose, live.table.asked, str(luck.choice(live.table.game.choices)))


async def until(wanted: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not wanted():
            await asyncio.sleep(0.005)
