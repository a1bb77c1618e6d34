"""A review as data, in the words of one language: what pages show and what programs are given."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from kanly.view.schema import kinds as k

Chances = list[float]


class ChoiceTold(Struct, frozen=True):
    """Something that could be chosen at a decision."""

    choice: Annotated[str, "As a record writes it."]
    text: Annotated[str, "In words."]
    chance: Annotated[float, "Of the seat that is asked to win, if it chooses this; a part of 1."]


class DecisionTold(Struct, frozen=True):
    """Where there was something to choose."""

    step: Annotated[int, "So many choices were made in all, this one included."]
    round: Annotated[int, "In which round, counted from 1; 0 before the first."]
    seat: Annotated[k.Seat, "Who was asked."]
    chances: Annotated[
        Chances, "To win, by seat, before it, from what the seat knows that is asked; parts of 1."
    ]
    decided: Annotated[Chances, "By seat: what the decision changed."]
    luck: Annotated[Chances, "By seat: what changed then, until the next decision."]
    made: Annotated[ChoiceTold, "What was chosen."]
    others: Annotated[list[ChoiceTold], "What else was tried, the best first."]
    loss: Annotated[float, "Of the chance of the seat that was asked, against the best."]
    is_mistake: Annotated[bool, "Whether that is more than chance could make it look."]


class MistakeTold(Struct, frozen=True):
    """One of the largest of a seat."""

    decision: Annotated[int, "Its place among the decisions, from 0."]
    better: Annotated[ChoiceTold, "What would have been best."]
    for_better: Annotated[list[str], "What that changes, in words, the weightiest first."]
    for_made: Annotated[list[str], "What the choice changed that was made."]


class LuckTold(Struct, frozen=True):
    """From a decision of a seat to its next one, or to the end."""

    decision: Annotated[int, "The place of the first among the decisions, from 0."]
    luck: Annotated[float, "What it changed for the seat."]
    lines: Annotated[list[str], "Of the log of that time, from its beginning."]
    more: Annotated[int, "How many lines are left out."]


class SplitTold(Struct, frozen=True):
    """Where the chance of a seat went: the first four add up to the last."""

    start: Annotated[float, "At the first decision of the game."]
    own: Annotated[float, "By its own decisions."]
    others: Annotated[float, "By the decisions of others."]
    luck: Annotated[float, "By luck."]
    end: Annotated[float, "Its share of the win."]


class SeatReview(Struct, frozen=True):
    """A game that is over, for one seat."""

    seat: Annotated[k.Seat, "Which seat; Rivals have one too."]
    name: Annotated[str, "The short name of its Leader."]
    leader: Annotated[k.LeaderKey | None, "Its Leader; House Hagal has none."]
    is_asked: Annotated[bool, "Whether it decides anything: Rivals do not."]
    points: Annotated[int, "Victory Points in the end."]
    place: Annotated[int | None, "From 1; House Hagal has none."]
    split: Annotated[SplitTold, "Decisions and luck."]
    mistakes: Annotated[list[MistakeTold], "At most three, the largest first."]
    lucky: Annotated[list[LuckTold], "At most three, the luckiest first."]
    unlucky: Annotated[list[LuckTold], "At most three, the unluckiest first."]


class ReviewTold(Struct, frozen=True):
    """A game that is over, looked at again."""

    rules: Annotated[str, "The name of the game that was played, as in a record."]
    language: Annotated[str, "In which everything is told."]
    judge: Annotated[str, "Who told the chances."]
    effort: Annotated[int, "How many times the usual number of worlds were looked at."]
    outcome: Annotated[str, "How it ended, in words."]
    rounds: Annotated[int, "How many were played."]
    seats: Annotated[list[SeatReview], "Everybody, by seat."]
    decisions: Annotated[list[DecisionTold], "In their order."]
