"""The whole server as one application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi import FastAPI
from starlette.types import ASGIApp

from kanly import __version__
from kanly.server.addresses import Proxies
from kanly.server.config import Config
from kanly.server.doorstep import DOORSTEP
from kanly.server.guards.hosts import hosts_when_listening_on
from kanly.server.house import HOUSE, House, opened
from kanly.server.notices.office import NOTICES, at_work
from kanly.server.routes import (
    after,
    archive,
    catalogue,
    games,
    notices,
    offers,
    operation,
    page,
    people,
    refusals,
    socket,
    statistics,
)
from kanly.server.routes.bodies import schemas
from kanly.server.safety import Bounds, Safety
from kanly.server.statistics import Survey
from kanly.server.traffic import TRAFFIC, Counted, Traffic

PARTS: Final = (
    people,
    notices,
    games,
    offers,
    after,
    archive,
    statistics,
    catalogue,
    operation,
    page,
    socket,
)
LARGER: Final = {archive.router.prefix: archive.LONGEST}  # bodies than usual


def application(config: Config) -> ASGIApp:
    hosts, traffic = config.hosts or hosts_when_listening_on(config.host), Traffic()
    proxies, bounds = Proxies(config.proxies), Bounds(larger=LARGER)
    return Counted(Safety(inner(config, traffic), hosts, config.origins, proxies, bounds), traffic)


def inner(config: Config, traffic: Traffic | None = None) -> FastAPI:
    """Without what keeps strangers out."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        async with opened(config) as house, at_work(config, house.store, house.hall.tables) as office:
            library = after.Library(house)
            async with contextlib.aclosing(library):
                yield {HOUSE: house, NOTICES: office, **kept_for(house, library, traffic or Traffic())}

    app = FastAPI(title="kanly", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    refusals.add_to(app)
    for part in PARTS:
        app.include_router(part.router)
    app.openapi_schema = described_whole(app)
    return app


def kept_for(house: House, library: after.Library, traffic: Traffic) -> dict[str, object]:
    """What some routes keep between requests."""
    return {
        TRAFFIC: traffic,
        DOORSTEP: house.doorstep,
        operation.TRIED: operation.Pulse(),
        statistics.SURVEY: Survey(house.store),
        archive.ARCHIVE: archive.Gate(),
        after.AFTER: library,
    }


def described_whole(app: FastAPI) -> dict[str, Any]:
    """With the bodies, which we read ourselves."""
    described = app.openapi()
    described.setdefault("components", {}).setdefault("schemas", {}).update(schemas)
    return described
