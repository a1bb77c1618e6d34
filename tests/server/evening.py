"""A real server in a process of its own, and guests who come by real sockets."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets import ConnectionClosed, Origin
from websockets.sync.client import connect

PATIENCE = 60.0  # seconds
TO_START = 180.0  # where many other processes run
PLAIN = ("pass", "end", "done", "decline", "reveal")  # what leads soonest to the end of a game
EVERYTHING = {"single": False, "unpayable": False}  # is to be asked


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """With further arguments of `kanly serve`, and constants of modules that are to be other ones."""

    def __init__(self, folder: Path, *arguments: str, changed: Mapping[str, float] | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self.arguments = arguments
        self.changed = changed or {}
        self.closing = ExitStack()  # of whatever guests have opened
        self.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def program(self) -> str:
        return program(self.changed)

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    def start(self) -> None:
        place = ["--port", str(self.port), "--data", str(self.folder)]
        told = ["serve", *place, "--workers", "1", "--no-browser"]
        command = [sys.executable, "-c", self.program, *told, *self.arguments]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, env=dict(os.environ))
        try:
            self.wait_until_it_answers()
        except BaseException:
            self.kill()
            raise

    def wait_until_it_answers(self) -> None:
        end = time.monotonic() + TO_START
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if httpx.get(f"http://{self.address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(self.log)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.closing.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def restart(self) -> None:
        self.kill()
        self.start()

    @property
    def thinkers(self) -> list[int]:
        """The processes in which bots think."""
        found = subprocess.run(processes_command(), capture_output=True, text=True, check=True).stdout
        rows = [line.split() for line in found.splitlines()]
        return [int(row[0]) for row in rows if len(row) == 2 and row[1] == str(self.process.pid)]


@contextmanager
def serving(folder: Path, *arguments: str, changed: Mapping[str, float] | None = None) -> Iterator[Server]:
    server = Server(folder, *arguments, changed=changed)
    try:
        yield server
    finally:
        server.kill()


def program(changed: Mapping[str, float]) -> str:
    """What `python -m kanly` does, with other constants."""
    lines = ["import runpy, sys"]
    for name, value in changed.items():
        lines += [f"import {name.rpartition('.')[0]}", f"{name} = {value!r}"]
    return "\n".join([*lines, "runpy.run_module('kanly', run_name='__main__', alter_sys=True)"])


def processes_command() -> list[str]:
    """All processes with those that started them."""
    if sys.platform == "win32":
        shown = 'Get-CimInstance Win32_Process | ForEach-Object { "$($_.ProcessId) $($_.ParentProcessId)" }'
        return ["powershell", "-NoProfile", "-Command", shown]
    return ["ps", "-A", "-o", "pid=,ppid="]


def kill(process: int) -> None:
    """Unless it has gone by itself meanwhile."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str, colour: str = "blue") -> None:
        self.server = server
        self.web = httpx.Client(base_url=f"http://{server.address}/api/v1", timeout=PATIENCE)
        server.closing.enter_context(self.web)
        self.web.headers["origin"] = f"http://{server.address}"
        self.me = self.web.put("/me", json={"name": name, "colour": colour}).json()
        self.luck = 1

    def opens(self, *, sits_at: tuple[int, ...] = (0,), **settings: Any) -> dict[str, Any]:
        asked = {"settings": settings, "seats": sits_at}
        answer = self.web.post("/games", json=asked)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def sits(self, game: str, seat: int, token: str = "") -> httpx.Response:
        return self.web.put(f"/games/{game}/seats/{seat}", json={"token": token})

    def sees_line(self, game: str) -> dict[str, Any]:
        """The game as it stands in a list."""
        line: dict[str, Any] = self.web.get(f"/games/{game}").json()["line"]
        return line

    def comes_back(self) -> Guest:
        """With the same browser, after the server was started again."""
        again = Guest.__new__(Guest)
        again.__dict__.update(self.__dict__)
        again.web = self.server.closing.enter_context(
            httpx.Client(base_url=self.web.base_url, headers=self.web.headers, cookies=self.web.cookies)
        )
        return again

    def joins(self, game: str, **asked: Any) -> Socket:
        return Socket(self.server, self.web.cookies, game, asked)


class Socket:
    """At a table. Whatever is told is kept."""

    def __init__(self, server: Server, cookies: Any, game: str, asked: Mapping[str, Any], **how: Any) -> None:
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        cookie = "; ".join(f"{one.name}={one.value}" for one in cookies.jar)
        origin = Origin(f"http://{server.address}")
        address = f"ws://{server.address}/api/v1/games/{game}/play?{query}"
        headers = {"Cookie": cookie} if cookie else {}
        how = {"open_timeout": PATIENCE, "close_timeout": 1, **how}
        opening = connect(address, origin=origin, additional_headers=headers, **how)
        self.socket = server.closing.enter_context(opening)
        self.cookies = cookies
        self.heard: list[dict[str, Any]] = []
        self.latest: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.asking = 0

    def hears(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["told"] == "update":
            self.latest = message
        self.table = message.get("table", self.table)
        return message

    def hears_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while not wanted(message := self.hears()):
            assert time.monotonic() < end, "it never came"
        return message

    def hears_update(self, number: int = 0) -> dict[str, Any]:
        return self.hears_until(lambda m: m["told"] == "update" and m["number"] >= number)

    def sees(self, wanted: Callable[[], object]) -> None:
        """Sooner or later."""
        end = time.monotonic() + PATIENCE
        while not wanted():
            assert time.monotonic() < end, "it never came"
            self.hears()

    def says(self, do: str, **more: Any) -> dict[str, Any]:
        """Returns the answer."""
        self.asking += 1
        self.socket.send(json.dumps({"do": do, "id": self.asking, **more}))
        return self.hears_until(lambda message: message.get("id") == self.asking)

    def catches_up(self) -> None:
        """Has heard all there is to hear: an answer comes after it."""
        self.says("why", choice="reveal")

    def chooses(self, answer: int = 0) -> dict[str, Any]:
        return self.says("choose", number=self.latest["number"], answer=answer)

    def chooses_plainly(self) -> dict[str, Any]:
        return self.chooses(self.plainest)

    @property
    def answers(self) -> list[str]:
        """As a record has them."""
        return [answer["choice"] for answer in self.latest["prompt"]["answers"]]

    @property
    def plainest(self) -> int:
        verbs = [answer.split()[0] for answer in self.answers]
        return next((verbs.index(verb) for verb in PLAIN if verb in verbs), 0)

    @property
    def is_asked(self) -> bool:
        return self.latest.get("prompt") is not None

    @property
    def seat(self) -> dict[str, Any]:
        """The own one, as everybody is told of it."""
        found: dict[str, Any] = self.table["seats"][self.latest["view"]["seat"]]
        return found

    def closes(self) -> None:
        self.socket.close()

    def is_shown_out(self) -> int | None:
        """By the server, after whatever it says before; returns the code with which it does so."""
        with pytest.raises(ConnectionClosed) as closed:
            self.hears_until(lambda _: False)
        return closed.value.rcvd.code if closed.value.rcvd else None


# --- tables


def two_players(server: Server, **settings: Any) -> tuple[str, list[Socket]]:
    """Ann and Ben at a table with House Hagal."""
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    opened = ann.opens(game={"seats": 2}, **settings)
    assert ben.sits(opened["game"], 1, opened["seat_links"][1]).status_code == 204
    sockets = [ann.joins(opened["game"]), ben.joins(opened["game"])]
    for each in sockets:
        each.hears_update()
    return opened["game"], sockets


def asked_first(sockets: list[Socket]) -> tuple[Socket, Socket]:
    """Whose turn is the first, and the other: some Leaders have a question before it."""
    one, other = asked_now(sockets)
    while one.latest["view"]["round"] == 0:
        one.chooses_plainly()
        one, other = asked_now(sockets)
    return one, other


def asked_now(sockets: list[Socket]) -> tuple[Socket, Socket]:
    """Whoever is asked, and the other; after a pause, where the table answers for somebody."""
    one, other = sockets
    until = time.monotonic() + PATIENCE
    while not heard_a_question(one, other):
        assert time.monotonic() < until
        time.sleep(0.1)
    return (one, other) if one.is_asked else (other, one)


def heard_a_question(one: Socket, other: Socket) -> bool:
    one.catches_up()
    other.catches_up()
    return one.is_asked or other.is_asked
