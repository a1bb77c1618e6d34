"""Every component in every language: asked for once, and then only whether it is still the same."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.house_calls import house
from starlette.testclient import TestClient

from kanly.content.catalog import CATALOG
from kanly.telling.wording import language_named
from kanly.text.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES.values()]
TOKEN = re.compile(r"\{([a-z_]+(?::[a-z_]+)?)(?::\d+)?\}")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("house")
    with house(folder, has_limits=False) as found:
        yield found


def told(client: TestClient, tag: str) -> Any:
    return client.get(f"/api/v1/catalogue/{tag}").json()


@pytest.mark.parametrize("tag", TAGS)
def test_everything_printed_is_there_with_its_name(client: TestClient, tag: str) -> None:
    things = told(client, tag)["things"]
    printed = [thing for thing in CATALOG.things if thing.number]
    assert [thing["id"] for thing in things] == [thing.key for thing in printed]
    assert {thing["kind"] for thing in things} >= {
        *("starter", "imperium", "reserve", "intrigue", "leader"),
        *("conflict", "space", "tile", "hagal"),
    }
    names = language_named(tag).names
    assert [thing["text"]["name"] for thing in things] == [names.thing(thing) for thing in printed]


@pytest.mark.parametrize("tag", TAGS)
def test_every_icon_of_a_text_or_a_face_is_explained(client: TestClient, tag: str) -> None:
    whole = told(client, tag)
    lines = [line for thing in whole["things"] for box in thing["text"]["boxes"] for line in box["marked"]]
    faces = [face for thing in whole["things"] for face in thing["face"].values()]
    used = {term for text in (*lines, *faces) for term in TOKEN.findall(text)}
    assert len(used) > 30
    assert used <= whole["tokens"].keys()
    assert all(whole["tokens"][term]["name"] for term in used)


def test_what_is_marked_reads_as_what_is_plain(client: TestClient) -> None:
    whole = told(client, "en")
    (dagger,) = [thing for thing in whole["things"] if thing["id"] == "dagger"]
    reveal = next(box for box in dagger["text"]["boxes"] if box["box"] == "reveal")
    assert (reveal["lines"], reveal["marked"]) == (["Gain 1 sword"], ["Gain {sword:1}"])
    assert dagger["face"]["reveal"] == "{sword:1}"
    assert whole["tokens"]["sword"] == {
        "icon": "sword",
        "name": "sword",
        "one": "1 sword",
        "many": "{n} swords",
    }


def test_whoever_has_it_is_told_that_nothing_has_changed(client: TestClient) -> None:
    first = client.get("/api/v1/catalogue/ja")
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        again = client.get("/api/v1/catalogue/ja", headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = client.get("/api/v1/catalogue/en", headers={"if-none-match": tag})
    assert other.status_code == 200
    assert other.headers["etag"] != tag


def test_it_comes_packed_to_whoever_can_unpack_it(client: TestClient) -> None:
    with client.stream("GET", "/api/v1/catalogue/en", headers={"accept-encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    with client.stream("GET", "/api/v1/catalogue/en", headers={"accept-encoding": "identity"}) as plain:
        whole = b"".join(plain.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert gzip.decompress(raw) == whole
    assert len(raw) < len(whole) / 5
    assert json.loads(whole)["language"] == "en"


@pytest.mark.parametrize("tag", ["xx", "..", "%2e%2e%2fetc", "en%00", "e" * 21])
def test_a_language_that_is_not_there_is_refused(client: TestClient, tag: str) -> None:
    answer = client.get(f"/api/v1/catalogue/{tag}")
    assert answer.status_code in (404, 422)
    assert set(answer.json()["error"]) == {"code", "message"}


def test_languages_and_bots_are_listed(client: TestClient) -> None:
    assert client.get("/api/v1/languages").json() == TAGS
    bots = {bot["name"]: bot["level"] for bot in client.get("/api/v1/bots").json()}
    assert [bots[name] for name in ("recruit", "scout", "captain", "mentat", "navigator")] == [1, 2, 3, 4, 5]
    assert None in bots.values()


@pytest.mark.parametrize("tag", TAGS)
def test_what_the_tracks_give_is_told_in_words_and_icons(client: TestClient, tag: str) -> None:
    tracks = told(client, tag)["tracks"]
    assert list(tracks["influence"]) == ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
    assert [reward["face"] for reward in tracks["influence"].values()] == [
        *("{troop:2}", "{solari:3}"),
        *("{intrigue:1}", "{water:1}"),
    ]
    assert {reward["at"] for reward in tracks["influence"].values()} == {4}
    assert (tracks["point"]["at"], tracks["alliance"]["at"]) == (2, 4)
    for points in (tracks["point"], tracks["alliance"]):
        assert points["face"] == "{victory_point:1}"
        assert "1" in points["words"]
        assert "{" not in points["words"]
    assert len(tracks["shipping"]) == 3
    assert all(reward["words"] and reward["face"] for reward in tracks["shipping"])


@pytest.mark.parametrize("tag", TAGS)
def test_names_that_no_component_has(client: TestClient, tag: str) -> None:
    whole, names = told(client, tag), language_named(tag).names
    assert whole["names"]["house_hagal"] == names.houses["house_hagal"]
    assert {"player_turns", "combat"} <= whole["names"]["phases"].keys()
    assert {"novice", "expert_plus"} <= whole["names"]["difficulties"].keys()
    shorts = [thing["short"] for thing in whole["things"] if thing["kind"] == "leader"]
    assert shorts == [leader.short for leader in names.leaders.values()]


def test_rulings_are_found_by_what_they_speak_of(client: TestClient) -> None:
    answer = client.get("/api/v1/rulings")
    whole = answer.json()
    assert whole["about"]["the_voice"]
    assert {ruling for found in whole["about"].values() for ruling in found} <= whole["rulings"].keys()
    assert all(ruling["rule"] and ruling["source"] for ruling in whole["rulings"].values())
    known = {"if-none-match": answer.headers["etag"]}
    assert client.get("/api/v1/rulings", headers=known).status_code == 304
