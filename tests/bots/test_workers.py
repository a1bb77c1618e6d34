"""Bots in the processes of a server: what they answer, who waits for whom, and the server for nobody."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from bots.entered import enter
from properties.twins import dealt_anew

import kanly
from kanly.bots import registry, worker_process
from kanly.bots.apart import Patience, environment
from kanly.bots.bot import Answer, BotError, Known, Reason, asked
from kanly.bots.child import Child
from kanly.bots.messages import question_to
from kanly.bots.registry import read
from kanly.bots.worker_pool import PROGRAM, QUICK
from kanly.bots.workers import Workers

Said = TypeVar("Said")
PATIENCE = Patience(beyond=30.0)  # on a machine that has much else to do
HASTY = Patience(beyond=0.3)
ENDLESS = "search:effort=100000000"
THINKING = 0.5  # seconds of those that think for long
CHEATS = ("Exits", "Hangs", "Interrupts", "WalksFrames", "TurnsOutTheGarbage")


class Moody:
    """Answers whoever grants it a second, and hangs otherwise. Tells how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def answer(self, known: Known) -> Answer:
        self.asked += 1
        time.sleep(0.0 if (known.seconds or 0) >= 1 else 1000)
        return Answer(known.choices[0], (Reason("asked", 0.0, self.asked),))


@pytest.fixture(autouse=True)
def _entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entered = {name: f"bots.cheats:{name}" for name in CHEATS}
    enter({**entered, "moody": "bots.test_workers:Moody"}, tmp_path, monkeypatch)


@pytest.fixture
def game() -> kanly.Game:
    return position(3, seed=7)


def position(seats: int, seed: int, **rules: Any) -> kanly.Game:
    """With something to think about."""
    game, luck = kanly.new_game(seats, seed=seed, **rules), random.Random(seed)
    while len(game.choices) < 5 or game.round < 2:
        game.choose(luck.choice(game.choices))
    return game


def known_at(game: kanly.Game, seconds: float = 60.0) -> Known:
    return game.knowledge(game.chooser or 0, seconds=seconds, luck=5)


class Noted(Child):
    """In order, with those that nobody has any more."""

    all: list[Child] = []

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        Noted.all.append(self)

    @staticmethod
    async def nth(number: int) -> Child:
        """Counted from 1; waited for."""
        while len(Noted.all) < number:
            await asyncio.sleep(0.01)
        return Noted.all[number - 1]


@pytest.fixture(autouse=True)
def _noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Noted, "all", [])
    monkeypatch.setattr(worker_process, "Child", Noted)


def with_workers(act: Callable[[Workers], Awaitable[None]], **settings: Any) -> None:
    """Whatever happens, no process is left in the end."""

    async def evening() -> None:
        workers = Workers(**{"count": 1, "patience": PATIENCE, **settings})
        try:
            async with asyncio.timeout(120):
                await act(workers)
        finally:
            await workers.close()
        assert all(child.process.returncode is not None for child in Noted.all)
        assert not workers.household.children

    asyncio.run(evening())


async def ask(workers: Workers, spec: str, known: Known, at: str = "table/0") -> Answer:
    return await workers.answer(read(spec), known, at)


async def complaint(workers: Workers, spec: str, known: Known, at: str = "table/0") -> str:
    with pytest.raises(BotError) as told:
        await ask(workers, spec, known, at)
    return str(told.value)


def begin(asking: Coroutine[Any, Any, Said]) -> asyncio.Task[Said]:
    return asyncio.create_task(asking)


async def until_gone(child: Child) -> None:
    while child.process.returncode is None:
        await asyncio.sleep(0.01)


# --- answers


def test_they_answer_as_they_would_in_our_own_process() -> None:
    games = [position(4, seed=5, ix=True), position(1, seed=6, difficulty="expert")]
    specs = ["random", "greedy", "utility:style=combat", "recruit", "scout", "captain", "search:effort=2"]

    async def act(workers: Workers) -> None:
        questions = [(spec, game) for game in games for spec in specs]
        answers = await asyncio.gather(*(ask(workers, spec, known_at(game)) for spec, game in questions))
        for (spec, game), answer in zip(questions, answers, strict=True):
            assert answer == asked(registry.make(read(spec)), known_at(game)), spec

    with_workers(act, count=2)


def test_a_bot_that_cannot_be_made_disturbs_nobody(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        await ask(workers, "captain", known_at(game))
        told = await complaint(workers, "search:effort=much", known_at(game))
        assert told.startswith("the bot 'search:effort=much' failed: it cannot begin: ValueError: invalid")
        assert (await ask(workers, "captain", known_at(game))).choice in game.choices
        assert len(Noted.all) == 1

    with_workers(act)


def test_no_process_is_started_before_somebody_asks(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        assert not Noted.all
        for _ in range(3):
            await ask(workers, "scout", known_at(game))
        assert len(Noted.all) == 1

    with_workers(act, count=3)


def slowed(act: Callable[..., Said], seconds: float) -> Callable[..., Said]:
    def after_a_while(*told: Any, **more: Any) -> Said:
        time.sleep(seconds)
        return act(*told, **more)

    return after_a_while


def test_the_event_loop_goes_on_while_a_process_starts_thinks_and_ends(
    game: kanly.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a system that takes its time for that."""
    long = 1.0  # seconds
    for name in ("__init__", "wait"):
        monkeypatch.setattr(subprocess.Popen, name, slowed(getattr(subprocess.Popen, name), long))

    async def act(workers: Workers) -> None:
        asking = begin(complaint(workers, ENDLESS, known_at(game, 0.0)))
        longest, before = 0.0, time.perf_counter()
        while not asking.done():
            await asyncio.sleep(0.001)
            before, passed = time.perf_counter(), time.perf_counter() - before
            longest = max(longest, passed)
        assert "in time" in await asking
        assert longest < long

    with_workers(act, patience=HASTY)


# --- who is next


async def order(workers: Workers, specs: list[str], known: Known) -> list[str]:
    """In which answers come, if all are asked at once."""
    answered: list[str] = []

    async def one(spec: str) -> None:
        await ask(workers, spec, known)
        answered.append(spec)

    await asyncio.gather(*(one(spec) for spec in specs))
    return answered


def test_of_several_processes_one_is_for_the_quick(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        endless = [begin(ask(workers, ENDLESS, known_at(game))) for _ in range(2)]
        assert await order(workers, ["captain", "scout"], known_at(game)) == ["captain", "scout"]
        assert not any(asking.done() for asking in endless)
        assert len(workers.pool.waiting) == 1
        for asking in endless:
            asking.cancel()

    with_workers(act, count=2)


def test_where_there_is_one_process_the_quick_come_first(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        endless = [f"{ENDLESS}{zeros}" for zeros in ("", "0")]
        first = await order(workers, [*endless, "captain", "scout"], known_at(game, THINKING))
        assert first == [endless[0], "captain", "scout", endless[1]]

    with_workers(act)


def test_every_bot_of_ours_is_quick_or_thinks_for_long() -> None:
    """A new one is held to think for long until it is listed."""
    assert registry.OWN.keys() - QUICK == {"search", "oracle", "navigator"}
    assert registry.OWN.keys() >= QUICK


def test_too_many_questions_are_refused_and_the_others_answered(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        waiting = [begin(ask(workers, "random", known_at(game))) for _ in range(3)]
        await asyncio.sleep(0)
        assert await complaint(workers, "captain", known_at(game)) == "too many bots are thinking"
        assert (await ask(workers, "search:effort=2", known_at(game))).choice in game.choices
        assert len({(await each).choice for each in waiting}) == 1
        assert (await ask(workers, "captain", known_at(game))).choice in game.choices

    with_workers(act, questions=3)


# --- what goes wrong


def test_a_killed_process_is_replaced_and_its_question_asked_again(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        await ask(workers, "random", known_at(game))
        child = await Noted.nth(1)
        asking = begin(ask(workers, ENDLESS, known_at(game, THINKING)))
        await asyncio.sleep(0.1)
        child.process.kill()
        assert (await asking).choice in game.choices
        assert len(Noted.all) == 2

    with_workers(act)


def test_nor_is_an_answer_lost_by_one_that_was_killed_while_it_had_nothing_to_do(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        first = await ask(workers, "captain", known_at(game))
        (await Noted.nth(1)).process.kill()
        assert await ask(workers, "captain", known_at(game)) == first
        assert len(Noted.all) == 2

    with_workers(act)


def test_whoever_dies_twice_is_told_of(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        asking = begin(complaint(workers, ENDLESS, known_at(game)))
        for number in (1, 2):
            (await Noted.nth(number)).process.kill()
        assert await asking == f"the bot '{ENDLESS}' failed: it ended without an answer"
        assert (await ask(workers, "captain", known_at(game))).choice in game.choices

    with_workers(act)


def test_whoever_thinks_too_long_is_ended_and_replaced(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        told = await complaint(workers, ENDLESS, known_at(game, 0.0))
        assert told == f"the bot '{ENDLESS}' failed: it did not answer in time"
        assert (await ask(workers, "captain", known_at(game))).choice in game.choices

    with_workers(act, patience=HASTY)


def test_a_process_that_cannot_be_started_is_told_of(
    game: kanly.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(workers: Workers) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "executable", "/nowhere/python")
            assert "its process cannot be started" in await complaint(workers, "captain", known_at(game))
        assert (await ask(workers, "captain", known_at(game))).choice in game.choices

    with_workers(act)


# --- whoever no longer waits


def test_who_stops_waiting_frees_the_process_and_nobody_gets_his_answer(game: kanly.Game) -> None:
    other = position(4, seed=8)

    async def act(workers: Workers) -> None:
        await ask(workers, "random", known_at(game))
        child = await Noted.nth(1)
        asking = begin(ask(workers, ENDLESS, known_at(game)))
        await asyncio.sleep(0.1)
        asking.cancel()
        assert await ask(workers, "captain", known_at(other)) == asked(
            registry.make(read("captain")), known_at(other)
        )
        assert asking.cancelled()
        await until_gone(child)

    with_workers(act)


def test_who_stops_waiting_in_line_is_passed_over(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        asking = [begin(ask(workers, "captain", known_at(game))) for _ in range(4)]
        await asyncio.sleep(0)
        asking[1].cancel()
        await asking[0]
        asking[2].cancel()
        assert (await asking[3]).choice in game.choices
        assert not workers.pool.waiting
        assert len(workers.pool.idle) == 1

    with_workers(act)


def test_a_turn_is_not_lost_with_who_stops_waiting_at_that_very_moment() -> None:
    async def act(workers: Workers) -> None:
        pool = workers.pool
        thinker = await pool.turn(for_quick=True)
        before, after = begin(pool.turn(for_quick=True)), begin(pool.turn(for_quick=True))
        await asyncio.sleep(0)
        before.cancel()
        pool.hand_on(thinker)
        after.cancel()
        await asyncio.wait([before, after])
        assert before.cancelled()
        assert after.cancelled()
        assert pool.idle == [thinker]

    with_workers(act)


def test_who_stops_waiting_for_a_start_leaves_no_process(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        asking = begin(ask(workers, "captain", known_at(game)))
        await asyncio.sleep(0)
        asking.cancel()
        await until_gone(await Noted.nth(1))
        assert workers.pool.idle[0].child is None

    with_workers(act)


# --- the end


def test_closing_ends_all_processes_whatever_they_do(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        await ask(workers, "moody", known_at(game))
        specs = [ENDLESS, "captain", "Hangs"]
        asking = [begin(complaint(workers, spec, known_at(game))) for spec in specs]
        await Noted.nth(3)
        await workers.close()
        assert all(child.process.returncode is not None for child in Noted.all)
        told = await asyncio.gather(*asking)
        assert all("no bot thinks any longer" in each or "it ended" in each for each in told), told
        assert await complaint(workers, "captain", known_at(game)) == "no bot thinks any longer"

    with_workers(act, count=2)


def test_a_process_ends_with_its_server_even_while_it_thinks(game: kanly.Game) -> None:
    pipe = subprocess.PIPE
    command = [sys.executable, *PROGRAM]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=dict(environment())) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert b"is_closed_in" in process.stdout.readline()
        process.stdin.write(question_to(read(ENDLESS), game.knowledge(game.chooser or 0)))
        process.stdin.close()
        try:
            assert process.wait(10) == 0
        finally:
            process.kill()


# --- bots of other packages

FAILING = {
    "Exits": "it ended without an answer",
    "Hangs": "it did not answer in time",
    "Interrupts": "what it said is no answer",
    "nobody": "it cannot be made: there is no bot 'nobody'",
}


def test_whatever_a_bot_of_another_package_does_the_next_question_is_answered(game: kanly.Game) -> None:
    async def one(workers: Workers, name: str) -> None:
        told = await complaint(workers, name, known_at(game, 0.0), at=name)
        assert told.startswith(f"the bot '{name}' failed: ")
        assert FAILING[name] in told
        assert told.isprintable()
        assert (await ask(workers, "moody", known_at(game), at=name)).choice == game.choices[0]

    async def act(workers: Workers) -> None:
        await asyncio.gather(*(one(workers, name) for name in FAILING))
        assert len(workers.household.children) == 2

    with_workers(act, patience=HASTY, guests=2)


def test_it_remembers_its_seat_until_it_is_told_to_forget_or_fails(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        async def times(at: str) -> int:
            return (await ask(workers, "moody", known_at(game), at)).reasons[0].amount

        assert [await times("a/0"), await times("a/1"), await times("a/0")] == [1, 1, 2]
        await workers.forget("a/0")
        assert [await times("a/0"), await times("a/1")] == [1, 2]
        assert "in time" in await complaint(workers, "moody", known_at(game, 0.0), "a/1")
        assert [await times("a/0"), await times("a/1")] == [2, 1]

    with_workers(act, patience=HASTY)


def test_the_longest_idle_goes_where_there_are_too_many(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        counted = []
        for at in ("first", "second", "first", "third", "first", "second"):
            counted.append((await ask(workers, "moody", known_at(game), at)).reasons[0].amount)
        assert counted == [1, 1, 2, 1, 3, 1]
        assert [*workers.guests.seated] == ["first", "second"]

    with_workers(act, guests=2)


def test_whoever_is_told_to_forget_while_it_thinks_leaves_no_process(game: kanly.Game) -> None:
    async def act(workers: Workers) -> None:
        await ask(workers, "moody", known_at(game))
        asking = begin(complaint(workers, "moody", known_at(game, 0.9)))
        await asyncio.sleep(0.05)
        child = await Noted.nth(1)
        await workers.forget("table/0")
        assert "it ended without an answer" in await asking
        await until_gone(child)

    with_workers(act)


# --- secrets


def test_what_is_sent_hangs_on_nothing_that_the_seat_cannot_know(
    game: kanly.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []
    give = Child.give

    def noted(child: Child, told: bytes) -> None:
        sent.append(told)
        give(child, told)

    monkeypatch.setattr(Child, "give", noted)
    other = dealt_anew(game, game.chooser or 0, 9)
    assert other.digest() != game.digest()

    async def act(workers: Workers) -> None:
        answers = [await ask(workers, "captain", known_at(each)) for each in (game, other)]
        assert answers[0] == answers[1]
        assert sent[0] == sent[1]

    with_workers(act)


@pytest.mark.parametrize("name", ["WalksFrames", "TurnsOutTheGarbage"])
def test_the_seed_is_nowhere_in_the_process_of_a_bot(name: str) -> None:
    game = kanly.new_game(3)

    async def act(workers: Workers) -> None:
        answer = await ask(workers, name, known_at(game))
        assert not [reason for reason in answer.reasons if game.state.seed.hex()[:40] in reason.about]

    with_workers(act)
