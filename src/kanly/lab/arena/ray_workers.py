"""Workers of a Ray cluster; each of its machines has kanly, and the extra `ray` of it."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from kanly.lab.arena.match import play
from kanly.lab.arena.plan import ArenaError, Task
from kanly.lab.arena.result import Result
from kanly.lab.arena.workers import AHEAD, Play, Waiting

LOCAL: Final = "local"  # instead of an address: a cluster of this machine, for as long as the arena lasts
PATIENCE: Final = 10  # seconds
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to others
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the kinds of its processors are none of our business
}


class RayWorkers:
    def __init__(self, address: str, jobs: int, play: Play = play) -> None:
        if find_spec("ray") is None:
            raise ArenaError("a cluster needs Ray: pip install ray")
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
        """Ray itself goes on asking for many minutes where nobody answers."""
        os.environ.update(QUIET)
        ray: Any = import_module("ray")
        own = {"num_cpus": self.jobs, "include_dashboard": False} if self.address == LOCAL else {}
        try:
            knock(self.address)
            ray.init(self.address, **own, logging_level="ERROR", log_to_driver=False)
        except (OSError, RuntimeError, ValueError) as error:
            raise ArenaError(f"there is no Ray cluster at {self.address[:60]!r}: {error}") from error
        return ray

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


def knock(address: str) -> None:
    """Raises OSError where a host and its port are named and do not answer."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def hand_out(remote: Any, waiting: Waiting, running: dict[Any, Task], ahead: int) -> bool:
    """Whether there is anything to wait for."""
    while len(running) < ahead and (task := waiting.take()):
        running[remote.remote(task)] = task
    return bool(running)


def lost(ray: Any) -> tuple[type[Exception], ...]:
    """What is said of a game whose worker, or the whole machine, is gone."""
    errors = ray.exceptions
    return (
        errors.WorkerCrashedError,
        errors.NodeDiedError,
        errors.ObjectLostError,
        errors.LocalRayletDiedError,
    )
