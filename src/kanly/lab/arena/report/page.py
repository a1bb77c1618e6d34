"""One HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib import resources
from typing import Final

from kanly.lab.arena.describing import what_was_played
from kanly.lab.arena.figures import Figures, Rate
from kanly.lab.arena.report.plots import grouped, histogram, percent, stacked, win_rates
from kanly.lab.arena.report.svg import COLOURS, element
from kanly.lab.arena.report.tables import figures_table, forfeits_table
from kanly.text.names import names_of

CARDS: Final = 20  # of those bought most
KINDS: Final = {
    "conflict": "Conflicts",
    "space": "board spaces, with the Influence they give",
    "imperium": "Imperium cards",
    "intrigue": "Intrigue cards",
    "reserve": "cards of the Reserve",
    "tile": "Tech tiles",
    "start": "at the start",
    "leader": "Leaders",
    "starter": "starting cards",
    "epic_starter": "starting cards of Epic mode",
    "hagal": "House Hagal's cards",
    "rules": "bought by Rivals",
}
ORDER: Final = ("first player", "second player", "third player", "fourth player")
FORFEITED: Final = "Chance chose for the bot from then on, and it came last."
DOTS: Final = "Each with its 95 % interval; the upright line is an equal share."
MANY: Final = "With so many compared at once, some lie outside their intervals by chance alone."


def page(told: Figures) -> str:
    style = resources.files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    head = [
        '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
        element("title", f"Arena: {escape(', '.join(told.plan['bots']))}"),
        element("style", style),
    ]
    words = element("h1", "Arena"), element("p", escape(what_was_played(told)))
    body = element("body", *words, element("main", *sections(told)))
    return f"<!DOCTYPE html>\n{element('html', element('head', *head), body, lang='en')}\n"


def sections(told: Figures) -> Iterable[str]:
    yield section("Result", result_note(told), figures_table(told), kind="wide")
    if told.forfeits:
        yield section("Forfeits", FORFEITED, forfeits_table(told), kind="wide")
    bots = {bot.name: bot.wins for bot in told.bots}
    order = dict(zip(ORDER, told.order, strict=False))
    yield rates("Wins by bot", DOTS, bots, told)
    yield section("Points by source", "Victory Points a game.", *sources(told))
    yield section("Length", "Games by their number of rounds.", histogram(told.rounds, "Length of games"))
    yield rates("Wins by Leader", f"All bots together. {MANY}", leader_rates(told), told)
    yield rates("Wins by seat", f"In the order of the first round. {DOTS}", order, told)
    yield section("Cards bought", "Copies a game, of those bought most.", *bought(told))


def section(title: str, note: str, *content: str, kind: str = "") -> str:
    return element("section", element("h2", escape(title)), element("p", escape(note)), *content, class_=kind)


def result_note(told: Figures) -> str:
    return (
        f"Won: of its seats; an equal share is {percent(told.null)}. Ahead: points more than the mean of "
        "the others. Intervals are made by drawing the deals again. Ratings are Plackett-Luce, 25 at first."
    )


# --- plots and their words


def rates(title: str, note: str, shown: Mapping[str, Rate], told: Figures) -> str:
    return section(title, note, win_rates(shown, told.null, title))


def leader_rates(told: Figures) -> Mapping[str, Rate]:
    """The best first."""
    names = names_of("en").leaders
    best = sorted(told.leaders.items(), key=lambda item: -item[1].share)
    return {names[key].name: rate for key, rate in best}


def sources(told: Figures) -> Sequence[str]:
    """Where there are more kinds than colours, the first colours come again."""
    found = {kind for row in told.sources.values() for kind in row}
    kinds = [*(kind for kind in KINDS if kind in found), *sorted(found - KINDS.keys())]
    plot = stacked(told.sources, kinds, "Points by source")
    return plot, legend([KINDS.get(kind, kind) for kind in kinds])


def bought(told: Figures) -> Sequence[str]:
    total: dict[str, float] = {}
    for row in told.bought.values():
        for key, copies in row.items():
            total[key] = total.get(key, 0.0) + copies
    most = sorted(total, key=lambda key: (-total[key], key))[:CARDS]
    names = names_of("en")
    rows = {names.card_key(key): [row.get(key, 0.0) for row in told.bought.values()] for key in most}
    return legend(told.bought), grouped(rows, "Cards bought")


def legend(names: Iterable[str]) -> str:
    return element("ul", *(legend_line(i, name) for i, name in enumerate(names)), class_="legend")


def legend_line(number: int, name: str) -> str:
    colour = element("span", style=f"background:var(--c{number % COLOURS})")
    return element("li", colour, escape(name))
