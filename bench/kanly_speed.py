"""How fast random four-player games of kanly run here, on the build of the engine that is imported.

Runs on one core. Every decision takes one of the full list of legal choices, and every choice carried out
counts as one decision. The last line printed is a JSON object.
"""

import argparse
import gc
import json
import time
from typing import Final

from kanly import _build
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance, rollout
from kanly.engine.state import State

MIDDLE: Final = 200  # decisions, about half of a random game
CLONES: Final = 2000
TRIES: Final = 7
COUNTED: Final = 50  # games whose questions are counted


def new_game(seed: int) -> State:
    return set_up(Rules(seats=4), chance.seed_bytes(seed))


def play_games(seconds: float, seed: int) -> dict[str, float]:
    """Setting the games up counts too, as it does for the yardstick."""
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += rollout.playout(new_game(seed + games), seed + games)
        games += 1
    return {"games": games, "decisions": decisions, "decisions_per_second": round(decisions / spent, 1)}


def clone_us(seed: int) -> float:
    """The best of several tries at copying one game in its middle."""
    g = new_game(seed)
    rollout.play_on(g, rollout.Luck(seed), MIDDLE)
    best = float("inf")
    for _ in range(TRIES):
        start = time.process_time()
        for _ in range(CLONES):
            g.clone()
        best = min(best, time.process_time() - start)
    return round(best / CLONES * 1e6, 3)


def questions(seed: int) -> dict[str, float]:
    tally = rollout.Tally()
    for game in range(COUNTED):
        rollout.tallied_playout(new_game(seed + game), rollout.Luck(seed + game), rollout.LIMIT, tally)
    return {
        "decisions_per_turn": round(tally.decisions / tally.turns, 3),
        "order_questions_per_turn": round(tally.order_questions / tally.turns, 4),
    }


def measure(seconds: float, seed: int) -> dict[str, float]:
    rollout.playout(new_game(seed), seed)  # the first game fills caches
    gc.collect()
    speed = play_games(seconds, seed)
    return {"compiled": _build.is_compiled(), **speed, "clone_us": clone_us(seed), **questions(seed)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="process time to spend")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.seconds, asked.seed)))
