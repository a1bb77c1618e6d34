"""Games that are over: how they ended, every moment of them, and how somebody plays on from one."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.house_calls import house
from starlette.testclient import TestClient
from table.evening import Evening

from kanly.server.after import moments, rerun_of
from kanly.server.limits import Rate
from kanly.server.live.summary import line_of, summary_of
from kanly.server.routes import after
from kanly.server.statistics import Tallies
from kanly.table import entries as e
from kanly.table import playing, sitting
from kanly.table.fairness import verify
from kanly.table.forking import Fork, fork
from kanly.table.recording import record_for
from kanly.table.refused import Refused
from kanly.table.settings import GamePlan, SeatPlan, Settings
from kanly.table.table import table_of
from kanly.telling import ending
from kanly.text.interface import interface_of

SOLO = {"settings": {"game": {"seats": 1, "difficulty": "novice"}}}
THREE = Settings(GamePlan(seats=3, ix=True), (SeatPlan(), SeatPlan(bot="recruit"), SeatPlan()))
DRAFTED = Settings(GamePlan(seats=2), leaders="drafted")


def played(settings: Settings, *people: str) -> Evening:
    """To its end, at random."""
    evening = Evening(settings)
    for person, seat in zip(
        people, [s for s, plan in enumerate(settings.plans) if plan.bot is None], strict=True
    ):
        evening.does(sitting.sit, person, seat, person.title(), "blue", luck=person.encode())
    for seat in range(len(settings.plans)):
        if evening.table.stage == "leading":
            evening.does(sitting.lead, seat, evening.table.free_leaders(seat)[0])
    luck = Random(4)
    while not evening.game.over:
        by = "bot" if evening.table.seats[evening.asked].bot else "person"
        evening.does(playing.choose, evening.asked, str(luck.choice(evening.game.choices)), by=by)
    return evening


def taken(evening: Evening, step: int, **more: Any) -> Fork:
    return Fork(
        **{
            "game": "old",
            "step": step,
            "seat": 0,
            "bot": "recruit",
            "person": "cid",
            "name": "Cid",
            "colour": "red",
            **more,
        }
    )


# --- playing on


@pytest.mark.parametrize(("settings", "people"), [(THREE, ("ann", "bob")), (DRAFTED, ("ann", "bob"))])
@pytest.mark.parametrize("step", [0, 1, 57])
def test_a_fork_stands_where_the_game_stood(settings: Settings, people: tuple[str, ...], step: int) -> None:
    evening = played(settings, *people)
    table, journal = fork(evening.table, taken(evening, step), 5000)
    old = next(g for at, g in rerun_of(evening.table).positions(step, 1) if at == step)
    made = [one.choice for one in table.made]
    assert made[:step] == [one.choice for one in evening.table.made[:step]]
    assert table.game is not None
    assert table.game.state.seed == old.seed
    assert table.seats[0].person == "cid"
    assert all(seat.bot for seat in table.seats[1:])
    assert line_of(table_of(journal)) == line_of(table)


def test_a_fork_can_be_played_to_an_end_that_is_proved() -> None:
    evening = played(THREE, "ann", "bob")
    table, _ = fork(evening.table, taken(evening, 40), 5000)
    luck = Random(9)
    while table.game and not table.game.over:
        seat = table.asked
        assert seat is not None
        by: e.By = "bot" if table.seats[seat].bot else "person"
        playing.choose(table, seat, str(luck.choice(table.game.choices)), 6000, by=by)
    assert verify(record_for(table, None)).ok


def test_a_fork_counts_in_no_statistics() -> None:
    evening = played(THREE, "ann", "bob")
    table, _ = fork(evening.table, taken(evening, 3), 5000)
    tallies = Tallies()
    tallies.add(summary_of("new", table))
    assert tallies.told().games == tallies.told().broken_off == 0
    assert line_of(table).forked_from == "old"


def test_nobody_plays_on_from_a_game_that_is_not_over() -> None:
    evening = Evening(Settings(GamePlan(seats=2))).sit("ann", "bob")
    evening.play(9, Random(2))
    with pytest.raises(Refused) as refused:
        fork(evening.table, taken(evening, 3, person="ann"), 5000)
    assert refused.value.code == "not_over"


def test_not_even_whoever_plays_alone() -> None:
    evening = Evening(Settings(GamePlan(seats=1, difficulty="novice"))).sit("ann")
    evening.play(9, Random(2))
    with pytest.raises(Refused) as refused:
        fork(evening.table, taken(evening, 4, person="ann"), 5000)
    assert refused.value.code == "not_over"


@pytest.mark.parametrize(
    ("more", "code"), [({"step": 10_000}, "step"), ({"seat": 3}, "seat"), ({"bot": "nobody"}, "bot")]
)
def test_what_cannot_be_gone_on_from_is_refused(more: dict[str, Any], code: str) -> None:
    evening = played(THREE, "ann", "bob")
    with pytest.raises(Refused) as refused:
        fork(evening.table, taken(evening, **{"step": 2, **more}), 5000)
    assert refused.value.code == code
    with pytest.raises(Refused):
        fork(evening.table, taken(evening, len(evening.table.made)), 5000)


# --- every moment


def test_moments_are_what_the_seats_saw() -> None:
    evening = played(THREE, "ann", "bob")
    rerun = rerun_of(evening.table)
    told = [one for first in range(0, rerun.last + 1, 20) for one in moments(rerun, 0, first).moments]
    assert [one.step for one in told] == list(range(rerun.last + 1))
    assert told[-1].view == evening.game.view(0)
    assert all(one.view["seat"] == 0 and one.hands is None for one in told)
    open_to_all = moments(rerun, None, rerun.last - 3).moments[-1]
    assert len(open_to_all.hands or []) == 3


# --- over the web


def over(client: TestClient) -> str:
    """A game of bots, to its end."""
    client.put("/api/v1/me", json={"name": "Ann"})
    seats = [{"bot": "random"}, {"bot": "random"}, {"bot": "random"}]
    wanted = {"settings": {"game": {"seats": 3}, "seats": seats}, "seats": []}
    game: str = client.post("/api/v1/games", json=wanted).json()["game"]
    for _ in range(150):
        if client.get(f"/api/v1/games/{game}").json()["line"]["stage"] == "over":
            return game
        time.sleep(0.2)
    raise AssertionError("it does not end")


def test_a_game_that_is_over_is_told_whole(tmp_path: Path) -> None:
    with house(tmp_path, has_limits=False) as client:
        game = over(client)
        told = client.get(f"/api/v1/games/{game}/result").json()
        assert [sum(one["points"] for one in seat["sources"]) for seat in told["seats"]] == told["course"][
            -1
        ]["points"]
        assert sorted(seat["place"] for seat in told["seats"])[0] == 1
        assert told["proof"]["commitment"] == told["table"]["commitment"]
        again = client.get(f"/api/v1/games/{game}/replay?seat=1&language=ja").json()
        assert len(again["steps"]) == told["steps"] + 1
        assert again["steps"][-1]["chapter"] == again["log"]["last"]
        some = client.get(f"/api/v1/games/{game}/moments?seat=1&first={told['steps'] - 2}").json()["moments"]
        assert [one["step"] for one in some] == [told["steps"] - 2, told["steps"] - 1, told["steps"]]
        new = client.post(f"/api/v1/games/{game}/fork", json={"step": 12, "seat": 2, "bot": "random"})
        assert new.status_code == 201
        assert client.get(f"/api/v1/games/{new.json()['game']}").json()["line"]["forked_from"] == game


def test_what_decided_a_tie_is_told_in_the_language_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ending, "tie", lambda g, players, voice: voice.say("tie-shared"))
    with house(tmp_path, has_limits=False) as client:
        game = over(client)
        for tag in ("en", "ja", "zh-Hant"):
            told = client.get(f"/api/v1/games/{game}/result?language={tag}").json()
            assert told["tie"] == interface_of(tag)("tie-shared")


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    with house(tmp_path, has_limits=False) as client:
        game = over(client)
        asked = {
            "moments?first=40000": "step",
            "moments?seat=3": "no_seat",
            "replay?language=tlh": "language",
            "result?language=tlh": "language",
        }
        for address, code in asked.items():
            response = client.get(f"/api/v1/games/{game}/{address}")
            assert (response.status_code, response.json()["error"]["code"]) == (404, code)
        going = client.post("/api/v1/games", json=SOLO).json()["game"]
        for address in ("result", "replay", "moments"):
            response = client.get(f"/api/v1/games/{going}/{address}")
            assert (response.status_code, response.json()["error"]["code"]) == (409, "not_over")
        assert client.post(f"/api/v1/games/{going}/fork", json={"step": 0}).status_code == 409


def test_few_games_are_looked_at_again_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(after, "GAMES", Rate(burst=1, per_second=0.001))
    monkeypatch.setattr("kanly.server.after.MOST", 0)
    with house(tmp_path) as client:
        game = over(client)
        assert client.get(f"/api/v1/games/{game}/result").status_code == 200
        assert client.get(f"/api/v1/games/{game}/result").status_code == 429
