"""Whatever goes wrong is told in the same form, as one sentence in the language of whoever asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.responses import Response

from kanly.server.accepted import language_asked_for
from kanly.server.refused import Refused
from kanly.server.routes import page
from kanly.server.routes.bodies import content_of
from kanly.server.safety import printable
from kanly.server.store.event_store import NoSuchGame, StoreError
from kanly.table.refused import Refused as RefusedAtTable

AT_TABLE: Final = 409
NOT_SO: Final = 405
UNKNOWN: Final = {404: ("not_found", "There is nothing here."), 405: ("method", "That cannot be done here.")}
WHEN: Final = {
    400: "What was asked for makes no sense.",
    401: "One has to say first who one is: PUT /api/v1/me.",
    403: "That is not for whoever asked.",
    404: "There is no such thing.",
    405: "That cannot be done here; Allow says what can.",
    408: "The request took too long to arrive.",
    409: "It is not possible as things stand.",
    413: "The request is too large.",
    421: "The server does not go by that name.",
    422: "The request is not of the form that is described here.",
    429: "That was too often; Retry-After says how many seconds to wait.",
    500: "Something broke in the server.",
    503: "The server cannot do that just now.",
}


@dataclass(frozen=True)
class Problem:
    code: Annotated[str, Field(description="For programs: docs/protocol.md lists what each means.")]
    message: Annotated[str, Field(description="For people: one sentence, in a language of Accept-Language.")]


@dataclass(frozen=True)
class Failure:
    """Nothing was done, and nothing has changed."""

    error: Problem


def respond(request: Request, refused: Refused) -> Response:
    language = language_asked_for(request.scope)
    return Response(refused.body(language), refused.status, refused.headers(language))


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return respond(request, error)


async def refused_at_table(request: Request, error: Exception) -> Response:
    assert isinstance(error, RefusedAtTable)
    return respond(request, Refused(error.code, str(error), AT_TABLE))


async def no_such_game(request: Request, error: Exception) -> Response:
    return respond(request, Refused("no_game", "There is no such game.", 404))


async def store_failed(request: Request, error: Exception) -> Response:
    return respond(request, Refused("store", "The server cannot keep games just now; try again.", 503, 1))


async def broken(request: Request, error: Exception) -> Response:
    """It is written down all the same."""
    return respond(request, Refused("broken", "Something broke in the server; nothing has changed.", 500))


async def invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part != "body")
    why = f"{place}: {first['msg']}" if place else str(first["msg"])
    return respond(request, Refused("invalid", f"That was not understood: {printable(why)}.", 422))


async def not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == page.NOT_FOUND and page.is_looked_for(request):
        return page.lost(request)
    code, told = UNKNOWN.get(error.status_code, ("refused", "That is not possible."))
    response = respond(request, Refused(code, told, error.status_code))
    if error.status_code == NOT_SO:
        response.headers["allow"] = ", ".join(methods_at(request))
    return response


def methods_at(request: Request) -> list[str]:
    """What can be done at an address."""
    described: dict[str, dict[str, object]] = request.app.openapi()["paths"]
    here = [ways for place, ways in described.items() if is_at(place, request.url.path)]
    return sorted({way.upper() for ways in here for way in ways})


def is_at(place: str, path: str) -> bool:
    """As it is described: `/api/v1/games/{game}`."""
    parts, said = place.split("/"), path.split("/")
    return len(parts) == len(said) and all(
        part == word or part.startswith("{") for part, word in zip(parts, said, strict=True)
    )


def add_to(app: FastAPI) -> None:
    """Before its routes, which are described with it."""
    content = content_of(Failure)
    app.router.responses.update({s: {"description": WHEN[s], "content": content} for s in WHEN})
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RefusedAtTable, refused_at_table)
    app.add_exception_handler(NoSuchGame, no_such_game)
    app.add_exception_handler(StoreError, store_failed)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, not_found)
    app.add_exception_handler(Exception, broken)
