"""`kanly arena`: bots against each other on the same deals, with intervals."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import msgspec

from kanly.bots import registry
from kanly.bots.bot import BotError
from kanly.cli.arena_tables import show, show_coverage
from kanly.cli.arguments import add_rules, rules_asked
from kanly.cli.running import DEALS, MOST_ARENAS, add_running, print_json, progress, workers
from kanly.cli.usage import Parser, UserError, file_name, quoted, whole_number
from kanly.lab.arena import identical, keeping, ratings
from kanly.lab.arena.figures import Figures, figures
from kanly.lab.arena.plan import FIELDS, ArenaError, Plan, check, games_per_deal, usual_field
from kanly.lab.arena.report.page import page
from kanly.lab.arena.result import Result
from kanly.lab.arena.running import run


def parser() -> Parser:
    made = Parser(
        prog="kanly arena", description="Let bots play each other: who is better, and how sure is it?"
    )
    bots = "the candidate, then the bot of the other seats; more than two make a mixed field"
    made.add_argument("--bots", metavar="A,B", help=bots)
    add_rules(made)
    made.add_argument("--field", choices=FIELDS, help="who sits where; for two bots 1v3 is usual")
    add_running(made, "how many deals, each played with all seatings")
    until = "stop as soon as half the width of every interval is at most X, such as 0.02"
    made.add_argument("--until", type=part_of_one, metavar="X", help=until)
    made.add_argument("--out", type=file_name, metavar="FILE", help="keep every finished game in a new file")
    made.add_argument("--resume", type=file_name, metavar="FILE", help="go on with such a file")
    made.add_argument("--report", type=file_name, metavar="FILE", help="write a page with plots")
    twins = "play N arenas of one bot against itself: how many intervals hold the truth?"
    made.add_argument("--aa", type=whole_number(1, MOST_ARENAS), metavar="N", help=twins)
    return made


def part_of_one(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a number between 0 and 1")
    return number


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    try:
        ratings.check()
        return twins(asked) if asked.aa else arena(asked)
    except (ArenaError, BotError) as error:
        raise UserError(str(error)) from error


def arena(asked: argparse.Namespace) -> int:
    start = time.perf_counter()
    plan, played, kept = prepared(asked)
    left = max(0, plan.deals * games_per_deal(plan) - len(played))
    with kept or nullcontext() as file, progress(left) as step:
        results = run(plan, workers(asked), played=played, until=asked.until, note=noting(file, step))
    told = figures(plan, results)
    if asked.report:
        Path(asked.report).write_text(page(told), encoding="utf-8")
    tell(told, asked.json, time.perf_counter() - start)
    return 0


def noting(file: keeping.Kept | None, step: Callable[[], None]) -> Callable[[Result], None]:
    def note(result: Result) -> None:
        if file is not None:
            file.add(result)
        step()

    return note


def tell(told: Figures, as_json: bool, seconds: float) -> None:
    if as_json:
        print_json({**msgspec.to_builtins(told, str_keys=True), "seconds": round(seconds, 3)})
    else:
        show(told)


def twins(asked: argparse.Namespace) -> int:
    plan = plan_asked(asked)
    identical.check(plan)
    with progress(plan.deals * games_per_deal(plan) * asked.aa) as step:
        told = identical.coverage(plan, asked.aa, workers(asked), lambda result: step())
    print_json(told) if asked.json else show_coverage(told)
    return 0


# --- what is played


def prepared(asked: argparse.Namespace) -> tuple[Plan, list[Result], keeping.Kept | None]:
    """With what a file holds of it, and the file to go on with, if there is one."""
    if asked.report and not Path(asked.report).absolute().parent.is_dir():
        raise UserError(f"there is no folder for {asked.report}")
    if asked.resume and asked.out:
        raise UserError("--resume goes on with its own file; leave --out away")
    if not asked.resume:
        plan = plan_asked(asked)
        return plan, [], keeping.begin(Path(asked.out), plan) if asked.out else None
    plan, played, kept = keeping.resume(Path(asked.resume), asked.deals)
    if asked.bots and replace(plan_asked(asked), deals=plan.deals) != plan:
        raise UserError(f"{asked.resume} is about another arena; without --bots it goes on with its own")
    return sound(plan), played, kept


def plan_asked(asked: argparse.Namespace) -> Plan:
    if not asked.bots:
        raise UserError("which bots? --bots random,random lets two play each other")
    bots = tuple(str(registry.read(name)) for name in asked.bots.split(","))
    field = asked.field or usual_field(len(bots))
    return sound(Plan(bots, rules_asked(asked), asked.deals or DEALS, asked.seed, field))


def sound(plan: Plan) -> Plan:
    """Every bot of it is there."""
    check(plan)
    for bot in plan.bots:
        registry.checked(bot)
    return plan
