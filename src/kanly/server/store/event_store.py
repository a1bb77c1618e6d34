"""What every store of live games can do, whatever database is behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from kanly.server.figures import Durations

PAGE: Final = 50  # games of a list that is asked for without a limit


class StoreError(Exception):
    """Says in one sentence why the store did not do what it was asked."""


class NameTaken(StoreError):  # noqa: N818
    """There is a game or an account of that name already."""


class NoSuchGame(StoreError):  # noqa: N818
    def __init__(self, game: str) -> None:
        super().__init__(f"there is no game {game[:60]!r}")


class NoSuchAccount(StoreError):  # noqa: N818
    def __init__(self, person: str) -> None:
        super().__init__(f"there is no account of {person[:60]!r}")


class Outdated(StoreError):  # noqa: N818
    """Another has written meanwhile: whoever is told so no longer knows the game as it is."""


class StoreFailed(StoreError):  # noqa: N818
    """The database does not work. Whether it has kept what it was asked is seen by reading it again."""


@dataclass(frozen=True)
class Summary:
    """What lists show of a game, and by what it is found."""

    game: str  # its id
    status: str  # gathering, playing, over, closed, set_aside
    is_listed: bool  # in the open lobby
    created: float  # seconds since 1970
    changed: float
    persons: tuple[str, ...]  # who sits there, by id
    told: bytes  # JSON for lists; opaque to the store


@dataclass(frozen=True)
class Stored:
    """A game as it is needed to go on with it."""

    summary: Summary
    snapshot: bytes | None  # of the table after `snapshot_number` entries
    snapshot_number: int  # 0 without one
    entries: tuple[bytes, ...]  # those after the snapshot, in order


@dataclass(frozen=True)
class Account:
    name: str
    name_key: str  # the name in small letters, by which it is found; nobody else's
    person: str  # its id; never changes
    password_hash: str
    settings: bytes  # opaque to the store
    created: float  # seconds since 1970


class EventStore(Protocol):
    """All that is written is durable when the call returns. Every refusal is a StoreError.

    Whoever stops waiting for a call has not stopped it: what it writes may be kept all the same.
    """

    @property
    def appending(self) -> Durations:
        """How long it took to append, so far."""

    async def create(self, summary: Summary, entries: Sequence[bytes]) -> None:
        """A new game. Raises NameTaken."""

    async def append(self, game: str, number: int, entries: Sequence[bytes], summary: Summary) -> None:
        """After `number` entries, which must be all there are: else Outdated. None: a new summary only."""

    async def save_snapshot(self, game: str, number: int, snapshot: bytes) -> None:
        """Of the table after `number` entries; only the latest is kept. Outdated: there are not so many."""

    async def load(self, game: str) -> Stored: ...

    async def whole(self, game: str) -> tuple[bytes, ...]:
        """Every entry from the first on."""

    async def list_games(
        self,
        *,
        status: str | None = None,
        person: str | None = None,
        listed_only: bool = False,
        before: tuple[float, str] | None = None,
        limit: int = PAGE,
    ) -> list[Summary]:
        """The latest changed first; `before` is (changed, game) of the last row of the page before."""

    async def running(self) -> list[str]:
        """The ids of all games that are being played."""

    async def count_games(self) -> dict[str, int]:
        """How many there are, by status."""

    async def set_aside(self, game: str, reason: str) -> None:
        """It is no longer running, and all of it is kept."""

    async def reason_of(self, game: str) -> str | None:
        """Why it was set aside; None: it is not."""

    async def delete(self, game: str) -> None:
        """For good, with all its entries."""

    async def add_account(self, account: Account) -> None:
        """Raises NameTaken."""

    async def change_account(self, account: Account) -> None:
        """All but its person and when it was made. Raises NoSuchAccount, or NameTaken."""

    async def find_account(self, name_key: str) -> Account | None: ...

    async def account_of(self, person: str) -> Account | None: ...

    async def secret(self, name: str, size: int = 32) -> bytes:
        """Drawn when it is first asked for, then always the same."""

    async def note(self, name: str) -> bytes | None:
        """Whatever was last kept under that name; None: nothing is."""

    async def keep_note(self, name: str, value: bytes | None) -> None:
        """In place of what was kept there before; None: nothing is from now on."""

    async def backup(self, to: Path) -> None:
        """Everything, as it is at one moment, in a new file. It appears under its name only when complete."""

    async def close(self) -> None:
        """Once all that was asked is done. Later calls raise StoreFailed."""
