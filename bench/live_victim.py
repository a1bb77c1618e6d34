"""A real server with a game of two people in it, whom somebody is going to annoy."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect


@dataclass(frozen=True)
class Victim:
    """A game of two people, and who may look on."""

    address: str
    game: str
    watch: str
    cookies: tuple[str, str]  # of both players
    idle: str = ""  # of the one who is not asked

    @property
    def path(self) -> str:
        return f"/api/v1/games/{self.game}/play"

    async def joined(self, cookie: str = "", watch: str = "") -> ClientConnection:
        headers = {"Cookie": cookie} if cookie else {}
        origin = Origin(f"http://{self.address}")
        place = f"ws://{self.address}{self.path}?watch={watch}"
        return await connect(place, origin=origin, additional_headers=headers)

    async def seen(self) -> list[Any]:
        """All that both players see, and the record of the first."""
        return [*[await self.seen_by(cookie) for cookie in self.cookies], await self.record()]

    async def seen_by(self, cookie: str) -> Any:
        async with await self.joined(cookie) as player:
            while (told := json.loads(await player.recv()))["told"] != "update":
                continue
        return [told[name] for name in ("number", "view", "prompt", "log")]

    async def record(self) -> str:
        async with httpx.AsyncClient(headers={"cookie": self.cookies[0]}) as web:
            return (await web.get(f"http://{self.address}/api/v1/games/{self.game}/record")).text


async def invited(address: str) -> Victim:
    people = []
    opened: dict[str, Any] = {}
    for seat, name in enumerate(("Ann", "Ben")):
        async with httpx.AsyncClient(base_url=f"http://{address}/api/v1") as web:
            web.headers["origin"] = f"http://{address}"
            await web.put("/me", json={"name": name})
            if seat == 0:
                settings = {"game": {"seats": 2}, "onlookers": {}}
                opened = (await web.post("/games", json={"settings": settings})).json()
            else:
                link = {"token": opened["seat_links"][seat]}
                await web.put(f"/games/{opened['game']}/seats/{seat}", json=link)
            people.append("; ".join(f"{name}={value}" for name, value in web.cookies.items()))
    victim = Victim(address, opened["game"], opened["watch_link"], (people[0], people[1]))
    is_first_asked = (await victim.seen_by(people[0]))[2] is not None
    return replace(victim, idle=people[1 if is_first_asked else 0])


# --- the server


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    place = ["--port", address.partition(":")[2], "--data", str(folder)]
    quietly = ("--no-limits", "--no-browser", "--workers", "1")
    command = [sys.executable, "-m", "kanly", "serve", *quietly, *place]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stderr=log, env=dict(os.environ))
    try:
        await until_it_answers(address)
        yield address, process
    finally:
        process.terminate()
        process.wait()


async def until_it_answers(address: str) -> None:
    async with httpx.AsyncClient() as web:
        for _ in range(600):
            with contextlib.suppress(httpx.TransportError):
                if (await web.get(f"http://{address}/health")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not answer")


def megabytes(process: int) -> float:
    """The memory that it holds; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    command = ["ps", "-o", "rss=", "-p", str(process)]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    return round(int(told.stdout) / 1024, 1)
