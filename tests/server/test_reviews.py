"""Reviews of a server: made in a process of their own, while everybody goes on."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from server.house_calls import house
from server.test_after import SOLO, over
from starlette.testclient import TestClient

from kanly.server import reviews

ECHO = (
    "import json, sys; lines = sys.stdin.read().splitlines();"
    "print(json.dumps({tag: {'language': tag, 'outcome': lines[0]} for tag in ('en', 'ja', 'zh-Hant')}))"
)  # tells the first line of the record that it is given
HALF = (
    "import pathlib, sys, time; sys.stdin.read(); print(0.25); print(0.5, flush=True); begun = {begun!r};"
    "open(begun, 'a').write('once '); go_on = pathlib.Path(begun + '.on');"
    "[time.sleep(0.05) for _ in iter(go_on.exists, True)];"
    'print(\'{{"en": {{"language": "en"}}}}\')'
)  # is half way until it may go on, and notes that it was begun

NOTHING_YET = {"review": None, "progress": 0.0}


def made(client: TestClient, game: str, language: str = "en") -> Any:
    for _ in range(150):
        response = client.get(f"/api/v1/games/{game}/review?language={language}")
        if response.status_code != 200 or response.json()["review"]:
            return response
        time.sleep(0.2)
    raise AssertionError("it is never made")


def test_whoever_asks_again_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PROGRAM", ("-c", ECHO))
    with house(tmp_path, has_limits=False) as client:
        game = over(client)
        first = client.get(f"/api/v1/games/{game}/review")
        assert (first.json(), first.headers["cache-control"]) == (NOTHING_YET, "no-cache")
        told = made(client, game, "ja")
        assert told.json()["review"]["language"] == "ja"
        assert told.json()["review"]["outcome"].startswith("[")
        assert told.json()["progress"] is None
        assert "max-age" in told.headers["cache-control"]
        assert client.get(f"/api/v1/games/{game}/review").json()["review"]["language"] == "en"


def test_how_far_it_is_is_told_to_all_who_wait_and_it_goes_on_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = tmp_path / "begun"
    monkeypatch.setattr(reviews, "PROGRAM", ("-c", HALF.format(begun=str(begun))))
    with house(tmp_path, has_limits=False) as client:
        game = over(client)
        while (told := client.get(f"/api/v1/games/{game}/review").json())["progress"] != 0.5:
            assert told["review"] is None
            time.sleep(0.05)
        client.cookies.clear()  # somebody else
        assert client.get(f"/api/v1/games/{game}/review?language=ja").json()["progress"] == 0.5
        (tmp_path / "begun.on").touch()
        assert made(client, game).json() == {"review": {"language": "en"}, "progress": None}
        assert begun.read_text() == "once "


def test_what_cannot_be_reviewed_is_tried_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PROGRAM", ("-c", "raise SystemExit(1)"))
    with house(tmp_path, has_limits=False) as client:
        game = over(client)
        for _ in range(2):
            refused = made(client, game)
            assert (refused.status_code, refused.json()["error"]["code"]) == (500, "no_review")


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    with house(tmp_path, has_limits=False) as client:
        client.put("/api/v1/me", json={"name": "Ann"})
        going = client.post("/api/v1/games", json=SOLO).json()["game"]
        response = client.get(f"/api/v1/games/{going}/review")
        assert (response.status_code, response.json()["error"]["code"]) == (409, "not_over")


def test_few_are_made_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WAITING", 0)
    with house(tmp_path, has_limits=False) as client:
        assert client.get(f"/api/v1/games/{over(client)}/review").status_code == 429


def test_a_server_that_stops_waits_for_no_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PROGRAM", ("-c", "import time; time.sleep(600)"))
    with house(tmp_path, has_limits=False) as client:
        assert client.get(f"/api/v1/games/{over(client)}/review").json() == NOTHING_YET
