"""A client that never reads what it is told is cut off, and holds nobody up meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from server.evening import Server, Socket, asked_first, serving, two_players
from server.slow_reader import Deaf

SLOWEST = 1.0  # seconds for a message to be taken
PATIENCE = 15.0  # seconds until the connection is gone
ENOUGH = 4_000  # messages: more than the system keeps for whoever does not read


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    changed = {"kanly.server.live.connection.SLOWEST": SLOWEST}
    with serving(tmp_path_factory.mktemp("server"), "--no-limits", changed=changed) as running:
        yield running


def test_whoever_never_listens_is_cut_off_and_holds_nobody_up(server: Server) -> None:
    game, sockets = two_players(server)
    me, other = asked_first(sockets)
    seat = me.latest["view"]["seat"]
    deaf = Deaf(server, me, game)
    me.closes()
    other.catches_up()
    for number in range(ENOUGH):
        with suppress(OSError):
            deaf.says(do="speak", language=("en", "ja")[number % 2])  # everything is told anew
        if number % 50 == 0:
            other.catches_up()  # is answered all the while
        if not other.table["seats"][seat]["is_present"]:
            break
    other.sees(lambda: not other.table["seats"][seat]["is_present"])
    assert deaf.is_cut_off(PATIENCE)
    deaf.raw.close()
    again = Socket(server, me.cookies, game, {})
    again.hears_update()
    assert again.chooses()["told"] == "done"
