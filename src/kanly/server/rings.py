"""Python's garbage collector, where two hundred tables wait while it works.

It looks for objects that hold each other in a ring. Tables form none, and of connections little is left when
they end. So what is young is looked through often, which takes some milliseconds; and all that there is,
which takes a second on a full server, when nobody plays.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

YOUNG: Final = 5_000  # objects that came to be since, after which those are looked through
NEVER: Final = 1_000_000  # times that, after which all others would be, too
LATEST: Final = 900.0  # seconds, after which it is done though somebody plays


class Rings:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.looked_at = clock()

    def maybe_look(self, *, is_quiet: bool) -> bool:
        """Through everything, if now is the time for it."""
        if not is_quiet and self.clock() - self.looked_at < LATEST:
            return False
        gc.collect()
        self.looked_at = self.clock()
        return True


def disturb_seldom() -> None:
    """What is there when a server starts stays there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
