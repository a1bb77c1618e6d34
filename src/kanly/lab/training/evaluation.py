"""How good a net is: who won the games that are only looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kanly.bots.rows.layout import (
    END_KIND,
    END_POINTS,
    END_POLICY,
    END_ROUND,
    END_WON,
    FINISHED,
    OWN_POLICIES,
    SHARES,
)
from kanly.lab.training.plan import LEARNER, Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt


class Score(msgspec.Struct):
    """Sums over games, of the seat that the net has."""

    games: int = 0
    won: float = 0.0
    points: int = 0
    rounds: int = 0

    def add(self, head: Sequence[int]) -> None:
        seat = head[END_POLICY : END_POLICY + 4].index(LEARNER + OWN_POLICIES)
        self.games += 1
        self.won += head[END_WON + seat] / SHARES
        self.points += head[END_POINTS + seat]
        self.rounds += head[END_ROUND]


class Evaluation:
    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = kinds
        self.scores: dict[str, Score] = {}

    def read(self, rows: npt.NDArray[Any]) -> None:
        """What the rows tell of games that have ended."""
        for row in rows[rows[:, FINISHED] > 0]:
            head = [int(number) for number in row[: END_POLICY + 4]]
            name = self.kinds[head[END_KIND]].name
            self.scores.setdefault(name, Score()).add(head)

    def taken(self) -> dict[str, Score]:
        """And begun anew."""
        found = {kind.name: self.scores[kind.name] for kind in self.kinds if kind.name in self.scores}
        self.scores = {}
        return found
