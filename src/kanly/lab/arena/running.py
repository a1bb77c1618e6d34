"""An arena from its first game to its last, or until it is known well enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

from kanly.lab.arena.bootstrap import Outcome, interval, outcome
from kanly.lab.arena.plan import Plan, Task, games_per_deal, tasks
from kanly.lab.arena.result import Result
from kanly.lab.arena.workers import Workers

LOOK_EVERY: Final = 25  # deals: only then is it asked whether it is known well enough


class Board:
    """What is finished. Only whole deals count, in the order of the plan: it never matters who was quick."""

    def __init__(self, plan: Plan, until: float | None) -> None:
        self.plan = plan
        self.until = until  # half the width of an interval
        self.size = games_per_deal(plan)
        self.found: dict[int, Result] = {}
        self.deals = 0  # finished, without a gap
        self.enough = plan.deals

    def add(self, result: Result) -> None:
        self.found.setdefault(result.number, result)
        while self.deals < self.enough and self.has_deal(self.deals):
            self.deals += 1
            if self.until is not None and self.deals % LOOK_EVERY == 0 and self.is_known_well():
                self.enough = self.deals

    def has_deal(self, deal: int) -> bool:
        return all(number in self.found for number in range(deal * self.size, (deal + 1) * self.size))

    def is_known_well(self) -> bool:
        return widest(self.results()) <= 2 * (self.until or 0)

    def is_full(self) -> bool:
        return self.deals == self.enough

    def missing(self) -> Iterator[Task]:
        return (task for task in tasks(self.plan) if task.number not in self.found)

    def results(self) -> list[Result]:
        """Of the deals that count."""
        return [self.found[number] for number in range(self.deals * self.size)]


def run(
    plan: Plan,
    workers: Workers,
    *,
    played: Iterable[Result] = (),
    until: float | None = None,
    note: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """In the order of the plan. `note` hears of every game as soon as it is over."""
    board = Board(plan, until)
    for result in played:
        board.add(result)
    if not board.is_full():
        for result in workers.results(board.missing()):
            note(result)
            board.add(result)
            if board.is_full():
                break
    return board.results()


def widest(results: list[Result]) -> float:
    """Of the intervals of all bots."""
    bots = {seat.entrant for result in results for seat in result.seats if seat.entrant >= 0}
    widths = [high - low for low, high in (interval(outcomes(results, bot)) for bot in bots)]
    return max(widths, default=1.0)


def outcomes(results: list[Result], bot: int) -> list[Outcome]:
    """Of a bot, deal by deal."""
    return [
        outcome(seat.share for result in games for seat in result.seats if seat.entrant == bot)
        for _, games in groupby(results, lambda result: result.deal)
    ]
