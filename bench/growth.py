"""How the time for a decision grows: by round, by seats and mode; and what a second process brings.

Times are in µs. The last line printed is a JSON object.
"""

import json
import time
from collections.abc import Sequence
from typing import Final

from clock import best_us, spent_by

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.rollout import LIMIT, Luck, pick, playout
from kanly.engine.state import State
from kanly.lab.random_games import Task, play_games

SEEDS: Final = range(1, 21)
TRIES: Final = 3
ROUNDS: Final = range(1, 11)
IN_PROCESSES: Final = 1000  # games
MODES: Final = {
    "base_4": Rules(4),
    "base_3": Rules(3),
    "base_2": Rules(2),
    "solo": Rules(1, difficulty="veteran"),
    "ix_4": Rules(4, ix=True),
    "ix_3": Rules(3, ix=True),
    "ix_2": Rules(2, ix=True),
    "ix_solo": Rules(1, ix=True, difficulty="veteran"),
    "epic_4": Rules(4, ix=True, epic=True),
}

Figures = dict[str, float]


def begun(rules: Rules, seed: int) -> State:
    return set_up(rules, chance.seed_bytes(seed))


# --- by seats and mode


def play_all(rules: Rules, seeds: Sequence[int]) -> int:
    """How many decisions it took."""
    return sum(playout(begun(rules, seed), seed) for seed in seeds)


def in_mode(rules: Rules) -> float:
    """Set-up included."""
    decisions = play_all(rules, SEEDS)
    return best_us(lambda: play_all(rules, SEEDS), decisions, TRIES)


# --- by round


def time_rounds(rules: Rules, seed: int, spent: dict[int, float], decisions: dict[int, int]) -> None:
    """A game, chosen in a loop of Python; adds to what each of its rounds took."""
    g, luck = begun(rules, seed), Luck(seed)
    while not g.over:
        now, before = g.round, time.process_time()
        while g.round == now and not g.over:
            resolver.choose(g, pick(g.choices, luck))
            decisions[now] = decisions.get(now, 0) + 1
        spent[now] = spent.get(now, 0.0) + time.process_time() - before


def rounds_of(rules: Rules) -> dict[int, float]:
    spent: dict[int, float] = {}
    decisions: dict[int, int] = {}
    for seed in SEEDS:
        time_rounds(rules, seed, spent, decisions)
    return {number: spent[number] / decisions[number] * 1e6 for number in spent}


def by_round(rules: Rules) -> Figures:
    tries = [rounds_of(rules) for _ in range(TRIES)]
    there = [number for number in ROUNDS if number in tries[0]]
    return {f"round_{number}_us": round(min(told[number] for told in tries), 2) for number in there}


# --- in processes


def games_per_second(processes: int) -> float:
    """By the clock on the wall; starting the processes counts."""
    tasks = [Task(seed, MODES["base_4"], False, LIMIT) for seed in range(IN_PROCESSES)]
    start = time.perf_counter()
    for _ in play_games(tasks, processes):
        pass
    return round(IN_PROCESSES / (time.perf_counter() - start), 1)


def measure() -> Figures:
    told = {f"{name}_us": in_mode(rules) for name, rules in MODES.items()}
    told |= by_round(MODES["base_4"]) | {f"ix_{name}": us for name, us in by_round(MODES["ix_4"]).items()}
    return told | {f"processes_{n}_games_per_second": games_per_second(n) for n in (1, 2)}


if __name__ == "__main__":
    spent_by(lambda: play_all(MODES["ix_4"], SEEDS[:2]))  # the first game fills caches
    print(json.dumps(measure()))
