"""The garbage collector works while nobody plays; what ends leaves it little to do."""

from __future__ import annotations

import gc
import weakref

from kanly.server import rings
from kanly.server.rings import LATEST, Rings


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Ring:
    def __init__(self) -> None:
        self.itself = self


def test_everything_is_looked_through_when_it_is_quiet_or_when_it_must_be() -> None:
    clock = Clock()
    looking = Rings(clock)
    assert looking.maybe_look(is_quiet=True)
    assert not looking.maybe_look(is_quiet=False)
    clock.now = LATEST
    assert looking.maybe_look(is_quiet=False)
    assert not looking.maybe_look(is_quiet=False)


def test_an_old_ring_is_found() -> None:
    old = weakref.ref(Ring())
    assert Rings().maybe_look(is_quiet=True)
    assert old() is None


def test_a_server_looks_through_little_at_a_time() -> None:
    before = gc.get_threshold()
    try:
        rings.disturb_seldom()
        young, *older = gc.get_threshold()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
    assert young <= 10_000
    assert min(older) >= 1_000
