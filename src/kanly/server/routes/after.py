"""What can be asked of a game that is over: its result, every moment of it, and to play on from one."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Depends, Header, Query, Request, Response
from pydantic import Field

from kanly.server.after import Reruns, check_over, moments, outcome, replay
from kanly.server.house import House
from kanly.server.limits import Buckets, Rate
from kanly.server.live.live import Live, now
from kanly.server.protocol import after as told
from kanly.server.refused import Refused
from kanly.server.reviews import Reviews
from kanly.server.routes.bodies import body, described
from kanly.server.routes.finding import GameId
from kanly.server.routes.games import check_open_games
from kanly.server.routes.invitations import Opened, opened
from kanly.server.routes.visitor import AnyVisitor, Somebody, TheHouse, Visitor
from kanly.table.forking import Fork, fork
from kanly.table.settings import Strict
from kanly.telling.rerun import Rerun
from kanly.telling.wording import language_named
from kanly.text.language import Language

router = APIRouter(prefix="/api/v1/games", tags=["after"])
AFTER: Final = "after"  # by which a request finds the library
GAMES: Final = Rate(burst=10, per_second=1 / 6)  # by one client: each is played through
KEPT: Final = "private, max-age=3600"  # a game that is over stays as it was
SEAT: Final = 3  # the last there is
LAST: Final = 50_000  # no game has so many choices


class Library:
    """Of games that are looked at again."""

    def __init__(self, house: House) -> None:
        self.reruns = Reruns()
        self.reviews = Reviews()
        self.clients = Buckets(house.rate(GAMES))

    async def rerun(self, live: Live, visitor: Visitor) -> Rerun:
        check_over(live.table)
        if not self.reruns.has(live.game):
            self.clients.demand(visitor.client)
        return await self.reruns.of(live)

    async def aclose(self) -> None:
        await self.reviews.close()

    def review(self, live: Live, visitor: Visitor, language: Language) -> told.Reviewed:
        check_over(live.table)
        if not self.reviews.knows(live.game):
            self.clients.demand(visitor.client)
        found = self.reviews.of(live)
        return told.Reviewed(found[language.tag] if found else None, self.reviews.share(live.game))


@dataclass(frozen=True)
class Forking(Strict):
    step: Annotated[int, Field(ge=0, le=LAST)]  # so many choices stay
    seat: Annotated[int, Field(ge=0, le=SEAT)] = 0  # in which one plays on
    bot: Annotated[str, Field(max_length=100)] = "captain"  # in the other seats


def the_library(request: Request) -> Library:
    library: Library = request.scope["state"][AFTER]
    return library


TheLibrary = Annotated[Library, Depends(the_library)]
GivenForking = Annotated[Forking, Depends(body(Forking))]
OfSeat = Annotated[int | None, Query(ge=0, le=SEAT)]
Encodings = Annotated[str, Header()]
Spoken = Annotated[str, Query(max_length=20)]  # the tag of a language


@router.get("/{game}/result", response_class=Response)
async def result(
    house: TheHouse,
    visitor: AnyVisitor,
    library: TheLibrary,
    game: GameId,
    language: Spoken = "en",
    accept_encoding: Encodings = "",
) -> Response:
    """How it ended: places, points by source and by turn, figures, and the proof that it was fair."""
    spoken, live = read_language(language), await house.hall.find(game)
    rerun = await library.rerun(live, visitor)
    return packed(outcome(live, rerun, spoken), accept_encoding, "no-cache")


@router.get("/{game}/replay", response_class=Response)
async def again(
    house: TheHouse,
    visitor: AnyVisitor,
    library: TheLibrary,
    game: GameId,
    seat: OfSeat = None,
    language: Spoken = "en",
    accept_encoding: Encodings = "",
) -> Response:
    """Every step of it, with the log as a seat reads it; without a seat, as an onlooker does."""
    spoken, live = read_language(language), await house.hall.find(game)
    rerun = await library.rerun(live, visitor)
    check_eyes(rerun, seat)
    return packed(await asyncio.to_thread(replay, live, rerun, seat, spoken), accept_encoding)


@router.get("/{game}/moments", response_class=Response)
async def some(
    house: TheHouse,
    visitor: AnyVisitor,
    library: TheLibrary,
    game: GameId,
    first: Annotated[int, Query(ge=0, le=LAST)] = 0,
    seat: OfSeat = None,
    accept_encoding: Encodings = "",
) -> Response:
    """Twenty of them, from a step on, through the eyes of a seat; without one, with every hand shown."""
    live = await house.hall.find(game)
    rerun = await library.rerun(live, visitor)
    check_eyes(rerun, seat)
    if first > rerun.last:
        raise Refused("step", f"There are only {rerun.last} steps.", 404)
    return packed(moments(rerun, seat, first), accept_encoding)


@router.get("/{game}/review", response_class=Response)
async def review(
    house: TheHouse,
    visitor: AnyVisitor,
    library: TheLibrary,
    game: GameId,
    language: Spoken = "en",
    accept_encoding: Encodings = "",
) -> Response:
    """Everybody's chances at every decision, the largest mistakes, and luck; before that, how far it is."""
    spoken, live = read_language(language), await house.hall.find(game)
    found = library.review(live, visitor, spoken)
    return packed(found, accept_encoding, "no-cache" if found.review is None else KEPT)


@router.post("/{game}/fork", status_code=201, openapi_extra=described(Forking))
async def play_on(
    house: TheHouse,
    visitor: AnyVisitor,
    person: Somebody,
    library: TheLibrary,
    game: GameId,
    wanted: GivenForking,
) -> Opened:
    """Another end: a new game with the same deal and so many of its choices. It counts in no statistics."""
    live = await house.hall.find(game)
    house.openings.demand(visitor.client)
    await check_open_games(house, person)
    said = Fork(game, wanted.step, wanted.seat, wanted.bot, person.id, person.name, person.colour)
    async with library.reruns.one_by_one:
        table, made = await asyncio.to_thread(fork, live.table, said, now())
    return opened(house, await house.hall.take_in(table, made))


def read_language(tag: str) -> Language:
    try:
        return language_named(tag)
    except ValueError as error:
        raise Refused("language", str(error), 404) from error


def check_eyes(rerun: Rerun, seat: int | None) -> None:
    """Nobody sees through the eyes of a Rival."""
    if seat is not None and seat not in rerun.game.humans:
        raise Refused("no_seat", f"There is no seat {seat}.", 404)


def packed(answer: msgspec.Struct, encodings: str, cached: str = KEPT) -> Response:
    plain, headers = msgspec.json.encode(answer), {"cache-control": cached, "vary": "accept-encoding"}
    if "gzip" not in encodings:
        return Response(plain, media_type="application/json", headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(gzip.compress(plain, 5, mtime=0), media_type="application/json", headers=headers)
