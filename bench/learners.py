"""How many answers of learners kanly takes here in a second, with the row of what the seat knows for each.

Runs on one core: our environments, and games in lockstep. Answers are drawn by chance. The last line printed
is a JSON object.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Final

import numpy as np
from clock import best_us

from kanly import _build
from kanly.bots.rows.batch import RANDOM, Batch, Beginning
from kanly.bots.rows.layout import COUNT, layout_of
from kanly.bots.rows.observation import row_of
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.rollout import Luck, pick
from kanly.engine.state import State
from kanly.lab.environments import aec
from kanly.lab.environments.arrays import row_array
from kanly.lab.environments.single import KanlySeat

SLOTS: Final = 64
GAMES: Final = 4  # whose questions are written as rows
KINDS: Final = {"": Rules(seats=4), "ix_": Rules(seats=4, ix=True)}

Step = Callable[[], int]  # something to be done over and over; how many answers it took


def speed(seconds: float, step: Step) -> float:
    """Answers a second, of process time; the first ones fill caches."""
    step()
    answers = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        answers += step()
    return round(answers / spent, 1)


def in_lockstep(rules: Rules, policies: list[int], seed: int) -> Step:
    def begin(number: int) -> Beginning:
        return Beginning(set_up(rules, chance.seed_bytes(number)), 0, policies)

    luck = np.random.default_rng(seed)
    batch = Batch(layout_of(begin(1).g.catalog), begin, SLOTS, seed)

    def step() -> int:
        counts = row_array(batch.rows())[:, COUNT]
        batch.act((luck.random(SLOTS) * counts).astype(np.uint8).tobytes())
        return SLOTS

    return step


def one_seat(rules: Rules, seed: int) -> Step:
    env, luck = KanlySeat(seat=None, bots=("random",), seats=4, ix=rules.ix), random.Random(seed)
    count = [int(env.reset(seed=seed)[0]["action_mask"].sum())]

    def step() -> int:
        seen, _, over, _, _ = env.step(luck.randrange(count[0]))
        if over:
            seen, _ = env.reset()
        count[0] = int(seen["action_mask"].sum())
        return 1

    return step


def all_seats(rules: Rules, seed: int) -> Step:
    env, luck = aec.env(seats=4, ix=rules.ix), random.Random(seed)

    def step() -> int:
        """A whole game."""
        env.reset(seed=luck.randrange(1 << 30))
        answers = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else luck.randrange(int(seen["action_mask"].sum())))
            answers += not over
        return answers

    return step


def questions(rules: Rules, seed: int) -> list[State]:
    """Of a random game, those with several answers."""
    g, luck = set_up(rules, chance.seed_bytes(seed)), Luck(seed)
    found: list[State] = []
    while not g.over:
        if len(g.choices) > 1:
            found.append(g.clone())
        resolver.choose(g, pick(g.choices, luck))
    return found


def row_us(rules: Rules, seed: int) -> float:
    states = [g for game in range(GAMES) for g in questions(rules, seed + game)]
    layout = layout_of(states[0].catalog)

    def act() -> None:
        for g in states:
            row_of(g, layout)

    return best_us(act, len(states))


def measure(seconds: float, seed: int) -> dict[str, float]:
    told: dict[str, float] = {}
    for kind, rules in KINDS.items():
        told[f"{kind}row_us"] = row_us(rules, seed)
        steps = {
            "batch": in_lockstep(rules, [0, 0, 0, 0], seed),
            "batch_one_seat": in_lockstep(rules, [0, RANDOM, RANDOM, RANDOM], seed),
            "aec": all_seats(rules, seed),
            "seat": one_seat(rules, seed),
        }
        told |= {f"{kind}{name}_per_second": speed(seconds, step) for name, step in steps.items()}
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="process time to spend on each")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(json.dumps({"compiled": _build.is_compiled(), **measure(asked.seconds, asked.seed)}))
