"""`kanly simulate`: many random games, counted and checked."""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Console
from rich.progress import track

from kanly.cli import coverage
from kanly.cli.arguments import (
    ENGLISH,
    LARGEST_SEED,
    Parser,
    add_language,
    add_rules,
    options_of,
    rules_asked,
    whole_number,
)
from kanly.cli.random_games import GameReport, Task, play_game
from kanly.cli.tallies import Summary, show
from kanly.content.rules import Rules, leader_keys
from kanly.engine.rollout import LIMIT
from kanly.telling.voice import Voice

MOST_GAMES: Final = 10_000_000
AT_A_TIME: Final = 4  # games handed to a process at once
NORMAL_95: Final = 1.959964  # standard deviations to either side
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
    reports = list(with_progress(play_games(asked), asked.games))
    told = summary(reports, rules)
    if asked.coverage:
        told["coverage"] = coverage.table(rules, [report.exercised for report in reports])
    told["seconds"] = round(time.perf_counter() - start, 3)
    print(json.dumps(told, indent=2)) if asked.json else show(told, Voice(asked.lang or ENGLISH))
    return tell_what_went_wrong(reports, asked)


def play_games(asked: argparse.Namespace) -> Iterator[GameReport]:
    """In the order of their seeds, however many processes play them."""
    seeds = range(asked.seed, asked.seed + asked.games)
    rules = rules_asked(asked)
    tasks = (Task(seed, rules, asked.check, asked.limit, asked.coverage) for seed in seeds)
    if asked.jobs == 1:
        yield from map(play_game, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        yield from pool.imap(play_game, tasks, chunksize=AT_A_TIME)


def with_progress(reports: Iterable[GameReport], games: int) -> Iterable[GameReport]:
    if not sys.stderr.isatty():
        return reports
    console = Console(stderr=True)
    return track(reports, "random games", total=games, console=console, transient=True)


def mean(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 3) if numbers else 0.0


def summary(reports: list[GameReport], rules: Rules) -> Summary:
    """Means are over the games that came to an end."""
    ended = [report for report in reports if report.winners]
    return {
        "games": len(reports),
        "decisions": sum(report.decisions for report in reports),
        "rounds": mean([report.rounds for report in ended]),
        "victory_points": mean([points for report in ended for points in report.points]),
        "winners_victory_points": mean([max(report.points) for report in ended]),
        **(solo(ended) if rules.solo else {}),
        "wins_by_leader": wins_by_leader(ended, rules),
        "games_by_leader": dict(sorted(Counter(key for report in ended for key in report.leaders).items())),
        "wins_by_seat": wins_by_seat(ended),
        **per_turn(reports),
        "errors": sum(1 for report in reports if report.error),
        "stuck": sum(1 for report in reports if report.stuck),
        "faults": sum(1 for report in reports if report.fault),
        "digest": combined_digest(reports),
    }


def solo(ended: list[GameReport]) -> Summary:
    """The human, in seat 0, against the Rivals; a shared win counts in parts."""
    wins = sum(1 / len(report.winners) for report in ended if 0 in report.winners)
    return {
        "human_wins": round(wins / len(ended), 4) if ended else 0.0,
        "human_wins_95": [round(bound, 4) for bound in wilson(wins, len(ended))],
        "human_victory_points": mean([report.points[0] for report in ended]),
        "rival_victory_points": mean([points for report in ended for points in report.points[1:]]),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares of wins the true one lies, with 95 % confidence."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, NORMAL_95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def per_turn(reports: list[GameReport]) -> Summary:
    turns = max(1, sum(report.turns for report in reports))
    counts = {
        "decisions_per_turn": sum(report.decisions for report in reports),
        "real_decisions_per_turn": sum(report.real_decisions for report in reports),
        "order_questions_per_turn": sum(report.order_questions for report in reports),
    }
    return {name: round(count / turns, 4) for name, count in counts.items()}


def wins_by_leader(ended: list[GameReport], rules: Rules) -> dict[str, float]:
    """A shared win counts in parts."""
    wins = dict.fromkeys(leader_keys(rules), 0.0)
    for report in ended:
        for seat in report.winners:
            wins[report.leaders[seat]] += 1 / len(report.winners)
    return {key: round(won, 3) for key, won in sorted(wins.items())}


def wins_by_seat(ended: list[GameReport]) -> list[float]:
    wins = [0.0] * max((len(report.points) for report in ended), default=0)
    for report in ended:
        for seat in report.winners:
            wins[seat] += 1 / len(report.winners)
    return [round(won, 3) for won in wins]


def combined_digest(reports: list[GameReport]) -> str:
    """The same for every build and any number of processes."""
    lines = [f"{report.seed} {report.digest}\n" for report in reports]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


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
