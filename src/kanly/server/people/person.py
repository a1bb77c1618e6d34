"""Somebody at a table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from kanly.server.people.names import checked_name
from kanly.server.refused import Refused
from kanly.table.seat import COLOURS


@dataclass(frozen=True)
class Person:
    id: str  # 32 hexadecimal digits
    name: str
    colour: str


def new_person(name: str, colour: str = COLOURS[0]) -> Person:
    return Person(secrets.token_hex(16), checked_name(name), checked_colour(colour))


def renamed(person: Person, name: str, colour: str) -> Person:
    return Person(person.id, checked_name(name), checked_colour(colour))


def checked_colour(colour: str) -> str:
    if colour not in COLOURS:
        raise Refused("bad_colour", f"A colour is one of {', '.join(COLOURS)}.")
    return colour
