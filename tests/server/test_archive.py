"""Records of games that were played elsewhere: checked, kept, told again as they were."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from server.house_calls import house
from starlette.testclient import TestClient
from table.evening import Evening

from kanly.content.rules import leader_keys
from kanly.record.seal import sealed, unsealed
from kanly.server.archive import is_imported, taken_in
from kanly.server.refused import Refused
from kanly.table import entries as e
from kanly.table import sitting
from kanly.table.fairness import verify
from kanly.table.recording import record_for
from kanly.table.settings import GamePlan, SeatPlan, Settings, rules_of
from kanly.table.table import Table, table_of

PLAIN = Settings(GamePlan(seats=2))
SOLO = Settings(GamePlan(seats=1, difficulty="novice", churn=True))
BOTS = Settings(GamePlan(seats=3, ix=True), (SeatPlan(), SeatPlan(bot="recruit"), SeatPlan()))
CHOSEN = Settings(GamePlan(seats=2), leaders="chosen")
DRAFTED = Settings(GamePlan(seats=3, ix=True, epic=True), leaders="drafted")
KEYS = leader_keys(rules_of(GamePlan(seats=2)))
NAMED = Settings(GamePlan(seats=2), (SeatPlan(leader=KEYS[0]), SeatPlan(leader=KEYS[1])), "chosen")


def played(settings: Settings, seed: int = 3) -> str:
    """To its end, at random; its record."""
    evening = Evening(settings)
    for seat, plan in enumerate(settings.plans):
        if plan.bot is None:
            evening.does(sitting.sit, f"p{seat}", seat, f'A,"{seat}"', "blue", luck=b"luck" * (seat + 1))
    for seat in range(len(settings.plans)):
        if evening.table.stage == "leading":
            leader = evening.table.free_leaders(seat)
            if leader:
                evening.does(sitting.lead, seat, leader[-1])
    luck = Random(seed)
    while not evening.game.over:
        if evening.table.seats[evening.asked].bot:
            evening.choose(luck.choice(evening.game.choices), by="bot")
        else:
            evening.play(1, luck)
    return record_for(evening.table, None)


def again(lines: list[bytes]) -> Table:
    return table_of([e.read(line) for line in lines])


@pytest.mark.parametrize("settings", [PLAIN, SOLO, BOTS, CHOSEN, DRAFTED, NAMED])
def test_what_is_taken_in_gives_the_same_record_again(settings: Settings) -> None:
    text = played(settings)
    summary, journal = taken_in(text, "ann", 1000)
    assert record_for(again(journal), None) == text
    assert (summary.status, summary.persons, summary.is_listed) == ("over", ("ann",), False)
    assert is_imported(summary)


@pytest.fixture(scope="module")
def record() -> str:
    return played(PLAIN)


def refused(text: str) -> str:
    with pytest.raises(Refused) as refusal:
        taken_in(text, "ann", 1000)
    return refusal.value.code


def test_a_record_that_was_changed_is_refused(record: str) -> None:
    assert refused(record.replace("A%2C%220%22", "Bene")) == "record"
    assert refused("Dear diary") == "record"
    assert refused("") == "record"


def test_a_game_that_is_not_over_is_refused(record: str) -> None:
    half = Evening(PLAIN).sit("ann", "ben")
    half.play(10, Random(1))
    assert refused(half.game.record()) == "record"


def test_what_holds_but_is_not_written_as_a_server_does_is_refused(record: str) -> None:
    body, _ = unsealed(record)
    other = sealed(body.replace("; round_began", "; ROUND began", 1))
    assert verify(other).ok
    assert refused(other) == "record_not_ours"


# --- over the web


def post(client: TestClient, text: str | bytes) -> tuple[int, dict[str, object]]:
    answer = client.post("/api/v1/archive", content=text, headers={"content-type": "text/plain"})
    return answer.status_code, answer.json()


def test_it_is_found_among_the_own_games_that_are_over(tmp_path: Path, record: str) -> None:
    with house(tmp_path) as client:
        assert post(client, record)[0] == 401
        client.put("/api/v1/me", json={"name": "Ann"})
        status, told = post(client, record)
        assert status == 201
        assert post(client, record) == (201, told)
        (row,) = client.get("/api/v1/games?which=over").json()["games"]
        assert row["game"] == told["game"]
        assert [seat["name"] for seat in row["line"]["seats"]] == ['A,"0"', 'A,"1"']
        assert client.get(f"/api/v1/games/{told['game']}/record").text == record
        assert client.get("/api/v1/statistics").json()["games"] == 0
        assert client.get("/api/v1/statistics/mine").json()["games"] == 0


def test_nobody_sits_there(tmp_path: Path, record: str) -> None:
    with house(tmp_path) as client:
        client.put("/api/v1/me", json={"name": "Ann"})
        game = post(client, record)[1]["game"]
        for visitor in ("ann", "nobody"):
            with client.websocket_connect(f"ws://localhost/api/v1/games/{game}/play") as socket:
                assert socket.receive_json()["told"] == "refused", visitor
            client.cookies.clear()


def test_rubbish_is_refused_and_kept_from_coming_too_often(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        client.put("/api/v1/me", json={"name": "Ann"})
        assert post(client, b"\xff\xfe")[0] == 422
        assert post(client, "Dear diary")[0] == 422
        assert post(client, "x" * 300_000)[0] == 413
        assert post(client, "Dear diary")[0] == 422
        assert post(client, "Dear diary")[0] == 429
