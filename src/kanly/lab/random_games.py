"""Random games, in as many processes as wanted, and what is worth knowing about each."""

from __future__ import annotations

import multiprocessing
import traceback
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance, rollout
from kanly.engine.machine import resolver
from kanly.engine.play import endgame
from kanly.engine.soundness import position
from kanly.engine.state import State
from kanly.lab.coverage import Feat
from kanly.lab.watch import Watch
from kanly.record.digest import digest

LIMIT: Final = rollout.LIMIT  # of decisions in a game
AT_A_TIME: Final = 4  # games handed to a process at once


@dataclass
class GameReport:
    """Plain values only: it travels between processes."""

    seed: int
    leaders: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    turns: int = 0
    real_decisions: int = 0
    order_questions: int = 0
    stuck: bool = False
    error: str = ""
    trace: str = ""
    fault: str = ""
    digest: str = ""
    exercised: dict[Feat, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Task:
    seed: int
    rules: Rules
    check: bool
    limit: int
    coverage: bool = False


def play_games(tasks: Iterable[Task], processes: int) -> Iterator[GameReport]:
    """In the order of the tasks, however many processes play them."""
    if processes == 1:
        yield from map(play_game, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play_game, tasks, chunksize=AT_A_TIME)


def play_game(task: Task) -> GameReport:
    """Never raises: whatever goes wrong in a game is part of its report."""
    report = GameReport(task.seed)
    tally = rollout.Tally()
    try:
        g = set_up(task.rules, chance.seed_bytes(task.seed))
        report.fault = play(g, task, tally, report)
        describe_end(g, report)
    except Exception as error:
        report.error = f"after {tally.decisions} decisions: {type(error).__name__}: {error}"
        report.trace = traceback.format_exc()
    report.decisions = tally.decisions
    report.turns = tally.turns
    report.real_decisions = tally.real_decisions
    report.order_questions = tally.order_questions
    return report


def play(g: State, task: Task, tally: rollout.Tally, report: GameReport) -> str:
    """To the end; what is wrong with the first position that cannot be, if anybody looks for it."""
    luck = rollout.Luck(task.seed)
    if not task.check and not task.coverage:
        rollout.tallied_playout(g, luck, task.limit, tally)
        return ""
    watch = Watch(g) if task.coverage else None
    while not g.over and tally.decisions < task.limit:
        choice = rollout.pick(g.choices, luck)
        tally.note(g, choice)
        if watch is None:
            resolver.choose(g, choice)
        else:
            watch.choose(g, choice)
            report.exercised = watch.feats
        if task.check and (faults := position.sentences(g)):
            return f"after {tally.decisions} decisions: {'; '.join(faults)}"
    return ""


def describe_end(g: State, report: GameReport) -> None:
    report.stuck = not g.over and not report.fault
    report.leaders = [CATALOG.leaders[player.leader].key for player in g.players if player.leader]
    report.points = [player.points() for player in g.players]
    report.winners = endgame.winners(g) if g.over else []
    report.rounds = g.round
    report.digest = digest(g)
