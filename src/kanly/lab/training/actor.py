"""A process that plays games and asks for answers. It knows nothing of nets."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING

from kanly.bots.rows.batch import Batch
from kanly.bots.rows.layout import layout_of
from kanly.content.catalog import CATALOG
from kanly.lab.training.exchange import PATIENCE, ROW_BYTES, Part, memory_of
from kanly.lab.training.plan import Dealer, Kind

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.synchronize import Event


@dataclass(frozen=True)
class Errand:
    """What an actor is to do, for each of its groups in turn."""

    kinds: Sequence[Kind]
    past_shares: Sequence[float]  # of the games of each group
    seed: str
    parts: Sequence[Part]


class Desk:
    """The games of one group, and their place in the shared memory."""

    def __init__(self, errand: Errand, number: int) -> None:
        part = errand.parts[number]
        seed = f"{errand.seed}/{number}"
        dealer = Dealer(errand.kinds, seed, errand.past_shares[number])
        self.part = part
        self.batch = Batch(layout_of(CATALOG), dealer.begin, part.slots, dealer.luck.randrange(1 << 30))
        self.rows = SharedMemory(part.rows)
        self.answers = SharedMemory(part.answers)
        self.leave()

    def leave(self) -> None:
        """The rows, for whoever answers them."""
        at = self.part.first * ROW_BYTES
        memory_of(self.rows)[at : at + self.part.slots * ROW_BYTES] = self.batch.rows()
        self.part.ready.release()

    def play(self) -> None:
        at = self.part.first
        self.batch.act(bytes(memory_of(self.answers)[at : at + self.part.slots]))
        self.leave()


def act(errand: Errand, stop: Event) -> None:
    """Until it is over. Whoever started it decides when: signals that are meant for all are not heeded."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    parent = os.getppid()
    desks = [Desk(errand, number) for number in range(len(errand.parts))]
    turn = 0
    while not stop.is_set() and os.getppid() == parent:
        desk = desks[turn]
        if desk.part.go.acquire(timeout=PATIENCE):
            desk.play()
            turn = (turn + 1) % len(desks)
    os._exit(0)  # what is shared is put away by whoever made it
