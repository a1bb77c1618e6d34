"""Accounts and secrets in a store, whichever it is."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from server.store.places import Place, account

from kanly.server.store.event_store import Account, EventStore, NameTaken, NoSuchAccount


def test_an_account_is_found_by_name_and_by_person(place: Place) -> None:
    async def both(store: EventStore) -> tuple[Account | None, Account | None]:
        await store.add_account(account())
        return await store.find_account("paul"), await store.account_of("p1")

    assert place.run(both) == (account(), account())
    assert place.run(lambda store: store.find_account("paul")) == account()


def test_whoever_has_no_account_is_not_found(place: Place) -> None:
    assert place.run(lambda store: store.find_account("paul")) is None
    assert place.run(lambda store: store.account_of("p1")) is None


def test_a_name_is_nobody_elses_however_it_is_written(place: Place) -> None:
    async def twice(store: EventStore) -> Account | None:
        await store.add_account(account("Paul", "p1"))
        with pytest.raises(NameTaken, match="the name 'PAUL' is taken"):
            await store.add_account(account("PAUL", "p2"))
        return await store.find_account("paul")

    assert place.run(twice) == account("Paul", "p1")


def test_a_person_has_one_account(place: Place) -> None:
    async def twice(store: EventStore) -> Account | None:
        await store.add_account(account("Paul", "p1"))
        with pytest.raises(NameTaken):
            await store.add_account(account("Usul", "p1"))
        return await store.find_account("usul")

    assert place.run(twice) is None


def test_of_many_who_want_a_name_at_once_one_gets_it(place: Place) -> None:
    async def race(store: EventStore) -> list[type]:
        tried = [store.add_account(account("Paul", f"p{at}")) for at in range(8)]
        return [type(outcome) for outcome in await asyncio.gather(*tried, return_exceptions=True)]

    assert sorted(place.run(race), key=str) == sorted([type(None)] + [NameTaken] * 7, key=str)


def test_an_account_changes_all_but_its_person_and_its_age(place: Place) -> None:
    new = Account("Usul", "usul", "p1", "$other$", b'{"language":"ja"}', 99.0)

    async def change(store: EventStore) -> tuple[Account | None, Account | None]:
        await store.add_account(account())
        await store.change_account(new)
        return await store.find_account("paul"), await store.account_of("p1")

    assert place.run(change) == (None, replace(new, created=5.0))


def test_an_account_cannot_take_anothers_name(place: Place) -> None:
    async def take(store: EventStore) -> Account | None:
        await store.add_account(account("Paul", "p1"))
        await store.add_account(account("Feyd", "p2"))
        with pytest.raises(NameTaken, match="the name 'Paul' is taken"):
            await store.change_account(account("Paul", "p2"))
        return await store.account_of("p2")

    assert place.run(take) == account("Feyd", "p2")


def test_what_is_no_account_cannot_change(place: Place) -> None:
    with pytest.raises(NoSuchAccount, match="there is no account of 'p1'"):
        place.run(lambda store: store.change_account(account()))


def test_a_secret_stays_the_same_for_good(place: Place) -> None:
    async def twice(store: EventStore) -> tuple[bytes, bytes]:
        return await store.secret("cookies"), await store.secret("cookies", 64)

    first, second = place.run(twice)
    assert first == second == place.run(lambda store: store.secret("cookies"))
    assert len(first) == 32


def test_each_secret_is_drawn_for_itself(place: Place) -> None:
    async def two(store: EventStore) -> tuple[bytes, bytes]:
        return await store.secret("cookies"), await store.secret("seats", 16)

    cookies, seats = place.run(two)
    assert len(seats) == 16
    assert cookies[:16] != seats


def test_many_who_ask_for_a_secret_at_once_get_the_same(place: Place) -> None:
    async def race(store: EventStore) -> set[bytes]:
        return set(await asyncio.gather(*(store.secret("cookies") for _ in range(8))))

    assert len(place.run(race)) == 1
