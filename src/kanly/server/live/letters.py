"""What the processes of servers that share their games say to each other."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

ALL: Final = "all"  # the channel that every process hears
Outcome = Literal["done", "refused", "failed", "elsewhere"]


class There(Struct, frozen=True):
    """Who is connected to one process at one table."""

    persons: tuple[str, ...] = ()  # in seats, by id
    onlookers: int = 0


NOBODY: Final = There()


class Entered(Struct, frozen=True):
    """At a table, by the process that has it; it is kept for good."""

    game: str
    number: int  # entries there were before
    lines: list[bytes]


class News(Struct, frozen=True, tag="news"):
    """To every process."""

    process: str  # whose they are
    entered: list[Entered] = []
    there: dict[str, There] = {}  # by game


class Asked(Struct, frozen=True, tag="asked"):
    """To the process that has a game, to do something there."""

    process: str  # that is to be answered
    id: int
    game: str
    act: str  # by its name
    said: list[Any]
    more: dict[str, Any]


class Answered(Struct, frozen=True, tag="answered"):
    """What came of it. Whatever was entered because of it was told before."""

    id: int
    outcome: Outcome
    code: str = ""  # of a refusal
    sentence: str = ""


Letter = News | Asked | Answered

encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(Letter)


def written(letter: Letter) -> bytes:
    return encoder.encode(letter)


def read(payload: bytes) -> Letter:
    letter: Letter = decoder.decode(payload)
    return letter


def channel_of(process: str) -> str:
    return f"to_{process}"
