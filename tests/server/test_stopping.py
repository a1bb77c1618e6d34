"""A server that is told to stop says so to everybody, keeps everything, and has not failed."""

from __future__ import annotations

import sys
from pathlib import Path

from server.evening import Guest, Socket, asked_first, serving, two_players

IS_GENTLE = sys.platform != "win32"  # where a process can be told to stop without being killed


def test_whoever_is_connected_is_told_that_the_server_goes_away(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as server:
        game, sockets = two_players(server)
        me, other = asked_first(sockets)
        assert me.chooses()["told"] == "done"
        for each in sockets:
            each.catches_up()
        before = [each.latest["view"] for each in (me, other)]
        assert server.stop() == (0 if IS_GENTLE else 1)
        codes = [me.is_shown_out(), other.is_shown_out()]
        assert codes == ([1001, 1001] if IS_GENTLE else [None, None])
        assert "trace" not in server.log
        server.start()
        again = [Socket(server, each.cookies, game, {}).hears_update()["view"] for each in (me, other)]
        assert again == before


def test_a_server_that_nobody_uses_stops_as_well(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        Guest(server, "Ann").opens(game={"seats": 2}, seats=[{"bot": "random"}] * 2, sits_at=())
        assert server.stop() == (0 if IS_GENTLE else 1)
        assert "trace" not in server.log
