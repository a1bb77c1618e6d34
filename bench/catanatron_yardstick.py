"""How fast random four-player games of catanatron run here: the yardstick for our own speed.

Runs in the environment of requirements-bench.lock, on one core. Every decision takes one of the full list of
playable actions, and every action carried out counts as one decision.
"""

import argparse
import gc
import json
import random
import time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer


def play_one_game(seed: int) -> int:
    """Plays to the end and returns the number of decisions."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def measure(seconds: float, seed: int) -> dict[str, float]:
    play_one_game(seed)  # the first game fills caches
    gc.collect()
    seeds = random.Random(seed)
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play_one_game(seeds.randrange(1, 2**31))
        games += 1
    return {
        "decisions": decisions,
        "seconds": round(spent, 3),
        "decisions_per_second": round(decisions / spent, 1),
        "games": games,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="process time to spend")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.seconds, asked.seed)))
