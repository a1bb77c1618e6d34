"""What never changes while the server runs: every component in words and icons, the bots, the languages."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Header, Path, Response

from kanly.bots.registry import LEVELS, OWN
from kanly.server.components import components_in, rulings_told
from kanly.server.offers import other_sets
from kanly.server.refused import Refused
from kanly.telling.wording import language_named
from kanly.text.languages import LANGUAGES

router = APIRouter(prefix="/api/v1", tags=["catalogue"])
KEPT: Final = "public, max-age=300"
NOT_MODIFIED: Final = 304
WEAK: Final = "W/"  # the same whether it is packed or not


@dataclass(frozen=True)
class Bot:
    name: str
    level: int | None  # 1 is for a first evening, 5 the strongest


@dataclass(frozen=True)
class Kept:
    """Made once."""

    packed: bytes
    plain: bytes
    tag: str


@router.get("/languages")
async def languages() -> list[str]:
    return [language.tag for language in LANGUAGES.values()]


@router.get("/bots")
async def bots() -> list[Bot]:
    """Of ours. Others that are installed here can be named all the same."""
    return [Bot(name, LEVELS.index(name) + 1 if name in LEVELS else None) for name in OWN]


@router.get("/rulings")
async def rulings(
    if_none_match: Annotated[str, Header()] = "", accept_encoding: Annotated[str, Header()] = ""
) -> Response:
    """Every ruling, in English, and which of them speak of which component."""
    return told(await asyncio.to_thread(kept_rulings), if_none_match, accept_encoding)


@router.get("/catalogue/{language}")
async def components(
    language: Annotated[str, Path(max_length=20)],
    if_none_match: Annotated[str, Header()] = "",
    accept_encoding: Annotated[str, Header()] = "",
) -> Response:
    """Every component, with what it says in a language, and as icons."""
    try:
        tag = language_named(language).tag
    except ValueError as error:
        raise Refused("language", str(error), 404) from error
    return told(await asyncio.to_thread(whole_in, tag), if_none_match, accept_encoding)


def told(kept: Kept, if_none_match: str, accept_encoding: str) -> Response:
    headers = {"etag": kept.tag, "cache-control": KEPT, "vary": "accept-encoding"}
    if is_known(kept.tag, if_none_match):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if "gzip" in accept_encoding:
        headers["content-encoding"] = "gzip"
        return Response(kept.packed, media_type="application/json", headers=headers)
    return Response(kept.plain, media_type="application/json", headers=headers)


def is_known(tag: str, named: str) -> bool:
    """Whether it is among those that a client has already."""
    return any(each.strip() in ("*", tag, tag.removeprefix(WEAK)) for each in named.split(","))


def whole_in(tag: str) -> Kept:
    """With whatever other packages bring."""
    return kept_in(tag, tuple(other_sets()))


@cache
def kept_in(tag: str, others: tuple[str, ...]) -> Kept:
    return kept(components_in(language_named(tag)))


@cache
def kept_rulings() -> Kept:
    return kept(rulings_told())


def kept(data: object) -> Kept:
    plain = msgspec.json.encode(data)
    return Kept(gzip.compress(plain, mtime=0), plain, f'{WEAK}"{sha256(plain).hexdigest()[:32]}"')
