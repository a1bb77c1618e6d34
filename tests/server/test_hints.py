"""What a bot would answer, told to whoever is asked and to nobody else."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from server.evening import PATIENCE, Guest, Server, Socket, asked_first, serving, two_players
from server.protocol_reader import Reader

AGAINST_BOTS: dict[str, Any] = {"game": {"seats": 2}, "seats": [{}, {"bot": "random"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


def alone(server: Server, name: str = "Ann", **settings: Any) -> Socket:
    """Somebody who is asked."""
    guest = Guest(server, name)
    me = guest.joins(guest.opens(**(settings or AGAINST_BOTS))["game"])
    me.sees(lambda: me.is_asked)
    return me


def hint(me: Socket, number: int | None = None) -> dict[str, Any]:
    return me.says("hint", number=me.latest["number"] if number is None else number)


def test_a_hint_is_one_of_the_answers_with_its_reasons(server: Server) -> None:
    me = alone(server)
    told = hint(me)
    assert told["told"] == "advice", told
    assert not Reader().faults(told, "Told")
    assert told["answer"] in range(len(me.answers))
    assert told["number"] == me.latest["number"]
    assert told["bot"] == "mentat"
    assert all(reason for reason in told["reasons"])
    assert len(told["reasons"]) > 0
    assert len(told["chances"]) in (0, len(me.latest["view"]["players"]))
    assert me.chooses(told["answer"])["told"] == "done"


def test_a_hint_speaks_the_language_of_the_connection(server: Server) -> None:
    me = alone(server)
    me.socket.send('{"do": "speak", "language": "ja"}')
    me.hears_until(lambda message: message["told"] == "hello" and message["language"] == "ja")
    me.hears_update()
    reasons = hint(me)["reasons"]
    assert any(not reason.isascii() for reason in reasons), reasons


def test_in_a_solo_game_hints_are_given(server: Server) -> None:
    me = alone(server, game={"seats": 1, "difficulty": "novice"}, seats=[{}])
    assert me.table["gives_hints"]
    assert hint(me)["told"] == "advice"


def test_among_people_there_are_none_unless_they_agreed_on_it(server: Server) -> None:
    _, sockets = two_players(server)
    asked, other = asked_first(sockets)
    assert not asked.table["gives_hints"]
    assert hint(asked)["code"] == "no_hints"
    assert hint(other)["code"] == "no_hints"
    _, agreed = two_players(server, hints=True)
    asked, other = asked_first(agreed)
    assert hint(asked)["told"] == "advice"
    assert hint(other)["code"] == "not_asked"
    other.catches_up()
    assert not any(told["told"] == "advice" for told in other.heard), "only whoever asked is told"


def test_against_bots_they_can_be_done_without(server: Server) -> None:
    me = alone(server, **AGAINST_BOTS, hints=False)
    assert hint(me)["code"] == "no_hints"


def test_only_what_is_seen_now_is_thought_about(server: Server) -> None:
    me = alone(server)
    assert hint(me, me.latest["number"] + 1)["code"] == "stale"


def test_one_hint_at_a_time_and_nobody_waits_for_it(server: Server) -> None:
    """What is said meanwhile is answered first, or the bot was quicker: then the second hint is given too."""
    me = alone(server)
    number = me.latest["number"]
    for one in (1001, 1002):
        me.socket.send(f'{{"do": "hint", "id": {one}, "number": {number}}}')
    told: dict[int, dict[str, Any]] = {}
    end = time.monotonic() + PATIENCE
    while len(told) < 2 and time.monotonic() < end:
        message = me.hears()
        if message.get("id") in (1001, 1002):
            told[message["id"]] = message
    assert told[1001]["told"] == "advice"
    assert told[1002].get("code", "thinking") == "thinking"


def test_a_choice_made_meanwhile_makes_the_hint_stale(server: Server) -> None:
    me = alone(server)
    me.socket.send(f'{{"do": "hint", "id": 2001, "number": {me.latest["number"]}}}')
    me.socket.send(
        f'{{"do": "choose", "id": 2002, "number": {me.latest["number"]}, "answer": {me.plainest}}}'
    )
    answers = [me.hears_until(lambda message: message.get("id") in (2001, 2002)) for _ in range(2)]
    by_id = {message["id"]: message for message in answers}
    assert by_id[2002]["told"] == "done"
    assert by_id[2001]["told"] == "advice" or by_id[2001]["code"] == "stale"
