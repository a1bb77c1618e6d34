"""The tables of the page."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from kanly.lab.arena.figures import BotFigures, Figures
from kanly.lab.arena.report.plots import percent
from kanly.lab.arena.report.svg import element

RESULT: Final = ("bot", "games", "won", "95 % interval", "place", "points", "ahead", "rounds")
OTHER: Final = ("cards bought", "Swordmaster", "High Council", "rating", "forfeits", "µs an answer")


def figures_table(told: Figures) -> str:
    rows = [[*result_cells(bot), *other_cells(bot, told)] for bot in told.bots]
    return table([*RESULT, *OTHER], rows)


def forfeits_table(told: Figures) -> str:
    rows = [[one.bot, str(one.game), str(one.seed), one.reason] for one in told.forfeits]
    return table(["bot", "game", "seed", "reason"], rows)


def table(headings: list[str], rows: Iterable[list[str]]) -> str:
    """May be wider than the screen."""
    lines = [cells("th", headings), *(cells("td", row) for row in rows)]
    return element("div", element("table", *lines), class_="scroll")


def cells(tag: str, words: Iterable[str]) -> str:
    return element("tr", *(element(tag, escape(word)) for word in words))


def result_cells(bot: BotFigures) -> list[str]:
    wins = bot.wins
    won = [f"{wins.games:,}", percent(wins.share), f"{percent(wins.low)} to {percent(wins.high)}"]
    points = [f"{bot.points:.1f}", f"{bot.margin:+.1f}"]
    return [bot.name, *won, f"{bot.place:.2f}", *points, f"{bot.rounds:.1f}"]


def other_cells(bot: BotFigures, told: Figures) -> list[str]:
    cost = told.cost.get(bot.name)
    taken = [f"{bot.cards:.1f}", percent(bot.swordmaster), percent(bot.council)]
    rating = f"{bot.rating:.1f} ± {bot.rating_sigma:.1f}"
    return [*taken, rating, str(bot.forfeits), f"{cost.us:,.0f}" if cost else ""]
