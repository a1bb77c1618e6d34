"""What a training is told: how long, how large, how fast it learns."""

from __future__ import annotations

from typing import Final

import msgspec

SHAPING_ENDS: Final = 0.8  # of the whole time: from there on only winning counts


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`total` seconds are spread over as many calls as wanted; each begins where the last one ended."""

    seconds: float = 300.0  # of this call
    total: float = 1500.0  # over which the learning rate, the shaping and the entropy's weight fall
    lessons: int = 0  # after so many it ends, whatever the time; 0: as many as time allows
    seed: int = 1
    device: str = "cpu"
    threads: int = 1  # of the net itself, on a processor
    workers: int = 1  # processes that play; one more evaluates
    ray: str = ""  # address of the cluster whose machines they are; the usual one: this machine, without Ray
    slots: int = 32  # games of a worker in each of its two groups
    utility_workers: int = 0  # of them, in whose games utility bots have all seats but one
    utility_slots: int = 16  # those think longer, and nobody shall wait for them
    steps: int = 64  # answers of every game between two lessons
    minibatch: int = 2048
    epochs: int = 2
    width: int = 512
    blocks: int = 2
    choice_width: int = 128
    rate: float = 5e-4
    rate_end: float = 5e-5
    entropy: float = 0.015
    entropy_end: float = 0.003
    shaping: float = 0.3
    trace: float = 0.95  # lambda, along the decisions of a seat
    win_trace: float = 0.98  # the same for the chances to win, along all decisions
    clip: float = 0.2
    most_kl: float = 0.015  # between who played and who has learned; beyond it the rate falls; 0: never
    value_weight: float = 1.0
    win_weight: float = 0.2
    points_weight: float = 0.1
    past_share: float = 0.2  # of games in which past nets have some seats
    frozen_share: float = 0.0  # of games in which a frozen net has all seats but one
    snapshot_every: float = 60.0  # seconds
    snapshots: int = 12  # that are kept
    evaluation_slots: int = 32
    evaluation_every: float = 60.0
    compiled: bool = False
    imitating: bool = False  # utility bots are imitated, and nobody plays
    plan: str = "all"  # kinds of games, by name


class Moment(msgspec.Struct, frozen=True):
    """What changes while time passes."""

    rate: float
    entropy: float
    shaping: float


def moment(settings: Settings, done: float) -> Moment:
    """After so many seconds, earlier calls included."""
    part = min(1.0, done / settings.total)
    return Moment(
        rate=settings.rate + (settings.rate_end - settings.rate) * part,
        entropy=settings.entropy + (settings.entropy_end - settings.entropy) * part,
        shaping=settings.shaping * max(0.0, 1.0 - part / SHAPING_ENDS),
    )
