"""Finds the weights by which to tell who wins: plays as the utility bot does, and fits to the winners.

    python tools/judge.py table --games 4000 --seed 3
    python tools/judge.py solo --games 8000 --seed 4

Positions are looked at where a round begins. Writes to `src/kanly/bots/weights.toml`, or to `--out FILE`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from functools import partial
from math import log
from pathlib import Path
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # every process has one core

import numpy as np
import weights_book
from tuning_games import SIZE, Array, Row, Table, can_win, mind_of, padded
from tuning_steps import chances_of, fitted
from weights_book import BOOK, GAMES, SEEDS

from kanly.bots.utility.mind import shares
from kanly.bots.utility_bot import WORLD_BITS
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State

SURPRISE = 0.02  # how much choices differ from what looks best, so that the same is not always tried
KEPT_BACK = 5  # every fifth game is not fitted to: it shows how well the others tell who wins
Told = tuple[list[Row], Array, Array]  # positions of a game, shares of the win, who could have won


def main() -> None:
    asked = arguments().parse_args()
    book = weights_book.read()
    weights = weights_book.weights_of(book, "weights", asked.kind)
    first = asked.seed * SEEDS
    with multiprocessing.Pool(asked.jobs) as pool:
        play = partial(one_game, asked.kind, weights)
        games = pool.map(play, range(first, first + asked.games), chunksize=4)
    fit, check = rows_of([g for at, g in enumerate(games) if at % KEPT_BACK]), rows_of(games[::KEPT_BACK])
    trial = fitted(np.zeros(SIZE), *fit)
    print(f"of games not fitted to: {told_well(trial, check):.4f}; by chance {by_chance(check):.4f}")
    weights_book.begin_run(book, "judge", asked.kind, games=asked.games, seed=asked.seed)
    weights_book.write(book, "chances", asked.kind, fitted(trial, *rows_of(games)), asked.out)


def arguments() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Finds by which weights to tell who wins.")
    made.add_argument("kind", choices=list(GAMES))
    made.add_argument("--games", type=int, default=2000)
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=1)
    made.add_argument("--out", type=Path, default=BOOK)
    return made


def one_game(kind: str, weights: Array, seed: int) -> Told:
    g = set_up(GAMES[kind][seed % len(GAMES[kind])], chance.seed_bytes(seed))
    table = Table(mind_of(g.catalog, weights), weights, SURPRISE, Random(seed))
    found: list[Row] = []
    game_round = g.round
    while not g.over:
        if g.round != game_round:
            game_round = g.round
            found.append(padded(table.position(g, g.round)).astype(np.float32))
        resolver.choose(g, g.choices[0] if len(g.choices) == 1 else g.choices[chosen(g, table)])
    return found, padded(np.array(shares(g))), padded(can_win(g))


def chosen(g: State, table: Table) -> int:
    scores = table.mind.scores(determinize(g, g.chooser, table.luck.getrandbits(WORLD_BITS)))
    surprised = [score - SURPRISE * log(-log(table.luck.random() or 0.5)) for score in scores]
    return max(range(len(surprised)), key=surprised.__getitem__)


def rows_of(games: list[Told]) -> tuple[Array, Array, Array]:
    positions = np.array([position for found, _, _ in games for position in found], np.float64)
    won = np.array([shared for found, shared, _ in games for _ in found])
    seated = np.array([could for found, _, could in games for _ in found])
    return positions, won, seated


def told_well(weights: Array, rows: tuple[Array, Array, Array]) -> float:
    """The mean logarithm of the chance that was given to whoever won."""
    positions, won, seated = rows
    return float((won * np.log(chances_of(positions @ weights, seated) + 1e-12)).sum(axis=1).mean())


def by_chance(rows: tuple[Array, Array, Array]) -> float:
    return float(-np.log(rows[2].sum(axis=1)).mean())


if __name__ == "__main__":
    main()
