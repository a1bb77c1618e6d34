"""Bots of other packages for a server: each seat has a process of its own, with walls, as in `apart.py`."""

from __future__ import annotations

import asyncio

from kanly.bots import walls
from kanly.bots.apart import PROGRAM, Patience
from kanly.bots.bot import Answer, BotError, Known
from kanly.bots.messages import question
from kanly.bots.registry import Spec
from kanly.bots.worker_process import Household, Thinker


class Guest:
    """Of one seat, which it remembers until something goes wrong."""

    def __init__(self, spec: Spec, thinker: Thinker) -> None:
        self.spec = spec
        self.thinker = thinker
        self.one_at_a_time = asyncio.Lock()

    async def answer(self, known: Known) -> Answer:
        async with self.one_at_a_time:
            try:
                return await self.thinker.answer(question(known), known)
            except BotError:
                self.thinker.end()
                raise


class Guests:
    """Where there are too many, whoever has not been asked for longest has to go, and forgets everything."""

    def __init__(self, household: Household, most: int, patience: Patience) -> None:
        self.household = household
        self.most = most
        self.patience = patience
        self.seated: dict[str, Guest] = {}  # by where they play; whoever was asked last is last
        self.thinking = asyncio.Semaphore(most)

    async def answer(self, spec: Spec, known: Known, at: str) -> Answer:
        async with self.thinking:
            guest = self.welcome(spec, at)
            try:
                return await guest.answer(known)
            finally:
                if self.seated.get(at) is not guest:
                    guest.thinker.end()

    def welcome(self, spec: Spec, at: str) -> Guest:
        """Whoever sits there; or a new one, if it is another."""
        guest = self.seated.pop(at, None)
        if guest is None or guest.spec != spec:
            if guest is not None:
                guest.thinker.end()
            self.make_room()
            guest = self.new(spec)
        self.seated[at] = guest
        return guest

    def new(self, spec: Spec) -> Guest:
        walls.hide()
        return Guest(spec, Thinker(self.household, (*PROGRAM, str(spec)), self.patience))

    def make_room(self) -> None:
        if len(self.seated) >= self.most:
            idle = (at for at, guest in self.seated.items() if not guest.one_at_a_time.locked())
            self.dismiss(next(idle))

    def dismiss(self, at: str) -> None:
        guest = self.seated.pop(at, None)
        if guest is not None:
            guest.thinker.end()
