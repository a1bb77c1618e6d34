"""Somebody who plays an evening: sits down by a link, answers at random, and comes back when cut off."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import httpx
from live_serving import Server, cookie_of
from websockets import ConnectionClosed, InvalidHandshake, Origin
from websockets.asyncio.client import ClientConnection, connect

AGAIN: Final = 0.2  # seconds until somebody who was cut off tries again
THOUGHT: Final = 0.02  # seconds
PATIENCE: Final = 120.0  # seconds for anything to happen
CUT_OFF: Final = (ConnectionClosed, InvalidHandshake, OSError)
PLAIN: Final = ("pass", "end", "done", "decline", "reveal")  # what leads soonest to the end of a game


async def until(wanted: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        if time.monotonic() > end:
            raise TimeoutError(f"this never came: {what}")
        await asyncio.sleep(0.01)


class Friend:
    def __init__(self, server: Server, name: str, language: str, luck: Random) -> None:
        self.server = server
        self.name = name
        self.language = language
        self.luck = luck
        self.web = httpx.Client(base_url=f"{server.origin}/api/v1", headers={"origin": server.origin})
        self.game = ""
        self.socket: ClientConnection | None = None
        self.update: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.heard_at = 0.0
        self.longest = 0.0  # seconds in which nothing new was seen while connected
        self.done = 0
        self.caught_up = 0  # how often
        self.refused: list[str] = []
        self.answered: object = None  # what was answered last, so that it is answered once
        self.is_patient = False  # answers nothing for the time being
        self.is_leaving = False
        self.offline_until = 0.0
        self.staying: asyncio.Task[None] | None = None

    # --- over HTTP

    def ask(self, method: str, way: str, **more: Any) -> Any:
        answer = self.web.request(method, way, **more)
        if answer.is_error:
            raise AssertionError(f"{self.name}: {method} {way}: {answer.text}")
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    def arrive(self) -> None:
        self.ask("PUT", "/me", json={"name": self.name})

    def sit(self, game: str, seat: int, token: str) -> None:
        self.ask("PUT", f"/games/{game}/seats/{seat}", json={"token": token})

    # --- at the table

    def join(self, game: str) -> None:
        self.game, self.is_leaving = game, False
        self.staying = asyncio.ensure_future(self.stay())

    async def stay(self) -> None:
        """As long as the game lasts, whatever happens to the connection."""
        while not self.is_leaving:
            await asyncio.sleep(max(0.0, self.offline_until - time.monotonic()))
            try:
                async with self.connected() as self.socket:
                    await self.listen(self.socket)
            except CUT_OFF:
                await asyncio.sleep(AGAIN)
            self.socket = None

    def connected(self) -> connect:
        place = f"ws://{self.server.address}/api/v1/games/{self.game}/play?language={self.language}"
        if self.update and self.luck.random() < 0.5:
            place += f"&since={self.update['number']}"
        headers = {"Cookie": cookie_of(self.web)}
        return connect(place, origin=Origin(self.server.origin), additional_headers=headers)

    async def listen(self, socket: ClientConnection) -> None:
        self.heard_at = time.monotonic()
        while not self.is_leaving:
            told = json.loads(await socket.recv())
            self.hear(told)
            if told["told"] in ("update", "table"):
                await self.act(socket)

    def hear(self, told: dict[str, Any]) -> None:
        self.longest = max(self.longest, time.monotonic() - self.heard_at)
        self.heard_at = time.monotonic()
        self.update = told if told["told"] == "update" else self.update
        self.table = told.get("table", self.table)
        self.done += told["told"] == "done" and told["id"] == 1
        self.caught_up += told["told"] == "reasons"
        if told["told"] == "refused":
            self.refused.append(told["code"])

    async def act(self, socket: ClientConnection) -> None:
        """Once for each question."""
        question = (socket, self.stage, self.update.get("number"))
        if question == self.answered:
            return
        if self.stage == "leading" and self.seat["offered"]:
            self.answered = question
            await self.say("lead", leader=self.luck.choice(self.seat["offered"]))
        elif self.is_asked and not self.is_patient:
            self.answered = question
            await asyncio.sleep(THOUGHT)
            await self.choose()

    async def choose(self) -> None:
        """Unless there was a reason to wait, meanwhile."""
        if self.is_patient:
            self.answered = None
        else:
            await self.say("choose", number=self.update["number"], answer=self.answer(), id=1)

    def answer(self) -> int:
        verbs = [each["verb"] for each in self.update["prompt"]["answers"]]
        plain = [verbs.index(verb) for verb in PLAIN if verb in verbs]
        return plain[0] if plain and self.luck.random() < 0.5 else self.luck.randrange(len(verbs))

    async def say(self, do: str, **more: Any) -> None:
        if self.socket is not None:
            await self.socket.send(json.dumps({"do": do, **more}))

    async def catch_up(self) -> None:
        """Has heard all there is to hear: an answer comes after it."""
        wanted = self.caught_up + 1
        await self.say("why", choice="reveal", id=3)
        await until(lambda: self.caught_up >= wanted, "an answer")

    async def go_on(self) -> None:
        """After having been patient."""
        self.is_patient = False
        if self.socket is not None:
            await self.act(self.socket)

    def lose_network(self, seconds: float) -> None:
        """Without a word."""
        self.offline_until = time.monotonic() + seconds
        if self.socket is not None:
            self.socket.transport.abort()

    async def leave(self) -> None:
        self.is_leaving = True
        if self.socket is not None:
            await self.socket.close()
        if self.staying is not None:
            await self.staying

    # --- what is seen

    @property
    def seat(self) -> dict[str, Any]:
        """The own one."""
        found: dict[str, Any] = next(one for one in self.table["seats"] if one["name"] == self.name)
        return found

    def sees(self, name: str) -> dict[str, Any]:
        """The seat of somebody else."""
        found: dict[str, Any] = next(one for one in self.table["seats"] if one["name"] == name)
        return found

    @property
    def stage(self) -> str:
        return str(self.table.get("stage"))

    @property
    def is_asked(self) -> bool:
        return self.update.get("prompt") is not None and self.stage == "playing"

    @property
    def is_in_combat(self) -> bool:
        return bool(self.update) and self.update["view"]["phase"] == "combat"
