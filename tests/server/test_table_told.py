"""The table around the game tells what a client needs to know of it."""

from __future__ import annotations

import base64
from collections.abc import Iterator

import pytest
from server.evening import Guest, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


def test_whoever_chooses_a_leader_is_told_which_are_free(server: Server) -> None:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    opened = ann.opens(game={"seats": 2}, leaders="chosen")
    ben.sits(opened["game"], 1, opened["seat_links"][1])
    first, second = ann.joins(opened["game"]), ben.joins(opened["game"])
    first.hears_until(lambda message: message["told"] == "table")
    free = first.table["free_leaders"]
    assert "paul_atreides" in free
    assert second.says("lead", leader="paul_atreides")["told"] == "done"
    first.sees(lambda: first.table["free_leaders"] == [key for key in free if key != "paul_atreides"])
    assert first.says("lead", leader=first.table["free_leaders"][0])["told"] == "done"
    assert first.latest["table"]["free_leaders"] == []


def test_everybody_is_told_the_terms_and_who_has_added_to_the_luck(server: Server) -> None:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    opened = ann.opens(game={"seats": 2})
    luck = {"token": opened["seat_links"][1], "luck": base64.b64encode(b"from Ben").decode()}
    assert ben.web.put(f"/games/{opened['game']}/seats/1", json=luck).status_code == 204
    told = ann.joins(opened["game"]).hears_update()["table"]
    assert told["contributions"] == [{"seat": 1, "luck": b"from Ben".hex()}]
    assert "seats 2" in told["terms"]


def test_whoever_still_waits_is_told_why_nobody_will_play(server: Server) -> None:
    ann = Guest(server, "Ann")
    game = ann.opens(game={"seats": 2})["game"]
    socket = ann.joins(game)
    socket.hears_until(lambda message: message["told"] == "table")
    assert socket.table["closed"] is None
    assert ann.web.delete(f"/games/{game}").status_code == 204
    socket.sees(lambda: (socket.table["stage"], socket.table["closed"]) == ("closed", "abandoned"))
    lists = {which: ann.web.get(f"/games?which={which}").json()["games"] for which in ("mine", "over")}
    assert game in [found["game"] for found in lists["mine"]]
    assert game not in [found["game"] for found in lists["over"]]
