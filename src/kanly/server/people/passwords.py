"""Passwords, hashed where it cannot hold the server up."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kanly.server.refused import Refused

SHORTEST: Final = 8  # characters
LONGEST: Final = 128
LONGEST_TYPED: Final = 4 * LONGEST  # some keyboards send accents as characters of their own
AT_ONCE: Final = 2
MOST_WAITING: Final = 32
Found = TypeVar("Found")


class Passwords:
    """Its threads are its own, so that there are never more of them, not even when somebody stops waiting."""

    def __init__(self, hasher: PasswordHasher | None = None, most_waiting: int = MOST_WAITING) -> None:
        self.hasher = hasher or PasswordHasher()
        self.decoy = self.hasher.hash(secrets.token_hex(16))
        self.threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self.most_waiting = most_waiting
        self.waiting = 0

    async def hashed(self, password: str) -> str:
        plain = checked_password(password)
        return await self.apart(lambda: self.hasher.hash(plain))

    async def is_right(self, password: str, right: str | None) -> bool:
        """Without anything to compare with it is wrong, and takes as long."""
        plain = prepared(password)
        if plain is None:
            return False
        fits = await self.apart(lambda: self.fits(plain, self.decoy if right is None else right))
        return fits and right is not None

    def fits(self, plain: bytes, right: str) -> bool:
        try:
            return self.hasher.verify(right, plain)
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, right: str) -> bool:
        return self.hasher.check_needs_rehash(right)

    async def apart(self, work: Callable[[], Found]) -> Found:
        if self.waiting >= self.most_waiting:
            raise Refused("busy", "Too many people are signing in just now; try again in a moment.", 503, 5)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def checked_password(text: str) -> bytes:
    plain = prepared(text)
    if plain is None:
        raise Refused("bad_password", f"A password has {SHORTEST} to {LONGEST} characters.")
    return plain


def prepared(text: str) -> bytes | None:
    """The same from every keyboard; None: nobody can have this password."""
    if len(text) > LONGEST_TYPED:
        return None
    composed = normalize("NFC", text)
    try:
        return composed.encode() if SHORTEST <= len(composed) <= LONGEST else None
    except UnicodeEncodeError:
        return None
