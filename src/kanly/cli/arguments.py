"""What all commands share: refusing bad usage in one sentence, and the numbers they are told."""

import argparse
from collections.abc import Callable
from typing import Final, NoReturn

from kanly.content.rules import Rules

LARGEST_SEED: Final = 2**64 - 1


class UserError(Exception):
    """Ends a command with one sentence for its user and exit status 1."""


class Parser(argparse.ArgumentParser):
    """Bad usage is one sentence on standard error and exit status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help tells more)\n")


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a number between the two."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and least <= int(text[:30]) <= most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return read


def add_rules(parser: Parser) -> None:
    """Which game is played."""
    parser.add_argument("--seats", type=whole_number(3, 4), default=4, metavar="N", help="3 or 4 players")
    parser.add_argument("--ix", action="store_true", help="with Rise of Ix")
    parser.add_argument("--epic", action="store_true", help="with Rise of Ix, in Epic mode")


def rules_asked(asked: argparse.Namespace) -> Rules:
    """Epic mode brings Rise of Ix with it."""
    return Rules(asked.seats, ix=asked.ix or asked.epic, epic=asked.epic)
