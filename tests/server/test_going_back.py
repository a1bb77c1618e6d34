"""Choices that are taken back, alone or together, through the real socket."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server.evening import Guest, Server, Socket, asked_first, asked_now, serving, two_players


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), "--no-limits") as running:
        yield running


def seen_by(sockets: list[Socket]) -> list[dict[str, Any]]:
    for each in sockets:
        each.catches_up()
    return [each.latest["view"] for each in sockets]


def play_until_it_can_be_undone(sockets: list[Socket]) -> tuple[Socket, Socket, list[dict[str, Any]]]:
    """Who has chosen, the other, and what both saw before."""
    while True:
        me, other = asked_first(sockets)
        before = seen_by(sockets)
        assert me.chooses()["told"] == "done"
        if me.latest["can_undo"]:
            return me, other, before


def test_the_own_last_choice_is_undone_and_everybody_sees_it(server: Server) -> None:
    _, sockets = two_players(server)
    me, other, before = play_until_it_can_be_undone(sockets)
    other.catches_up()
    number = me.latest["number"]
    assert me.says("undo", number=number)["told"] == "done"
    assert seen_by(sockets) == before
    assert (me.latest["went_back"], me.is_asked) == (True, True)
    assert me.latest["number"] > number


def test_a_choice_is_undone_only_by_whoever_sees_it_as_it_is(server: Server) -> None:
    _, sockets = two_players(server)
    me, other, _ = play_until_it_can_be_undone(sockets)
    other.catches_up()
    assert me.says("undo", number=me.latest["number"] - 1)["code"] == "stale"
    assert other.says("undo", number=other.latest["number"])["code"] == "undo"


def test_what_is_undone_can_be_chosen_otherwise(server: Server) -> None:
    _, sockets = two_players(server)
    me, _, _ = play_until_it_can_be_undone(sockets)
    me.says("undo", number=me.latest["number"])
    asked = me.latest["prompt"]
    assert me.chooses(len(asked["answers"]) - 1)["told"] == "done"


def test_the_other_is_asked_before_more_is_taken_back(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    before = seen_by(sockets)
    me.chooses()
    after = seen_by(sockets)
    assert me.says("propose", matter="take_back")["told"] == "done"
    other.catches_up()
    proposal = other.table["proposal"]
    assert (proposal["seat"], proposal["matter"]) == (me.latest["view"]["seat"], "take_back")
    assert other.says("vote", agrees=False)["told"] == "done"
    assert seen_by(sockets) == after
    assert me.table["proposal"] is None
    me.says("propose", matter="take_back")
    assert other.says("vote", agrees=True)["told"] == "done"
    assert seen_by(sockets) == before


def test_one_of_three_who_disagrees_is_enough(server: Server) -> None:
    guests = [Guest(server, name) for name in ("Ann", "Ben", "Cid")]
    opened = guests[0].opens(game={"seats": 3})
    for seat in (1, 2):
        guests[seat].sits(opened["game"], seat, opened["seat_links"][seat])
    ann, ben, cid = sockets = [guest.joins(opened["game"]) for guest in guests]
    for each in sockets:
        each.hears_update()
    first = next(each for each in sockets if each.is_asked)
    first.chooses()
    after = seen_by(sockets)
    proposer, one, another = (first, *(each for each in (ann, ben, cid) if each is not first))
    proposer.says("propose", matter="take_back")
    assert one.says("vote", agrees=True)["told"] == "done"
    assert another.says("vote", agrees=False)["told"] == "done"
    assert seen_by(sockets) == after
    assert one.says("vote", agrees=True)["code"] == "no_vote"


def test_nobody_votes_twice_or_proposes_two_things(server: Server) -> None:
    _, sockets = two_players(server)
    me, other = asked_first(sockets)
    me.chooses()
    assert other.says("vote", agrees=True)["code"] == "no_vote"
    me.says("propose", matter="take_back")
    assert me.says("vote", agrees=True)["code"] == "no_vote"
    assert other.says("propose", matter="take_back")["code"] == "proposal"


def test_nothing_is_taken_back_before_the_first_choice(server: Server) -> None:
    _, sockets = two_players(server)
    me, _ = asked_now(sockets)
    assert me.says("propose", matter="take_back")["code"] == "nothing_to_take_back"
    assert me.says("propose", matter="take_back", about=1_000)["told"] == "refused"


def test_whether_there_is_an_own_answer_to_go_back_to_is_told(server: Server) -> None:
    """From the first question on, which some Leaders are asked before the first round."""
    _, sockets = two_players(server)
    me, other = asked_now(sockets)
    assert not me.latest["can_take_back"]
    me.chooses()
    other.catches_up()
    assert (me.latest["can_take_back"], other.latest["can_take_back"]) == (True, False)
