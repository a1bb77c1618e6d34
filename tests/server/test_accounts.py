"""Accounts: the same person on another device."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Literal

import pytest
from argon2 import PasswordHasher, extract_parameters

from kanly.server.people.accounts import Accounts
from kanly.server.people.passwords import Passwords
from kanly.server.refused import Refused
from kanly.server.store.event_store import Account, NameTaken

PERSON = "0123456789abcdef0123456789abcdef"
OTHER = "f" * 32
PASSWORD = "fear is the mind-killer"


class Shelf:
    """Accounts in memory."""

    def __init__(self) -> None:
        self.accounts: dict[str, Account] = {}

    async def add_account(self, account: Account) -> None:
        if await self.find_account(account.name_key):
            raise NameTaken("taken")
        self.accounts[account.person] = account

    async def change_account(self, account: Account) -> None:
        self.accounts[account.person] = account

    async def find_account(self, name_key: str) -> Account | None:
        return next((each for each in self.accounts.values() if each.name_key == name_key), None)

    async def account_of(self, person: str) -> Account | None:
        return self.accounts.get(person)


class Quick(PasswordHasher):
    """Counts what it is asked, and how often at once."""

    def __init__(self, time_cost: int = 1) -> None:
        super().__init__(time_cost=time_cost, memory_cost=64, parallelism=1)
        self.verified: list[str] = []
        self.running = 0
        self.most_running = 0
        self.may_go_on = threading.Event()
        self.may_go_on.set()
        self.lock = threading.Lock()

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.verified.append(str(hash))
        return super().verify(hash, password)

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.lock:
            self.running += 1
            self.most_running = max(self.running, self.most_running)
        self.may_go_on.wait(10)
        with self.lock:
            self.running -= 1
        return super().hash(password, salt=salt)


class Office:
    def __init__(self) -> None:
        self.hasher = Quick()
        self.passwords = Passwords(self.hasher)
        self.shelf = Shelf()
        self.now = 0.0
        self.accounts = Accounts(self.shelf, self.passwords, lambda: 1000.0, lambda: self.now)


@pytest.fixture
def office() -> Iterator[Office]:
    made = Office()
    yield made
    made.passwords.close()


async def refusal(asked: Awaitable[object]) -> Refused:
    try:
        await asked
    except Refused as refused:
        return refused
    raise AssertionError("it was not refused")


def play(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


def test_a_guest_becomes_an_account_and_stays_the_same_person(office: Office) -> None:
    async def story() -> None:
        made = await office.accounts.create(PERSON, " Muad'Dib ", PASSWORD, "client")
        assert replace(made, password_hash="") == Account("Muad'Dib", "muad'dib", PERSON, "", b"", 1000.0)
        assert PASSWORD not in made.password_hash
        assert await office.accounts.sign_in("MUAD'DIB", PASSWORD, "elsewhere") == made

    play(story)


def test_passwords_are_hashed_with_argon2id_by_default() -> None:
    passwords = Passwords()
    hashed = asyncio.run(passwords.hashed(PASSWORD))
    passwords.close()
    assert hashed.startswith("$argon2id$")
    assert not passwords.is_outdated(hashed)


def test_a_wrong_password_and_an_unknown_name_are_told_alike_and_cost_the_same(office: Office) -> None:
    async def story() -> None:
        await office.accounts.create(PERSON, "Paul", PASSWORD, "client")
        wrong = await refusal(office.accounts.sign_in("Paul", "not the password", "client"))
        unknown = await refusal(office.accounts.sign_in("Feyd", "not the password", "client"))
        costs = [extract_parameters(compared) for compared in office.hasher.verified]
        assert len(costs) == 2
        assert costs[0] == costs[1]
        assert (wrong.code, wrong.sentence, wrong.status) == (unknown.code, unknown.sentence, unknown.status)

    play(story)


def test_nobody_gets_in_by_the_decoy(office: Office) -> None:
    office.passwords.decoy = office.hasher.hash(PASSWORD)
    assert not asyncio.run(office.passwords.is_right(PASSWORD, None))


@pytest.mark.parametrize("password", ["", "seven77", "x" * 129, "x" * 1_000_000, "\ud800" * 8])
def test_a_password_has_eight_to_128_characters(office: Office, password: str) -> None:
    async def story() -> None:
        assert (await refusal(office.accounts.create(PERSON, "Paul", password, "c"))).code == "bad_password"
        assert (await refusal(office.accounts.sign_in("Paul", password, "c"))).code == "wrong_password"
        assert not office.hasher.verified

    play(story)


def test_the_same_password_fits_from_every_keyboard(office: Office) -> None:
    hashed = asyncio.run(office.passwords.hashed("Zo\u00eb of Caladan"))
    assert asyncio.run(office.passwords.is_right("Zoe\u0308 of Caladan", hashed))


def test_a_broken_hash_fits_nothing(office: Office) -> None:
    assert not asyncio.run(office.passwords.is_right(PASSWORD, "$argon2id$broken"))
    assert not asyncio.run(office.passwords.is_right(PASSWORD, "nothing"))


def test_a_name_is_taken_once(office: Office) -> None:
    async def story() -> None:
        await office.accounts.create(PERSON, "Paul", PASSWORD, "client")
        assert (await refusal(office.accounts.create(OTHER, "PAUL", PASSWORD, "client"))).code == "name_taken"
        assert (
            await refusal(office.accounts.create(PERSON, "Usul", PASSWORD, "client"))
        ).code == "has_account"

    play(story)


def test_of_two_who_want_a_name_at_once_one_gets_it(office: Office) -> None:
    async def story() -> None:
        wanted = [office.accounts.create(person, "Paul", PASSWORD, "client") for person in (PERSON, OTHER)]
        ends = await asyncio.gather(*wanted, return_exceptions=True)
        assert sorted(type(end).__name__ for end in ends) == ["Account", "Refused"]

    play(story)


def test_an_old_hash_is_made_anew_when_somebody_signs_in(office: Office) -> None:
    async def story() -> None:
        made = await office.accounts.create(PERSON, "Paul", PASSWORD, "client")
        later = Passwords(Quick(time_cost=2))
        accounts = Accounts(office.shelf, later, lambda: 1000.0)
        signed = await accounts.sign_in("Paul", PASSWORD, "client")
        assert "t=2" in signed.password_hash
        assert office.shelf.accounts[PERSON] == signed
        assert signed == replace(made, password_hash=signed.password_hash)
        later.close()

    play(story)


def test_a_password_is_changed_by_whoever_knows_it(office: Office) -> None:
    async def story() -> None:
        await office.accounts.create(PERSON, "Paul", PASSWORD, "client")
        wrong = office.accounts.change_password(PERSON, "not the password", "another password", "client")
        assert (await refusal(wrong)).code == "wrong_password"
        short = office.accounts.change_password(PERSON, PASSWORD, "short", "client")
        assert (await refusal(short)).code == "bad_password"
        await office.accounts.change_password(PERSON, PASSWORD, "another password", "client")
        assert (await office.accounts.sign_in("Paul", "another password", "client")).person == PERSON
        assert (await refusal(office.accounts.sign_in("Paul", PASSWORD, "client"))).code == "wrong_password"

    play(story)


def test_nobody_changes_the_password_of_a_guest(office: Office) -> None:
    asked = office.accounts.change_password(PERSON, PASSWORD, PASSWORD, "client")
    assert asyncio.run(refusal(asked)).code == "no_account"


def test_passwords_cannot_be_guessed_in_a_hurry(office: Office) -> None:
    async def story() -> None:
        await office.accounts.create(PERSON, "Paul", PASSWORD, "home")
        for _ in range(8):
            await refusal(office.accounts.sign_in("Paul", "guess after guess", "guesser"))
        stopped = await refusal(office.accounts.sign_in("Paul", PASSWORD, "guesser"))
        assert (stopped.code, stopped.status, stopped.wait) == ("too_fast", 429, 30.0)
        assert (await office.accounts.sign_in("Paul", PASSWORD, "home")).person == PERSON
        office.now += 30
        assert (await office.accounts.sign_in("Paul", PASSWORD, "guesser")).person == PERSON

    play(story)


def test_at_most_two_passwords_are_hashed_at_once_and_the_server_goes_on_meanwhile(office: Office) -> None:
    async def story() -> None:
        office.hasher.may_go_on.clear()
        asked = [asyncio.create_task(office.passwords.hashed(PASSWORD)) for _ in range(6)]
        while office.hasher.running < 2:
            await asyncio.sleep(0.001)
        asked.pop().cancel()
        asked.pop(0).cancel()
        await asyncio.sleep(0.02)
        office.hasher.may_go_on.set()
        assert len(await asyncio.gather(*asked)) == 4
        assert office.hasher.most_running == 2
        assert office.passwords.waiting == 0

    play(story)


def test_when_too_many_sign_in_the_next_is_sent_away(office: Office) -> None:
    async def story() -> None:
        office.hasher.may_go_on.clear()
        office.passwords.most_waiting = 3
        asked = [asyncio.create_task(office.passwords.hashed(PASSWORD)) for _ in range(3)]
        await asyncio.sleep(0)
        assert (await refusal(office.passwords.hashed(PASSWORD))).status == 503
        office.hasher.may_go_on.set()
        await asyncio.gather(*asked)
        assert await office.passwords.hashed(PASSWORD)

    play(story)
