"""Bots for the tables of a server: they think in other processes, and its event loop never waits for one.

A thread for each of them reads what it says (`child.py`): that works with every event loop, on every system.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from typing import Final

from kanly.bots.apart import FAILURES, PATIENT, Patience, complaint
from kanly.bots.bot import Answer, BotError, Known
from kanly.bots.registry import Spec
from kanly.bots.worker_guests import Guests
from kanly.bots.worker_pool import Pool, is_quick
from kanly.bots.worker_process import CLOSED, Household

MOST_GUESTS: Final = 8  # processes for bots of other packages
MOST_QUESTIONS: Final = 500  # of one kind, that wait or are being thought about


class Kind(Enum):
    """Each has a queue of its own."""

    QUICK = auto()
    LONG = auto()
    GUEST = auto()


def kind_of(spec: Spec) -> Kind:
    if not spec.is_own:
        return Kind.GUEST
    return Kind.QUICK if is_quick(spec) else Kind.LONG


class Workers:
    """Processes that think for all tables of a server, started when they are first needed."""

    def __init__(
        self,
        count: int | None = None,  # for bots of ours; None: one for each core
        patience: Patience = PATIENT,
        guests: int = MOST_GUESTS,
        questions: int = MOST_QUESTIONS,
    ) -> None:
        self.household = Household()
        self.pool = Pool(self.household, cores() if count is None else max(1, count), patience)
        self.guests = Guests(self.household, guests, patience)
        self.most = questions
        self.unanswered: Counter[Kind] = Counter()
        self.answered: Counter[Kind] = Counter()  # so far, failures included
        self.seconds: defaultdict[Kind, float] = defaultdict(float)  # that these took, with their waiting

    async def answer(self, spec: Spec, known: Known, at: str) -> Answer:
        """At a seat of a table, which `at` names. Whoever fails is told of by BotError, in one sentence."""
        with self.counted(kind_of(spec)):
            try:
                if spec.is_own:
                    return await self.pool.answer(spec, known)
                return await self.guests.answer(spec, known, at)
            except FAILURES as error:
                raise complaint(spec, error) from error

    async def advice(self, spec: Spec, known: Known) -> Answer:
        """What one of ours would answer, with its reasons."""
        with self.counted(kind_of(spec)):
            try:
                return await self.pool.answer(spec, known, with_reasons=True)
            except FAILURES as error:
                raise complaint(spec, error) from error

    @contextmanager
    def counted(self, kind: Kind) -> Iterator[None]:
        if self.household.is_closed:
            raise BotError(CLOSED)
        if self.unanswered[kind] >= self.most:
            raise BotError("too many bots are thinking")
        self.unanswered[kind] += 1
        begun = time.monotonic()
        try:
            yield
        finally:
            self.unanswered[kind] -= 1
            self.answered[kind] += 1
            self.seconds[kind] += time.monotonic() - begun

    async def forget(self, at: str) -> None:
        """Whoever plays there remembers nothing. Bots of ours never do."""
        self.guests.dismiss(at)

    async def close(self) -> None:
        """All processes end, whatever they are thinking about."""
        await self.household.close()


def cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
