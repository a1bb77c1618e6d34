"""`kanly simulate`: many random games, counted and checked."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Console
from rich.progress import track

from kanly.cli.arguments import ENGLISH, LARGEST_SEED, add_language, add_rules, options_of, rules_asked
from kanly.cli.tallies import show
from kanly.cli.usage import Parser, whole_number
from kanly.content.rules import Rules
from kanly.lab import coverage
from kanly.lab.random_games import LIMIT, GameReport, Task, play_games
from kanly.lab.summary import summary
from kanly.telling.voice import Voice

MOST_GAMES: Final = 10_000_000
TOLD: Final = 5  # games gone wrong that are described one by one


def parser() -> Parser:
    made = Parser(prog="kanly simulate", description="Play random games and count what happens.")
    made.add_argument("games", type=whole_number(1, MOST_GAMES), metavar="N", help="how many games")
    add_rules(made)
    seed = whole_number(0, LARGEST_SEED - MOST_GAMES)
    made.add_argument("--seed", type=seed, default=1, metavar="S", help="of the first game; the next has S+1")
    made.add_argument("--check", action="store_true", help="check the whole position after every decision")
    made.add_argument("--coverage", action="store_true", help="tell how often everything printed was used")
    made.add_argument("--jobs", type=whole_number(1, 256), default=1, metavar="J", help="processes to use")
    made.add_argument("--json", action="store_true", help="print the summary as one JSON object")
    add_language(made)
    made.add_argument("--limit", type=whole_number(1, LIMIT), default=LIMIT, help=argparse.SUPPRESS)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    rules = rules_asked(asked)
    start = time.perf_counter()
    reports = list(with_progress(play_games(tasks(asked, rules), asked.jobs), asked.games))
    told = summary(reports, rules)
    if asked.coverage:
        told["coverage"] = coverage.table(rules, [report.exercised for report in reports])
    told["seconds"] = round(time.perf_counter() - start, 3)
    print(json.dumps(told, indent=2)) if asked.json else show(told, Voice(asked.lang or ENGLISH))
    return tell_what_went_wrong(reports, asked)


def tasks(asked: argparse.Namespace, rules: Rules) -> Iterator[Task]:
    for seed in range(asked.seed, asked.seed + asked.games):
        yield Task(seed, rules, asked.check, asked.limit, asked.coverage)


def with_progress(reports: Iterable[GameReport], games: int) -> Iterable[GameReport]:
    if not sys.stderr.isatty():
        return reports
    console = Console(stderr=True)
    return track(reports, "random games", total=games, console=console, transient=True)


def tell_what_went_wrong(reports: list[GameReport], asked: argparse.Namespace) -> int:
    """Each with the command that shows it again."""
    wrong = [report for report in reports if report.error or report.stuck or report.fault]
    if wrong and wrong[0].trace:
        print(wrong[0].trace, file=sys.stderr)
    for report in wrong[:TOLD]:
        what = report.error or report.fault or f"no end after {report.decisions} decisions"
        again = f"kanly simulate 1 --seats {asked.seats} --seed {report.seed}{options_of(asked)}"
        again += " --check" if asked.check else ""
        print(f"kanly simulate: seed {report.seed}: {what}; again with: {again}", file=sys.stderr)
    if len(wrong) > TOLD:
        print(f"kanly simulate: and {len(wrong) - TOLD} more games went wrong", file=sys.stderr)
    return 1 if wrong else 0
