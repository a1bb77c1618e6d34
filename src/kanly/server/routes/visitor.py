"""Whoever sends a request: which client it is, and which person, if any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from kanly.server.house import HOUSE, House
from kanly.server.people.person import Person
from kanly.server.refused import Refused


@dataclass(frozen=True)
class Visitor:
    client: str  # by which it is counted
    is_secure: bool  # its connection
    person: Person | None  # None: nobody we know
    is_old: bool = False  # its cookie


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.scope["state"][HOUSE]
    return house


def visitor_of(house: House, connection: HTTPConnection) -> Visitor:
    client, is_secure = house.proxies.client_of(connection.scope), house.proxies.is_secure(connection.scope)
    seen = house.cookies.read(connection.cookies, is_secure)
    if seen is None:
        return Visitor(client, is_secure, None)
    return Visitor(client, is_secure, seen.person, seen.is_old)


def visitor(request: Request) -> Visitor:
    """Nobody asks too often."""
    house = house_of(request)
    found = visitor_of(house, request)
    house.requests.demand(found.client)
    return found


def somebody(found: Annotated[Visitor, Depends(visitor)]) -> Person:
    if found.person is None:
        raise Refused("nobody", "Say first who you are.", 401)
    return found.person


def the_house(request: Request) -> House:
    return house_of(request)


AnyVisitor = Annotated[Visitor, Depends(visitor)]
Somebody = Annotated[Person, Depends(somebody)]
TheHouse = Annotated[House, Depends(the_house)]
