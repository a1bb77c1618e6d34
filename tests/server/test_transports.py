"""Connections that are held half open, or never end what they say, do not last."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from server.evening import PATIENCE, Guest, Server, Socket, asked_first, serving, two_players
from server.slow_reader import Deaf
from websockets import InvalidStatus

from kanly.server.addresses import Proxies
from kanly.server.config import Config
from kanly.server.doorstep import NOT_COUNTED, Doorstep

LATEST = 1.5  # seconds for the head of a request to arrive
MOST_PIECES = 256
HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
PIECE = b"\x00\x80\0\0\0\0"  # of a message: empty, and not the last
PING = b"\x89\xfd" + b"\0" * 4 + b"x" * 125


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    changed = {"kanly.server.transports.LATEST": LATEST}
    with serving(tmp_path_factory.mktemp("server"), "--no-limits", changed=changed) as running:
        yield running


def connected(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def lasts(raw: socket.socket) -> float:
    """Seconds until the other side ends it."""
    begun = time.monotonic()
    try:
        while raw.recv(65_536):
            continue
    except ConnectionError:
        pass
    return time.monotonic() - begun


@pytest.mark.parametrize("said", [b"", b"G", HEAD, HEAD + b"X: y"])
def test_the_head_of_a_request_that_never_ends_is_not_waited_for(server: Server, said: bytes) -> None:
    with connected(server) as raw:
        raw.sendall(said)
        assert lasts(raw) < LATEST + 10


def drip(raw: socket.socket) -> None:
    for drop in [b"G", *[b"E"] * 100]:
        raw.sendall(drop)
        time.sleep(0.2)


def test_a_head_that_comes_drop_by_drop_is_not_waited_for_either(server: Server) -> None:
    with connected(server) as raw:
        raw.sendall(HEAD + b"\r\n")
        assert raw.recv(65_536).startswith(b"HTTP/1.1 200")
        with pytest.raises(ConnectionError):
            drip(raw)


def test_whoever_says_what_is_wanted_is_answered_as_often_as_one_likes(server: Server) -> None:
    with httpx.Client() as web:
        for _ in range(3):
            assert web.get(f"http://{server.address}/health").status_code == 200
            time.sleep(LATEST / 2)


def flood(raw: socket.socket, with_what: bytes) -> None:
    for _ in range(100_000):
        raw.sendall(with_what)


def test_a_message_of_pieces_without_end_ends_the_connection(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    other.socket.socket.sendall(b"\x01\x80\0\0\0\0")
    with pytest.raises(OSError):  # noqa: PT011
        flood(other.socket.socket, PIECE * MOST_PIECES)
    assert me.chooses()["told"] == "done"


def test_whoever_pings_and_does_not_read_is_cut_off(server: Server) -> None:
    game, sockets = two_players(server)
    me, other = asked_first(sockets)
    deaf = Deaf(server, other, game)
    with pytest.raises(ConnectionError):
        flood(deaf.raw, PING * 50)
    deaf.raw.close()
    assert me.chooses()["told"] == "done"


def test_an_address_without_end_is_refused(server: Server) -> None:
    game, sockets = two_players(server)
    me, other = asked_first(sockets)
    with pytest.raises(InvalidStatus) as refused:
        Socket(server, other.cookies, game, {"seat": "9" * 10_000})
    assert refused.value.response.status_code == 400
    assert me.chooses()["told"] == "done"


def is_answered(raw: socket.socket) -> bool:
    try:
        raw.sendall(HEAD + b"Connection: close\r\n\r\n")
        return raw.recv(65_536).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def test_nobody_holds_more_connections_half_open_than_are_allowed(tmp_path: Path) -> None:
    patient = {"kanly.server.transports.LATEST": 10 * PATIENCE}
    with serving(tmp_path, changed=patient) as strict, ExitStack() as held:
        silent = [held.enter_context(connected(strict)) for _ in range(Config.connections_each)]
        with connected(strict) as one_too_many:
            assert not is_answered(one_too_many)
        assert is_answered(silent[0])
        with connected(strict) as in_its_place:
            assert is_answered(in_its_place)


def test_whoever_comes_by_a_proxy_is_counted_there() -> None:
    doorstep = Doorstep(Proxies(["10.0.0.0/8"]), 1)
    assert doorstep.come("2001:db8::1") is not None
    assert doorstep.come("2001:db8::2") is None  # of the same household
    assert [doorstep.come("10.1.2.3") for _ in range(3)] == [NOT_COUNTED] * 3
    assert [doorstep.come(None) for _ in range(3)] == [NOT_COUNTED] * 3


def test_no_link_is_written_down(server: Server) -> None:
    ann = Guest(server, "Ann")
    opened = ann.opens(game={"seats": 2}, onlookers={})
    eve = Guest(server, "Eve").joins(opened["game"], watch=opened["watch_link"])
    assert eve.hears()["told"] == "hello"
    assert Guest(server, "Mal").joins(opened["game"], watch="guessed").is_shown_out() == 1008
    assert "WebSocket" in server.log
    assert not [word for word in ("watch=", opened["watch_link"], "guessed") if word in server.log]


def test_after_all_that_the_server_has_nothing_to_complain_of(server: Server) -> None:
    assert "trace" not in server.log
