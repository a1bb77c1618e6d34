"""For whoever runs the server: does it work, and how much is going on?"""

from __future__ import annotations

import time
from dataclasses import dataclass
from hmac import compare_digest
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse

from kanly import __version__, _build
from kanly.server import process
from kanly.server.figures import Page
from kanly.server.house import House
from kanly.server.refused import Refused
from kanly.server.routes.visitor import TheHouse
from kanly.server.store.event_store import StoreError
from kanly.server.traffic import TRAFFIC, Traffic

router = APIRouter(tags=["operation"])
TRIED: Final = "health"  # the note that is written to see whether anything can be
EVERY: Final = 5.0  # seconds: the disk is asked no more often, whoever asks us
FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
UNAVAILABLE: Final = 503


@dataclass(frozen=True)
class Health:
    status: Literal["ok", "failing"]
    store: Literal["ok", "failing"]  # whether it can be written
    kanly: str  # the edition
    is_compiled: bool


class Pulse:
    """Whether the store could be written when it was last tried."""

    def __init__(self) -> None:
        self.tried = -EVERY
        self.is_fine = False

    async def beats(self, house: House) -> bool:
        if time.monotonic() - self.tried >= EVERY:
            self.is_fine = await can_be_written(house)
            self.tried = time.monotonic()
        return self.is_fine


async def can_be_written(house: House) -> bool:
    try:
        await house.store.keep_note(TRIED, str(int(time.time())).encode())
    except StoreError:
        return False
    return True


def the_traffic(request: Request) -> Traffic:
    traffic: Traffic = request.scope["state"][TRAFFIC]
    return traffic


def the_pulse(request: Request) -> Pulse:
    pulse: Pulse = request.scope["state"][TRIED]
    return pulse


@router.get("/health")
async def health(house: TheHouse, pulse: Annotated[Pulse, Depends(the_pulse)], response: Response) -> Health:
    """Whether the server answers, and can keep what happens. If not, the status is 503."""
    is_fine = await pulse.beats(house)
    response.headers["cache-control"] = "no-store"
    response.status_code = 200 if is_fine else UNAVAILABLE
    told: Literal["ok", "failing"] = "ok" if is_fine else "failing"
    return Health(told, told, __version__, _build.is_compiled())


def check_key(house: TheHouse, request: Request) -> None:
    """How often something was kept tells how often somebody has chosen in secret."""
    key, given = house.config.metrics_key, request.headers.get("authorization", "")
    if not key or not compare_digest(given.encode(), f"Bearer {key}".encode()):
        raise Refused("not_found", "There is nothing here.", 404)


@router.get("/metrics", response_class=PlainTextResponse, dependencies=[Depends(check_key)])
async def metrics(house: TheHouse, traffic: Annotated[Traffic, Depends(the_traffic)]) -> PlainTextResponse:
    """In the text format of Prometheus, for whoever has the key. Nothing in it names a game or a person."""
    page = Page()
    page.head("kanly_info", "gauge", "The edition of the server.")
    build = "compiled" if _build.is_compiled() else "pure"
    page.line("kanly_info", 1, {"version": __version__, "build": build})
    page.gauge("kanly_uptime_seconds", "Since the server was started.", time.time() - house.opened_at)
    await write_games(page, house)
    write_bots(page, house)
    traffic.write(page)
    process.write(page)
    return PlainTextResponse(page.text, media_type=FORMAT)


async def write_games(page: Page, house: House) -> None:
    tables = house.hall.tables.values()
    stored = (await house.store.count_games()).items()
    page.family("kanly_games", "gauge", "Games in the store, by status.", "status", stored)
    page.gauge("kanly_tables", "Tables that are in memory.", len(tables))
    present = sum(len(live.listeners) for live in tables)
    page.gauge("kanly_listeners", "Connections to these tables.", present)
    appending = house.store.appending
    page.histogram("kanly_append_seconds", "How long it took to keep what happened.", appending)


def write_bots(page: Page, house: House) -> None:
    workers = house.workers
    thinking = [(kind.name.lower(), count) for kind, count in workers.unanswered.items()]
    page.family("kanly_bots_thinking", "gauge", "Questions that bots think about, by kind.", "kind", thinking)
    answered = [(kind.name.lower(), count) for kind, count in workers.answered.items()]
    page.family("kanly_bot_answers_total", "counter", "Questions that bots were asked.", "kind", answered)
    seconds = [(kind.name.lower(), spent) for kind, spent in workers.seconds.items()]
    meaning = "Time until bots had answered, their waiting included."
    page.family("kanly_bot_seconds_total", "counter", meaning, "kind", seconds)
