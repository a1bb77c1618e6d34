"""An evening of four friends, as new users would spend it: real processes, real sockets, usual limits.

    python bench/live_evening.py [--seed 1]

Four guests come by their links, each in a language of their own, and draft Leaders. One loses the network for
a while. One has to go: a bot plays on, until that guest comes back by the same link. In the middle of Combat
the server is killed and started again; everybody is back without doing anything, and sees what they saw. They
play to the end, check the record, and begin the next game. It prints one JSON object, and fails if anything
fails.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, Final

from live_friends import Friend, until
from live_serving import Server

NAMES: Final = (("Ann", "en"), ("Bela", "ja"), ("Chen", "zh-Hant"), ("Dov", "en"))
AWAY: Final = 1.0  # seconds without network
SETTINGS: Final = {"game": {"seats": 4, "ix": True}, "leaders": "drafted"}


class House(Server):
    """With the limits that everybody has."""

    always = ("--no-browser",)


class Evening:
    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.friends = [
            Friend(server, name, language, Random(seed + seat)) for seat, (name, language) in enumerate(NAMES)
        ]
        self.links: list[str] = []
        self.game = ""
        self.told: dict[str, Any] = {}

    @property
    def done(self) -> int:
        return sum(friend.done for friend in self.friends)

    async def spend(self) -> None:
        ann, _, chen, dov = self.friends
        await self.gather()
        await self.played(15)
        await self.lose_network(chen)
        await self.played(15)
        await self.hand_over(dov)
        await self.restart_in_combat()
        await until(lambda: all(friend.stage == "over" for friend in self.friends), "the end of the game")
        self.look_back(ann)
        await self.play_again(ann)

    async def gather(self) -> None:
        """By link, and to sit down twice is no mistake."""
        ann, *others = self.friends
        for friend in self.friends:
            friend.arrive()
        opened = ann.ask("POST", "/games", json={"settings": SETTINGS, "seats": [0]})
        self.game, self.links = opened["game"], opened["seat_links"]
        ann.join(self.game)
        for seat, friend in enumerate(others, 1):
            friend.sit(self.game, seat, self.links[seat])
            friend.sit(self.game, seat, self.links[seat])
            friend.join(self.game)
        await until(lambda: all(friend.stage == "playing" for friend in self.friends), "the first round")

    async def played(self, choices: int) -> None:
        wanted = self.done + choices
        await until(lambda: self.done >= wanted or self.friends[0].stage == "over", f"{choices} choices")

    async def lose_network(self, friend: Friend) -> None:
        """The others are told, and told again when it is over."""
        other = self.friends[0]
        friend.lose_network(AWAY)
        await until(lambda: not other.sees(friend.name)["is_present"], f"{friend.name} is away")
        begun = time.monotonic()
        await until(lambda: other.sees(friend.name)["is_present"], f"{friend.name} is back")
        self.told["back_after_s"] = round(time.monotonic() - begun - AWAY, 2)

    async def hand_over(self, friend: Friend) -> None:
        """To a bot, and back."""
        other, seat = self.friends[0], self.friends.index(friend)
        friend.is_patient = True  # whoever gets up answers nothing more
        await friend.say("resign", id=2)
        await until(lambda: other.sees(friend.name)["bot"], "a bot in the seat")
        await friend.leave()
        friend.is_patient = False
        await self.played(20)
        friend.sit(self.game, seat, self.links[seat])
        friend.join(self.game)
        await until(lambda: not other.sees(friend.name)["bot"], f"{friend.name} in the seat again")

    async def restart_in_combat(self) -> None:
        """Everybody waits when Combat comes, and goes on after the crash."""
        await self.wait_for_combat()
        seen = [friend.update["view"] for friend in self.friends]
        self.server.kill()
        await until(lambda: not any(friend.socket for friend in self.friends), "everybody is cut off")
        for friend in self.friends:
            friend.update, friend.table = {}, {}
        begun = time.monotonic()
        self.told["server_back_after_s"] = round(await asyncio.to_thread(self.server.start), 2)
        await until(lambda: all(friend.update for friend in self.friends), "everybody is back")
        self.told["all_back_after_s"] = round(time.monotonic() - begun, 2)
        if [friend.update["view"] for friend in self.friends] != seen:
            raise AssertionError("something else is seen after the crash")
        for friend in self.friends:
            await friend.go_on()

    async def wait_for_combat(self) -> None:
        """Until somebody is asked there, and nothing is on its way any more."""
        is_waiting = False
        while not is_waiting:
            await until(self.is_asked_in_combat, "Combat")
            await asyncio.gather(*(friend.catch_up() for friend in self.friends))
            is_waiting = self.is_asked_in_combat()

    def is_asked_in_combat(self) -> bool:
        if self.friends[0].stage == "over":
            raise AssertionError("nobody was asked anything in Combat; try another seed")
        for friend in self.friends:
            friend.is_patient = friend.is_patient or friend.is_in_combat
        return any(friend.is_asked and friend.is_patient for friend in self.friends)

    def look_back(self, friend: Friend) -> None:
        """Who has won, and whether all was fair."""
        result = friend.ask("GET", f"/games/{self.game}/result")
        record = self.server.folder / "evening.txt"
        record.write_text(friend.ask("GET", f"/games/{self.game}/record"), encoding="utf-8")
        command = [sys.executable, "-m", "kanly", "verify", str(record)]
        checked = subprocess.run(command, capture_output=True, text=True)
        if checked.returncode:
            raise AssertionError(checked.stdout + checked.stderr)
        self.told |= {name: result[name] for name in ("rounds", "winners", "steps")}

    async def play_again(self, friend: Friend) -> None:
        following = friend.ask("POST", f"/games/{self.game}/rematch")["game"]
        await until(
            lambda: all(other.table["following"] == following for other in self.friends), "the next game"
        )
        for other in self.friends:
            await other.leave()


async def evening(folder: Path, seed: int) -> dict[str, Any]:
    server, begun = House(folder), time.monotonic()
    server.start()
    spent = Evening(server, seed)
    try:
        await spent.spend()
    finally:
        for friend in spent.friends:
            if friend.staying is not None:
                friend.staying.cancel()
            friend.web.close()
        server.kill()
    frictions = {
        "refused": [code for friend in spent.friends for code in friend.refused],
        "longest_silence_s": round(max(friend.longest for friend in spent.friends), 2),
    }
    return {"choices": spent.done, **spent.told, **frictions, "seconds": round(time.monotonic() - begun, 1)}


def main() -> None:
    made = argparse.ArgumentParser(description="An evening of four friends.")
    made.add_argument("--seed", type=int, default=1)
    asked = made.parse_args()
    with tempfile.TemporaryDirectory() as name:
        print(json.dumps(asyncio.run(evening(Path(name), asked.seed)), indent=2))


if __name__ == "__main__":
    main()
