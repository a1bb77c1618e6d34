"""Actors on the machines of a Ray cluster: they play as those of this machine do, and couriers go between.

A courier stands where an actor would: it finds answers in the shared memory, has them played far away, and
leaves the rows that come back. Games of an actor that is lost are gone; another begins new ones in its place.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from dataclasses import replace
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Final

from kanly.lab.cluster import joined, lost
from kanly.lab.training.actor import Desk, Errand, games_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.synchronize import Event

    from kanly.lab.training.exchange import Part

MOST_LOST: Final = 20  # actors of one courier, before it gives up


class GivenUpError(RuntimeError):
    """Too many actors were lost, or it is over."""


class FarActor:
    """Plays the games of an errand, wherever it is."""

    def __init__(self, errand: Errand) -> None:
        self.games = [games_of(errand, number) for number in range(len(errand.slots))]

    def rows(self, number: int) -> bytes:
        return self.games[number].rows()

    def play(self, number: int, answers: bytes) -> bytes:
        self.games[number].act(answers)
        return self.games[number].rows()


class RayActors:
    """A cluster, with one processor for each actor."""

    def __init__(self, address: str, workers: int) -> None:
        with redirect_stdout(sys.stderr):
            self.ray = joined(address, workers)
        self.lost = lost(self.ray)

    def start(self, errand: Errand) -> Any:
        return self.ray.remote(num_cpus=1)(FarActor).remote(errand)

    def leave(self) -> None:
        self.ray.shutdown()


class Courier:
    """Between one far actor and the shared memory. To whoever looks after actors it is one like any other."""

    def __init__(self, cluster: RayActors, errand: Errand, parts: Sequence[Part], stop: Event) -> None:
        self.cluster = cluster
        self.errand = errand
        self.stop = stop
        self.losses = 0
        self.replacing = Lock()
        self.exitcode: int | None = None
        self.actor: Any = cluster.start(errand)
        self.errands = [
            Thread(target=self.go, args=(number, part), daemon=True) for number, part in enumerate(parts)
        ]
        for thread in self.errands:
            thread.start()

    def go(self, number: int, part: Part) -> None:
        """To and fro for one group, until it is over."""
        desk = Desk(part)
        try:
            desk.leave(self.brought(first_rows(number), number))
            while not self.stop.is_set():
                if answers := desk.fetch():
                    played = self.brought(lambda actor: actor.play.remote(number, answers), number)
                    desk.leave(played)
        except GivenUpError:
            self.exitcode = 1
        finally:
            desk.close()

    def brought(self, ask: Callable[[Any], Any], number: int) -> bytes:
        """Rows: those that were asked for, or the first of new games if the actor is lost."""
        actor = self.actor
        while True:
            try:
                rows: bytes = self.cluster.ray.get(ask(actor))
            except self.cluster.lost:
                actor = self.another(actor)
                ask = first_rows(number)
            else:
                return rows

    def another(self, gone: Any) -> Any:
        """Actor in the place of one that is lost; both groups ask for it, and it is started once."""
        with self.replacing:
            if self.actor is gone:
                self.losses += 1
                if self.losses > MOST_LOST or self.stop.is_set():
                    raise GivenUpError
                self.actor = self.cluster.start(
                    replace(self.errand, seed=f"{self.errand.seed}/{self.losses}")
                )
            return self.actor

    # --- as a process is looked after

    def is_alive(self) -> bool:
        return all(thread.is_alive() for thread in self.errands)

    def join(self, timeout: float | None = None) -> None:
        for thread in self.errands:
            thread.join(timeout)

    def kill(self) -> None:
        """Whoever still waits for rows is told that they will never come."""
        self.cluster.ray.kill(self.actor)


def first_rows(number: int) -> Callable[[Any], Any]:
    return lambda actor: actor.rows.remote(number)
