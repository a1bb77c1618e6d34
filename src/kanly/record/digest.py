"""One number for a whole state, made of names: equal on every build and in every edition of the catalogue."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from msgspec.json import Encoder

from kanly.engine.state import State
from kanly.record.layout import write_state

CANONICAL: Final = Encoder(order="sorted")


def digest(g: State) -> str:
    """Two states with one digest are the same position of the same game."""
    return digest_of(write_state(g))


def digest_of(written: dict[str, Any]) -> str:
    """SHA-256 of a written state; what is empty is left out, so that later fields do not change it."""
    return hashlib.sha256(CANONICAL.encode(without_empty(written))).hexdigest()


def without_empty(written: dict[str, Any]) -> dict[str, Any]:
    kept = {name: value for name, value in written.items() if value}
    if "players" in kept:
        kept["players"] = [without_empty(player) for player in kept["players"]]
    return kept
