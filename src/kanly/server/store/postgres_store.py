"""Games in PostgreSQL, for several servers that share them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kanly.server.figures import Durations
from kanly.server.store.event_store import PAGE, Account, Stored, Summary
from kanly.server.store.listing import Wanted
from kanly.server.store.ownership import Heard
from kanly.server.store.postgres import accounts, games, owners, parcels
from kanly.server.store.postgres import statements as ask
from kanly.server.store.postgres.copy import copy_all
from kanly.server.store.postgres.link import Link, linked, told_in_words
from kanly.server.store.postgres.presence import Presence
from kanly.server.store.postgres.schema import migrate


async def open_postgres(url: str, address: str) -> PostgresStore:
    """For the loop that is running. Others are told the address when they ask who has a game."""
    with told_in_words():
        link = await linked(url)
        try:
            async with link.connection() as connection:
                await migrate(connection)
            presence = Presence(url, address)
            await presence.begin()
        except BaseException:
            await link.close()
            raise
    return PostgresStore(link, presence)


class PostgresStore:
    def __init__(self, link: Link, presence: Presence) -> None:
        self.link = link
        self.presence = presence
        self.appending = Durations()

    # --- games

    async def create(self, summary: Summary, entries: Sequence[bytes]) -> None:
        async with self.link.connection() as to:
            await games.create(to, self.presence.owner, summary, entries)

    async def append(self, game: str, number: int, entries: Sequence[bytes], summary: Summary) -> None:
        with self.appending.measured():
            async with self.link.connection() as to:
                await games.append(to, self.presence.owner, game, number, entries, summary)

    async def save_snapshot(self, game: str, number: int, snapshot: bytes) -> None:
        async with self.link.connection() as to:
            await games.save_snapshot(to, self.presence.owner, game, number, snapshot)

    async def set_aside(self, game: str, reason: str) -> None:
        async with self.link.connection() as to:
            await games.set_aside(to, game, reason)

    async def delete(self, game: str) -> None:
        async with self.link.connection() as to:
            await games.delete(to, game)

    async def load(self, game: str) -> Stored:
        async with self.link.connection() as source:
            return await games.load(source, game)

    async def whole(self, game: str) -> tuple[bytes, ...]:
        async with self.link.connection() as source:
            return await games.whole(source, game)

    async def list_games(
        self,
        *,
        status: str | None = None,
        person: str | None = None,
        listed_only: bool = False,
        before: tuple[float, str] | None = None,
        limit: int = PAGE,
    ) -> list[Summary]:
        wanted = Wanted(status, person, listed_only, before, limit)
        async with self.link.connection() as source:
            return await games.list_games(source, wanted)

    async def running(self) -> list[str]:
        async with self.link.connection() as source:
            return await games.running(source)

    async def count_games(self) -> dict[str, int]:
        async with self.link.connection() as source:
            return await games.count_games(source)

    async def reason_of(self, game: str) -> str | None:
        async with self.link.connection() as source:
            return await games.reason_of(source, game)

    # --- who has a game

    async def claim(self, game: str) -> bool:
        async with self.link.connection() as to:
            return await owners.claim(to, self.presence.owner, game)

    async def release(self, game: str) -> None:
        async with self.link.connection() as to:
            await owners.release(to, self.presence.owner, game)

    async def owner_of(self, game: str) -> str | None:
        async with self.link.connection() as source:
            return await owners.owner_of(source, game)

    async def takeover(self, limit: int | None = None) -> list[str]:
        async with self.link.connection() as to:
            return await owners.take_over(to, self.presence.owner, limit)

    async def notify(self, channel: str, payload: bytes) -> None:
        async with self.link.connection() as to:
            await to.execute(ask.NOTIFY, parcels.name_of(channel), parcels.packed(payload))

    async def listen(self, channel: str, heard: Heard) -> None:
        await self.presence.listen(channel, heard)

    async def unlisten(self, channel: str, heard: Heard) -> None:
        await self.presence.unlisten(channel, heard)

    # --- people and secrets

    async def add_account(self, account: Account) -> None:
        async with self.link.connection() as to:
            await accounts.add(to, account)

    async def change_account(self, account: Account) -> None:
        async with self.link.connection() as to:
            await accounts.change(to, account)

    async def find_account(self, name_key: str) -> Account | None:
        async with self.link.connection() as source:
            return await accounts.find(source, name_key)

    async def account_of(self, person: str) -> Account | None:
        async with self.link.connection() as source:
            return await accounts.of_person(source, person)

    async def secret(self, name: str, size: int = 32) -> bytes:
        async with self.link.connection() as to:
            return await accounts.secret(to, name, size)

    async def note(self, name: str) -> bytes | None:
        async with self.link.connection() as source:
            return await accounts.note(source, name)

    async def keep_note(self, name: str, value: bytes | None) -> None:
        async with self.link.connection() as to:
            await accounts.keep_note(to, name, value)

    # --- the whole

    async def backup(self, to: Path) -> None:
        """Into a file of SQLite."""
        async with self.link.connection() as source:
            await copy_all(source, to)

    async def close(self) -> None:
        """What this server had is nobody's from then on."""
        if not self.link.is_closed:
            await self.link.close()
            await self.presence.end()
