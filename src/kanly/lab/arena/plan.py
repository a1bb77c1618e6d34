"""Which games an arena plays: every deal several times, until everybody has had its chance in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from kanly.content.rules import Rules
from kanly.lab.arena.seeds import derived

ALONE: Final = "1v3"  # the candidate in one seat, the other bot in all others, however many they are
PAIRS: Final = "2v2"
MIXED: Final = "mixed"
FIELDS: Final = (ALONE, PAIRS, MIXED)
RIVALS: Final = -1  # the entrant of seats that are played by the rules of solo games

Seating = tuple[int, ...]  # by seat: the place of its bot in the list of bots


class ArenaError(ValueError):
    """There is no such arena. The message is one sentence."""


@dataclass(frozen=True)
class Plan:
    bots: tuple[str, ...]  # as `registry.read` reads them; the first is the candidate
    rules: Rules
    deals: int
    seed: int
    field: str


@dataclass(frozen=True)
class Task:
    """One game. Whoever plays it, wherever and whenever: it goes the same way."""

    number: int  # in the order of the plan
    bots: tuple[str, ...]  # of the plan
    rules: Rules
    seed: int  # of the plan
    deal: int
    variant: int  # which seating of the deal
    seating: Seating


def usual_field(bots: int) -> str:
    return ALONE if bots == 2 else MIXED


def check(plan: Plan) -> None:
    if not plan.bots:
        raise ArenaError("an arena needs at least one bot")
    if plan.field in (ALONE, PAIRS) and len(plan.bots) != 2:
        raise ArenaError(f"{plan.field} is for two bots, not for {len(plan.bots)}")
    if plan.field == PAIRS and plan.rules.seats != 4:
        raise ArenaError(f"{PAIRS} is for four seats, not for {plan.rules.seats}")


def tasks(plan: Plan) -> Iterator[Task]:
    number = 0
    for deal in range(plan.deals):
        for variant, seating in enumerate(seatings(plan, deal)):
            yield Task(number, plan.bots, plan.rules, plan.seed, deal, variant, seating)
            number += 1


def games_per_deal(plan: Plan) -> int:
    return len(seatings(plan, 0))


def seatings(plan: Plan, deal: int) -> list[Seating]:
    """As many for every deal. Alone against Rivals, every bot has the deal once."""
    seats = range(plan.rules.seats)
    if plan.rules.solo:
        return [(bot,) for bot in range(len(plan.bots))]
    if len(plan.bots) == 1:
        return [(0,) * len(seats)]
    if plan.field == ALONE:
        return [tuple(int(seat != own) for seat in seats) for own in seats]
    if plan.field == PAIRS:
        return [tuple(int(seat not in own) for seat in seats) for own in combinations(seats, 2)]
    return rotations(line_up(plan, deal))


def line_up(plan: Plan, deal: int) -> Seating:
    """Another one for each deal: who sits after whom, who sits twice or not at all is left to chance."""
    order = list(range(len(plan.bots)))
    Random(derived("line-up", plan.seed, deal)).shuffle(order)
    return tuple(order[seat % len(order)] for seat in range(plan.rules.seats))


def rotations(line: Seating) -> list[Seating]:
    return [line[-turn:] + line[:-turn] if turn else line for turn in range(len(line))]
