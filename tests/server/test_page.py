"""The page is served whole, kept by browsers as long as it holds, and nothing else can be got that way."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.house_calls import house
from starlette.testclient import TestClient

from kanly.server.routes.page import BESIDE, INDEX, files

MOST = 250_000  # bytes of everything, packed
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"  # what it wants of an address


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("house")
    with house(folder, has_limits=False) as found:
        yield found


@pytest.mark.parametrize(
    "place", ["/", "/new", "/guide", "/games/abc", "/games/abc/result", "/join/abc/1", "/watch/abc"]
)
def test_every_screen_is_the_same_page(client: TestClient, place: str) -> None:
    answer = client.get(place)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content == files()[INDEX].plain


def test_what_the_page_needs_is_there_and_never_asked_for_again(client: TestClient) -> None:
    needed = re.findall(r'(?:src|href)="(/assets/[^"]+)"', client.get("/").text)
    assert needed
    for place in needed:
        answer = client.get(place)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]


def test_the_page_itself_is_asked_for_again_and_told_only_when_it_has_changed(client: TestClient) -> None:
    first = client.get("/")
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_it_is_packed_for_whoever_can_unpack_it(client: TestClient) -> None:
    packed, plain = ({"accept-encoding": name} for name in ("gzip", "identity"))
    assert client.get("/", headers=packed).headers["content-encoding"] == "gzip"
    assert "content-encoding" not in client.get("/", headers=plain).headers
    assert client.get("/", headers=packed).content == client.get("/", headers=plain).content
    assert all(gzip.decompress(file.packed) == file.plain for file in files().values() if file.packed)


def test_the_page_can_be_installed_and_opens_the_last_game(client: TestClient) -> None:
    manifest = client.get("/manifest.webmanifest").json()
    assert manifest["start_url"] == "/?last"
    assert client.get(manifest["start_url"]).content == files()[INDEX].plain
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert client.get(icon["src"]).headers["content-type"] == icon["type"]


def test_browsers_run_no_script_that_is_written_into_the_page(client: TestClient) -> None:
    answer = client.get("/")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"<script(?![^>]* src=)|\son\w+=|\sstyle=|<style", answer.text)


@pytest.mark.parametrize(
    "place",
    [
        *("/nothing", "/assets/nothing.js", "/assets/", "/assets/../index.html", "/assets/%2e%2e/index.html"),
        *("/assets/..%2f..%2fapp.py", "/games/a/b/c", "/routes/page.py"),
    ],
)
def test_nothing_else_is_there(client: TestClient, place: str) -> None:
    answer = client.get(place)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


@pytest.mark.parametrize("place", ["/nothing", "/games/a/b/c", "/join/a", "/new/what?more=1"])
def test_whoever_is_lost_in_a_browser_gets_the_page_which_says_so(client: TestClient, place: str) -> None:
    answer = client.get(place, headers={"accept": BROWSER})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content == files()[INDEX].plain
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("place", ["/api/v1/nothing", "/api/v1/games/nothing", "/assets/nothing.js"])
def test_what_is_for_programs_is_told_as_to_programs(client: TestClient, place: str) -> None:
    answer = client.get(place, headers={"accept": BROWSER})
    assert answer.status_code == 404
    assert "error" in answer.json()


def test_only_whoever_goes_somewhere_is_lost(client: TestClient) -> None:
    answer = client.post("/nothing", headers={"accept": BROWSER, "origin": str(client.base_url)})
    assert "error" in answer.json()


def test_the_files_beside_it_are_served(client: TestClient) -> None:
    assert {name for name in files() if "/" not in name} == {INDEX, *BESIDE}
    for name in BESIDE:
        assert client.get(f"/{name}").status_code == 200
    assert client.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


def test_no_path_of_the_page_is_in_what_programs_read(client: TestClient) -> None:
    assert not [place for place in client.get("/openapi.json").json()["paths"] if place.startswith("/games")]


def test_it_is_light() -> None:
    assert sum(len(file.packed or file.plain) for file in files().values()) < MOST
