"""Tables that two servers share, in one process: what goes between them, and what gets lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from server.kept import Books, Kept, Thinkers, choose_at_random, hall_of, opened, run, until

from kanly.server.live import acts, sharing
from kanly.server.live.hall import Hall
from kanly.server.live.letters import ALL, Answered, Asked, channel_of, read, written
from kanly.server.live.listener import Listener
from kanly.server.live.live import Live
from kanly.server.live.requests import chosen
from kanly.server.store.event_store import StoreFailed
from kanly.table import agreeing, playing, sitting
from kanly.table import entries as e
from kanly.table.refused import Refused
from kanly.table.settings import ClockPlan, GamePlan, OnlookerPlan, SeatPlan, Settings
from kanly.telling.wording import language_named

TWO = Settings(game=GamePlan(seats=2), onlookers=OnlookerPlan(delay=1))
WITH_A_BOT = Settings(game=GamePlan(seats=2), seats=(SeatPlan(), SeatPlan(bot="random")))
TIMED = Settings(game=GamePlan(seats=2), clock=ClockPlan(seconds=100))


class Pair:
    """Two servers; the first has the game, the other follows it."""

    def __init__(self) -> None:
        books = Books()
        self.stores = [Kept(0.0, books, process) for process in ("one", "two")]
        self.halls = [hall_of(store, Thinkers(0.001)) for store in self.stores]

    async def begin(self, settings: Settings, *people: str) -> tuple[Live, Live]:
        for hall, store in zip(self.halls, self.stores, strict=True):
            await hall.share(store.process)
        live = await opened(self.halls[0], settings, *people)
        return live, await self.halls[1].find(live.game)

    async def end(self) -> None:
        for hall in self.halls:
            await hall.close()


def pair(settings: Settings, story: Callable[[Pair, Live, Live], Awaitable[None]]) -> None:
    async def both() -> None:
        servers = Pair()
        people = [f"p{seat}" for seat, plan in enumerate(settings.plans) if plan.bot is None]
        try:
            await story(servers, *await servers.begin(settings, *people))
        finally:
            await servers.end()

    run(both)


def test_what_is_chosen_at_either_is_seen_at_both() -> None:
    async def story(_: Pair, one: Live, other: Live) -> None:
        assert (one.is_ours, other.is_ours) == (True, False)
        luck = Random(1)
        for number in range(40):
            await choose_at_random((one, other)[number % 2], luck)
            await until(lambda: one.table.length == other.table.length)
            assert one.table.game is not None
            assert other.table.game is not None
            assert one.table.game.digest() == other.table.game.digest()
            numbers = [
                [sight.number for sight in live.table.readers.sights.values()] for live in (one, other)
            ]
            assert numbers[0] == numbers[1]

    pair(TWO, story)


def test_what_is_acknowledged_is_seen_where_it_was_asked_for() -> None:
    async def story(_: Pair, one: Live, other: Live) -> None:
        before = other.table.length
        await other.do(playing.wish, 0, e.Wishes(combat=False))
        assert other.table.length == before + 1
        assert other.table.seats[0].wishes == one.table.seats[0].wishes == e.Wishes(combat=False)

    pair(TWO, story)


def test_a_refusal_comes_back_as_it_was_said() -> None:
    async def story(_: Pair, one: Live, other: Live) -> None:
        with pytest.raises(Refused, match="the game is not paused") as refused:
            await other.do(agreeing.resume, 0)
        assert refused.value.code == "paused"

    pair(TWO, story)


def test_acts_are_told_what_they_need() -> None:
    async def story(_: Pair, one: Live, other: Live) -> None:
        with pytest.raises(Refused, match="somebody else is asked now"):
            await other.do(playing.choose, 1 - (one.table.asked or 0), "reveal")
        await other.do(agreeing.propose, 0, "kick", 1, absent=frozenset({1}))
        with pytest.raises(Refused):
            await other.do(sitting.sit, "p1", 1, "Ben", "red", luck=b"luck")

    pair(TWO, story)


def test_time_is_told_by_the_clock_of_whoever_has_the_game() -> None:
    async def story(_: Pair, one: Live, other: Live) -> None:
        seat = one.table.asked
        assert seat is not None
        await asyncio.sleep(0.1)
        number = one.table.readers.sights[seat].number
        await other.do(chosen, seat, number, 0, spent=99_999)
        assert one.table.clock is not None
        assert 100 <= one.table.clock.spent[seat] < 10_000

    pair(TIMED, story)


def test_only_acts_that_have_a_name_go_to_another_server() -> None:
    async def story(_: Pair, one: Live, other: Live) -> None:
        with pytest.raises(ValueError, match="is no act that another process could be asked for"):
            await other.do(lambda table, at: [])

    pair(TWO, story)
    for wrong in ("os.system", "playing.Unasked", "playing.nothing", "playing", ""):
        assert acts.named(wrong) is None


def test_nonsense_from_another_server_is_answered_and_changes_nothing() -> None:
    async def story(servers: Pair, one: Live, other: Live) -> None:
        answers: list[Answered] = []

        def hear(payload: bytes | None) -> None:
            letter = read(payload or b"")
            assert isinstance(letter, Answered)
            answers.append(letter)

        await servers.stores[1].listen(channel_of("three"), hear)
        length = one.table.length
        said: list[tuple[str, str, list[object]]] = [
            (one.game, "os.system", []),
            (one.game, "playing.wish", [0, "nonsense"]),
            (one.game, "playing.wish", []),
            ("nogame", "playing.wish", [0, {}]),
        ]
        for number, (game, act, arguments) in enumerate(said):
            letter = Asked("three", number, game, act, arguments, {})
            await servers.stores[1].notify(channel_of("one"), written(letter))
        await servers.stores[1].notify(channel_of("one"), b"\xff nonsense")
        await until(lambda: len(answers) == len(said))
        assert {answer.outcome for answer in answers} == {"failed"}
        assert one.table.length == length

    pair(TWO, story)


def test_what_was_missed_is_read_from_the_store() -> None:
    async def story(servers: Pair, one: Live, other: Live) -> None:
        ears, servers.stores[0].books.ears[ALL] = servers.stores[0].books.ears[ALL], []
        await choose_at_random(one, Random(1))
        await asyncio.sleep(0.02)
        assert other.table.length < one.table.length
        servers.stores[0].books.ears[ALL] = ears
        await choose_at_random(one, Random(2))
        await until(lambda: other.table.length == one.table.length)
        servers.stores[0].books.ears[ALL] = []
        await choose_at_random(one, Random(3))
        await asyncio.sleep(0.02)
        assert servers.halls[1].sharing is not None
        servers.halls[1].sharing.exchange.receive(None)
        await until(lambda: other.table.length == one.table.length)

    pair(TWO, story)


def test_whoever_looks_on_later_at_the_other_server_misses_nothing() -> None:
    async def story(servers: Pair, one: Live, other: Live) -> None:
        past = await servers.halls[1].trailing(other, 1)
        await choose_at_random(one, Random(1))
        await until(lambda: past.table.length == one.table.length)

    pair(TWO, story)


def test_everybody_is_told_who_is_at_the_other_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "BEAT", 0.05)
    monkeypatch.setattr(sharing, "SILENT", 0.5)

    async def story(servers: Pair, one: Live, other: Live) -> None:
        english = language_named("en")
        ben, eve = Listener("p1", 1, english), Listener("eve", None, english)
        other.join(ben)
        other.join(eve)
        await until(lambda: one.is_present("p1") and one.onlookers == 1)
        assert not one.is_present("eve")
        other.leave(eve)
        await until(lambda: one.onlookers == 0)
        servers.stores[1].dies()
        await until(lambda: not one.is_present("p1"))

    pair(TWO, story)


def test_a_table_that_is_loaded_later_learns_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "BEAT", 0.05)

    async def story(servers: Pair, one: Live, other: Live) -> None:
        one.join(Listener("p0", 0, language_named("en")))
        await servers.halls[1].dismiss(other.game)
        again = await servers.halls[1].find(one.game)
        await until(lambda: again.is_present("p0"))

    pair(TWO, story)


def test_the_games_of_the_dead_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "BEAT", 0.05)

    async def story(servers: Pair, one: Live, other: Live) -> None:
        servers.stores[0].dies()
        await until(lambda: other.is_ours)
        for _ in range(3):
            await until(lambda: other.table.asked == 0)  # the bot has answered
            while other.table.asked == 0:
                await choose_at_random(other, Random(1))

    pair(WITH_A_BOT, story)


def test_whoever_waits_for_the_dead_is_answered_by_the_heir(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "BEAT", 0.05)

    async def story(servers: Pair, one: Live, other: Live) -> None:
        servers.stores[0].books.ears[channel_of("one")] = []
        wishing = asyncio.ensure_future(other.do(playing.wish, 0, e.Wishes(combat=False)))
        await asyncio.sleep(0.02)
        assert not wishing.done()
        servers.stores[0].dies()
        await wishing
        assert other.is_ours
        assert not other.table.seats[0].wishes.combat

    pair(TWO, story)


def test_a_game_that_nobody_has_is_taken_by_whoever_is_asked_for_it() -> None:
    async def story(servers: Pair, one: Live, other: Live) -> None:
        await servers.stores[0].release(one.game)
        await other.do(playing.wish, 0, e.Wishes(combat=False))
        assert other.is_ours
        await one.do(playing.wish, 1, e.Wishes(combat=False))  # it has not noticed yet
        assert not one.is_ours
        await until(lambda: one.table.length == other.table.length)

    pair(TWO, story)


def test_a_driver_whose_game_another_has_stops() -> None:
    async def story(servers: Pair, one: Live, other: Live) -> None:
        await servers.stores[0].release(one.game)
        await other.do(playing.wish, 0, e.Wishes(combat=False))
        await until(servers.halls[0].drivers[one.game].done)
        assert (one.is_ours, other.is_ours) == (False, True)
        while one.table.asked == 0:
            await choose_at_random(one, Random(1))
        await until(lambda: one.table.asked == 0)  # the bot has answered at the other server

    pair(WITH_A_BOT, story)


def test_an_heir_that_cannot_read_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "BEAT", 0.02)

    async def story(servers: Pair, one: Live, other: Live) -> None:
        whole, failing = servers.stores[1].whole, True

        async def maybe(game: str) -> tuple[bytes, ...]:
            if failing:
                raise StoreFailed("it does not answer")
            return await whole(game)

        servers.stores[1].whole = maybe  # type: ignore[method-assign]
        servers.stores[0].dies()
        await until(lambda: servers.stores[1].books.owners == {one.game: "two"})
        await asyncio.sleep(0.05)
        assert not other.is_ours
        failing = False
        await until(lambda: other.is_ours)

    pair(TWO, story)


def test_without_an_answer_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.server.live.exchange.PATIENCE", 0.05)

    async def story(servers: Pair, one: Live, other: Live) -> None:
        servers.stores[0].books.ears[channel_of("one")] = []
        with pytest.raises(StoreFailed, match="does not answer"):
            await other.do(playing.wish, 0, e.Wishes(combat=False))

    pair(TWO, story)


def test_what_cannot_be_told_at_once_is_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.server.live.exchange.AGAIN", 0.02)

    async def story(servers: Pair, one: Live, other: Live) -> None:
        hall: Hall = servers.halls[0]
        assert hall.sharing is not None
        store, lines = servers.stores[0], servers.stores[0].books.journals[one.game]
        await choose_at_random(one, Random(1))
        await until(lambda: other.table.length == one.table.length)
        store.is_broken = True
        hall.sharing.spread(one.game, len(lines), [])
        await asyncio.sleep(0.05)
        store.is_broken = False
        await choose_at_random(one, Random(2))
        await until(lambda: other.table.length == one.table.length)

    pair(TWO, story)
