"""The journal of a table: everything that was ever decided there, in order. It alone is kept for good.

A table is what its journal says: whoever reads the entries one after the other has the table again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Struct

from kanly.table.settings import Settings, Strict

By = Literal["person", "bot", "table", "clock"]
Matter = Literal["take_back", "kick", "pause"]
Why = Literal["filled", "resigned", "kicked", "out_of_time"]
Closing = Literal["abandoned", "deleted"]


@dataclass(frozen=True)
class Wishes(Strict):
    """What a seat need not be asked, where there is only one answer."""

    single: Annotated[bool, "Whatever is not among the following."] = True
    unpayable: Annotated[bool, "Whether to pay what cannot be paid."] = True
    combat: Annotated[bool, "To pass in Combat, while no card can be played there."] = True
    end_turn: Annotated[bool, "To end a turn in which nothing is left to do."] = False


class Entry(Struct, frozen=True, tag_field="entry", kw_only=True, omit_defaults=True):
    at: int  # milliseconds since 1970


class Opened(Entry, frozen=True, tag="opened"):
    settings: Settings
    host: str  # the person who opened it
    seed: str  # secrets of the server until the game is over, as hexadecimal digits
    salt: str
    terms: str  # that the server is bound to
    invited: tuple[str, ...] = ()  # persons who need no link
    forked_from: str = ""  # the game whose deal and first choices it has


class Sat(Entry, frozen=True, tag="sat"):
    """Down in a seat that was free, or was left to a bot."""

    seat: int
    person: str
    name: str
    colour: str


class Left(Entry, frozen=True, tag="left"):
    """Before the game has begun: somebody else may sit there."""

    seat: int


class Handed(Entry, frozen=True, tag="handed"):
    """To a bot, for good or until somebody sits down again."""

    seat: int
    bot: str
    why: Why


class Contributed(Entry, frozen=True, tag="contributed"):
    """To the luck of the game, before it is dealt: so nobody has it in hand alone."""

    seat: int
    luck: str


class Led(Entry, frozen=True, tag="led"):
    seat: int
    leader: str


class Moving(Entry, frozen=True, kw_only=True):
    """Of the game itself, with what it brought about: so whoever reads it need not play everything again."""

    shown: int | None = None  # who saw something new, a bit for each seat and the last for onlookers
    begins: int | None = None  # the seat whose turn begins with it, where there is a clock


class Dealt(Moving, frozen=True, tag="dealt"):
    """The game begins."""


class Chose(Moving, frozen=True, tag="chose"):
    seat: int
    choice: str  # as in a record
    by: By
    spent: int = 0  # milliseconds of the clock


class Undid(Moving, frozen=True, tag="undid"):
    """The own last choice, which nobody has anything against."""

    seat: int


class TookBack(Moving, frozen=True, tag="took_back"):
    """Any choices: everybody agreed."""

    choices: int
    round: int = 0  # in which that ends


class Spent(Entry, frozen=True, tag="spent"):
    """Time on a question that is not answered: it is put again later, or never."""

    seat: int
    spent: int  # milliseconds of the clock


class Proposed(Entry, frozen=True, tag="proposed"):
    seat: int
    matter: Matter
    about: int = 0  # the seat to be emptied


class Voted(Entry, frozen=True, tag="voted"):
    seat: int
    agrees: bool


class Paused(Entry, frozen=True, tag="paused"):
    pass


class Resumed(Entry, frozen=True, tag="resumed"):
    seat: int


class Wished(Entry, frozen=True, tag="wished"):
    seat: int
    wishes: Wishes


class Named(Entry, frozen=True, tag="named"):
    seat: int
    name: str
    colour: str


class Closed(Entry, frozen=True, tag="closed"):
    """Nobody plays on: before the end, or without ever having begun."""

    why: Closing


class Linked(Entry, frozen=True, tag="linked"):
    """A link of the chain of moves was told to everybody, by which none of them can be changed later."""

    number: int
    value: str
    moves: int  # how many it covers; for the server alone
    round: int = 0  # that begins


class Followed(Entry, frozen=True, tag="followed"):
    """The same people play again."""

    game: str


Any = (
    Opened
    | Sat
    | Left
    | Handed
    | Contributed
    | Led
    | Dealt
    | Chose
    | Undid
    | TookBack
    | Spent
    | Proposed
    | Voted
    | Paused
    | Resumed
    | Wished
    | Named
    | Closed
    | Linked
    | Followed
)

encoder: Final = msgspec.json.Encoder()
decoder: Final = msgspec.json.Decoder(Any)


def written(entry: Entry) -> bytes:
    return encoder.encode(entry)


def read(line: bytes) -> Any:
    entry: Any = decoder.decode(line)
    return entry
