"""What is kept of one game: plain data, one line of JSON."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct, frozen=True):
    entrant: int  # place of the bot in the list of bots; RIVALS for a Rival
    leader: str
    order: int  # in the first round, 0 for the first player
    share: float  # of the win
    place: int  # from 1; who is level shares one
    points: int
    sources: dict[str, int]  # points by what brought them: `start`, `rules`, or kind/key of a printed thing
    cards: dict[str, int]  # acquired, by key
    swordmaster: bool
    council: bool
    asked: int  # how often there was something to choose
    nanoseconds: int  # spent on answers
    forfeit: str  # what the bot did wrong; from then on chance chose for it, and it came last


class Result(msgspec.Struct, frozen=True):
    number: int  # of its task
    deal: int
    seed: int  # of the game itself
    rounds: int
    decisions: int  # settled ones included
    seats: list[Seat]  # but for House Hagal, which wins nothing


def written(result: Result) -> bytes:
    return msgspec.json.encode(result)


def read(line: bytes) -> Result:
    """Raises msgspec.DecodeError for anything else."""
    return msgspec.json.decode(line, type=Result)
