"""A bot against everybody: one seat against three of each bot of a fixed field, and alone against Rivals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

import kanly
from kanly.content.rules import DIFFICULTIES, Rules
from kanly.lab.arena.figures import BotFigures, Figures, figures
from kanly.lab.arena.plan import ALONE, ArenaError, Plan, games_per_deal
from kanly.lab.arena.result import Result
from kanly.lab.arena.running import run
from kanly.lab.arena.workers import Workers

STYLES: Final = ("combat", "influence", "cards", "tech", "economy")
FIELD: Final = (
    *("random", "greedy", "recruit", "scout", "utility"),
    *(f"utility:style={style}" for style in STYLES),
    "mentat",
)
SEATS: Final = 4
HEADINGS: Final = ("against", "games", "won", "95 %", "equal", "place", "ahead", "rounds")


@dataclass(frozen=True)
class Trial:
    against: str
    plan: Plan


class Gauntlet(msgspec.Struct, frozen=True):
    bot: str
    kanly: str
    seed: int
    trials: dict[str, Figures]  # by opponent; the bot is the first in each


def trials(bot: str, deals: int, seed: int) -> Iterator[Trial]:
    """With Rise of Ix; as many games each. Alone, a deal is one game."""
    table = Rules(SEATS, ix=True)
    for other in FIELD:
        yield Trial(f"3 x {other}", Plan((bot, other), table, deals, seed, ALONE))
    for name in DIFFICULTIES:
        solo = Rules(1, ix=True, difficulty=name)
        yield Trial(f"Rivals, {name}", Plan((bot,), solo, SEATS * deals, seed, ALONE))


def games(bot: str, deals: int, seed: int) -> int:
    return sum(trial.plan.deals * games_per_deal(trial.plan) for trial in trials(bot, deals, seed))


def gauntlet(bot: str, deals: int, seed: int, workers: Workers, note: Callable[[Result], None]) -> Gauntlet:
    found = {
        trial.against: figures(trial.plan, run(trial.plan, workers, note=note))
        for trial in trials(bot, deals, seed)
    }
    return Gauntlet(bot, kanly.__version__, seed, found)


# --- as a table


def rows(told: Gauntlet) -> list[list[str]]:
    return [[against, *cells(figures.bots[0], figures.null)] for against, figures in told.trials.items()]


def cells(bot: BotFigures, null: float) -> list[str]:
    wins = bot.wins
    shares = [f"{100 * wins.share:.1f}", f"{100 * wins.low:.1f}-{100 * wins.high:.1f}", f"{100 * null:.1f}"]
    return [f"{wins.games:,}", *shares, f"{bot.place:.2f}", f"{bot.margin:+.1f}", f"{bot.rounds:.1f}"]


def forfeits(told: Gauntlet) -> str:
    """Empty where there was none."""
    lost = {against: figures.bots[0].forfeits for against, figures in told.trials.items()}
    named = [f"{games} against {against}" for against, games in lost.items() if games]
    return f"Forfeited games: {', '.join(named)}." if named else ""


def heading(told: Gauntlet) -> str:
    return f"{told.bot}: kanly {told.kanly}, Rise of Ix, seed {told.seed}"


# --- in the documents


def marks(bot: str) -> tuple[str, str]:
    return f"<!-- gauntlet {bot}: begin -->", f"<!-- gauntlet {bot}: end -->"


def markdown(told: Gauntlet) -> str:
    lines = [f"### {heading(told)}", "", row(HEADINGS), f"|---|{'---:|' * (len(HEADINGS) - 1)}"]
    lost = ["", forfeits(told)] if forfeits(told) else []
    return "\n".join([*lines, *(row(cells) for cells in rows(told)), *lost])


def row(cells: list[str] | tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def write(page: Path, told: Gauntlet) -> None:
    """In place of what an earlier gauntlet of this bot has written, or at the end."""
    begin, end = marks(told.bot)
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if found and not closed:
        raise ArenaError(f"{page.name} has lost the mark at the end of the gauntlet of {told.bot}")
    start = before if found else f"{before.rstrip()}\n\n"
    page.write_text(f"{start}{begin}\n\n{markdown(told)}\n\n{end}{after or chr(10)}", encoding="utf-8")
