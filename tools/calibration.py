"""How well the chances that we tell agree with who wins: a reliability plot and its error.

    python tools/calibration.py --judge weights --games 300 --seed 7 --jobs 2 --write

plays games of bots and looks at some decisions of each, as `kanly review` does: chances of all seats, from
what the seat knows that is asked. With --write the figures go into docs/strength.md, in place of the earlier
ones of this judge, and the plot into docs/pictures.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import kanly
from kanly.bots import registry
from kanly.bots.bot import Bot
from kanly.bots.bot import asked as answered
from kanly.bots.chances import BEST, JUDGES, Judge, Outlook, mean
from kanly.bots.luck import luck_for
from kanly.bots.utility.mind import shares
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind
from kanly.game import Game, game_from
from kanly.lab.arena.report.svg import element, line, number, text
from kanly.view.knowledge import Knowledge

DOCS = Path(__file__).resolve().parent.parent / "docs"
BINS = 10
LOOKED_AT = 10  # decisions of a game, drawn by lot
WORLDS = 16  # of each
SIDE, EDGE = 300, 40  # of the plot

Pair = tuple[float, float]  # a chance as it was told, and the share of the win that came of it


class Bin(NamedTuple):
    size: int
    told: float  # mean
    won: float  # mean


# --- games


def main() -> None:
    asked = arguments().parse_args()
    seeds = range(asked.seed * 1_000_000, asked.seed * 1_000_000 + asked.games)
    play = partial(pairs_of_game, JUDGES[asked.judge], asked.bots.split(","), asked.seats)
    with multiprocessing.Pool(asked.jobs) as pool:
        pairs = [pair for found in pool.imap(play, seeds, chunksize=2) for pair in found]
    told = "\n".join(section(asked, pairs))
    print(told)
    if asked.write:
        write(told, pairs, asked.judge)


def arguments() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--judge", choices=[*JUDGES], default=BEST, help="who tells the chances")
    made.add_argument("--bots", default="utility", help="who plays, one after the other at each table")
    made.add_argument("--seats", type=int, default=4, help="at each table; with Rise of Ix")
    made.add_argument("--games", type=int, default=300)
    made.add_argument("--seed", type=int, default=7)
    made.add_argument("--jobs", type=int, default=1)
    made.add_argument("--write", action="store_true", help="into docs/strength.md and docs/pictures")
    return made


def pairs_of_game(judge: Judge, bots: Sequence[str], seats: int, seed: int) -> list[Pair]:
    game, positions = kanly.new_game(seats, seed=seed, ix=True, keep_history=False), list[State]()
    chairs = [registry.make(registry.read(bot)) for bot in bots]
    while game.chooser is not None:
        if game.settle() is None:
            positions.append(game.state.clone())
            answer(game, chairs[(game.chooser + seed) % len(chairs)])
    won, looked_at = shares(game.state), Random(seed).sample(positions, min(LOOKED_AT, len(positions)))
    return [pair for position in looked_at for pair in pairs_at(judge, position, won)]


def answer(game: Game, bot: Bot) -> None:
    seat = game.state.chooser
    game.choose(answered(bot, game.knowledge(seat, luck=luck_for(game, seat))).choice)


def pairs_at(judge: Judge, g: State, won: Sequence[float]) -> Iterator[Pair]:
    """Of everybody who can win."""
    known = Knowledge(g, g.chooser, game_from)
    told = mean(Outlook(judge).chances([known.world(number) for number in range(WORLDS)]))
    yield from ((told[him.seat], won[him.seat]) for him in g.players if him.kind != Kind.HOUSE_HAGAL)


# --- figures


def bins_of(pairs: Iterable[Pair], bins: int = BINS) -> list[Bin]:
    """Equally wide; those that nothing falls into are left out."""
    inside: list[list[Pair]] = [[] for _ in range(bins)]
    for pair in pairs:
        inside[min(bins - 1, int(pair[0] * bins))].append(pair)
    return [
        Bin(len(each), *(sum(part) / len(each) for part in zip(*each, strict=True)))
        for each in inside
        if each
    ]


def calibration_error(bins: Sequence[Bin]) -> float:
    """Expected: how far what is told is from what comes, on average over all that is told."""
    every = sum(each.size for each in bins)
    return sum(each.size * abs(each.told - each.won) for each in bins) / every


def brier_score(pairs: Sequence[Pair]) -> float:
    return sum((told - won) ** 2 for told, won in pairs) / len(pairs)


def section(asked: argparse.Namespace, pairs: Sequence[Pair]) -> Iterator[str]:
    judge, bins = asked.judge, bins_of(pairs)
    yield f"### Chances told by `{judge}`: kanly {kanly.__version__}, Rise of Ix, {asked.seats} seats\n"
    options = f"--bots {asked.bots} --seats {asked.seats} --games {asked.games} --seed {asked.seed}"
    yield f"`python tools/calibration.py --judge {judge} {options}`:"
    yield f"{asked.games:,} games, {LOOKED_AT} decisions of each, {len(pairs):,} chances.\n"
    yield f"![Reliability of {judge}](pictures/{picture_of(judge)})\n"
    equal = brier_score([(1 / asked.seats, won) for _, won in pairs])
    yield (
        f"Expected calibration error **{calibration_error(bins):.3f}** in {BINS} bins; "
        f"Brier score {brier_score(pairs):.3f}, of equal chances {equal:.3f}.\n"
    )
    yield "| told | chances | mean told | won |\n|---|---:|---:|---:|"
    for each in bins:
        low = min(BINS - 1, int(each.told * BINS)) * 100 // BINS
        means = f"{100 * each.told:.1f} | {100 * each.won:.1f}"
        yield f"| {low}-{low + 100 // BINS} % | {each.size:,} | {means} |"


# --- the plot


def plot(bins: Sequence[Bin]) -> str:
    most = max(each.size for each in bins)
    grid = [
        line(x(0), y(0), x(1), y(0), ""),
        line(x(0), y(0), x(0), y(1), ""),
        line(x(0), y(0), x(1), y(1), ""),
    ]
    ticks = [text(f"{tick} %", x(tick / 100), y(0) + 16, text_anchor="middle") for tick in (0, 50, 100)]
    ticks += [text(f"{tick} %", x(0) - 6, y(tick / 100) + 4, text_anchor="end") for tick in (50, 100)]
    words = [
        text("told", x(1), y(0) + 30, text_anchor="end"),
        text("won", x(0) - 6, y(1) - 12, text_anchor="end"),
    ]
    dots = [dot(each, most) for each in bins]
    parts = [element("g", *grid, stroke="#8a8a8a"), element("g", *ticks, *words, fill="#7a7a7a"), *dots]
    box = f"0 0 {SIDE + 2 * EDGE} {SIDE + 2 * EDGE}"
    style = {"font-family": "sans-serif", "font-size": "12"}
    return element("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, **style) + "\n"


def dot(each: Bin, most: int) -> str:
    """As large as what it stands for."""
    radius = number(3 + 9 * (each.size / most) ** 0.5)
    return element("circle", cx=number(x(each.told)), cy=number(y(each.won)), r=radius, fill="#c2601a")


def x(value: float) -> float:
    return EDGE + SIDE * value


def y(value: float) -> float:
    return EDGE + SIDE * (1 - value)


# --- in the documents


def picture_of(judge: str) -> str:
    return f"calibration-{judge}.svg"


def write(told: str, pairs: Sequence[Pair], judge: str) -> None:
    page = DOCS / "strength.md"
    (DOCS / "pictures" / picture_of(judge)).write_text(plot(bins_of(pairs)), encoding="utf-8")
    page.write_text(with_section(page.read_text(encoding="utf-8"), judge, told), encoding="utf-8")


def with_section(page: str, judge: str, section: str) -> str:
    """In place of the earlier one of this judge, or at the end."""
    begin, end = (f"<!-- calibration {judge}: {which} -->" for which in ("begin", "end"))
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before.rstrip()}\n\n{begin}\n\n{section}\n\n{end}{after or chr(10)}"


if __name__ == "__main__":
    main()
