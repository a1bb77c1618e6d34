"""Tables that are far enough to be looked at: played over sockets, and left as they are then."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from server.evening import PATIENCE, Guest, Server, Socket

RECRUIT = {"bot": "recruit"}
FAR = 4  # a round in which much lies about
FOUR: dict[str, Any] = {"game": {"seats": 4, "ix": True}, "seats": [{}, RECRUIT, RECRUIT, RECRUIT]}
MOST_TRIES = 40
QUICK = 0.02  # seconds between two looks

Here = Callable[[dict[str, Any]], bool]


def asks_for(*verbs: str, since: int = 1) -> Here:
    """A question with such answers, from some round on."""

    def here(update: dict[str, Any]) -> bool:
        asked = {answer["verb"] for answer in update["prompt"]["answers"]}
        return update["view"]["round"] >= since and asked >= {*verbs}

    return here


def asks_about_discards(update: dict[str, Any]) -> bool:
    """A question with cards of the discard pile among the answers."""
    return any(answer.get("zone") == "discard" for answer in update["prompt"]["answers"])


class Scenes:
    """Ann's, who sits at every table; Ben is somebody else."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann = Guest(server, "Ann")
        self.ben = Guest(server, "Ben", "red")
        self.games: dict[str, dict[str, Any]] = {}

    @property
    def cookies(self) -> list[Any]:
        """By which a browser is Ann's."""
        address = f"http://{self.server.address}"
        return [{"name": one.name, "value": one.value, "url": address} for one in self.ann.web.cookies.jar]

    def set_up(self) -> None:
        self.play("first", FOUR, asks_for("send"))
        self.play("agent", FOUR, asks_for("send", "reveal", since=FAR))
        self.play("deploy", FOUR, asks_for("deploy", since=2))
        self.play("reveal", FOUR, asks_for("acquire", since=FAR))
        self.play("over", FOUR, lambda _: False)
        self.play(
            "solo", {"game": {"seats": 1, "ix": True, "difficulty": "expert"}}, asks_for("send", since=2)
        )
        self.open("gathering", {"game": {"seats": 3}, "onlookers": {}, "is_listed": True})
        self.open("choosing", {"game": {"seats": 3}, "seats": [{}, RECRUIT, RECRUIT], "leaders": "chosen"})
        self.open(
            "draft", {"game": {"seats": 3, "ix": True}, "seats": [{}, RECRUIT, RECRUIT], "leaders": "drafted"}
        )
        self.open("screen", {"game": {"seats": 3}}, sits_at=(0, 1, 2))
        self.two("two", "pause")
        self.two("back", "take_back", since=2)
        self.paused()
        self.find("trash", FOUR, asks_about_discards)
        self.two("asking", "take_back", since=2, is_anns=True)

    def open(self, name: str, settings: dict[str, Any], sits_at: tuple[int, ...] = (0,)) -> str:
        self.games[name] = self.ann.opens(sits_at=sits_at, **settings)
        return str(self.games[name]["game"])

    def find(self, name: str, settings: dict[str, Any], here: Here) -> None:
        """A game that comes to a place which not every game comes to."""
        reached = any(self.play(name, settings, here, luck) for luck in range(2, MOST_TRIES))
        assert reached, f"no game comes to {name}"

    def play(self, name: str, settings: dict[str, Any], here: Here, drawn: int = 7) -> bool:
        """Until the place is reached, or the game is over; returns which."""
        game = self.open(name, settings)
        ann, luck = self.ann.joins(game), Random(drawn)
        ann.hears_update()
        while not is_over(ann):
            if ann.is_asked and here(ann.latest):
                break
            ann.chooses(likely(ann, luck)) if ann.is_asked else ann.hears()
        ann.closes()
        return not is_over(ann)

    def paused(self) -> None:
        """By Ann, whom nobody has to agree with."""
        game = self.open("paused", {"game": {"seats": 3}, "seats": [{}, RECRUIT, RECRUIT]})
        ann = self.ann.joins(game)
        ann.sees(lambda: ann.is_asked)
        ann.says("propose", matter="pause", about=0)
        ann.closes()

    def two(self, name: str, matter: str, since: int = 1, is_anns: bool = False) -> None:
        """With Ben and House Hagal, watched: he has to answer, and proposes something, or Ann does."""
        game = self.open(name, {"game": {"seats": 2}, "onlookers": {}})
        assert self.ben.sits(game, 1, self.games[name]["seat_links"][1]).status_code == 204
        ann, ben = self.ann.joins(game), self.ben.joins(game)
        end, luck = time.monotonic() + PATIENCE, Random(3)
        while not (ann.latest.get("view", {}).get("round", 0) >= since and ben.is_asked):
            assert time.monotonic() < end, "Ben is never asked"
            for each in (ann, ben):
                each.catches_up()
                if each.is_asked and not (each is ben and ben.latest["view"]["round"] >= since):
                    each.chooses(likely(each, luck))
            time.sleep(QUICK)
        assert (ann if is_anns else ben).says("propose", matter=matter, about=0)["told"] == "done"
        for each in (ann, ben):
            each.closes()


def is_over(socket: Socket) -> bool:
    return bool(socket.table.get("stage") == "over")


def likely(socket: Socket, luck: Random) -> int:
    """An answer, drawn; what ends a turn only where nothing else is left, so that much comes about."""
    answers = socket.latest["prompt"]["answers"]
    busy = [each for each in answers if each["verb"] not in ("reveal", "pass", "end", "done", "decline")]
    return int(luck.choice(busy or answers)["number"])
