"""Live games through the real socket of a real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.evening import Guest, Server, Socket, asked_first, asked_now, serving, two_players


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_whoever_is_asked_answers_and_everybody_sees_it(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    seen = other.latest["number"]
    assert me.chooses()["told"] == "done"
    assert me.latest["number"] > 0
    assert other.says("why", choice="reveal")["told"] == "reasons"
    assert other.latest["number"] >= seen


def test_a_stale_answer_is_refused(server: Server) -> None:
    _, sockets = two_players(server)
    me, _ = asked_first(sockets)
    number = me.latest["number"]
    me.chooses()
    assert me.says("choose", number=number, answer=0)["code"] in ("stale", "not_asked")


def test_nobody_answers_for_another(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    assert other.says("choose", number=other.latest["number"], answer=0)["code"] == "not_asked"
    foreign = me.latest["view"]["seat"]
    assert other.says("choose", number=0, answer=0, seat=foreign)["code"] == "seat"


def test_the_link_of_a_seat_is_used_once(server: Server) -> None:
    ann, ben, eve = Guest(server, "Ann"), Guest(server, "Ben"), Guest(server, "Eve")
    opened = ann.opens(game={"seats": 3})
    token = opened["seat_links"][1]
    assert eve.sits(opened["game"], 1).status_code == 403
    assert ben.sits(opened["game"], 1, token).status_code == 204
    answer = eve.sits(opened["game"], 1, token)
    assert (answer.status_code, answer.json()["error"]["message"]) == (409, "Somebody else sits there.")
    assert ben.sits(opened["game"], 1, token).status_code == 204


def test_after_a_crash_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        game, sockets = two_players(server)
        for _ in range(10):
            me, _ = asked_now(sockets)
            assert me.chooses()["told"] == "done"
        asked_now(sockets)
        views = [socket.latest["view"] for socket in sockets]
        numbers = [socket.latest["number"] for socket in sockets]
        cookies = [socket.cookies for socket in sockets]
        server.restart()
        again = [Socket(server, jar, game, {}) for jar in cookies]
        for socket in again:
            socket.hears_update()
        assert [socket.latest["view"] for socket in again] == views
        assert [socket.latest["number"] for socket in again] == numbers
        me, _ = asked_now(again)
        assert me.chooses()["told"] == "done"
    finally:
        server.kill()


def test_another_language_from_now_on(server: Server) -> None:
    _, sockets = two_players(server)
    me, _ = asked_first(sockets)
    english = me.latest["prompt"]
    assert me.says("speak", language="ja")["told"] == "done"
    assert me.latest["prompt"] != english
    assert [one["choice"] for one in me.latest["prompt"]["answers"]] == [
        one["choice"] for one in english["answers"]
    ]


def test_alone_against_bots_to_the_end(server: Server) -> None:
    ann = Guest(server, "Ann")
    bots = [{}, {"bot": "random"}, {"bot": "random"}]
    opened = ann.opens(game={"seats": 3}, seats=bots)
    me = ann.joins(opened["game"])
    while me.table.get("stage") != "over":
        if me.is_asked and me.latest["prompt"]["answers"]:
            me.chooses(len(me.latest["prompt"]["answers"]) - 1)
        else:
            me.hears()
    record = ann.web.get(f"/games/{opened['game']}/record").text
    assert record.count("\n") > 50
    result = ann.web.get(f"/games/{opened['game']}/result").json()
    ending = me.latest["ending"]
    assert ending == {"places": [seat["place"] for seat in result["seats"]], "tie": result["tie"]}
    assert {seat for seat, place in enumerate(ending["places"]) if place == 1} == set(result["winners"])
