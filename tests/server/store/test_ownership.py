"""Who has a game, and what is said between processes, in whichever store."""

from __future__ import annotations

import asyncio
import random

import pytest
from server.store.ear import Ear
from server.store.places import Place, game

from kanly.server.store.event_store import NoSuchGame
from kanly.server.store.ownership import Store


def test_whoever_makes_a_game_has_it(place: Place) -> None:
    async def make(store: Store) -> tuple[str | None, bool, list[str]]:
        await store.create(game(), [])
        return await store.owner_of("dune"), await store.claim("dune"), await store.takeover()

    owner, is_claimed, taken = place.run(make)
    assert owner
    assert is_claimed
    assert taken == []


def test_a_game_that_was_released_is_nobodys_until_it_is_claimed(place: Place) -> None:
    async def let_go(store: Store) -> list[bool]:
        await store.create(game(), [])
        found = [await store.owner_of("dune") is None]
        await store.release("dune")
        found.append(await store.owner_of("dune") is None)
        await store.claim("dune")
        return [*found, await store.owner_of("dune") is None]

    assert place.run(let_go) == [False, True, False]


def test_after_a_restart_all_games_that_are_played_are_taken_over(place: Place) -> None:
    async def fill(store: Store) -> None:
        await store.create(game("third", changed=3.0), [b"a"])
        await store.create(game("over", status="over"), [])
        await store.create(game("first", changed=1.0), [])
        await store.create(game("second", changed=2.0), [])

    async def restart(store: Store) -> list[list[str]]:
        assert await store.owner_of("first") is None
        return [await store.takeover(2), await store.takeover(), await store.takeover()]

    place.run(fill)
    assert place.run(restart) == [["first", "second"], ["third"], []]


def test_a_game_taken_over_goes_on(place: Place) -> None:
    async def go_on(store: Store) -> tuple[bytes, ...]:
        assert await store.takeover() == ["dune"]
        await store.append("dune", 1, [b"b"], game())
        await store.save_snapshot("dune", 2, b"after b")
        return await store.whole("dune")

    place.run(lambda store: store.create(game(), [b"a"]))
    assert place.run(go_on) == (b"a", b"b")


def test_what_is_not_there_cannot_be_had(place: Place) -> None:
    async def ask(store: Store) -> None:
        for asked in (store.claim("ix"), store.owner_of("ix")):
            with pytest.raises(NoSuchGame, match="there is no game 'ix'"):
                await asked
        await store.release("ix")

    place.run(ask)


def test_what_is_said_is_heard_in_order_by_all_who_listen(place: Place) -> None:
    async def talk(store: Store) -> tuple[list[bytes | None], list[bytes | None], list[bytes | None]]:
        first, second, other = Ear(), Ear(), Ear()
        await store.listen("dune", first)
        await store.listen("dune", second)
        await store.listen("Ix 'n\" more", other)
        for number in range(5):
            await store.notify("dune", b"%d" % number)
        await store.notify("dune", b"4")
        await store.notify("Ix 'n\" more", b"\x00\xff")
        return await first.until(6), await second.until(6), await other.until(1)

    first, second, other = place.run(talk)
    assert first == second == [b"0", b"1", b"2", b"3", b"4", b"4"]
    assert other == [b"\x00\xff"]


def test_whoever_no_longer_listens_hears_nothing(place: Place) -> None:
    async def talk(store: Store) -> tuple[list[bytes | None], list[bytes | None]]:
        leaving, staying = Ear(), Ear()
        await store.listen("dune", leaving)
        await store.listen("dune", staying)
        await store.unlisten("dune", leaving)
        await store.notify("dune", b"a")
        await staying.until(1)
        await store.unlisten("dune", staying)
        await store.notify("dune", b"b")
        await store.listen("dune", staying)
        await store.notify("dune", b"c")
        return leaving.heard, await staying.until(2)

    assert place.run(talk) == ([], [b"a", b"c"])


def test_a_long_message_is_heard_whole(place: Place) -> None:
    long = [random.Random(1).randbytes(size) for size in (0, 5900, 6000, 100_000)]

    async def talk(store: Store) -> list[bytes | None]:
        ear = Ear()
        await store.listen("dune", ear)
        await asyncio.gather(*(store.notify("dune", message) for message in long))
        return await ear.until(len(long))

    heard = place.run(talk)
    assert len(heard) == len(long)
    assert set(heard) == set(long)
