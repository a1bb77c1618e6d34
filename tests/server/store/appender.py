"""A process that appends to four games at once, and prints each entry once the store has acknowledged it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections import Counter

from server.store.places import environment, game

from kanly.server.store.event_store import NoSuchGame
from kanly.server.store.opening import open_store
from kanly.server.store.ownership import Store

NAMES = ("arrakeen", "carthag", "tuek", "tabr")


async def length_of(store: Store, name: str) -> int:
    """Once it is ours; the process before may not be struck out yet."""
    try:
        while not await store.claim(name):
            await asyncio.sleep(0.01)
        return len(await store.whole(name))
    except NoSuchGame:
        await store.create(game(name), [])
        return 0


async def play(store: Store, name: str) -> None:
    number = await length_of(store, name)
    while True:
        await store.append(name, number, [b"%s %d" % (name.encode(), number)], game(name))
        os.write(1, b"%s %d\n" % (name.encode(), number))
        number += 1
        if number % 10 == 0:
            await store.save_snapshot(name, number, b"%d" % number)


async def main(address: str) -> None:
    store = await open_store(address, "the appender")
    await asyncio.gather(*(play(store, name) for name in NAMES))


def acknowledged(address: str, each: int, seconds: float = 0.0) -> list[bytes]:
    """What a process says that is killed so long after it has appended so often to each game."""
    command = [sys.executable, "-m", "server.store.appender", address]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment())
    assert process.stdout is not None
    with process.stdout as source:
        said: list[bytes] = []
        while min(Counter(line.split()[0] for line in said).get(name.encode(), 0) for name in NAMES) < each:
            said.append(source.readline())
            assert said[-1], "it has ended by itself"
        time.sleep(seconds)
        process.kill()
        said += source.readlines()
    process.wait()
    return [line.strip() for line in said]


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
