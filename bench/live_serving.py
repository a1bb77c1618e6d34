"""A server of one's own for measurements: a real process, guests over HTTP, and what it has kept."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import httpx

from kanly.server.store.sqlite_store import open_sqlite
from kanly.table import entries as e

TO_START: Final = 180.0  # seconds, where many other processes run
DATABASE: Final = "games.sqlite"
ALWAYS: Final = ("--no-limits", "--no-browser")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """Without limits on what one client may do: all guests come from one place."""

    always: tuple[str, ...] = ALWAYS

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.arguments = arguments
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://{self.address}"

    def start(self) -> float:
        """Until it answers; returns in how many seconds."""
        begun = time.perf_counter()
        told = ["--port", str(self.port), "--data", str(self.folder), *self.always, *self.arguments]
        with (self.folder / "log").open("ab") as log:
            command = [sys.executable, "-m", "kanly", "serve", *told]
            self.process = subprocess.Popen(command, env=dict(os.environ), stdout=log, stderr=log)
        self.wait_until_it_answers()
        return time.perf_counter() - begun

    def wait_until_it_answers(self) -> None:
        end = time.monotonic() + TO_START
        while time.monotonic() < end and self.process is not None and self.process.poll() is None:
            try:
                if httpx.get(f"{self.origin}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise SystemExit("the server does not answer: " + (self.folder / "log").read_text()[-2000:])

    def kill(self) -> None:
        """At once, with nothing put in order."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    @property
    def memory(self) -> int | None:
        """Bytes of it that are in use; None where the system does not tell."""
        place = Path(f"/proc/{self.process.pid}/status" if self.process else "/nowhere")
        if not place.exists():
            return None
        line = next(line for line in place.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    @property
    def seconds(self) -> float | None:
        """Of processors that it has used; None where the system does not tell."""
        place = Path(f"/proc/{self.process.pid}/stat" if self.process else "/nowhere")
        if not place.exists():
            return None
        words = place.read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


# --- guests


def guest(address: str, name: str) -> httpx.Client:
    origin = f"http://{address}"
    web = httpx.Client(base_url=f"{origin}/api/v1", timeout=60, headers={"origin": origin})
    web.put("/me", json={"name": name}).raise_for_status()
    return web


def opened(web: httpx.Client, settings: dict[str, Any], seats: list[int]) -> dict[str, Any]:
    """A table, with these seats taken."""
    answer = web.post("/games", json={"settings": settings, "seats": seats})
    answer.raise_for_status()
    told: dict[str, Any] = answer.json()
    return told


def cookie_of(web: httpx.Client) -> str:
    return "; ".join(f"{one.name}={one.value}" for one in web.cookies.jar)


# --- what was kept


def journals(folder: Path, games: list[str]) -> dict[str, list[e.Any]]:
    """Of a server that does not run."""
    return asyncio.run(read_journals(folder, games))


async def read_journals(folder: Path, games: list[str]) -> dict[str, list[e.Any]]:
    store = await open_sqlite(folder / DATABASE)
    try:
        return {game: [e.read(line) for line in await store.whole(game)] for game in games}
    finally:
        await store.close()
