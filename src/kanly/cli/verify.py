"""`kanly verify`: whether a sealed record is that of a fair game, check by check."""

from __future__ import annotations

import argparse
import re

from kanly.cli.saving import read_text
from kanly.cli.usage import Parser, quoted, told
from kanly.table.fairness import LONGEST_CONTRIBUTION, Check, Noted, Verdict, verify

HASH = re.compile("[0-9a-f]{64}")
NUMBERED = re.compile("([0-9]{1,6}):([0-9a-f]+)")
WIDTH = 16  # of what a check is about


def parser() -> Parser:
    made = Parser(
        prog="kanly verify",
        description="Check a sealed record: its seal, the commitment, every shuffle and every move.",
    )
    made.add_argument("file", metavar="FILE", help="a sealed record, as a server gives it after a game")
    made.add_argument("--commitment", type=noted_hash, metavar="HEX", help="as you noted it at the start")
    made.add_argument(
        "--contribution",
        type=noted_contribution,
        action="append",
        default=[],
        metavar="SEAT:HEX",
        help="what your seat contributed to the seed",
    )
    made.add_argument(
        "--chain",
        type=noted_link,
        action="append",
        default=[],
        metavar="NUMBER:HEX",
        help="a link of the chain of moves, as you noted it during the game",
    )
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    noted = Noted(asked.commitment or "", tuple(asked.contribution), tuple(asked.chain))
    verdict = read_text(asked.file, lambda text: verify(text, noted))
    for check in verdict.checks:
        print(told_line(check))
    print(told_whole(verdict))
    if verdict.ok and not asked.commitment:
        print("Compare the commitment with the one that you noted at the start; --commitment does it.")
    return 0 if verdict.ok else 1


def told_line(check: Check) -> str:
    return told(f"{'ok' if check.ok else 'WRONG':<6} {check.about:<{WIDTH}} {check.said}")


def told_whole(verdict: Verdict) -> str:
    wrong = [check.about for check in verdict.checks if not check.ok]
    if wrong:
        return f"This does not hold: {', '.join(wrong)}."
    so_far = "" if verdict.over else " The game was broken off: what came later is not in it."
    return f"All {len(verdict.checks)} checks hold.{so_far}"


# --- what a player has noted


def noted_hash(text: str) -> str:
    if not HASH.fullmatch(text.lower()):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not 64 digits, 0 to 9 and a to f")
    return text.lower()


def noted_link(text: str) -> tuple[int, str]:
    number, value = numbered(text)
    return number, noted_hash(value)


def noted_contribution(text: str) -> tuple[int, bytes]:
    seat, value = numbered(text)
    if len(value) % 2 or len(value) > 2 * LONGEST_CONTRIBUTION:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no contribution")
    return seat, bytes.fromhex(value)


def numbered(text: str) -> tuple[int, str]:
    found = NUMBERED.fullmatch(text.lower())
    if found is None:
        raise argparse.ArgumentTypeError(
            f"{quoted(text)} is not a number, a colon and digits, 0 to 9 and a to f"
        )
    return int(found[1]), found[2]
