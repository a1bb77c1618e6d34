"""For a server whose deals are the same every time: what it draws by itself is drawn already."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import count
from random import Random
from types import ModuleType, SimpleNamespace

BEGIN = 1_800_000_000_000  # milliseconds: a morning in January 2027

drawn = Random(2027)
ticks = count(BEGIN, 1000)


def bytes_of(size: int) -> bytes:
    return bytes(range(size))


def one_of(letters: Sequence[str]) -> str:
    return drawn.choice(letters)


def settle() -> None:
    """Seeds, names of tables and the time."""
    from kanly.server.live import hall, live
    from kanly.table import commitment

    put(commitment, "secrets", SimpleNamespace(token_bytes=bytes_of))
    put(hall, "secrets", SimpleNamespace(choice=one_of))
    put(live, "time", SimpleNamespace(time=lambda: next(ticks) / 1000, monotonic=time.monotonic))


def put(module: ModuleType, name: str, value: object) -> None:
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    setattr(module, name, value)
