"""Python's garbage collector, and where it only costs time.

It looks for objects that hold each other in a ring. States, games and their records form none: they are gone
as soon as nobody holds them. But whoever keeps many states, as a search does, makes the collector go through
all of them again and again, which takes several times as long as copying them.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_at_rest() -> Iterator[None]:
    """For a search, or whatever else keeps many games: the garbage collector does nothing in here.

    Other objects that do form rings stay until it works again. Whoever remains inside for long lets it work
    once in a while, by `gc.collect()`, when few games are held.
    """
    was_working = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_working:
            gc.enable()
