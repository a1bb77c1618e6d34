"""How fast random games of kanly run here, on the build of the engine that is imported.

Runs on one core. Every decision takes one of the full list of legal choices, and every choice carried out
counts as one decision. Games of four, with and without Rise of Ix, and solo games are played in turn, each
kind on a clock of its own. The last line printed is a JSON object.
"""

import argparse
import gc
import json
import time
from dataclasses import dataclass
from typing import Final

from clock import best_us

from kanly import _build
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance, rollout
from kanly.engine.state import State

MIDDLE: Final = 200  # decisions, about half of a random game
CLONES: Final = 2000
TRIES: Final = 7
COUNTED: Final = 50  # games whose questions are counted
BASE: Final = Rules(seats=4)
OTHERS: Final = {"ix_": Rules(seats=4, ix=True), "solo_": Rules(seats=1, difficulty="veteran")}


def new_game(seed: int, rules: Rules = BASE) -> State:
    return set_up(rules, chance.seed_bytes(seed))


@dataclass
class Clock:
    """Games of one kind and the process time they took."""

    rules: Rules
    games: int = 0
    decisions: int = 0
    spent: float = 0.0

    def play_one(self, seed: int) -> None:
        """Setting the game up counts too, as it does for the yardstick."""
        start = time.process_time()
        self.decisions += rollout.playout(new_game(seed, self.rules), seed)
        self.spent += time.process_time() - start
        self.games += 1

    def told(self, prefix: str) -> dict[str, float]:
        speed = round(self.decisions / self.spent, 1)
        counts = {"games": self.games, "decisions": self.decisions, "decisions_per_second": speed}
        return {f"{prefix}{name}": count for name, count in counts.items()}


def play_games(seconds: float, seed: int, kinds: dict[str, Rules]) -> dict[str, float]:
    """Each kind of game gets that much time."""
    clocks = {prefix: Clock(rules) for prefix, rules in kinds.items()}
    while any(clock.spent < seconds for clock in clocks.values()):
        clock = min(clocks.values(), key=lambda clock: clock.spent)
        clock.play_one(seed + clock.games)
    return {name: fact for prefix, clock in clocks.items() for name, fact in clock.told(prefix).items()}


def clone_us(seed: int) -> float:
    """The best of several tries at copying one game in its middle."""
    g = new_game(seed)
    rollout.play_on(g, rollout.Luck(seed), MIDDLE)

    def act() -> None:
        for _ in range(CLONES):
            g.clone()

    return best_us(act, CLONES, TRIES)


def questions(seed: int) -> dict[str, float]:
    tally = rollout.Tally()
    for game in range(COUNTED):
        rollout.tallied_playout(new_game(seed + game), rollout.Luck(seed + game), rollout.LIMIT, tally)
    return {
        "decisions_per_turn": round(tally.decisions / tally.turns, 3),
        "order_questions_per_turn": round(tally.order_questions / tally.turns, 4),
    }


def measure(seconds: float, seed: int, kinds: dict[str, Rules]) -> dict[str, float]:
    for rules in kinds.values():
        rollout.playout(new_game(seed, rules), seed)  # the first game fills caches
    gc.collect()
    speed = play_games(seconds, seed, kinds)
    return {"compiled": _build.is_compiled(), **speed, "clone_us": clone_us(seed), **questions(seed)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=5.0, help="process time to spend on each kind of game"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--base-only", action="store_true", help="no games of other kinds")
    asked = parser.parse_args()
    others = {} if asked.base_only else OTHERS
    print(json.dumps(measure(asked.seconds, asked.seed, {"": BASE} | others)))
