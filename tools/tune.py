"""Tunes the weights by which bots choose, by self-play, and notes the run in the file.

    python tools/tune.py table --sets 40 --games 120 --seed 1
    python tools/tune.py solo --sets 40 --games 400 --seed 2

Starts from `src/kanly/bots/weights.toml` and writes there after each set of games, or to `--out FILE`. Worth
its while only with the compiled engine. docs/decisions/9-what-bots-weigh.md tells what it is and is not.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from functools import partial
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # every process has one core

import numpy as np
import weights_book
from tuning_games import Array, Played, played
from tuning_steps import Climber, fitted, lesson, rows_of
from weights_book import BOOK, GAMES, SEEDS

REMEMBERED = 3  # sets of games that the critic is fitted to


def main() -> None:
    asked = arguments().parse_args()
    book = weights_book.read()
    run = weights_book.begin_run(book, "tune", asked.kind, games=asked.games, seed=asked.seed, sets=0)
    school = School(Climber(weights_book.weights_of(book, "weights", asked.kind), asked.warmth, asked.pace))
    with multiprocessing.Pool(asked.jobs) as pool:
        for number in range(asked.sets):
            began = time.perf_counter()
            first = asked.seed * SEEDS + number * asked.games
            play = partial(one_game, asked.kind, asked.warmth, school.climber.weights)
            school.learn(pool.map(play, range(first, first + asked.games), chunksize=1), number)
            run["sets"] = number + 1
            weights_book.write(book, "weights", asked.kind, school.climber.weights, asked.out)
            tell(number + 1, school.remembered[-1], time.perf_counter() - began)


class School:
    def __init__(self, climber: Climber) -> None:
        self.climber = climber
        self.critic = climber.weights
        self.remembered: list[list[Played]] = []

    def learn(self, games: list[Played], number: int) -> None:
        self.remembered = [*self.remembered, games][-REMEMBERED:]
        self.critic = fitted(self.critic, *rows_of([game for games in self.remembered for game in games]))
        self.climber.learn(lesson(games, self.critic), np.random.default_rng(number))


def arguments() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Tunes the weights by which bots choose.")
    made.add_argument("kind", choices=list(GAMES))
    made.add_argument("--sets", type=int, default=20, help="of games; the weights change after each")
    made.add_argument("--games", type=int, default=120, help="in a set")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--warmth", type=float, default=0.05, help="how often something new is tried")
    made.add_argument("--pace", type=float, default=0.0018, help="of a step")
    made.add_argument("--jobs", type=int, default=1)
    made.add_argument("--out", type=Path, default=BOOK)
    return made


def one_game(kind: str, warmth: float, weights: Array, seed: int) -> Played:
    return played(GAMES[kind][seed % len(GAMES[kind])], seed, weights, warmth)


def tell(number: int, games: list[Played], seconds: float) -> None:
    rounds = np.mean([game.rounds for game in games])
    first = np.mean([game.shares[0] for game in games])
    print(f"set {number}: {rounds:.2f} rounds, the first seat won {first:.3f}, {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
