"""The processes that all bots of ours share, and who of them is next."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from kanly.bots.apart import Patience
from kanly.bots.bot import Answer, Known
from kanly.bots.child import Gone
from kanly.bots.messages import question_to
from kanly.bots.registry import Spec
from kanly.bots.worker_process import Household, Thinker

PROGRAM: Final = ("-P", "-m", "kanly.bots.worker_inside")
QUICK: Final = frozenset(
    {"random", "greedy", "net", "utility", "recruit", "scout", "captain", "mentat"}
)  # about a millisecond
Turn = asyncio.Future[Thinker]


def is_quick(spec: Spec) -> bool:
    return spec.name in QUICK


class Pool:
    """First come, first served; but quick bots are not kept waiting by those that think for long.

    One process is for the quick ones alone; where there is no other, they come first.
    """

    def __init__(self, household: Household, count: int, patience: Patience) -> None:
        self.idle = [Thinker(household, PROGRAM, patience) for _ in range(count)]
        self.reserved = self.idle[0] if count > 1 else None
        self.waiting: dict[Turn, bool] = {}  # in order: whether it is for a quick bot

    async def answer(self, spec: Spec, known: Known, *, with_reasons: bool = False) -> Answer:
        """A question whose process dies is asked once more."""
        thinker = await self.turn(is_quick(spec))
        try:
            told = question_to(spec, known, with_reasons=with_reasons)
            try:
                return await thinker.answer(told, known)
            except Gone:
                return await thinker.answer(told, known)
        finally:
            self.hand_on(thinker)

    # --- turns

    async def turn(self, for_quick: bool) -> Thinker:
        """A thinker for oneself, to be handed on afterwards."""
        thinker = self.idle_one(for_quick)
        if thinker is not None:
            self.idle.remove(thinker)
            return thinker
        turn: Turn = asyncio.get_running_loop().create_future()
        self.waiting[turn] = for_quick
        try:
            return await turn
        except asyncio.CancelledError:
            if self.waiting.pop(turn, None) is None:
                self.hand_on(turn.result())
            raise

    def idle_one(self, for_quick: bool) -> Thinker | None:
        """Rather one that has its process already."""
        able = [thinker for thinker in self.idle if for_quick or thinker is not self.reserved]
        return min(able, key=lambda each: (each.child is None, each is not self.reserved), default=None)

    def hand_on(self, thinker: Thinker) -> None:
        turn = self.next_turn(thinker)
        if turn is None:
            self.idle.append(thinker)
        else:
            del self.waiting[turn]
            turn.set_result(thinker)

    def next_turn(self, thinker: Thinker) -> Turn | None:
        if thinker is self.reserved:
            return next(self.in_line(of_quick=True), None)
        if self.reserved is None:
            return next(self.in_line(of_quick=True), None) or next(self.in_line(), None)
        return next(self.in_line(), None)

    def in_line(self, *, of_quick: bool = False) -> Iterator[Turn]:
        """Without those who have just stopped waiting."""
        for turn, for_quick in self.waiting.items():
            if (for_quick or not of_quick) and not turn.done():
                yield turn
