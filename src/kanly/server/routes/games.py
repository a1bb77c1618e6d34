"""Tables: opening one, sitting down, and playing once more with the same people."""

from __future__ import annotations

import asyncio
import base64
import binascii
from dataclasses import dataclass, field
from typing import Annotated, Final
from weakref import WeakKeyDictionary

from fastapi import Depends, Path
from pydantic import Field

from kanly.bots.bot import BotError
from kanly.bots.registry import checked
from kanly.server.house import House
from kanly.server.live.hall import Sitter
from kanly.server.live.live import Live
from kanly.server.people.person import Person
from kanly.server.refused import Refused
from kanly.server.routes.bodies import body, described
from kanly.server.routes.finding import GameId, router
from kanly.server.routes.invitations import Opened, may_invite, may_sit, opened
from kanly.server.routes.visitor import AnyVisitor, Somebody, TheHouse
from kanly.table import agreeing, sitting
from kanly.table.refused import Refused as RefusedAtTable
from kanly.table.settings import Settings, Strict

SeatNumber = Annotated[int, Path(ge=0, le=3)]
BASE64: Final = "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
Luck = Annotated[str, Field(max_length=88, json_schema_extra={"pattern": BASE64})]  # of at most 64 bytes
rematches: Final[WeakKeyDictionary[Live, asyncio.Lock]] = WeakKeyDictionary()  # that are being opened


@dataclass(frozen=True)
class Opening(Strict):
    settings: Settings = field(default_factory=Settings)
    seats: tuple[Annotated[int, Field(ge=0, le=3)], ...] = (0,)  # that one takes; several at one screen
    luck: Luck = ""  # one's own part of the luck of the game


@dataclass(frozen=True)
class Sitting(Strict):
    token: Annotated[str, Field(max_length=100)] = ""
    luck: Luck = ""


@dataclass(frozen=True)
class Filling(Strict):
    bot: Annotated[str, Field(max_length=100)]


GivenOpening = Annotated[Opening, Depends(body(Opening))]
GivenSitting = Annotated[Sitting, Depends(body(Sitting))]
GivenFilling = Annotated[Filling, Depends(body(Filling))]


# --- opening


@router.post("", status_code=201, openapi_extra=described(Opening))
async def open_table(house: TheHouse, visitor: AnyVisitor, person: Somebody, wanted: GivenOpening) -> Opened:
    """The game begins as soon as every seat is taken."""
    luck = luck_of(wanted.luck)
    house.openings.demand(visitor.client)
    await check_open_games(house, person)
    sitters = [sitter(person, seat, luck) for seat in dict.fromkeys(wanted.seats)]
    live = await house.hall.open(wanted.settings, person.id, sitters)
    return opened(house, live)


def sitter(person: Person, seat: int, luck: bytes = b"") -> Sitter:
    return Sitter(person.id, seat, person.name, person.colour, luck)


async def check_open_games(house: House, person: Person) -> None:
    """Those at which one sits, and those that one has opened for others or for bots."""
    most = house.config.games_each
    if not house.config.has_limits:
        return
    own = hosted_by(house, person)
    for status in ("gathering", "playing"):
        found = await house.store.list_games(status=status, person=person.id, limit=most)
        own |= {summary.game for summary in found}
    if len(own) >= most:
        raise Refused("too_many_games", f"Nobody plays more than {most} games at once.", 409)


def hosted_by(house: House, person: Person) -> set[str]:
    """Where something may happen without anybody."""
    tables = house.hall.tables.items()
    return {
        game
        for game, live in tables
        if live.table.opened.host == person.id and live.table.stage not in ("over", "closed")
    }


def luck_of(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise Refused("bad_luck", "Luck is given as base64.") from None


@router.get("/{game}/links")
async def links(house: TheHouse, person: Somebody, game: GameId) -> Opened:
    """Once more, for whoever opened the table."""
    live = await house.hall.find(game)
    if not may_invite(live.table, person):
        raise Refused("host", "Only whoever opened the table has its links.", 403)
    return opened(house, live)


# --- sitting


@router.put("/{game}/seats/{seat}", status_code=204, openapi_extra=described(Sitting))
async def sit(
    house: TheHouse, person: Somebody, game: GameId, seat: SeatNumber, wanted: GivenSitting
) -> None:
    """With the link of the seat; at a table in the lobby, without."""
    luck = luck_of(wanted.luck)
    live = await house.hall.find(game)
    if person.id not in live.table.barred and not may_sit(house, live, person, seat, wanted.token):
        raise Refused("link", "To sit there you need the link of the seat.", 403)
    await live.do(sitting.sit, person.id, seat, person.name, person.colour, luck=luck)


@router.delete("/{game}/seats/{seat}", status_code=204)
async def leave(house: TheHouse, person: Somebody, game: GameId, seat: SeatNumber) -> None:
    """Before the game begins."""
    live = await house.hall.find(game)
    if seat not in live.table.seats_of(person.id):
        raise Refused("seat", "That is not your seat.", 403)
    await live.do(sitting.leave, seat)


@router.put("/{game}/seats/{seat}/bot", status_code=204, openapi_extra=described(Filling))
async def fill(
    house: TheHouse, person: Somebody, game: GameId, seat: SeatNumber, wanted: GivenFilling
) -> None:
    """A bot takes a free seat."""
    live = await house.hall.find(game)
    try:
        bot = str(checked(wanted.bot))
    except BotError as error:
        raise Refused("bot", str(error)) from error
    await live.do(sitting.fill, person.id, seat, bot)


@router.delete("/{game}", status_code=204)
async def close(house: TheHouse, person: Somebody, game: GameId) -> None:
    """A table at which no game has begun."""
    live = await house.hall.find(game)
    await live.do(sitting.close, person.id)


# --- once more


@router.post("/{game}/rematch", status_code=201)
async def rematch(house: TheHouse, visitor: AnyVisitor, person: Somebody, game: GameId) -> Opened:
    """The same game with the same people, each of whom sits down again."""
    live = await house.hall.find(game)
    if not live.table.seats_of(person.id):
        raise Refused("seat", "Only whoever has played there can do that.", 403)
    async with rematches.setdefault(live, asyncio.Lock()):
        agreeing.check_rematch(live.table)
        house.openings.demand(visitor.client)
        await check_open_games(house, person)
        return opened(house, await following(house, live, person))


async def following(house: House, live: Live, person: Person) -> Live:
    """Where another process was quicker, nobody needs what was opened here."""
    people = tuple(seat.person for seat in live.table.seats if seat.person)
    sitters = [sitter(person, seat) for seat in live.table.seats_of(person.id)]
    found = await house.hall.open(live.table.settings, person.id, sitters, people)
    try:
        await live.do(agreeing.follow, found.game)
    except RefusedAtTable:
        if found.table.game is None:
            await found.do(sitting.close, person.id)
        raise
    return found
