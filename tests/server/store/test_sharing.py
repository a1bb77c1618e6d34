"""Several servers with one PostgreSQL: a game has one of them, and another when that one is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from server.store.appender import NAMES, acknowledged
from server.store.ear import Ear
from server.store.places import PostgresPlace, game

from kanly.server.store.event_store import Outdated
from kanly.server.store.postgres import presence
from kanly.server.store.postgres.owners import take_over
from kanly.server.store.postgres.schema import LOCKS
from kanly.server.store.postgres_store import PostgresStore, open_postgres

Work = Callable[[PostgresStore, PostgresStore], Awaitable[None]]


def two(place: PostgresPlace, work: Work) -> None:
    """Two servers, called one and two."""

    async def with_both() -> None:
        one = await open_postgres(place.address, "one")
        second = await open_postgres(place.address, "two")
        try:
            await work(one, second)
        finally:
            await second.close()
            await one.close()

    asyncio.run(with_both())


@pytest.fixture
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers do nothing by themselves, so that each step of a test is seen."""
    monkeypatch.setattr(presence, "BEAT", 1000.0)


def test_a_game_has_one_server_at_a_time(postgres_place: PostgresPlace) -> None:
    async def want(one: PostgresStore, other: PostgresStore) -> None:
        await one.create(game(), [])
        assert not await other.claim("dune")
        assert await other.owner_of("dune") == "one"
        assert await other.takeover() == []
        for asked in (other.append("dune", 0, [b"x"], game()), other.save_snapshot("dune", 0, b"x")):
            with pytest.raises(Outdated, match="this server no longer has the game 'dune'"):
                await asked
        await one.append("dune", 0, [b"a"], game())
        assert (await other.load("dune")).entries == (b"a",)

    two(postgres_place, want)


def test_a_game_is_handed_over(postgres_place: PostgresPlace) -> None:
    async def hand(one: PostgresStore, other: PostgresStore) -> None:
        await one.create(game(), [])
        await other.release("dune")
        assert await other.owner_of("dune") == "one"
        await one.release("dune")
        assert await other.claim("dune")
        await other.append("dune", 0, [b"a"], game())
        with pytest.raises(Outdated):
            await one.append("dune", 1, [b"b"], game())

    two(postgres_place, hand)


def test_of_two_who_claim_at_once_one_gets_it(postgres_place: PostgresPlace) -> None:
    async def race(one: PostgresStore, other: PostgresStore) -> None:
        names = [f"g{at}" for at in range(20)]
        await asyncio.gather(*(one.create(game(name), []) for name in names))
        await asyncio.gather(*(one.release(name) for name in names))
        for name in names:
            assert sorted(await asyncio.gather(one.claim(name), other.claim(name))) == [False, True]

    two(postgres_place, race)


def test_two_who_take_over_at_once_share_the_games(postgres_place: PostgresPlace) -> None:
    names = [f"g{at}" for at in range(40)]
    postgres_place.run(lambda store: asyncio.gather(*(store.create(game(name), [b"a"]) for name in names)))

    async def race(one: PostgresStore, other: PostgresStore) -> None:
        taken = await asyncio.gather(*(store.takeover(7) for store in (one, other) * 4))
        assert sorted(name for some in taken for name in some) == sorted(names)
        for at, some in enumerate(taken):
            store = (one, other)[at % 2]
            await asyncio.gather(*(store.append(name, 1, [b"b"], game(name)) for name in some))

    two(postgres_place, race)


def test_what_another_is_just_taking_over_is_left_to_it(postgres_place: PostgresPlace) -> None:
    async def meet(one: PostgresStore, other: PostgresStore) -> None:
        for name in ("first", "second"):
            await one.create(game(name), [])
            await one.release(name)
        async with one.link.connection() as to, to.transaction():
            assert await take_over(to, one.presence.owner, 1) == ["first"]
            assert await other.takeover() == ["second"]
        assert await other.owner_of("first") == "one"

    two(postgres_place, meet)


def test_a_server_that_ends_leaves_its_games_to_others(postgres_place: PostgresPlace) -> None:
    async def end(one: PostgresStore, other: PostgresStore) -> None:
        await one.create(game(), [b"a"])
        await one.close()
        assert await other.owner_of("dune") is None
        assert await other.takeover() == ["dune"]

    two(postgres_place, end)


def test_the_games_of_a_killed_server_go_on_in_another_and_nothing_is_lost(
    postgres_place: PostgresPlace,
) -> None:
    async def survive(store: PostgresStore) -> None:
        for _ in range(2):
            said = set(await asyncio.to_thread(acknowledged, postgres_place.address, 5))
            async with asyncio.timeout(20):
                taken = set[str]()
                while taken < set(NAMES):
                    taken.update(await store.takeover())
            for name in NAMES:
                whole = await store.whole(name)
                assert {entry for entry in said if entry.startswith(name.encode())} <= set(whole)
                await store.append(name, len(whole), [b"%s %d" % (name.encode(), len(whole))], game(name))
                await store.release(name)

    postgres_place.run(survive)


@pytest.mark.usefixtures("_silent")
def test_a_server_that_hangs_is_replaced_and_cannot_write_when_it_wakes(
    postgres_place: PostgresPlace,
) -> None:
    async def hang(one: PostgresStore, other: PostgresStore) -> None:
        await one.create(game(), [b"a"])
        await pass_time(other, "one")
        assert await other.owner_of("dune") is None
        assert await other.claim("dune")
        for asked in (one.append("dune", 1, [b"x"], game()), one.save_snapshot("dune", 1, b"x")):
            with pytest.raises(Outdated, match="this server no longer has the game 'dune'"):
                await asked
        await one.presence.renew()
        assert not await one.claim("dune")
        await other.release("dune")
        assert await one.claim("dune")
        await one.append("dune", 1, [b"b"], game())

    two(postgres_place, hang)


async def pass_time(store: PostgresStore, address: str) -> None:
    """Until the lease of a server has run out."""
    async with store.link.connection() as to:
        await to.execute("UPDATE owners SET expires = now() - interval '1 s' WHERE address = $1", address)


@pytest.mark.usefixtures("_silent")
def test_a_server_that_was_struck_out_makes_games_that_nobody_has(postgres_place: PostgresPlace) -> None:
    async def make(one: PostgresStore, other: PostgresStore) -> None:
        await pass_time(other, "one")
        assert await other.takeover() == []
        await one.create(game(), [])
        assert not await one.claim("dune")
        assert await one.takeover() == []
        assert await other.takeover() == ["dune"]

    two(postgres_place, make)


async def cut(store: PostgresStore, address: str) -> None:
    """The connection on which a server holds its lock and listens."""
    held = (
        "FROM pg_locks, owners WHERE locktype = 'advisory' AND objid::integer = owner AND address = $1"
        f" AND classid = {LOCKS} AND objsubid = 2"
    )
    async with store.link.connection() as to, asyncio.timeout(10):
        assert await to.fetch(f"SELECT pg_terminate_backend(pid) {held}", address)
        while await to.fetch(f"SELECT pid {held}", address):
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("_silent")
def test_a_server_that_loses_its_lock_for_a_moment_keeps_its_games(postgres_place: PostgresPlace) -> None:
    async def lose(one: PostgresStore, other: PostgresStore) -> None:
        ear = Ear()
        await one.listen("dune", ear)
        await one.create(game(), [])
        await cut(other, "one")
        await one.presence.renew()
        assert await ear.until(1) == [None]
        assert not await other.claim("dune")
        await one.append("dune", 0, [b"a"], game())
        await other.notify("dune", b"hello")
        assert await ear.until(2) == [None, b"hello"]

    two(postgres_place, lose)


@pytest.mark.usefixtures("_silent")
def test_a_server_keeps_its_games_when_its_lock_is_still_held_by_its_lost_connection(
    postgres_place: PostgresPlace,
) -> None:
    async def lose(one: PostgresStore, other: PostgresStore) -> None:
        await one.create(game(), [])
        former = one.presence.owner
        async with other.link.connection() as lost:
            await cut(other, "one")
            await lost.execute("SELECT pg_advisory_lock($1, $2)", LOCKS, former)
            await one.presence.renew()
            await lost.execute("SELECT pg_advisory_unlock_all()")
        assert one.presence.owner != former
        assert await other.takeover() == []
        await one.append("dune", 0, [b"a"], game())

    two(postgres_place, lose)


@pytest.mark.usefixtures("_silent")
def test_a_server_that_was_replaced_meanwhile_has_its_games_no_more(postgres_place: PostgresPlace) -> None:
    async def lose(one: PostgresStore, other: PostgresStore) -> None:
        await one.create(game(), [])
        await cut(other, "one")
        assert await other.takeover() == ["dune"]
        await one.presence.renew()
        with pytest.raises(Outdated):
            await one.append("dune", 0, [b"x"], game())
        assert await one.owner_of("dune") == "two"

    two(postgres_place, lose)


@pytest.mark.usefixtures("_silent")
def test_the_lock_of_another_program_keeps_no_server_alive(postgres_place: PostgresPlace) -> None:
    async def lose(one: PostgresStore, other: PostgresStore) -> None:
        await one.create(game(), [])
        async with other.link.connection() as program:
            await program.execute("SELECT pg_advisory_lock(77, $1)", one.presence.owner)
            await program.execute("SELECT pg_advisory_lock($1::bigint)", (LOCKS << 32) + one.presence.owner)
            await cut(other, "one")
            assert await other.takeover() == ["dune"]
            await program.execute("SELECT pg_advisory_unlock_all()")

    two(postgres_place, lose)


def test_a_lease_is_renewed_as_long_as_the_server_lives(
    postgres_place: PostgresPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.05)

    async def live(one: PostgresStore, other: PostgresStore) -> None:
        await one.create(game(), [])
        await pass_time(other, "one")
        await asyncio.sleep(1.0)
        assert await other.owner_of("dune") == "one"

    two(postgres_place, live)


def test_servers_hear_each_other(postgres_place: PostgresPlace) -> None:
    async def talk(one: PostgresStore, other: PostgresStore) -> None:
        ear = Ear()
        await one.listen("dune", ear)
        await other.notify("dune", b"moved")
        assert await ear.until(1) == [b"moved"]

    two(postgres_place, talk)


def test_a_channel_has_a_short_name(postgres_place: PostgresPlace) -> None:
    with pytest.raises(ValueError, match="is too long"):
        postgres_place.run(lambda store: store.listen("d" * 60, Ear()))
