"""The example client plays against a real server, and all that is told there is as the schema says."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server.evening import Guest, Server, Socket
from server.protocol_reader import Reader

CLIENT = Path(__file__).parents[2] / "examples" / "clients" / "play_at_random.py"
PATIENCE = 300.0  # seconds for a whole game
ONE_PERSON = [{}, {"bot": "random"}, {"bot": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


# --- the Python client


def started(server: Server, *link: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(CLIENT), f"http://{server.address}", *link]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(client: subprocess.Popen[str]) -> tuple[str, str]:
    try:
        return client.communicate(timeout=PATIENCE)
    finally:
        client.kill()


def test_the_python_client_plays_to_the_end_alone_and_by_link(server: Server) -> None:
    opened = Guest(server, "Ann").opens(sits_at=(), game={"seats": 3}, seats=ONE_PERSON)
    clients = [started(server), started(server, opened["game"], "0", opened["seat_links"][0])]
    for said, complaint in [ended(client) for client in clients]:
        assert complaint == ""
        assert "has won with" in said


def test_the_python_client_says_why_it_may_not_sit_down(server: Server) -> None:
    opened = Guest(server, "Ann").opens(game={"seats": 3})
    told = ended(started(server, opened["game"], "1", "guessed"))
    assert told == ("", "To sit there you need the link of the seat.\n")


# --- what any client is told


def drafted(server: Server) -> tuple[list[Socket], Socket]:
    """Two players, whose Leaders were drafted and whose clocks run, and somebody who looks on."""
    guests = [Guest(server, "Ann"), Guest(server, "Ben")]
    plans: dict[str, Any] = {"leaders": "drafted", "clock": {"seconds": 600}, "onlookers": {}}
    opened = guests[0].opens(game={"seats": 2}, **plans)
    game = opened["game"]
    guests[1].sits(game, 1, opened["seat_links"][1])
    for seat, guest in enumerate(guests):
        choosing = guest.joins(game)
        choosing.hears_until(lambda message: message["told"] == "table")
        assert choosing.says("lead", leader=choosing.table["seats"][seat]["offered"][0])["told"] == "done"
        choosing.closes()
    return [guest.joins(game) for guest in guests], Guest(server, "Eve").joins(
        game, watch=opened["watch_link"]
    )


def catch_up(players: list[Socket]) -> None:
    for player in players:
        player.says("why", choice="reveal")


def talk(one: Socket, other: Socket) -> None:
    """Whatever is said beside the game."""
    assert one.says("propose", matter="take_back")["told"] == "done"
    catch_up([other])
    assert other.says("vote", agrees=False)["told"] == "done"
    assert one.says("wish", wishes={"combat": True})["told"] == "done"
    assert one.says("speak", language="ja")["told"] == "done"
    assert one.says("undo", number=99)["code"] == "stale"
    one.socket.send("[]")
    assert one.hears_until(lambda message: message["told"] == "refused")["code"] == "unreadable"


def test_all_that_is_told_is_as_the_schema_says(server: Server) -> None:
    players, onlooker = drafted(server)
    for socket in (*players, onlooker):
        socket.hears_update()
    for _ in range(12):
        catch_up(players)
        asked = next(player for player in players if player.is_asked)
        assert asked.chooses()["told"] == "done"
    talk(*players)
    assert onlooker.says("resume")["code"] == "seat"
    reader, heard = Reader("rivals"), [*players[0].heard, *players[1].heard, *onlooker.heard]
    assert [fault for message in heard for fault in reader.faults(message, "Told")] == []
    assert {"HelloTold", "UpdateTold", "ChangedTold", "DoneTold", "RefusalTold", "ReasonsTold"} <= reader.met
    assert {"Prompt", "Effect", "LogPiece", "ClockPlan", "OnlookerPlan", "ProposalTold"} <= reader.met
