"""What all commands share: bad usage is refused in one sentence. Imports nothing of the game."""

import argparse
from collections.abc import Callable
from typing import Final, NoReturn

LONGEST_WORD: Final = 200  # of a complaint that is told in full
KEPT: Final = 60  # characters of a longer one
LONGEST_COMPLAINT: Final = 1_000


class UserError(Exception):
    """Ends a command with one sentence for its user and exit status 1."""


class Parser(argparse.ArgumentParser):
    """Bad usage is one sentence on standard error and exit status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {told(message)} ({self.prog} --help tells more)\n")


def told(complaint: str) -> str:
    """In one line, whatever it repeats of what was typed: nothing that a terminal obeys, nothing endless."""
    words = [w if len(w) <= LONGEST_WORD else f"{w[:KEPT]}..." for w in complaint.split(" ")]
    shortened = " ".join(words)[:LONGEST_COMPLAINT]
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in shortened)


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a number between the two."""

    def read(text: str) -> int:
        digits = text.lstrip("0") or "0"
        is_number = text.isascii() and text.isdigit() and len(digits) <= len(str(most))
        if not (is_number and least <= int(digits) <= most):
            raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number from {least} to {most}")
        return int(digits)

    return read


def quoted(text: str) -> str:
    return repr(text if len(text) <= KEPT else f"{text[:KEPT]}...")


def file_name(text: str) -> str:
    if not text:
        raise argparse.ArgumentTypeError("the name of a file is needed")
    return text
