"""Who looks on without a seat: what is shown, and when; and what strangers may ask the server."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from server.evening import Guest, Server, Socket, asked_first, serving, two_players

NOBODY = SimpleNamespace(jar=[])
DELAY = 1  # second


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


def table_with_link(server: Server, **onlookers: Any) -> tuple[str, str, list[Socket]]:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    opened = ann.opens(game={"seats": 2}, onlookers=onlookers)
    ben.sits(opened["game"], 1, opened["seat_links"][1])
    sockets = [ann.joins(opened["game"]), ben.joins(opened["game"])]
    for each in sockets:
        each.hears_update()
    return opened["game"], opened["watch_link"], sockets


def is_turned_away(socket: Socket) -> str:
    """Returns the code of the refusal."""
    code = str(socket.hears()["code"])
    assert socket.is_shown_out() == 1008
    return code


def test_nobody_looks_on_without_the_link(server: Server) -> None:
    game, _ = two_players(server)
    assert is_turned_away(Socket(server, NOBODY, game, {})) == "link"
    assert is_turned_away(Guest(server, "Eve").joins(game, watch="guessed")) == "link"
    watched, link, _ = table_with_link(server)
    assert is_turned_away(Socket(server, NOBODY, game, {"watch": link})) == "link"
    assert is_turned_away(Socket(server, NOBODY, watched, {"watch": link[:-1]})) == "link"
    assert is_turned_away(Socket(server, NOBODY, "nosuchgame", {"watch": link})) == "no_game"


def test_an_onlooker_sees_what_everybody_sees(server: Server) -> None:
    game, link, sockets = table_with_link(server)
    eve = Socket(server, NOBODY, game, {"watch": link})
    eve.hears_update()
    me, _ = asked_first(sockets)
    me.chooses()
    eve.sees(lambda: eve.latest["number"] > 0)
    assert (eve.latest["view"]["seat"], eve.latest["hands"], eve.latest["prompt"]) == (None, None, None)
    held = [player["hand"] for player in eve.latest["view"]["players"]]
    assert not any("cards" in hand for hand in held)
    me.sees(lambda: me.table["onlookers"] == 1)


def test_an_onlooker_has_no_say(server: Server) -> None:
    game, link, sockets = table_with_link(server)
    me, _ = asked_first(sockets)
    before = me.latest["view"]
    eve = Guest(server, "Eve").joins(game, watch=link)
    eve.hears_update()
    said: list[tuple[str, dict[str, Any]]] = [
        ("choose", {"number": 0, "answer": 0}),
        ("choose", {"number": 0, "answer": 0, "seat": before["seat"]}),
        ("undo", {"number": 0}),
        ("why", {"choice": "reveal", "seat": before["seat"]}),
        ("propose", {"matter": "pause"}),
        ("vote", {"agrees": True}),
        ("resign", {"seat": 0}),
        ("return", {"seat": 1}),
        ("wish", {"wishes": {"combat": True}}),
        ("lead", {"leader": "paul_atreides"}),
    ]
    assert {eve.says(do, **more)["code"] for do, more in said} == {"seat"}
    me.catches_up()
    assert me.latest["view"] == before
    assert eve.says("speak", language="ja")["told"] == "done"


def test_who_sees_every_hand_sees_it_later(server: Server) -> None:
    game, link, sockets = table_with_link(server, sees_all=True, delay=DELAY)
    me, other = asked_first(sockets)
    time.sleep(DELAY)
    eve = Socket(server, NOBODY, game, {"watch": link})
    eve.hears_update()
    number, chosen_at = eve.latest["number"], time.monotonic()
    me.chooses()
    eve.sees(lambda: eve.latest["number"] > number)
    assert time.monotonic() - chosen_at >= DELAY
    me.catches_up()
    other.catches_up()
    held = [own.latest["view"]["players"][own.latest["view"]["seat"]]["hand"]["cards"] for own in (me, other)]
    shown = json.dumps(eve.latest["hands"])
    assert all(card in shown for hand in held for card in hand)


def test_who_looks_on_later_is_told_who_is_there_now(server: Server) -> None:
    game, link, (ann, ben) = table_with_link(server, sees_all=True, delay=DELAY)
    time.sleep(DELAY)
    eve = Socket(server, NOBODY, game, {"watch": link})
    eve.hears_update()
    present = [seat["is_present"] for seat in eve.table["seats"]]
    assert (present, eve.table["onlookers"]) == ([True, True], 1)
    ann.sees(lambda: ann.table["onlookers"] == 1)
    ben.closes()
    eve.sees(lambda: [seat["is_present"] for seat in eve.table["seats"]] == [True, False])
    eve.closes()
    ann.sees(lambda: ann.table["onlookers"] == 0)


def test_a_player_has_no_use_for_the_link(server: Server) -> None:
    game, link, (ann, _) = table_with_link(server, sees_all=True, delay=DELAY)
    again = Socket(server, ann.cookies, game, {"watch": link})
    assert again.hears_update()["hands"] is None
    assert again.latest["view"]["seat"] == 0


def test_a_stranger_can_change_nothing(server: Server) -> None:
    game, sockets = two_players(server)
    me, _ = asked_first(sockets)
    before = me.latest["view"]
    eve = Guest(server, "Eve")
    asked = {
        "links": eve.web.get(f"/games/{game}/links"),
        "record": eve.web.get(f"/games/{game}/record"),
        "sit": eve.sits(game, 0),
        "bot": eve.web.put(f"/games/{game}/seats/1/bot", json={"bot": "random"}),
        "leave": eve.web.delete(f"/games/{game}/seats/0"),
        "close": eve.web.delete(f"/games/{game}"),
        "rematch": eve.web.post(f"/games/{game}/rematch"),
    }
    told = {name: (answer.status_code, answer.json()["error"]["code"]) for name, answer in asked.items()}
    assert told == {
        "links": (403, "host"),
        "record": (409, "not_over"),
        "sit": (403, "link"),
        "bot": (409, "host"),
        "leave": (403, "seat"),
        "close": (409, "host"),
        "rematch": (403, "seat"),
    }
    me.catches_up()
    assert me.latest["view"] == before


def test_what_lists_say_holds_no_card_and_no_person(server: Server) -> None:
    game, (ann, _) = two_players(server)
    eve = Guest(server, "Eve")
    line = json.dumps(eve.sees_line(game))
    hand = ann.latest["view"]["players"][0]["hand"]["cards"]
    assert not any(card in line for card in hand)
    assert eve.web.get("/games", params={"which": "mine"}).json()["games"] == []
    assert game not in eve.web.get("/games").text  # a table that is not open to all
