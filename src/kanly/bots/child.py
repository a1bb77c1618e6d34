"""A process that is given something and says a line, and can neither keep this one waiting nor hold it up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Protocol
from weakref import finalize

from kanly.bots.messages import LONGEST

ENOUGH: Final = 5.0  # seconds for the system to clear a process away
Box = SimpleQueue[bytes]


class Listener(Protocol):
    """Of whoever wants to know what a process says."""

    def put(self, line: bytes, /) -> None:
        """Called in another thread, with nothing when the process is gone."""


class Gone(Exception):  # noqa: N818
    """It has ended, or can no longer be talked to."""


class Slow(Exception):  # noqa: N818
    """It has said nothing within its time."""


class Child:
    """Started anew, not forked: nothing of this process is in it but what the command line says.

    In a session of its own: it has no terminal, and is not stopped by what is typed at ours.
    """

    def __init__(
        self, command: list[str], environment: Mapping[str, str], listener: Listener | None = None
    ) -> None:
        """Whoever brings a listener has nothing from `line`."""
        self.process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=os.path.abspath(os.sep),
            env=dict(environment),
            start_new_session=True,
        )
        self.given: Box = SimpleQueue()
        self.said: Box = SimpleQueue()  # empty: it is gone
        Thread(target=converse, args=(self.process, self.given, listener or self.said), daemon=True).start()
        self.end = finalize(self, end, self.process, self.given)

    def give(self, told: bytes) -> None:
        self.given.put(told)

    def line(self, seconds: float) -> bytes:
        """The next one that it says. Raises Slow, or Gone."""
        try:
            found = self.said.get(timeout=seconds)
        except Empty:
            raise Slow from None
        if not found:
            raise Gone
        return found


def converse(process: subprocess.Popen[bytes], given: Box, said: Listener) -> None:
    """In a thread of its own: whatever the other process does, only this thread waits for it.

    The streams are this thread's, so that nobody else's file is ever read in their place.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    with process.stdin as to, process.stdout as source:
        try:
            said.put(line_from(source.fileno()))
            while told := given.get():
                write_all(to.fileno(), told)
                said.put(line_from(source.fileno()))
        except OSError:
            said.put(b"")


def line_from(source: int) -> bytes:
    """With whatever was said too much; empty: nothing more comes."""
    found = b""
    while b"\n" not in found and len(found) <= LONGEST:
        piece = os.read(source, LONGEST)
        if not piece:
            return b""
        found += piece
    return found


def write_all(to: int, told: bytes) -> None:
    while told:
        told = told[os.write(to, told) :]


def end(process: subprocess.Popen[bytes], given: Box) -> None:
    """At once, with all that it has started in its session."""
    given.put(b"")
    if sys.platform == "win32":
        process.kill()
    else:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):  # so macOS calls a group that has ended
            process.kill()
    try:
        process.wait(ENOUGH)
    except subprocess.TimeoutExpired:
        return
