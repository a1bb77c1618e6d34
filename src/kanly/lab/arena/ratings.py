"""Plackett-Luce ratings: one number for each bot, from the places of all its games."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from kanly.lab.arena.plan import ArenaError
from kanly.lab.arena.result import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Rating(NamedTuple):
    mu: float  # 25 before the first game
    sigma: float  # how unsure it is


def check() -> None:
    if find_spec("openskill") is None:
        raise ArenaError("ratings need openskill: pip install openskill")


def ratings(results: Iterable[Result]) -> dict[int, Rating]:
    """By entrant. Bots learn nothing from game to game, so old games count as much as new ones."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    start = Rating(model.mu, model.sigma)
    found: dict[int, Rating] = {}
    for result in results:
        for seat in result.seats:
            found.setdefault(seat.entrant, start)
        found |= rated(model, result, found)
    return found


def rated(model: PlackettLuce, result: Result, before: dict[int, Rating]) -> dict[int, Rating]:
    """Each seat is a player of its own; a bot is what its seats have become, in the mean."""
    teams = [[model.rating(*before[seat.entrant])] for seat in result.seats]
    after = model.rate(teams, ranks=[float(seat.place) for seat in result.seats])
    found: dict[int, list[Rating]] = {}
    for seat, (player,) in zip(result.seats, after, strict=True):
        found.setdefault(seat.entrant, []).append(Rating(player.mu, player.sigma))
    return {entrant: mean(own) for entrant, own in found.items()}


def mean(own: list[Rating]) -> Rating:
    return Rating(sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own))
