"""Whether intervals are to be trusted: many arenas of identical bots, in which nobody is better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import msgspec

from kanly.lab.arena.bootstrap import Outcome, interval, outcome
from kanly.lab.arena.plan import ArenaError, Plan, Task, games_per_deal, tasks
from kanly.lab.arena.result import Result
from kanly.lab.arena.workers import Workers


class Coverage(msgspec.Struct, frozen=True):
    arenas: int
    deals: int  # of each
    share: float  # that everybody ought to win
    covered: int  # arenas whose interval holds it
    narrowest: float
    widest: float


def check(plan: Plan) -> None:
    if len(plan.bots) != 2 or plan.bots[0] != plan.bots[1] or plan.rules.solo:
        raise ArenaError("arenas of identical bots need the same bot twice, and two to four seats")


def coverage(
    plan: Plan, arenas: int, workers: Workers, note: Callable[[Result], None] = lambda result: None
) -> Coverage:
    """How many of the intervals hold the truth: of 100 it should be about 95."""
    shares: dict[int, list[float]] = {}  # of the first of the two, by game
    for result in workers.results(all_tasks(plan, arenas)):
        note(result)
        shares[result.number] = [seat.share for seat in result.seats if seat.entrant == 0]
    bounds = [interval(outcomes(plan, shares, arena)) for arena in range(arenas)]
    widths, null = [high - low for low, high in bounds], 1 / plan.rules.seats
    covered = sum(low <= null <= high for low, high in bounds)
    return Coverage(arenas, plan.deals, null, covered, min(widths), max(widths))


def outcomes(plan: Plan, shares: dict[int, list[float]], arena: int) -> list[Outcome]:
    """Of one arena, deal by deal."""
    size = games_per_deal(plan)
    firsts = range(arena * plan.deals * size, (arena + 1) * plan.deals * size, size)
    return [
        outcome(share for game in range(first, first + size) for share in shares[game]) for first in firsts
    ]


def all_tasks(plan: Plan, arenas: int) -> Iterator[Task]:
    """Each arena has a seed of its own, and its games numbers of their own."""
    size = plan.deals * games_per_deal(plan)
    for arena in range(arenas):
        for task in tasks(replace(plan, seed=plan.seed + arena)):
            yield replace(task, number=arena * size + task.number)
