"""The server's secret, and what it signs."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec

SHORTEST: Final = 32  # bytes of a secret


class Purpose:
    """A signature for one of these is worth nothing for the others."""

    GUEST: Final = "guest cookie"
    SEAT: Final = "link to a seat"
    SPECTATOR: Final = "link for spectators"


class Key:
    def __init__(self, secret: bytes) -> None:
        if len(secret) < SHORTEST:
            raise ValueError(f"The server's key needs at least {SHORTEST} bytes.")
        self.secret = secret

    def signature(self, purpose: str, *parts: str | int) -> bytes:
        """Of 256 bits; what is signed says where each of its parts ends."""
        return hmac.digest(self.secret, msgspec.msgpack.encode((purpose, *parts)), "sha256")


def is_same(given: str, right: str) -> bool:
    """Takes as long wherever they differ."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), right.encode())


def url_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read_url_text(text: str) -> bytes:
    """ValueError: it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
