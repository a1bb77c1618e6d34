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
from kanly.lab.training.plan import Dealer, Kind, Shares

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.synchronize import Event


@dataclass(frozen=True)
class Errand:
    """What an actor is to do, for each of its groups in turn."""

    kinds: Sequence[Kind]
    shares: Sequence[Shares]  # of the games of each group
    seed: str
    slots: Sequence[int]


def games_of(errand: Errand, number: int) -> Batch:
    """Of one of its groups."""
    dealer = Dealer(errand.kinds, f"{errand.seed}/{number}", errand.shares[number])
    return Batch(layout_of(CATALOG), dealer.begin, errand.slots[number], dealer.luck.randrange(1 << 30))


class Desk:
    """The place of an actor's games of one group in the shared memory."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.rows = SharedMemory(part.rows)
        self.answers = SharedMemory(part.answers)

    def leave(self, rows: bytes) -> None:
        """For whoever answers them."""
        at = self.part.first * ROW_BYTES
        memory_of(self.rows)[at : at + self.part.slots * ROW_BYTES] = rows
        self.part.ready.release()

    def fetch(self) -> bytes:
        """The answers; none: they are not there yet."""
        if not self.part.go.acquire(timeout=PATIENCE):
            return b""
        at = self.part.first
        return bytes(memory_of(self.answers)[at : at + self.part.slots])

    def close(self) -> None:
        self.rows.close()
        self.answers.close()


def act(errand: Errand, parts: Sequence[Part], stop: Event) -> None:
    """Until it is over. Whoever started it decides when: signals that are meant for all are not heeded."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    parent = os.getppid()
    tables = [(Desk(part), games_of(errand, number)) for number, part in enumerate(parts)]
    for desk, games in tables:
        desk.leave(games.rows())
    turn = 0
    while not stop.is_set() and os.getppid() == parent:
        desk, games = tables[turn]
        if answers := desk.fetch():
            games.act(answers)
            desk.leave(games.rows())
            turn = (turn + 1) % len(tables)
    os._exit(0)  # what is shared is put away by whoever made it
