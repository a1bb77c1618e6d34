"""Clients that talk nonsense, too much or too long: they harm nobody but themselves."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
from server.evening import PATIENCE, Guest, Server, Socket, asked_first, serving, two_players
from websockets import ConnectionClosed

LARGEST = 16_384  # bytes of a message
MOST_FAULTS = 20
NOBODY = httpx.Cookies()
NONSENSE = (
    "",
    "null",
    "[]",
    "{}",
    "no json",
    '{"do":"fly"}',
    '{"do":"choose"}',
    '{"do":"choose","number":"1","answer":0}',
    '{"do":"choose","number":-1,"answer":0}',
    '{"do":"choose","number":0,"answer":1e400}',
    '{"do":"choose","number":0,"answer":0,"seat":4}',
    '{"do":"choose","number":0,"answer":0,"extra":1}',
    '{"do":"choose","do":"undo","number":99999999999999999999}',
    '{"do":"propose","matter":"dinner"}',
    '{"do":"wish","wishes":{"combat":1}}',
    "[" * 8_000,
    '{"do":"why","choice":"' + "x" * 300 + '"}',
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_nonsense_is_refused_in_a_sentence(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    before = other.latest["view"]
    for said in NONSENSE:
        me.socket.send(said)
        refused = me.hears_until(lambda message: message["told"] == "refused")
        assert (refused["id"], refused["code"]) == (0, "unreadable")
        assert refused["message"] == "That is no message of this protocol."
    other.catches_up()
    assert other.latest["view"] == before
    assert me.chooses()["told"] == "done"


def test_whoever_talks_nothing_but_nonsense_is_shown_out_after_every_reply(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    for _ in range(MOST_FAULTS + 5):
        me.socket.send(b"\x00\xff")
    assert me.is_shown_out() == 1008
    assert [message["told"] for message in me.heard].count("refused") == MOST_FAULTS
    other.sees(lambda: not other.table["seats"][me.latest["view"]["seat"]]["is_present"])


def test_a_refusal_comes_in_the_language_of_the_connection(server: Server) -> None:
    game, sockets = two_players(server)
    _, other = asked_first(sockets)
    again = Socket(server, other.cookies, game, {"language": "ja"})
    refused = again.says("choose", number=0, answer=0)
    assert (refused["code"], refused["message"]) == ("not_asked", "今はほかの人が選ぶ番です。")
    assert again.says("speak", language="zh-Hant")["told"] == "done"
    assert again.says("resume", seat=3)["message"] == "那不是你的座位。"
    turned_away = Socket(server, NOBODY, game, {"language": "ja"}).hears()
    assert (turned_away["code"], turned_away["message"]) == (
        "link",
        "観戦するには、観戦用のリンクが必要です。",
    )


def test_over_http_it_comes_in_a_language_that_the_browser_asks_for(server: Server) -> None:
    web = Guest(server, "Ann").web
    for wanted, code in {
        "ja-JP,en;q=0.5": "ja",
        "fr, zh-TW;q=0.8, en;q=0.3": "zh-Hant",
        "": "en",
        "tlh": "en",
        "en;q=x, ja;q=0": "en",
    }.items():
        refused = web.get("/games/nowhere", headers={"accept-language": wanted})
        assert (refused.status_code, refused.headers["content-language"]) == (404, code)
        assert refused.json()["error"]["code"] == "no_game"
    assert refused.json()["error"]["message"] == "There is no such game."
    foreign = web.put("/me", headers={"origin": "http://elsewhere", "accept-language": "zh"}, json={})
    assert foreign.json()["error"]["message"] == "只有本伺服器自己的頁面才能提出這個要求。"


def test_to_wish_the_same_again_is_done_and_told_nobody(server: Server) -> None:
    _, sockets = two_players(server)
    me, _ = asked_first(sockets)
    assert me.says("wish", wishes={"combat": True})["told"] == "done"
    before = len(me.heard)
    for _ in range(10):
        assert me.says("wish", wishes={"combat": True})["told"] == "done"
    assert {message["told"] for message in me.heard[before:]} == {"done"}


def test_what_is_possible_only_elsewhere_is_refused_each_for_its_reason(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    number, count = me.latest["number"], len(me.answers)
    assert me.says("choose", number=number, answer=count)["code"] == "illegal"
    assert me.says("choose", number=number + 1, answer=0)["code"] == "stale"
    assert me.says("return", seat=3)["code"] == "seat"
    assert me.says("lead", leader="paul_atreides")["code"] == "not_leading"
    assert me.says("propose", matter="kick", about=2**31)["code"] == "no_seat"
    assert me.says("return")["code"] == "no_bot_plays"
    assert me.says("resume")["code"] == "not_paused"
    assert me.says("vote", agrees=True)["code"] == "no_vote"
    assert me.says("propose", matter="take_back")["code"] == "nothing_to_take_back"
    assert me.says("why", choice="send \u0000 \U0001f600")["told"] == "reasons"
    assert other.says("choose", number=0, answer=0)["code"] == "not_asked"


def test_a_message_that_is_too_long_is_refused_and_a_huge_one_ends_the_connection(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    me.socket.send("x" * (LARGEST + 1))
    assert me.hears_until(lambda message: message["told"] == "refused")["code"] == "too_long"
    assert me.chooses()["told"] == "done"
    me.socket.send("x" * (100 * LARGEST))
    assert me.is_shown_out() in (1009, None)
    other.catches_up()


def vote(bad: Socket, times: int) -> None:
    for _ in range(times):
        bad.socket.send('{"do":"vote","agrees":true}')


def test_whoever_does_not_wait_a_moment_is_shown_out(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    vote(other, 200)
    assert other.is_shown_out() == 1008
    assert me.chooses()["told"] == "done"


def test_a_flood_is_cut_off_and_others_play_on(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    with pytest.raises(ConnectionClosed):
        vote(other, 1_000_000)
    assert me.chooses()["told"] == "done"
    again = Socket(server, other.cookies, me.table["game"], {})
    assert again.hears_update()["number"] > 0


def test_broken_frames_and_half_open_connections_harm_nobody(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    lines = (b"GET / HTTP/1.1\r\nHost: ", b"\x16\x03\x01\x02\x00", b"\x00" * 1_000, b"")
    opened = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in lines]
    for raw, line in zip(opened, lines, strict=True):
        raw.sendall(line)
    other.socket.socket.sendall(b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff")  # no frame of a websocket
    assert other.is_shown_out() in (1002, None)
    assert me.chooses()["told"] == "done"
    for raw in opened:
        raw.close()


def test_addresses_that_mean_nothing_are_as_if_nothing_was_said(server: Server) -> None:
    game, sockets = two_players(server)
    for asked in (
        {"seat": "%D9%A1x", "since": "%D9%A3" * 80, "language": "x" * 500, "watch": "%00"},
        {"seat": "9" * 5_000},
        {"since": "9" * 5_000},
    ):
        odd = Socket(server, sockets[0].cookies, game, asked)
        assert odd.hears_update()["view"] == sockets[0].latest["view"]


def test_after_all_that_the_server_has_nothing_to_complain_of(server: Server) -> None:
    assert "trace" not in server.log
