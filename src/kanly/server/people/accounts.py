"""Optional accounts, by which somebody finds their games on another device."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from kanly.server.limits import Buckets, Rate
from kanly.server.people.names import checked_name, name_key
from kanly.server.people.passwords import Passwords
from kanly.server.refused import Refused
from kanly.server.store.event_store import Account, NameTaken

TRIES: Final = Rate(burst=8, per_second=1 / 30)  # at one name, by one client
TRIES_IN_ALL: Final = Rate(burst=30, per_second=1 / 10)  # by one client


class AccountStore(Protocol):
    async def add_account(self, account: Account) -> None: ...

    async def change_account(self, account: Account) -> None: ...

    async def find_account(self, name_key: str) -> Account | None: ...

    async def account_of(self, person: str) -> Account | None: ...


class Accounts:
    """`client` is whoever asks, by address: passwords cannot be guessed in a hurry."""

    def __init__(
        self,
        store: AccountStore,
        passwords: Passwords,
        clock: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.passwords = passwords
        self.clock = clock
        self.tries = Buckets(TRIES, clock=ticks)
        self.tries_in_all = Buckets(TRIES_IN_ALL, clock=ticks)

    async def create(self, person: str, name: str, password: str, client: str) -> Account:
        """The guest keeps the id, and with it every running game."""
        self.tries_in_all.demand(client)
        shown = checked_name(name)
        if await self.store.account_of(person) is not None:
            raise Refused("has_account", "You have an account already.", 409)
        if await self.store.find_account(name_key(shown)) is not None:
            raise taken()
        hashed = await self.passwords.hashed(password)
        account = Account(shown, name_key(shown), person, hashed, b"", self.clock())
        await self.added(account)
        return account

    async def added(self, account: Account) -> None:
        """Another may have been quicker."""
        try:
            await self.store.add_account(account)
        except NameTaken:
            raise taken() from None

    async def sign_in(self, name: str, password: str, client: str) -> Account:
        """Whether the name or the password is wrong is told neither by words nor by time."""
        key = name_key(name)
        self.tries_in_all.demand(client)
        self.tries.demand(f"{client} {key}")
        account = await self.store.find_account(key)
        right = account.password_hash if account else None
        if not await self.passwords.is_right(password, right) or account is None:
            raise Refused("wrong_password", "There is no account of this name with this password.", 403)
        if self.passwords.is_outdated(account.password_hash):
            return await self.with_password(account, password)
        return account

    async def change_password(self, person: str, old: str, new: str, client: str) -> Account:
        account = await self.store.account_of(person)
        if account is None:
            raise Refused("no_account", "You have no account.", 404)
        return await self.with_password(await self.sign_in(account.name, old, client), new)

    async def with_password(self, account: Account, password: str) -> Account:
        """What else was changed meanwhile stays so."""
        hashed = await self.passwords.hashed(password)
        current = await self.store.account_of(account.person)
        changed = replace(current or account, password_hash=hashed)
        await self.store.change_account(changed)
        return changed


def taken() -> Refused:
    return Refused("name_taken", "Somebody else has that name.", 409)
