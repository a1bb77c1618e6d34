"""Finding tables again, and what is left of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from pydantic import Field

from kanly.server.house import House
from kanly.server.live.live import Live
from kanly.server.live.summary import Line, read_ours, summary_of
from kanly.server.live.updates import time_left
from kanly.server.refused import Refused
from kanly.server.routes.visitor import AnyVisitor, TheHouse, Visitor
from kanly.server.store.event_store import Summary
from kanly.table.recording import record_for

router = APIRouter(prefix="/api/v1/games", tags=["games"])
GameId = Annotated[str, Path(pattern="^[a-z0-9]{1,20}$")]
Which = Literal["lobby", "mine", "over"]
PAGE_END: Final = "^([0-9]{1,12}([.][0-9]{1,9})? [a-z0-9]{1,20})?$"


@dataclass(frozen=True)
class Row:
    """A game in a list."""

    game: str
    changed: Annotated[float, Field(description="Seconds since 1970.")]
    line: Line
    opened: Annotated[float, Field(description="Seconds since 1970.")]
    own: Annotated[list[int], Field(description="The seats of whoever asks.")]
    is_host: Annotated[bool, Field(description="Whether whoever asks has opened it.")]
    time_left: Annotated[
        int | None,
        Field(description="Milliseconds of the seat that is asked; null: there is no clock, or it stands."),
    ]


@dataclass(frozen=True)
class Rows:
    games: list[Row]
    before: Annotated[str | None, Field(description="Asks for the next page; null: there is none.")]


@router.get("")
async def listed(
    house: TheHouse,
    visitor: AnyVisitor,
    which: Which = "lobby",
    before: Annotated[str, Query(max_length=60, json_schema_extra={"pattern": PAGE_END})] = "",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Rows:
    """The latest first: tables that anybody may join, one's own games, or one's own that are over."""
    place = place_of(before)
    if which != "lobby" and visitor.person is None:
        return Rows([], None)
    person = None if which == "lobby" or visitor.person is None else visitor.person.id
    status = {"lobby": "gathering", "over": "over", "mine": None}[which]
    found = await house.store.list_games(
        status=status, person=person, listed_only=which == "lobby", before=place, limit=limit
    )
    return Rows([row(house, visitor, summary) for summary in found], page_after(found, limit))


def row(house: House, visitor: Visitor, summary: Summary) -> Row:
    ours, person = read_ours(summary), visitor.person.id if visitor.person else ""
    return Row(
        summary.game,
        summary.changed,
        msgspec.json.decode(summary.told, type=Line),
        opened=summary.created,
        own=[seat for seat, each in enumerate(ours.people) if each and each == person],
        is_host=ours.host != "" and ours.host == person,
        time_left=running(house.hall.tables.get(summary.game)),
    )


def running(live: Live | None) -> int | None:
    """What is left to whoever is asked. A table whose clock runs is here, or at another server."""
    if live is None or live.table.asked is None:
        return None
    return time_left(live, live.table.asked)


def page_after(found: list[Summary], limit: int) -> str | None:
    return f"{found[-1].changed!r} {found[-1].game}" if len(found) == limit else None


def place_of(text: str) -> tuple[float, str] | None:
    """What was said at the end of the page before."""
    if not re.fullmatch(PAGE_END, text, re.ASCII):
        raise Refused("before", "That is not the end of a page.")
    changed, _, game = text.partition(" ")
    return (float(changed), game) if text else None


@router.get("/{game}")
async def one(house: TheHouse, visitor: AnyVisitor, game: GameId) -> Row:
    """As it stands in a list."""
    return row(house, visitor, await summary(house, game))


async def summary(house: House, game: str) -> Summary:
    """Of a table that is here it is made; nothing is read for that."""
    live = house.hall.tables.get(game)
    return (await house.store.load(game)).summary if live is None else summary_of(game, live.table)


@router.get("/{game}/record", response_class=PlainTextResponse)
async def record(house: TheHouse, visitor: AnyVisitor, game: GameId) -> PlainTextResponse:
    """Of a game that is over, all of it, with the proof that it was fair; before, what the own seat knows."""
    live = await house.hall.find(game)
    own = live.table.seats_of(visitor.person.id) if visitor.person else []
    return PlainTextResponse(record_for(live.table, own[0] if own else None))
