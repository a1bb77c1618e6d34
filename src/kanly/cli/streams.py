"""Input and output as they are found: closed, full, broken, endless, or short of letters."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import Final, TextIO

LONGEST_LINE: Final = 10_000  # characters; what follows in the same line is not looked at
ENDLESS: Final = 10_000_000  # characters in one line


class StandardInput:
    """A keyboard, a file, or nothing at all."""

    def readline(self) -> str:
        """Empty at the end, and where a line has none."""
        if sys.stdin is None or sys.stdin.closed:
            return ""
        line = part = sys.stdin.readline(LONGEST_LINE)
        passed = len(part)
        while len(part) == LONGEST_LINE and not part.endswith("\n"):
            part = sys.stdin.readline(LONGEST_LINE)
            passed += len(part)
            if passed > ENDLESS:
                return ""
        return line

    def isatty(self) -> bool:
        return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


def prepare() -> None:
    """No stream is missing, and none fails for want of a letter."""
    sys.stdout = sys.stdout or nowhere()
    sys.stderr = sys.stderr or nowhere()
    ways = {sys.stdin: "surrogateescape", sys.stdout: "replace", sys.stderr: "backslashreplace"}
    for stream, errors in ways.items():
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")


def has_all_letters() -> bool:
    """Whether standard output can hold every language."""
    return (sys.stdout.encoding or "utf-8").lower().startswith("utf")


def complain(sentence: str) -> None:
    """On standard error, if anybody can hear it there."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def let_go() -> None:
    """At the end: what cannot be written any more is dropped here, not by an interpreter that shuts down."""
    try:
        sys.stdout.flush()
    except OSError:
        silence(sys.stdout)


def silence(stream: TextIO) -> None:
    """Whatever still waits to be written goes nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
