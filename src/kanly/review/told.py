"""A review as data, in the words of one language: what the page shows and what programs are given.

Chances and their changes are parts of 1. Steps are the numbers of choices in the record, from 1 on.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ChoiceTold:
    choice: str  # as a record writes it
    text: str
    chance: float  # of the seat that is asked to win, if it chooses this


@dataclass(frozen=True)
class DecisionTold:
    step: int
    round: int
    seat: int
    chances: list[float]  # by seat, before it, told from what the seat knows that is asked
    decided: list[float]  # by seat: what the decision changed
    luck: list[float]  # by seat: what changed then, until the next decision
    made: ChoiceTold
    others: list[ChoiceTold]  # that were tried, the best first
    loss: float  # of the chance of the seat, against the best of them
    is_mistake: bool  # by more than chance could make it look


@dataclass(frozen=True)
class MistakeTold:
    decision: int  # place among the decisions
    better: ChoiceTold
    for_better: list[str]  # what it changes, in words
    for_made: list[str]


@dataclass(frozen=True)
class LuckTold:
    """From a decision of the seat to its next one, or to the end."""

    decision: int  # place among the decisions
    luck: float
    lines: list[str]  # of the log, as far as they are told
    more: int  # lines that are not told


@dataclass(frozen=True)
class SplitTold:
    """start + own + others + luck = end."""

    start: float
    own: float
    others: float
    luck: float
    end: float


@dataclass(frozen=True)
class SeatTold:
    seat: int
    name: str
    leader: str | None  # its key; House Hagal has none
    is_asked: bool  # false: a Rival
    points: int
    place: int | None  # House Hagal has none
    split: SplitTold
    mistakes: list[MistakeTold]
    lucky: list[LuckTold]
    unlucky: list[LuckTold]


@dataclass(frozen=True)
class ReviewTold:
    rules: str  # name of the game that was played
    language: str
    judge: str
    effort: int
    outcome: str
    rounds: int
    seats: list[SeatTold]
    decisions: list[DecisionTold]
