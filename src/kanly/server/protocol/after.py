"""What is told of a game that is over: how it ended, and any moment of it once more."""

from __future__ import annotations

from typing import Annotated

from msgspec import Raw, Struct

from kanly.review.told import ReviewTold
from kanly.server.protocol.kinds import EventKind
from kanly.server.protocol.told import ContributionTold, TableTold
from kanly.telling.book import Log
from kanly.view.schema import kinds as k
from kanly.view.schema.events import Event
from kanly.view.schema.player import OwnPlayer
from kanly.view.schema.table import View

Points = tuple[int, ...]


class PointSource(Struct, frozen=True):
    """Something that brought Victory Points, or cost some."""

    kind: Annotated[
        str,
        "One of `start` and `rules`; `influence`: two steps with a Faction; `alliance`; or the kind of a "
        "printed thing as in `kanly cards --json`.",
    ]
    key: Annotated[k.SourceKey | None, "The printed thing, or the Faction; null: there is none."]
    points: Annotated[int, "How many it brought in all."]


class SeatOutcome(Struct, frozen=True):
    """How a game ended for one seat."""

    seat: Annotated[k.Seat, "Which seat; Rivals have one too."]
    leader: Annotated[k.LeaderKey | None, "Its Leader; House Hagal has none."]
    place: Annotated[int | None, "From 1, those that nothing separates sharing one; House Hagal has none."]
    points: Annotated[int, "Victory Points in the end."]
    sources: Annotated[tuple[PointSource, ...], "Where they came from, what brought most first."]
    figures: Annotated[
        dict[str, int],
        "What was done on the way, counted: turns taken, Agents sent, cards acquired and so on.",
    ]


class PointsAt(Struct, frozen=True):
    """Everybody's Victory Points at a step at which they, or the round, changed."""

    step: Annotated[int, "So many choices were made."]
    round: Annotated[int, "In which round, counted from 1."]
    points: Annotated[Points, "By seat."]


class ProofTold(Struct, frozen=True):
    """What proves that the deal was fair, now that nothing of it is a secret any more."""

    commitment: Annotated[str, "What bound the server before the deal, as 64 hexadecimal digits."]
    server_seed: Annotated[str, "The server's part of the luck, as hexadecimal digits."]
    salt: Annotated[str, "What kept the seed from being guessed, as hexadecimal digits."]
    terms: Annotated[str, "What the commitment bound the server to besides, in one line."]
    contributions: Annotated[tuple[ContributionTold, ...], "What players have added to the luck."]


class Outcome(Struct, frozen=True):
    """How a game ended: `GET /api/v1/games/{game}/result`."""

    table: Annotated[TableTold, "The table around the game."]
    rounds: Annotated[int, "How many were played."]
    winners: Annotated[tuple[k.Seat, ...], "Who has won; several where nothing separates them."]
    tie: Annotated[
        str,
        "What decided among those with the most points, in the language asked for; empty: nobody had as many "
        "as the winner.",
    ]
    steps: Annotated[int, "How many choices were made."]
    seats: Annotated[tuple[SeatOutcome, ...], "Everybody, by seat."]
    course: Annotated[tuple[PointsAt, ...], "Points from the start to the end."]
    proof: Annotated[ProofTold, "That the deal was fair."]


class StepTold(Struct, frozen=True):
    """One choice of a game that is over."""

    seat: Annotated[k.Seat | None, "Who chose; null: nobody has yet."]
    round: Annotated[int, "In which round, counted from 1."]
    chapter: Annotated[int, "The chapter of the log that tells of it."]
    points: Annotated[Points, "Victory Points afterwards, by seat."]


class Replay(Struct, frozen=True):
    """A game that is over, to be looked at again: `GET /api/v1/games/{game}/replay`."""

    table: Annotated[TableTold, "The table around the game."]
    humans: Annotated[tuple[k.Seat, ...], "Through whose eyes one can look."]
    steps: Annotated[tuple[StepTold, ...], "Every choice; the first is what happened before any was made."]
    log: Annotated[Log, "All of it, as this seat reads it."]


class Moment(Struct, frozen=True):
    """What there was to see after so many choices."""

    step: Annotated[int, "So many choices were made."]
    events: Annotated[list[Annotated[Event, EventKind]], "What the last of them brought about."]
    view: Annotated[View, "All that this seat saw; without a seat, what was open to all."]
    hands: Annotated[list[OwnPlayer] | None, "Without a seat: what everybody held. Else null."]


class Moments(Struct, frozen=True):
    """Some of them, one after the other: `GET /api/v1/games/{game}/moments`."""

    moments: Annotated[list[Moment], "In their order."]


class Reviewed(Struct, frozen=True):
    """A game that is over, weighed decision by decision: `GET /api/v1/games/{game}/review`."""

    review: Annotated[Raw | ReviewTold | None, "Null: it is being made; ask again some seconds later."]
    progress: Annotated[
        float | None, "While it is being made, the share of decisions judged so far, from 0 to 1; else null."
    ]


Any_ = Outcome | Replay | Moments | Reviewed
