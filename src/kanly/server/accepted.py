"""The language in which somebody would like to be answered, as their browser says it."""

from __future__ import annotations

from typing import Final

from starlette.types import Scope

from kanly.server.guards.hosts import values
from kanly.text.languages import MAKERS
from kanly.text.server_sentences import ENGLISH

MOST: Final = 20  # languages that are looked at
LONGEST: Final = 500  # characters


def language_asked_for(scope: Scope) -> str:
    """By its tag. English, where none of those that we speak is asked for."""
    header = ",".join(values(scope, b"accept-language"))[:LONGEST]
    wanted = sorted(map(weighed, header.split(",")[:MOST]), reverse=True, key=lambda one: one[0])
    spoken = [tag for weight, name in wanted if weight > 0 and (tag := spoken_as(name))]
    return spoken[0] if spoken else ENGLISH


def weighed(part: str) -> tuple[float, str]:
    """How much a language is wanted: `ja;q=0.8`."""
    name, _, said = part.strip().partition(";")
    try:
        return (float(said.strip().removeprefix("q=")) if said else 1.0), name
    except ValueError:
        return 0.0, name


def spoken_as(name: str) -> str | None:
    """The variety that we speak, whichever is asked for: zh-TW is answered in zh-Hant."""
    wanted = name.strip().lower().partition("-")[0]
    return next((tag for tag in MAKERS if tag.lower().partition("-")[0] == wanted), None)
