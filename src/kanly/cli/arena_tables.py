"""What an arena found out, on the screen. The table is the same for the same plan; what it cost is not."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from kanly.cli.paper import Paper
from kanly.cli.usage import told as in_one_line
from kanly.lab.arena.describing import what_was_played
from kanly.lab.arena.figures import BotFigures, Figures, Rate
from kanly.lab.arena.identical import Coverage

HEADINGS: Final = ("bot", "games", "won", "95 %", "place", "ahead", "rounds", "rating")
TOLD: Final = 5  # forfeits that are described one by one


def show(told: Figures) -> None:
    paper = Paper(highlight=False, markup=False)
    paper.print(what_was_played(told))
    paper.print(table(told))
    for line in [*remarks(told), *forfeits(told), *costs(told)]:
        paper.print(line)


def table(told: Figures) -> Table:
    made = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in HEADINGS:
        made.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=heading != "bot")
    for bot in told.bots:
        made.add_row(*row(bot))
    return made


def row(bot: BotFigures) -> list[str]:
    numbers = [f"{bot.place:.2f}", f"{bot.margin:+.1f}", f"{bot.rounds:.1f}"]
    return [bot.name, f"{bot.wins.games:,}", percent(bot.wins.share), bounds(bot.wins), *numbers, rating(bot)]


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def bounds(rate: Rate) -> str:
    return f"{percent(rate.low)}-{percent(rate.high)}"


def rating(bot: BotFigures) -> str:
    return f"{bot.rating:.1f} ±{bot.rating_sigma:.1f}"


def remarks(told: Figures) -> list[str]:
    return [f"Won: per cent of its seats; whoever is as good as the others wins {percent(told.null)}."]


def forfeits(told: Figures) -> list[str]:
    lines = [
        f"{one.bot} forfeited game {one.game} (seed {one.seed}): {in_one_line(one.reason)}"
        for one in told.forfeits[:TOLD]
    ]
    left = len(told.forfeits) - TOLD
    return [*lines, f"and {left} more games were forfeited"] if left > 0 else lines


def costs(told: Figures) -> list[str]:
    return [
        f"{name}: {cost.us:,.0f} µs an answer ({cost.answers:,} answers)" for name, cost in told.cost.items()
    ]


def show_coverage(told: Coverage) -> None:
    Paper(highlight=False, markup=False).print(
        f"{told.covered} of {told.arenas} intervals hold {percent(told.share)} %; "
        f"each is of {told.deals} deals, {percent(told.narrowest)} to {percent(told.widest)} points wide"
    )
