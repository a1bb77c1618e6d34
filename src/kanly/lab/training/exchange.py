"""Where actors leave rows and find answers: memory that all processes share, in two groups.

While the games of one group wait for their answers, those of the other are played on. Each actor has its own
part of every group. The last actor, if there is one more than learn, plays to evaluate, at its own pace.
"""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Final

from kanly.bots.rows.layout import ROW

if TYPE_CHECKING:
    from multiprocessing.context import SpawnContext
    from multiprocessing.synchronize import Semaphore

GROUPS: Final = 2
ROW_BYTES: Final = 2 * ROW
CONTEXT: Final[SpawnContext] = get_context("spawn")
PATIENCE: Final = 1.0  # seconds between looks at whether all is over


@dataclass(frozen=True)
class Part:
    """Of a group: the slots of one actor, and how it and the server wake each other."""

    rows: str  # names of shared memory
    answers: str
    first: int
    slots: int
    ready: Semaphore
    go: Semaphore


def memory_of(shared: SharedMemory) -> memoryview:
    """While it is open."""
    if shared.buf is None:
        raise ValueError("this memory is closed")
    return shared.buf


class Group:
    """Slots of some actors, one after the other, in one block of memory."""

    def __init__(self, slots: list[int]) -> None:
        self.slots = sum(slots)
        self.rows = SharedMemory(create=True, size=self.slots * ROW_BYTES)
        self.answers = SharedMemory(create=True, size=self.slots)
        self.ready = CONTEXT.Semaphore(0)
        self.parts = [self.part(sum(slots[:actor]), slots[actor]) for actor in range(len(slots))]
        self.missing = len(slots)  # that have not left their rows yet

    def part(self, first: int, slots: int) -> Part:
        names = (self.rows.name, self.answers.name)
        return Part(*names, first, slots, self.ready, CONTEXT.Semaphore(0))

    def wait_a_while(self) -> bool:
        """Whether every actor has left its rows."""
        while self.missing:
            if not self.ready.acquire(timeout=PATIENCE):
                return False
            self.missing -= 1
        self.missing = len(self.parts)
        return True

    def is_ready(self) -> bool:
        return self.ready.acquire(block=False)

    def go(self) -> None:
        for part in self.parts:
            part.go.release()

    def close(self) -> None:
        for memory in (self.rows, self.answers):
            memory.close()
            memory.unlink()
