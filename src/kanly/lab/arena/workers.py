"""Who plays the games: this process, or several of this machine. `ray_workers.py` has those of a cluster."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol

from kanly.lab.arena.match import play
from kanly.lab.arena.plan import ArenaError, Task
from kanly.lab.arena.result import Result

Play = Callable[[Task], Result]

AHEAD: Final = 3  # games that are handed out for each worker
MOST_LOST: Final = 5  # times in a row that workers are lost without a game in between


class Workers(Protocol):
    def results(self, tasks: Iterable[Task]) -> Iterator[Result]:
        """Of every task one, in the order in which they come. A lost worker's games are played again."""


class Here:
    """This process, one game after the other."""

    def results(self, tasks: Iterable[Task]) -> Iterator[Result]:
        return map(play, tasks)


class Waiting:
    """Tasks that nobody has yet; those of a lost worker are the next ones."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self.first: deque[Task] = deque()
        self.rest = iter(tasks)
        self.losses = 0

    def take(self) -> Task | None:
        return self.first.popleft() if self.first else next(self.rest, None)

    def give_back(self, tasks: Iterable[Task]) -> None:
        self.first.extend(tasks)

    def note_loss(self) -> None:
        self.losses += 1
        if self.losses > MOST_LOST:
            raise ArenaError(f"workers were lost {self.losses} times in a row; no game gets to its end")

    def note_result(self) -> None:
        self.losses = 0


class Processes:
    """Of this machine."""

    def __init__(self, jobs: int, play: Play = play) -> None:
        self.jobs = jobs
        self.play = play

    def results(self, tasks: Iterable[Task]) -> Iterator[Result]:
        waiting = Waiting(tasks)
        while True:
            try:
                yield from self.played(waiting)
            except BrokenProcessPool:
                waiting.note_loss()
            else:
                return

    def played(self, waiting: Waiting) -> Iterator[Result]:
        """Until all are played or a process is lost."""
        pool, others = self.pool(), multiprocessing.active_children()
        running: dict[Future[Result], Task] = {}
        try:
            while self.hand_out(pool, waiting, running):
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    del running[future]
                    waiting.note_result()
                    yield result
        finally:
            waiting.give_back(running.values())
            end(pool, others)

    def pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.jobs, context, initializer=serve)

    def hand_out(
        self, pool: ProcessPoolExecutor, waiting: Waiting, running: dict[Future[Result], Task]
    ) -> bool:
        """Whether there is anything to wait for."""
        while len(running) < AHEAD * self.jobs and (task := waiting.take()):
            running[pool.submit(self.play, task)] = task
        return bool(running)


def serve() -> None:
    """Whoever is at the keyboard interrupts the process that hands out the games; its end is everybody's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def end(pool: ProcessPoolExecutor, others: list[multiprocessing.process.BaseProcess]) -> None:
    """At once: what is still being played is of no use any more."""
    pool.shutdown(wait=False, cancel_futures=True)
    for child in multiprocessing.active_children():
        if child not in others:
            child.terminate()
    pool.shutdown(wait=True)
