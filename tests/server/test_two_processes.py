"""Two servers that share their games in a real PostgreSQL: both serve everybody, and one can die."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from server.evening import Guest, Server, Socket, asked_first
from server.store.postgres_cluster import Cluster

SOON = 5.0  # seconds, after which a game goes on
PROGRAM = """
import sys
from pathlib import Path
from kanly.server.config import Config
from kanly.server.serving import serve
port, folder, store = sys.argv[1:]
serve(Config(port=int(port), data=Path(folder), store=store, workers=1, has_limits=False))
"""


class Sharer(Server):
    """Keeps its games where others find them."""

    def __init__(self, folder: Path, store: str) -> None:
        self.store = store
        super().__init__(folder)

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, str(self.port), str(self.folder), self.store]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, env=dict(os.environ))
        self.wait_until_it_answers()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    try:
        made.start()
        yield made
    finally:
        made.remove()


Pair = tuple[Sharer, Sharer]


@pytest.fixture(scope="module")
def both(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    one = Sharer(tmp_path_factory.mktemp("one"), cluster.url)
    try:
        two = Sharer(tmp_path_factory.mktemp("two"), cluster.url)
        try:
            yield one, two
        finally:
            two.kill()
    finally:
        one.kill()


@pytest.fixture
def servers(both: Pair) -> Pair:
    """Both at work, whatever a test before has done to them."""
    for server in both:
        if server.process.poll() is not None:
            server.start()
    return both


def at(server: Server, socket: Socket, game: str) -> Socket:
    """The same person, connected to this server."""
    found = Socket(server, socket.cookies, game, {})
    found.hears_update()
    return found


def apart(servers: Pair) -> tuple[str, list[Socket]]:
    """Ann and Ben at one table, each by way of another server; the first has the game."""
    one, two = servers
    ann, ben = Guest(one, "Ann"), Guest(two, "Ben")
    opened = ann.opens(game={"seats": 2}, onlookers={})
    assert ben.sits(opened["game"], 1, opened["seat_links"][1]).status_code == 204
    sockets = [ann.joins(opened["game"]), ben.joins(opened["game"])]
    for each in sockets:
        each.hears_update()
    return opened["game"], sockets


def play(sockets: list[Socket], choices: int, luck: Random) -> None:
    """Every choice is acknowledged, and seen by everybody."""
    for _ in range(choices):
        me = whoever_is_asked(sockets)
        assert me.chooses(luck.randrange(len(me.answers)))["told"] == "done"


def whoever_is_asked(sockets: list[Socket]) -> Socket:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        for each in sockets:
            each.catches_up()
            if each.is_asked:
                return each
    raise AssertionError("nobody is asked")


def test_both_serve_the_same_game(servers: Pair) -> None:
    game, sockets = apart(servers)
    play(sockets, 30, Random(1))
    ann, ben = sockets
    for other, each in zip((at(servers[1], ann, game), at(servers[0], ben, game)), sockets, strict=True):
        see_the_same(other, each)


def see_the_same(one: Socket, other: Socket) -> None:
    """As soon as both servers have heard of everything."""
    one.sees(lambda: one.latest["number"] >= other.latest["number"])
    other.sees(lambda: other.latest["number"] >= one.latest["number"])
    assert (one.latest["number"], one.latest["view"]) == (other.latest["number"], other.latest["view"])


def test_everybody_knows_who_is_there(servers: Pair) -> None:
    _, (ann, ben) = apart(servers)
    ann.sees(lambda: ann.table["seats"][1]["is_present"])
    ben.sees(lambda: ben.table["seats"][0]["is_present"])
    ben.closes()
    ann.sees(lambda: not ann.table["seats"][1]["is_present"])


def test_what_is_asked_of_one_is_refused_by_the_other_in_the_same_words(servers: Pair) -> None:
    _, sockets = apart(servers)
    me, other = asked_first(sockets)
    assert other.says("choose", number=other.latest["number"], answer=0)["code"] == "not_asked"
    assert me.says("choose", number=me.latest["number"] + 1, answer=0)["code"] == "stale"
    answers = len(me.answers)
    told = me.says("choose", number=me.latest["number"], answer=answers)
    assert told["code"] == "illegal"
    assert f"only {answers} answers" in told["message"]


def test_people_at_two_servers_agree(servers: Pair) -> None:
    _, sockets = apart(servers)
    me, other = asked_first(sockets)
    assert me.says("propose", matter="pause")["told"] == "done"
    other.sees(lambda: other.table["proposal"] is not None)
    assert other.says("vote", agrees=True)["told"] == "done"
    assert other.table["is_paused"]
    me.sees(lambda: me.table["is_paused"])
    assert other.says("wish", wishes={"combat": True})["told"] == "done"
    assert me.says("resume")["told"] == "done"


def test_the_games_of_a_killed_server_go_on_in_the_other(servers: Pair) -> None:
    """Nothing that was acknowledged is lost."""
    one, two = servers
    games = [apart(servers) for _ in range(3)]
    luck = Random(2)
    for _, sockets in games:
        play(sockets, 10, luck)
        for each in sockets:
            each.catches_up()
    one.kill()
    killed = time.monotonic()
    again = [[at(two, ann, game), ben] for game, (ann, ben) in games]
    for (_, (before, _)), (ann, _) in zip(games, again, strict=True):
        assert ann.latest["number"] == before.latest["number"]
        assert ann.latest["view"] == before.latest["view"]
    for sockets in again:
        play(sockets, 1, luck)
    assert time.monotonic() - killed < SOON
    for sockets in again:
        play(sockets, 5, luck)


def test_whoever_is_connected_to_the_other_only_waits_a_moment(servers: Pair) -> None:
    """Both are; the game is killed with its server in the middle of a choice."""
    one, two = servers
    game, (ann, ben) = apart(servers)
    sockets, luck, kept, waited = [at(two, ann, game), ben], Random(6), 0, 0.0
    killing = threading.Timer(0.3, one.process.kill)
    killing.start()
    while kept < 10 or killing.is_alive() or waited == 0.0:
        me, begun = whoever_is_asked(sockets), time.monotonic()
        seen = me.latest["number"]
        told = me.chooses(luck.randrange(len(me.answers)))
        assert told["told"] == "done" or told["code"] in ("stale", "not_asked", "store")
        is_kept = told["told"] == "done"
        assert not is_kept or me.latest["number"] > seen
        kept += is_kept
        waited = max(waited, time.monotonic() - begun) if one.process.poll() is not None else 0.0
    assert waited < SOON


def test_bots_of_a_killed_server_play_on_in_the_other(servers: Pair) -> None:
    one, two = servers
    ann = Guest(one, "Ann")
    game = ann.opens(game={"seats": 2}, seats=[{}, {"bot": "random"}])["game"]
    me = ann.joins(game)
    me.hears_update()
    one.kill()
    again = at(two, me, game)
    for _ in range(12):
        again.sees(lambda: again.is_asked)
        assert again.chooses_plainly()["told"] == "done"


def test_the_games_of_a_server_that_stops_go_on_in_the_other(servers: Pair) -> None:
    one, two = servers
    game, (ann, ben) = apart(servers)
    one.process.terminate()
    assert ann.is_shown_out() == 1001
    one.process.wait(20)
    play([at(two, ann, game), ben], 3, Random(3))


def test_one_who_was_dead_comes_back_and_follows(servers: Pair) -> None:
    one, two = servers
    game, (ann, ben) = apart(servers)
    one.kill()
    play([at(two, ann, game), ben], 3, Random(4))
    one.start()
    play([at(one, ann, game), ben], 5, Random(5))
