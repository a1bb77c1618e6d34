"""An arena whose games are played by the workers of a Ray cluster."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from typing import Any

from kanly.lab.arena.match import play
from kanly.lab.arena.plan import ArenaError, Task
from kanly.lab.arena.result import Result
from kanly.lab.arena.workers import AHEAD, Play, Waiting
from kanly.lab.cluster import ClusterError, joined, lost, must_be_had


class RayWorkers:
    def __init__(self, address: str, jobs: int, play: Play = play) -> None:
        try:
            must_be_had()
        except ClusterError as error:
            raise ArenaError(str(error)) from error
        self.address = address
        self.jobs = jobs  # of a local cluster; others have the size they have
        self.play = play

    def results(self, tasks: Iterable[Task]) -> Iterator[Result]:
        """What Ray has to say meanwhile is no part of what the program tells."""
        with redirect_stdout(sys.stderr):
            ray = self.joined()
            try:
                yield from self.played(ray, Waiting(tasks))
            finally:
                ray.shutdown()

    def joined(self) -> Any:
        try:
            return joined(self.address, self.jobs)
        except ClusterError as error:
            raise ArenaError(str(error)) from error

    def played(self, ray: Any, waiting: Waiting) -> Iterator[Result]:
        remote = ray.remote(num_cpus=1, max_retries=0)(self.play)
        ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        running: dict[Any, Task] = {}
        while hand_out(remote, waiting, running, ahead):
            for one in ray.wait(list(running), num_returns=1)[0]:
                task = running.pop(one)
                try:
                    result: Result = ray.get(one)
                except lost(ray):
                    waiting.note_loss()
                    waiting.give_back([task])
                else:
                    waiting.note_result()
                    yield result


def hand_out(remote: Any, waiting: Waiting, running: dict[Any, Task], ahead: int) -> bool:
    """Whether there is anything to wait for."""
    while len(running) < ahead and (task := waiting.take()):
        running[remote.remote(task)] = task
    return bool(running)
