"""Bots for tests of the arena, and ways to lose a worker. Names, not numbers: each is called what it does."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from kanly.bots import registry
from kanly.bots.bot import Known
from kanly.bots.registry import Own
from kanly.engine.vocabulary import Verb
from kanly.lab.arena.match import play
from kanly.lab.arena.plan import Task
from kanly.lab.arena.result import Result
from kanly.record.notation import Choice, read_choice

DIES_ONCE = "KANLY_TEST_DIES_ONCE"  # variable with the name of a file that is there once a worker has died
FATAL = 5  # number of the game in which it dies


class Idler:
    """Reveals as soon as it can, and so hardly ever wins."""

    def answer(self, known: Known) -> Choice:
        reveals = [choice for choice in known.choices if choice[0] == Verb.REVEAL]
        return reveals[0] if reveals else known.luck.choice(known.choices)


class Crasher:
    """Plays on for a while."""

    def __init__(self) -> None:
        self.answers = 0

    def answer(self, known: Known) -> Choice:
        self.answers += 1
        if self.answers > 3:
            raise RuntimeError("the spice must flow")
        return known.choices[0]


class Cheat:
    """Wants what it cannot pay for."""

    def answer(self, known: Known) -> Choice:
        return read_choice("acquire the_spice_must_flow")


OWN = {
    "idler": Own("arena_bots", "Idler"),
    "crasher": Own("arena_bots", "Crasher"),
    "cheat": Own("arena_bots", "Cheat"),
}


def enter(monkeypatch: pytest.MonkeyPatch) -> None:
    """They can be asked for, in this process only."""
    monkeypatch.setattr(registry, "OWN", {**registry.OWN, **OWN})


def play_or_die(task: Task) -> Result:
    """The first process that comes to the fatal game is killed."""
    died = Path(os.environ[DIES_ONCE])
    if task.number == FATAL and not died.exists():
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(task)


def die(task: Task) -> Result:
    os.kill(os.getpid(), signal.SIGKILL)
    return play(task)
