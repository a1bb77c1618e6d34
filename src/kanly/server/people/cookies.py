"""A guest is a signed cookie: nothing about guests is stored."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.responses import Response

from kanly.server.people.keys import Key, Purpose, is_same, read_url_text, url_text
from kanly.server.people.person import Person
from kanly.table.seat import COLOURS

NAME: Final = "kanly"
SECURE_NAME: Final = "__Host-kanly"  # browsers take it from this very host and over https only
DAY: Final = 24 * 60 * 60
RENEWED_AFTER: Final = 7 * DAY
REFUSED_AFTER: Final = 365 * DAY
SKEW: Final = 60  # seconds by which the clocks of two servers may differ
LONGEST: Final = 300  # characters


class Written(msgspec.Struct, frozen=True, array_like=True):
    """What the cookie holds; old cookies are read as long as nothing but the end of this changes."""

    person: bytes
    issued: int
    colour: str
    name: str


@dataclass(frozen=True)
class Seen:
    person: Person
    is_old: bool  # to be given anew


class Cookies:
    def __init__(self, key: Key, clock: Callable[[], float] = time.time) -> None:
        self.key = key
        self.clock = clock

    def read(self, cookies: Mapping[str, str], secure: bool) -> Seen | None:
        """None: nobody we know, whatever is wrong with the cookie."""
        try:
            written = self.opened(cookies.get(name_of(secure), ""))
        except (ValueError, msgspec.MsgspecError):
            return None
        age = self.clock() - written.issued
        if not -SKEW <= age <= REFUSED_AFTER:
            return None
        return Seen(person_of(written), age > RENEWED_AFTER)

    def opened(self, text: str) -> Written:
        """ValueError or MsgspecError: it is not ours."""
        told, _, signature = text.partition(".")
        if len(text) > LONGEST or not is_same(signature, self.signature(told)):
            raise ValueError("not signed by us")
        return msgspec.msgpack.decode(read_url_text(told), type=Written)

    def written(self, person: Person) -> str:
        told = Written(bytes.fromhex(person.id), int(self.clock()), person.colour, person.name)
        text = url_text(msgspec.msgpack.encode(told))
        return f"{text}.{self.signature(text)}"

    def signature(self, told: str) -> str:
        return url_text(self.key.signature(Purpose.GUEST, told))

    def give(self, response: Response, person: Person, secure: bool) -> None:
        value = self.written(person)
        response.set_cookie(
            name_of(secure), value, REFUSED_AFTER, path="/", secure=secure, httponly=True, samesite="lax"
        )

    def take_back(self, response: Response, secure: bool) -> None:
        response.delete_cookie(name_of(secure), path="/", secure=secure, httponly=True, samesite="lax")


def name_of(secure: bool) -> str:
    return SECURE_NAME if secure else NAME


def person_of(written: Written) -> Person:
    """A colour that is no longer in use becomes another."""
    colour = written.colour if written.colour in COLOURS else COLOURS[0]
    return Person(written.person.hex(), written.name, colour)
