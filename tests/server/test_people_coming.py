"""Who comes, goes, comes back and plays again, through the real socket."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from server.evening import Guest, Server, Socket, asked_first, asked_now, serving, two_players

MANY = 400  # choices: more than two rounds have
LONG = 1.0  # seconds that somebody who loses the network is waited for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    changed = {"kanly.server.live.absence.LONG": LONG}
    with serving(tmp_path_factory.mktemp("server"), "--no-limits", changed=changed) as running:
        yield running


# --- before the game


def test_in_a_draft_everybody_keeps_one_of_two_leaders(server: Server) -> None:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    opened = ann.opens(game={"seats": 2}, leaders="drafted")
    ben.sits(opened["game"], 1, opened["seat_links"][1])
    first, second = ann.joins(opened["game"]), ben.joins(opened["game"])
    first.hears_until(lambda message: message["told"] == "table")
    two, others = (seat["offered"] for seat in first.table["seats"])
    assert len({*two, *others}) == 4
    assert first.says("lead", leader=others[0])["code"] == "leader"
    assert first.says("lead", leader=two[0])["told"] == "done"
    assert first.table["stage"] == "leading"
    assert second.says("lead", leader=others[1])["told"] == "done"
    seen = first.hears_update()["view"]
    assert [player["leader"] for player in seen["players"]] == [two[0], others[1], None]
    assert first.says("lead", leader=two[1])["code"] == "not_leading"


def test_a_leader_is_chosen_by_one_only(server: Server) -> None:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    opened = ann.opens(game={"seats": 2}, leaders="chosen")
    ben.sits(opened["game"], 1, opened["seat_links"][1])
    first, second = ann.joins(opened["game"]), ben.joins(opened["game"])
    assert second.says("lead", leader="paul_atreides")["told"] == "done"
    assert first.says("lead", leader="paul_atreides")["code"] == "leader"
    assert first.says("lead", leader="nobody_at_all")["code"] == "leader"
    assert first.says("lead", leader="duke_leto_atreides")["told"] == "done"
    seen = second.hears_update()["view"]
    assert [player["leader"] for player in seen["players"]] == ["duke_leto_atreides", "paul_atreides", None]


def test_a_table_in_the_lobby_is_joined_without_a_link(server: Server) -> None:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    game = ann.opens(game={"seats": 2}, is_listed=True)["game"]
    assert game in [row["game"] for row in ben.web.get("/games").json()["games"]]
    assert ben.sits(game, 1).status_code == 204
    assert game not in ben.web.get("/games").text
    assert ben.joins(game).hears_update()["table"]["stage"] == "playing"


def test_a_table_from_the_lobby_needs_links_once_somebody_was_sent_away(server: Server) -> None:
    guests = [Guest(server, name) for name in ("Ann", "Ben", "Cid")]
    game = guests[0].opens(game={"seats": 3}, is_listed=True)["game"]
    for seat in (1, 2):
        assert guests[seat].sits(game, seat).status_code == 204
    ann, ben, _ = (guest.joins(game) for guest in guests)
    assert ann.says("propose", matter="kick", about=2)["told"] == "done"
    assert ben.says("vote", agrees=True)["told"] == "done"
    again = Guest(server, "Not Cid at all")
    assert again.sits(game, 2).json()["error"]["code"] == "link"
    link = guests[0].web.get(f"/games/{game}/links").json()["seat_links"][2]
    assert again.sits(game, 2, link).status_code == 204


def test_another_name_is_seen_at_every_table_that_goes_on(server: Server) -> None:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben", "red")
    opened = [ann.opens(game={"seats": 2}) for _ in range(2)]
    for one in opened:
        assert ben.sits(one["game"], 1, one["seat_links"][1]).status_code == 204
    sockets = [ann.joins(one["game"]) for one in opened]
    assert ben.web.put("/me", json={"name": "Benjamin", "colour": "blue"}).status_code == 200
    for socket in sockets:
        while not socket.table or socket.table["seats"][1]["name"] != "Benjamin":
            socket.hears()
        colours = [seat["colour"] for seat in socket.table["seats"]]
        assert colours[0] == "blue" != colours[1]  # Ann has it already


# --- during the game


def test_one_person_at_one_screen_plays_both_seats(server: Server) -> None:
    ann = Guest(server, "Ann")
    game = ann.opens(game={"seats": 2}, sits_at=(0, 1))["game"]
    sockets = [ann.joins(game, seat=seat) for seat in (0, 1)]
    for seat, socket in enumerate(sockets):
        hands = [player["hand"] for player in socket.hears_update()["view"]["players"]]
        assert ["cards" in hand for hand in hands] == [seat == 0, seat == 1, False]
    me, other = asked_first(sockets)
    mine, number = me.latest["view"]["seat"], me.latest["number"]
    assert other.says("choose", number=number, answer=0)["code"] == "not_asked"
    assert other.says("choose", number=number, answer=0, seat=mine)["told"] == "done"
    me.catches_up()
    assert me.latest["number"] > number


def test_two_devices_of_one_person_see_the_same(server: Server) -> None:
    game, sockets = two_players(server)
    me, _ = asked_first(sockets)
    again = Socket(server, me.cookies, game, {})
    assert again.hears_update()["view"] == me.latest["view"]
    assert again.chooses()["told"] == "done"
    assert me.says("choose", number=me.latest["number"], answer=0).get("code") in ("stale", "not_asked")
    assert me.latest["view"] == again.latest["view"]


def test_most_of_the_others_send_the_host_away(server: Server) -> None:
    guests = [Guest(server, name) for name in ("Ann", "Ben", "Cid")]
    opened = guests[0].opens(game={"seats": 3})
    game, links = opened["game"], opened["seat_links"]
    for seat in (1, 2):
        guests[seat].sits(game, seat, links[seat])
    ann, ben, cid = (guest.joins(game) for guest in guests)
    ann.hears_update()
    while ann.is_asked:
        ann.chooses_plainly()
    assert ben.says("propose", matter="kick", about=0)["told"] == "done"
    assert ann.says("vote", agrees=False)["code"] == "no_vote"
    assert cid.says("vote", agrees=True)["told"] == "done"
    assert (cid.table["seats"][0]["bot"], cid.table["seats"][0]["is_free"]) == ("captain", True)
    ann.is_shown_out()
    answer = guests[0].sits(game, 0, links[0])
    assert answer.json()["error"]["message"] == "The others have sent you away from this table."
    dee = Guest(server, "Dee")
    assert dee.sits(game, 0, links[0]).json()["error"]["code"] == "link"  # Ann may know it
    assert guests[0].web.get(f"/games/{game}/links").status_code == 403
    new = guests[1].web.get(f"/games/{game}/links").json()["seat_links"]
    assert not {*new} & {*links}
    assert dee.sits(game, 0, new[0]).status_code == 204


def test_of_two_nobody_sends_away_who_is_there(server: Server) -> None:
    _, (ann, ben) = two_players(server)
    assert ann.says("propose", matter="kick", about=1)["code"] == "kick"
    ben.closes()
    ann.sees(lambda: not ann.table["seats"][1]["is_present"])
    assert ann.says("propose", matter="kick", about=0)["code"] == "nobody_there"
    assert ann.says("propose", matter="kick", about=3)["code"] == "no_seat"
    assert ann.says("propose", matter="kick", about=1)["code"] == "kick"  # only just lost the network
    time.sleep(LONG + 0.1)
    assert ann.says("propose", matter="kick", about=1)["told"] == "done"
    assert ann.table["seats"][1]["is_free"]


def test_everybody_reads_in_a_language_of_their_own(server: Server) -> None:
    game, sockets = two_players(server)
    for _ in range(6):
        asked_now(sockets)[0].chooses_plainly()
    me, other = asked_now(sockets)
    asked = me.latest["prompt"]["question"]
    again = Socket(server, me.cookies, game, {"language": "ja"})
    assert again.hears_update()["prompt"]["question"] != asked
    assert me.says("speak", language="zh-Hant")["told"] == "done"
    assert me.latest["prompt"]["question"] not in (asked, again.latest["prompt"]["question"])
    assert me.says("speak", language="tlh")["code"] == "language"
    logs = [each.latest["log"]["chapters"] for each in (me, again, other)]
    lines = [[line for chapter in log for line in chapter["lines"]] for log in logs]
    assert lines[0] != lines[1] != lines[2] != lines[0]


def test_whoever_comes_back_is_told_what_is_new_since(server: Server) -> None:
    game, sockets = two_players(server)
    me, other = asked_first(sockets)
    number, cookies = other.latest["number"], other.cookies
    other.closes()
    while me.is_asked:
        me.chooses_plainly()
    back = Socket(server, cookies, game, {"since": number}).hears_update()
    assert (back["since"], bool(back["events"])) == (number, True)
    for since in (9_999_999, "x", "-1", "1e3", ""):
        anew = Socket(server, cookies, game, {"since": since}).hears_update()
        assert (anew["since"], anew["events"], anew["view"]) == (None, [], back["view"])
    abreast = Socket(server, cookies, game, {"since": back["number"]})
    abreast.catches_up()
    assert {message["told"] for message in abreast.heard} == {"hello", "table", "reasons"}  # no update


# --- after the game


def test_the_same_people_play_again(server: Server) -> None:
    game, (ann, ben) = two_players(server)
    while ann.table["stage"] != "over":
        me, _ = asked_first([ann, ben])
        me.chooses_plainly()
        ann.catches_up()
    ben.catches_up()
    asking = Guest(server, "Eve").web
    assert asking.get(f"/games/{game}/record").text.count("\n") > 50  # open to all, once it is over
    asking.cookies = ann.cookies
    with ThreadPoolExecutor(4) as at_once:
        answers = list(at_once.map(lambda _: asking.post(f"/games/{game}/rematch"), range(4)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    following = next(answer.json() for answer in answers if answer.status_code == 201)
    assert asking.post(f"/games/{game}/rematch").json()["error"]["code"] == "rematch"
    own = asking.get("/games", params={"which": "mine"}).json()["games"]
    assert {row["game"] for row in own} == {game, following["game"]}
    ben.sees(lambda: ben.table["following"] == following["game"])
    asking.cookies = ben.cookies
    assert asking.put(f"/games/{following['game']}/seats/1", json={}).status_code == 204  # without a link
    assert Socket(server, ben.cookies, following["game"], {}).hears_update()["table"]["stage"] == "playing"


# --- crashes


def test_the_server_is_killed_in_the_middle_of_combat(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-limits") as server:
        game, sockets = two_players(server, clock={"seconds": 3_600, "is_reserve": True})
        for _ in range(MANY):
            me, other = asked_first(sockets)
            if me.latest["view"]["phase"] == "combat":
                break
            assert me.chooses()["told"] == "done"
        assert me.latest["view"]["phase"] == "combat"
        before = [(each.latest["number"], each.latest["view"]) for each in (me, other)]
        asked, time_left = me.latest["prompt"], other.seat["time_left"]
        server.restart()
        me, other = (Socket(server, each.cookies, game, {}) for each in (me, other))
        after = [(told["number"], told["view"]) for told in (me.hears_update(), other.hears_update())]
        assert (after, me.latest["prompt"], other.seat["time_left"]) == (before, asked, time_left)
        assert me.chooses()["told"] == "done"
