"""Time that runs out, is saved, and stands still, through the real socket."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.evening import Server, asked_first, serving, two_players

HOUR = 3_600_000  # milliseconds
MINUTE = HOUR // 60
SECONDS = HOUR // 1_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


def test_at_zero_what_is_left_of_the_turn_is_passed(server: Server) -> None:
    _, (ann, ben) = two_players(server, clock={"seconds": 1, "at_zero": "pass"})
    first = ann.table["asked"]
    ann.sees(lambda: ann.table["asked"] == 1 - first)
    ben.sees(lambda: ben.table["asked"] == 1 - first)
    ann.sees(lambda: ann.table["asked"] == first)
    assert [seat["bot"] for seat in ann.table["seats"]] == [None, None]
    assert not any(message.get("id") for message in (*ann.heard, *ben.heard))  # nobody has said anything


def test_a_turn_has_its_time_anew(server: Server) -> None:
    _, sockets = two_players(server, clock={"seconds": SECONDS})
    me, other = asked_first(sockets)
    while me.is_asked:
        assert 0 < me.seat["time_left"] <= HOUR
        me.chooses_plainly()
    other.catches_up()
    assert HOUR - MINUTE < other.seat["time_left"] <= HOUR


def test_a_reserve_grows_after_every_turn(server: Server) -> None:
    clock = {"seconds": SECONDS, "increment": SECONDS, "is_reserve": True}
    _, sockets = two_players(server, clock=clock)
    me, other = asked_first(sockets)
    mine, theirs = me.seat["time_left"], other.seat["time_left"]
    while me.is_asked:
        me.chooses_plainly()
    me.catches_up()
    other.catches_up()
    assert HOUR - MINUTE < me.seat["time_left"] - mine <= HOUR  # less by what the turn has taken
    assert other.seat["time_left"] <= theirs


def test_a_table_without_a_clock_tells_no_time(server: Server) -> None:
    _, (ann, _) = two_players(server)
    assert {seat["time_left"] for seat in ann.table["seats"]} == {None}


def test_nothing_moves_while_the_game_is_paused(server: Server) -> None:
    _, sockets = two_players(server, clock={"seconds": SECONDS})
    me, other = asked_first(sockets)
    assert me.says("resume")["code"] == "not_paused"
    assert me.says("propose", matter="pause")["told"] == "done"
    assert not me.table["is_paused"]
    assert other.says("vote", agrees=True)["told"] == "done"
    me.catches_up()
    assert me.table["is_paused"]
    assert me.chooses()["code"] == "paused"
    assert me.says("undo", number=me.latest["number"])["code"] == "paused"
    assert other.says("resume")["told"] == "done"
    me.catches_up()
    assert not me.table["is_paused"]
    assert me.chooses()["told"] == "done"


def test_one_alone_does_not_pause_the_game(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    other.says("propose", matter="pause")
    assert me.says("vote", agrees=False)["told"] == "done"
    assert me.chooses()["told"] == "done"
