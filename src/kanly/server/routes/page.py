"""The page that people play in: built from `web/`, shipped inside the package."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from mimetypes import guess_type
from typing import Annotated, Final

from fastapi import APIRouter, Header, Request, Response
from starlette.exceptions import HTTPException

from kanly.server.routes.catalogue import NOT_MODIFIED, is_known

router = APIRouter(include_in_schema=False)
FOLDER: Final = "page"
INDEX: Final = "index.html"
ASSETS: Final = "assets/"  # named by what is in them, so they never change
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASKED_AGAIN: Final = "no-cache"
NOT_FOUND: Final = 404
SCREENS: Final = (
    *("/", "/new", "/lobby", "/mine", "/archive", "/guide"),
    *(
        "/games/{game}",
        "/games/{game}/result",
        "/games/{game}/replay",
        "/join/{game}/{seat}",
        "/watch/{game}",
    ),
)
ICONS: Final = ("mark.svg", "mark-180.png", "mark-192.png", "mark-512.png", "mark-maskable-512.png")
BESIDE: Final = (*ICONS, "manifest.webmanifest")  # files that keep their names
TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
}
Known = Annotated[str, Header()]
PACKED: Final = ("text/", "application/", "image/svg")  # what grows shorter by packing
FOR_PROGRAMS: Final = ("/api/", "/" + ASSETS)  # nobody goes there by an address


@dataclass(frozen=True)
class File:
    plain: bytes
    packed: bytes  # empty: no shorter
    tag: str
    kind: str
    cached: str


@cache
def files() -> dict[str, File]:
    """Every file of the page by its path, read once: nothing else can be asked for."""
    return {name: file_of(name, content) for name, content in contents().items()}


def contents() -> dict[str, bytes]:
    page = resources.files("kanly.server") / FOLDER
    top = {item.name: item.read_bytes() for item in page.iterdir() if item.is_file()}
    assets = {ASSETS + item.name: item.read_bytes() for item in (page / ASSETS).iterdir()}
    return top | assets


def file_of(name: str, plain: bytes) -> File:
    kind = TYPES.get(f".{name.rpartition('.')[2]}") or guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, mtime=0) if kind.startswith(PACKED) else b""
    cached = FOR_GOOD if name.startswith(ASSETS) else ASKED_AGAIN
    return File(plain, packed, f'W/"{sha256(plain).hexdigest()[:32]}"', kind, cached)


async def screen(if_none_match: Known = "", accept_encoding: Known = "") -> Response:
    """Whichever is asked for: the page finds out by its address."""
    return told(files()[INDEX], if_none_match, accept_encoding)


async def beside(request: Request, if_none_match: Known = "", accept_encoding: Known = "") -> Response:
    return told(files()[request.url.path.removeprefix("/")], if_none_match, accept_encoding)


@router.get("/" + ASSETS + "{name}")
async def asset(name: str, if_none_match: Known = "", accept_encoding: Known = "") -> Response:
    found = files().get(ASSETS + name)
    if found is None:
        raise HTTPException(NOT_FOUND)
    return told(found, if_none_match, accept_encoding)


for address in SCREENS:
    router.add_api_route(address, screen, methods=["GET"])
for name in BESIDE:
    router.add_api_route(f"/{name}", beside, methods=["GET"])


def is_looked_for(request: Request) -> bool:
    """By somebody with a browser, who went to an address."""
    goes = request.method == "GET" and not request.url.path.startswith(FOR_PROGRAMS)
    return goes and "text/html" in request.headers.get("accept", "")


def lost(request: Request) -> Response:
    """The page finds out by its address that there is nothing, and says so."""
    response = told(files()[INDEX], "", request.headers.get("accept-encoding", ""))
    response.status_code = NOT_FOUND
    response.headers["vary"] = "accept, accept-encoding"
    return response


def told(file: File, known: str, encodings: str) -> Response:
    headers = {"etag": file.tag, "cache-control": file.cached, "vary": "accept-encoding"}
    if is_known(file.tag, known):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if file.packed and "gzip" in encodings:
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers)
    return Response(file.plain, media_type=file.kind, headers=headers)
