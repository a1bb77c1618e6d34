"""Records of games that were played elsewhere, kept among one's own that are over."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Request

from kanly.server.archive import taken_in
from kanly.server.limits import Buckets, Rate
from kanly.server.refused import Refused
from kanly.server.routes.visitor import AnyVisitor, Somebody, TheHouse
from kanly.server.store.event_store import NameTaken

router = APIRouter(prefix="/api/v1/archive", tags=["archive"])
LONGEST: Final = 262_144  # bytes of a record
RECORDS: Final = Rate(burst=3, per_second=1 / 60)  # by one client: each is played through
ARCHIVE: Final = "archive"  # by which a request finds the gate
BODY: Final[dict[str, Any]] = {
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
}


class Gate:
    """One record at a time, so that games go on meanwhile."""

    def __init__(self) -> None:
        self.clients = Buckets(RECORDS)
        self.one_by_one = asyncio.Lock()


@dataclass(frozen=True)
class Archived:
    game: str  # its id, under which its record can be asked for


def the_gate(request: Request) -> Gate:
    gate: Gate = request.scope["state"][ARCHIVE]
    return gate


@router.post("", status_code=201, openapi_extra=BODY)
async def take_in(
    request: Request,
    house: TheHouse,
    visitor: AnyVisitor,
    person: Somebody,
    gate: Annotated[Gate, Depends(the_gate)],
) -> Archived:
    """A sealed record as a server gives it after a game. It counts in no statistics."""
    gate.clients.demand(visitor.client)
    text, at = read(await request.body()), int(time.time() * 1000)
    async with gate.one_by_one:
        summary, journal = await asyncio.to_thread(taken_in, text, person.id, at)
    with contextlib.suppress(NameTaken):  # it is there already
        await house.store.create(summary, journal)
    return Archived(summary.game)


def read(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Refused("record_not_text", "A record is a text in UTF-8.", 422) from None
