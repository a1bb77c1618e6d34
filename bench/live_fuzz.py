"""Nonsense, sent to a real server: always a clear error or a closed connection, and nobody is harmed.

    python bench/live_fuzz.py --messages 100000

Starts a server of its own with a game in it, and sends wrong types, huge, deep, stale and foreign messages,
floods, broken frames, and connections that are left half open. Prints one JSON object: how many of each, how
they were answered, the memory of the server before and after, whether the game is as it was. Fails if not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import socket
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from live_nonsense import HARMLESS_KINDS, KINDS, broken_frame
from live_victim import Victim, invited, megabytes, serving, until_it_answers
from websockets import ConnectionClosed
from websockets.asyncio.client import ClientConnection

AT_ONCE: Final = 8  # attackers
FLOOD: Final = 100  # messages at once
PATIENCE: Final = 30.0  # seconds for an answer
HALF_OPEN: Final = 40  # connections that are left so at the same time
ANSWERS: Final = ("refused", "reasons", "done")
WARM: Final = 0.1  # of the messages, before memory is measured


@dataclass
class Outcome:
    sent: Counter[str] = field(default_factory=Counter)  # by kind
    answers: Counter[str] = field(default_factory=Counter)  # by code, or how the connection was closed
    faults: list[str] = field(default_factory=list)  # what was never answered

    @property
    def messages(self) -> int:
        return self.sent.total()


# --- attackers


class Attacker:
    """One after the other: as an onlooker everything, as a player what cannot change the game."""

    def __init__(self, victim: Victim, outcome: Outcome, luck: Random, most: int) -> None:
        self.victim = victim
        self.outcome = outcome
        self.luck = luck
        self.most = most
        self.half_open: list[socket.socket] = []

    async def run(self) -> None:
        while self.outcome.messages < self.most:
            try:
                await self.visit()
            except (ConnectionClosed, OSError) as ended:
                self.note_end(ended)
        for raw in self.half_open:
            raw.close()

    async def visit(self) -> None:
        """One connection, until it is closed or long enough."""
        chance = self.luck.random()
        if chance < 0.05:
            return self.leave_half_open()
        if chance < 0.35:
            async with await self.victim.joined(self.victim.idle) as player:
                return await self.talk(player, HARMLESS_KINDS)
        async with await self.victim.joined(watch=self.victim.watch) as onlooker:
            if chance < 0.45:
                return await self.break_frames(onlooker)
            if chance < 0.5:
                return await self.flood(onlooker)
            return await self.talk(onlooker, tuple(KINDS))

    async def talk(self, socket: ClientConnection, kinds: tuple[str, ...]) -> None:
        for _ in range(self.luck.randrange(1, 100)):
            await self.say(socket, self.luck.choice(kinds))

    async def say(self, socket: ClientConnection, kind: str) -> None:
        message = self.nonsense(kind)
        await socket.send(message.encode() if self.luck.random() < 0.1 else message)
        try:
            self.outcome.answers[await asyncio.wait_for(answer(socket), PATIENCE)] += 1
        except TimeoutError:
            self.outcome.faults.append(f"{kind}: {message[:100]!r} was never answered")

    def nonsense(self, kind: str) -> str:
        self.outcome.sent[kind] += 1
        return KINDS[kind](self.luck)

    async def flood(self, socket: ClientConnection) -> None:
        """Without waiting for any answer."""
        for _ in range(FLOOD):
            self.outcome.sent["flood"] += 1
            await socket.send(KINDS[self.luck.choice(list(KINDS))](self.luck))
        while True:
            self.outcome.answers[await asyncio.wait_for(answer(socket), PATIENCE)] += 1

    async def break_frames(self, socket: ClientConnection) -> None:
        self.outcome.sent["broken frame"] += 1
        socket.transport.write(broken_frame(self.luck))
        with contextlib.suppress(TimeoutError):  # it may look like the beginning of one
            async with asyncio.timeout(0.2):
                while True:
                    await socket.recv()
        socket.transport.abort()
        self.outcome.answers["left"] += 1

    def leave_half_open(self) -> None:
        """A request that is never finished."""
        self.outcome.sent["half open"] += 1
        host, _, port = self.victim.address.partition(":")
        raw = socket.create_connection((host, int(port)), PATIENCE)
        request = f"GET {self.victim.path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        raw.sendall(request.encode()[: self.luck.randrange(len(request))])
        self.half_open.append(raw)
        if len(self.half_open) > HALF_OPEN // AT_ONCE:
            self.half_open.pop(0).close()

    def note_end(self, ended: Exception) -> None:
        code = ended.rcvd.code if isinstance(ended, ConnectionClosed) and ended.rcvd else None
        self.outcome.answers[f"closed {code or 'without a word'}"] += 1


async def answer(socket: ClientConnection) -> str:
    while (told := json.loads(await socket.recv()))["told"] not in ANSWERS:
        continue
    return str(told.get("code", told["told"]))


# --- all of it


async def attacked(victim: Victim, outcome: Outcome, most: int, luck: Random) -> None:
    attackers = [Attacker(victim, outcome, Random(luck.random()), most) for _ in range(AT_ONCE)]
    await asyncio.gather(*(attacker.run() for attacker in attackers))


async def fuzzed(messages: int, seed: int = 1) -> dict[str, Any]:
    outcome, luck, begun = Outcome(), Random(seed), time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as (address, process):
            victim = await invited(address)
            before = await victim.seen()
            await attacked(victim, outcome, int(messages * WARM), luck)
            warm = megabytes(process.pid)
            await attacked(victim, outcome, messages, luck)
            is_same, after = await victim.seen() == before, megabytes(process.pid)
            await until_it_answers(address)
            is_alive = process.poll() is None
        log = (Path(folder) / "log").read_text(encoding="utf-8")
    errors = [line for line in log.splitlines() if '"trace"' in line]
    return {
        "messages": outcome.messages,
        "seconds": round(time.perf_counter() - begun, 1),
        "sent": dict(sorted(outcome.sent.items())),
        "answers": dict(sorted(outcome.answers.items())),
        "never_answered": outcome.faults,
        "is_alive": is_alive,
        "is_game_the_same": is_same,
        "errors_in_the_log": errors,
        "exit_code": process.returncode,
        "megabytes": {"warm": warm, "after": after},
    }


def main() -> int:
    made = argparse.ArgumentParser(description="Nonsense, sent to a real server.")
    made.add_argument("--messages", type=int, default=100_000)
    made.add_argument("--seed", type=int, default=1)
    asked = made.parse_args()
    found = asyncio.run(fuzzed(asked.messages, asked.seed))
    print(json.dumps(found, indent=2))
    is_well = found["is_alive"] and found["is_game_the_same"] and not found["never_answered"]
    return 0 if is_well and not found["errors_in_the_log"] else 1


if __name__ == "__main__":
    sys.exit(main())
