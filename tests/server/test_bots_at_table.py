"""Bots that take a seat, give it back, die, and play on while nobody is there."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from server.evening import TO_START, Guest, Server, Socket, kill, serving, two_players

WITH_A_BOT = [{}, {"bot": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


def play_until_the_bot_is_asked(me: Socket) -> None:
    while me.table["asked"] == 0:
        me.catches_up()
        if me.is_asked:
            me.chooses_plainly()


def test_bots_that_are_killed_do_not_hold_the_game_up(server: Server) -> None:
    """As soon as a process is there to think, it is gone."""
    ann = Guest(server, "Ann")
    me = ann.joins(ann.opens(game={"seats": 2}, seats=WITH_A_BOT)["game"])
    me.hears_update()
    play_until_the_bot_is_asked(me)
    killed, end = 0, time.monotonic() + TO_START
    while me.table["asked"] != 0 and time.monotonic() < end:
        for process in server.thinkers:
            kill(process)
            killed += 1
        time.sleep(0.02)
        me.catches_up()
    assert killed > 0
    assert me.chooses_plainly()["told"] == "done"


def test_a_bot_plays_for_whoever_resigns_until_somebody_sits_down(server: Server) -> None:
    ann, ben, eve = (Guest(server, name) for name in ("Ann", "Ben", "Eve"))
    opened = ann.opens(game={"seats": 2})
    game, link = opened["game"], opened["seat_links"][1]
    ben.sits(game, 1, link)
    first, second = ann.joins(game), ben.joins(game)
    first.hears_update()
    assert second.says("resign")["told"] == "done"
    second.is_shown_out()
    first.catches_up()
    assert (first.table["seats"][1]["bot"], first.table["seats"][1]["is_free"]) == ("captain", True)
    while first.latest["view"]["round"] < 2:
        first.sees(lambda: first.is_asked)
        first.chooses_plainly()  # the bot has answered for the other seat meanwhile
    assert eve.sits(game, 1).status_code == 403
    assert ben.sits(game, 1, link).status_code == 204
    assert eve.sits(game, 1, link).status_code == 409
    first.sees(lambda: first.table["seats"][1]["bot"] is None)
    assert ben.joins(game).hears_update()["view"]["seat"] == 1


def test_at_zero_a_bot_plays_on_until_one_is_back(server: Server) -> None:
    """In a later turn: in this one there is no time left."""
    _, sockets = two_players(server, clock={"seconds": 1})
    ann, _ = sockets
    seats = ann.table["seats"]
    ann.sees(lambda: ann.seat["bot"] == "captain")
    assert (ann.seat["name"], ann.seat["is_free"]) == (seats[0]["name"], False)
    while (told := ann.says("return"))["told"] != "done":
        assert "time" in told["code"]
    assert any(told["table"]["seats"][0]["bot"] is None for told in ann.heard[-3:] if "table" in told)


def test_against_bots_one_takes_back_as_one_likes(server: Server) -> None:
    ann = Guest(server, "Ann")
    me = ann.joins(ann.opens(game={"seats": 2}, seats=WITH_A_BOT)["game"])
    me.hears_update()
    me.sees(lambda: me.is_asked)
    before = me.latest["view"]
    play_until_the_bot_is_asked(me)
    me.sees(lambda: me.is_asked)
    while me.latest["view"] != before:
        assert me.says("propose", matter="take_back")["told"] == "done"
    assert me.latest["went_back"]


def test_after_a_restart_bots_play_on_while_nobody_is_there(server: Server) -> None:
    ann = Guest(server, "Ann")
    game = ann.opens(game={"seats": 2}, seats=WITH_A_BOT)["game"]
    me = ann.joins(game)
    me.hears_update()
    for process in server.thinkers:
        kill(process)  # so that the bot cannot have answered before the server is gone
    play_until_the_bot_is_asked(me)
    server.restart()
    ann = ann.comes_back()
    end = time.monotonic() + TO_START
    while ann.sees_line(game)["asked"] != 0:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert asked_again(ann.joins(game))


def asked_again(me: Socket) -> bool:
    me.hears_update()
    return me.is_asked
