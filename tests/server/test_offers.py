"""What a page may offer: every game there is, and nothing that would be refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from server.house_calls import house
from starlette.testclient import TestClient

from kanly.content import sets
from kanly.content.errors import RulesError
from kanly.content.set import Set
from kanly.server.offers import is_sound, other_sets
from kanly.text.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES.values()]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("house")
    with house(folder, has_limits=False) as found:
        found.put("/api/v1/me", json={"name": "Ann"})
        yield found


def offered(client: TestClient, tag: str = "en") -> Any:
    return client.get(f"/api/v1/offers/{tag}").json()


def plans(offer: Any) -> Iterator[dict[str, Any]]:
    """Every game of an offer, but for its Leaders."""
    for epic, difficulty in product((False, True), offer["difficulties"] or [None]):
        for variant in (None, *offer["variants"]):
            if epic and not offer["may_be_epic"]:
                continue
            plan = {"seats": offer["seats"], "ix": offer["ix"], "epic": epic, "difficulty": difficulty}
            yield plan | ({variant: True} if variant else {})


def opens(client: TestClient, settings: dict[str, Any]) -> int:
    return int(client.post("/api/v1/games", json={"settings": settings, "seats": []}).status_code)


def test_everything_that_is_offered_can_be_opened(client: TestClient) -> None:
    made = [plan for offer in offered(client)["games"] for plan in plans(offer)]
    assert len(made) > 30
    assert {opens(client, {"game": plan}) for plan in made} == {201}


def test_what_is_not_offered_is_refused(client: TestClient) -> None:
    for offer in offered(client)["games"]:
        plan = next(plans(offer))
        wrong: list[dict[str, Any]] = [{"epic": True}] if not offer["may_be_epic"] else []
        wrong += [{each: True} for each in ("churn", "brutal") if each not in offer["variants"]]
        wrong += [{"difficulty": "expert"}] if not offer["difficulties"] else [{"difficulty": None}]
        assert {opens(client, {"game": plan | each}) for each in wrong} <= {409}


def test_leaders_that_are_offered_can_be_named(client: TestClient) -> None:
    for offer in offered(client)["games"]:
        plan, leaders = next(plans(offer)), offer["leaders"]
        seats = [{"leader": leader} for leader in leaders[: offer["seats"]]]
        assert opens(client, {"game": plan, "seats": seats, "leaders": "chosen"}) == 201
        for first in offer["rival_leaders"][: -offer["rivals"]]:
            others = [leader for leader in offer["rival_leaders"] if leader != first]
            named = {"rival_leaders": [first, *others[: offer["rivals"] - 1]]}
            assert opens(client, {"game": plan | named}) == 201


def test_one_is_against_two_rivals_and_two_are_with_house_hagal(client: TestClient) -> None:
    rivals = {offer["seats"]: offer["rivals"] for offer in offered(client)["games"]}
    assert rivals == {1: 2, 2: 1, 3: 0, 4: 0}


@pytest.mark.parametrize("tag", TAGS)
def test_difficulties_have_names(client: TestClient, tag: str) -> None:
    told = offered(client, tag)
    assert [each["key"] for each in told["difficulties"]] == ["novice", "veteran", "expert", "expert_plus"]
    assert all(each["name"] for each in told["difficulties"])


def test_a_language_or_a_set_that_is_not_there_is_refused(client: TestClient) -> None:
    assert client.get("/api/v1/offers/xx").status_code == 404
    refused = client.get("/api/v1/offers/en", params={"set": "nowhere"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "rules")


def test_a_set_that_is_broken_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Set:
        raise RulesError(f"the set {name} is broken")

    monkeypatch.setattr(sets, "names", lambda: ["base", "ix", "broken"])
    monkeypatch.setattr(sets, "named", broken)
    assert not is_sound("broken")
    assert other_sets() == []


# --- who one is, and which of the games are one's own


def test_whoever_is_nobody_yet_is_told_so(tmp_path: Path) -> None:
    with house(tmp_path, has_limits=False) as other:
        assert other.get("/api/v1/session").json() == {"person": None}
        other.put("/api/v1/me", json={"name": "Ben"})
        assert other.get("/api/v1/session").json()["person"] == other.get("/api/v1/me").json()


def test_a_row_says_what_is_ones_own(client: TestClient) -> None:
    settings = {"game": {"seats": 3}, "clock": {"seconds": 60}, "seats": [{}, {"bot": "random"}, {}]}
    game = client.post("/api/v1/games", json={"settings": settings, "seats": [0]}).json()["game"]
    row = client.get(f"/api/v1/games/{game}").json()
    assert (row["own"], row["is_host"], row["time_left"]) == ([0], True, None)
    assert row["line"]["clock"]["seconds"] == 60
    assert row["opened"] <= row["changed"]
    listed = client.get("/api/v1/games", params={"which": "mine"}).json()["games"]
    assert next(each for each in listed if each["game"] == game)["own"] == [0]
    stranger = client.get(f"/api/v1/games/{game}", headers={"cookie": ""}).json()
    assert (stranger["own"], stranger["is_host"]) == ([], False)


def test_a_row_says_how_much_time_is_left(client: TestClient) -> None:
    settings = {"game": {"seats": 2}, "clock": {"seconds": 60}}
    game = client.post("/api/v1/games", json={"settings": settings, "seats": [0, 1]}).json()["game"]
    row = client.get(f"/api/v1/games/{game}").json()
    assert row["line"]["asked"] in (0, 1)
    assert 50_000 < row["time_left"] <= 60_000
