"""Actors of a cluster play as those of this machine do, and another takes the place of one that is lost."""

from __future__ import annotations

from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import msgspec
import pytest
import torch
from lab.training.test_training import SMALL

from kanly.bots.rows.layout import ROW
from kanly.lab.cluster import LOCAL, ClusterError
from kanly.lab.training.actor import Errand
from kanly.lab.training.exchange import CONTEXT, Group
from kanly.lab.training.plan import PLANS, Shares
from kanly.lab.training.ray_actors import Courier, FarActor
from kanly.lab.training.running import Files, train

ERRAND = Errand(PLANS["2-base"], (Shares(),), "far", [4])


def test_a_cluster_plays_for_a_training(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SMALL, ray=LOCAL, workers=2)
    course = train(settings, Files(tmp_path), lambda line: None)
    assert course.decisions == 3 * SMALL.steps * 2 * 2 * SMALL.slots
    assert all(torch.isfinite(part).all() for part in course.net.parameters())


def test_a_cluster_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SMALL, ray="127.0.0.1:1")
    with pytest.raises(ClusterError, match="there is no Ray cluster at"):
        train(settings, Files(tmp_path), lambda line: None)


class LostError(Exception):
    """As Ray says it."""


class Fragile:
    """An actor far away, of which the second thing that it is asked is the last."""

    def __init__(self, errand: Errand) -> None:
        self.actor = FarActor(errand)
        self.asked = 0

    def __getattr__(self, name: str) -> Any:
        return self

    def remote(self, number: int, answers: bytes | None = None) -> bytes:
        self.asked += 1
        if self.asked > 1:
            raise LostError
        return self.actor.rows(number) if answers is None else self.actor.play(number, answers)


class Cluster:
    """Without Ray: everything happens here."""

    def __init__(self) -> None:
        self.errands: list[Errand] = []
        self.ray = self
        self.lost = (LostError,)

    def start(self, errand: Errand) -> Fragile:
        self.errands.append(errand)
        return Fragile(errand)

    def get(self, rows: bytes) -> bytes:
        return rows


def test_another_actor_begins_new_games_in_the_place_of_a_lost_one() -> None:
    group, stop, cluster = Group([4]), CONTEXT.Event(), Cluster()
    courier = Courier(cluster, ERRAND, group.parts, stop)  # type: ignore[arg-type]
    for _ in range(3):
        assert answered(group)
    told_to_stop(courier, stop)
    group.close()
    assert [errand.seed for errand in cluster.errands][:3] == ["far", "far/1", "far/2"]


def answered(group: Group) -> bool:
    """All rows are there, and are answered with the first choice each."""
    came = group.wait_a_while()
    assert group.rows.buf is not None
    assert len(group.rows.buf) >= 4 * ROW * 2
    group.go()
    return came


def told_to_stop(courier: Courier, stop: Event) -> None:
    assert courier.is_alive()
    stop.set()
    courier.join(30)
    assert not courier.is_alive()


def test_who_loses_too_many_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.lab.training.ray_actors.MOST_LOST", 1)
    group, stop = Group([4]), CONTEXT.Event()
    courier = Courier(Cluster(), ERRAND, group.parts, stop)  # type: ignore[arg-type]
    assert answered(group)
    assert answered(group)
    courier.join(30)
    group.close()
    assert courier.exitcode == 1
