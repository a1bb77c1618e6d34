"""Bots that try to cheat, each in one way. They run in processes of their own, as all bots of others do.

Those that look for something tell what they have found as reasons; the others try to do harm.
"""

from __future__ import annotations

import ctypes
import gc
import os
import pickle
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import kanly
from kanly.bots.bot import Answer, Known, Reason
from kanly.bots.messages import LONGEST_WORD
from kanly.engine.state import State
from kanly.record.notation import Choice

ATTACH, ATTACHED = 16, 0  # of ptrace
TRIED = 300  # seeds


class Thief:
    """Takes the first choice, and tells what it has found."""

    def answer(self, known: Known) -> Answer:
        found = [Reason("found", 0.0, 0, text[:LONGEST_WORD]) for text in self.loot(known)]
        return Answer(known.choices[0], tuple(found[:50]))

    def loot(self, known: Known) -> Iterable[str]:
        return ()


def seeds_in(objects: Iterable[object]) -> Iterator[str]:
    """Of games and positions."""
    for each in objects:
        if isinstance(each, kanly.Game):
            yield each.state.seed.hex()
        elif isinstance(each, State):
            yield each.seed.hex()


class WalksFrames(Thief):
    def loot(self, known: Known) -> Iterable[str]:
        for frame in sys._current_frames().values():
            walked = frame
            while walked.f_back is not None:
                walked = walked.f_back
                yield from seeds_in([*walked.f_locals.values(), *walked.f_globals.values()])


class TurnsOutTheGarbage(Thief):
    def loot(self, known: Known) -> Iterable[str]:
        held = gc.get_objects()
        return {*seeds_in(held), *seeds_in(gc.get_referents(*held))} - {known._world.seed.hex()}


class LooksThroughWhatItWasGiven(Thief):
    def loot(self, known: Known) -> Iterable[str]:
        g = known._world
        return [
            g.seed.hex(),
            known.sample(0).state.seed.hex(),
            *(f"{(g.chances, g.trail, g.events, g.cause)}",),
        ]


class TriesSeeds(Thief):
    """Whichever begins with the same view is the true one."""

    def loot(self, known: Known) -> Iterable[str]:
        view = known.view()
        seeds: list[int | bytes] = [*range(TRIED), known._world.seed, known.sample(1).state.seed]
        for seed in seeds:
            number = seed if isinstance(seed, int) else int.from_bytes(seed, "big")
            if kanly.new_game(known.seats, seed=number).view(known.seat) == view:
                yield str(number)


class ReadsTheCommandLine(Thief):
    def loot(self, known: Known) -> Iterable[str]:
        return [*sys.argv[2:], *read(f"/proc/{os.getppid()}/cmdline"), *read("/proc/self/cmdline")]


class ReadsTheEnvironment(Thief):
    def loot(self, known: Known) -> Iterable[str]:
        return [*os.environ.values(), *read(f"/proc/{os.getppid()}/environ")]


class ReadsMemory(Thief):
    """Of the game's process, in three ways."""

    def loot(self, known: Known) -> Iterable[str]:
        game, libc = os.getppid(), ctypes.CDLL(None)
        try:
            with open(f"/proc/{game}/mem", "rb"):
                yield "memory"
        except OSError:
            pass
        yield from read(f"/proc/{game}/maps")
        if libc.ptrace(ATTACH, game, None, None) == ATTACHED:
            yield "attached"


class ReadsFiles(Thief):
    """A saved game, whose name it has been told by somebody."""

    def __init__(self, file: str) -> None:
        self.file = file

    def loot(self, known: Known) -> Iterable[str]:
        return [*read(self.file), *read_by_another(self.file)]


class ReadsOpenFiles(Thief):
    def loot(self, known: Known) -> Iterable[str]:
        for number in range(3, 200):
            try:
                yield os.readlink(f"/proc/self/fd/{number}")
            except OSError:
                continue


class Writes(Thief):
    """To tell itself something in another seat, or in the next game."""

    def __init__(self, file: str) -> None:
        self.file = file

    def loot(self, known: Known) -> Iterable[str]:
        try:
            Path(self.file).write_text("seat 0 holds the Tleilaxu Master")
        except OSError:
            return []
        return ["written"]


class Telephones(Thief):
    def __init__(self, port: str) -> None:
        self.port = int(port)

    def loot(self, known: Known) -> Iterable[str]:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return []
        return ["connected"]


class Threatens(Thief):
    """Signal 0 does nothing, but is refused where any other would be."""

    def loot(self, known: Known) -> Iterable[str]:
        try:
            os.kill(os.getppid(), 0)
        except OSError:
            return []
        return ["may be ended"]


def read(file: str) -> list[str]:
    try:
        return [part for part in Path(file).read_text(errors="replace").split("\0") if part]
    except OSError:
        return []


def read_by_another(file: str) -> list[str]:
    """A program that the bot starts."""
    told = subprocess.run(["/bin/cat", file], capture_output=True, text=True).stdout
    return [told] if told else []


# --- those that do harm


class Changes:
    """What it was given, so that it fits a choice that nobody offered."""

    def answer(self, known: Known) -> Choice:
        known._world.choices[:] = [(99, 99, 99)]
        known.seat = 3 - known.seat
        return Choice(99, 99, 99)


class Equal:
    """To everything."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True


class Pretends:
    def answer(self, known: Known) -> object:
        return Answer(Equal())  # type: ignore[arg-type]


class AnswersNothing:
    def answer(self, known: Known) -> object:
        return None


class TalksForEver:
    def answer(self, known: Known) -> Answer:
        return Answer(known.choices[0], (Reason("x" * 10_000_000, 0.0),))


class CountsWrongly:
    def answer(self, known: Known) -> Answer:
        return Answer(known.choices[0], (), (float("nan"), 2.0))


class CommandsTheTerminal:
    def answer(self, known: Known) -> Answer:
        raise RuntimeError("\x1b[2J\nfalse line\r" + "x" * 10_000)


class Exits:
    def answer(self, known: Known) -> Answer:
        os._exit(0)


class Leaves:
    def answer(self, known: Known) -> Answer:
        sys.exit(0)


class Hangs:
    def answer(self, known: Known) -> Answer:
        time.sleep(1000)
        raise AssertionError


class Spins:
    def answer(self, known: Known) -> Answer:
        while True:
            continue


class Forks:
    """What is left behind keeps the streams open."""

    def answer(self, known: Known) -> Answer:
        if os.fork() == 0:
            time.sleep(1000)
        os._exit(0)


class Prints:
    def answer(self, known: Known) -> Choice:
        print("nonsense", flush=True)
        os.write(1, b'{"number": 0}\n')
        print("nonsense", file=sys.stderr, flush=True)
        return known.choices[-1]


def streams_of_the_game() -> Iterator[int]:
    for number in range(3, 20):
        try:
            if os.readlink(f"/proc/self/fd/{number}").startswith("pipe:"):
                yield number
        except OSError:
            continue


class Interrupts:
    """Writes where its answers go."""

    nonsense = b"\xff\x00nonsense\n"

    def answer(self, known: Known) -> Choice:
        for stream in streams_of_the_game():
            try:
                os.write(stream, self.nonsense)
            except OSError:
                continue
        return known.choices[0]


class Bomb:
    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (7,)


class SendsABomb(Interrupts):
    """Whoever unpickles it ends."""

    nonsense = pickle.dumps(Bomb()) + b"\n"


class Floods(Interrupts):
    nonsense = b"x" * 1_000_000


class CannotBeMade:
    def __init__(self) -> None:
        raise RuntimeError("no thanks")


class DoesNotRead:
    """Answers ahead of the questions, until nothing more goes into the stream."""

    def __init__(self) -> None:
        for stream in streams_of_the_game():
            try:
                os.write(stream, b'{"number": 0}\n')
            except OSError:
                continue
        time.sleep(1000)
