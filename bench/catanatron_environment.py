"""How fast catanatron's Gymnasium environment steps here: one seat against three players that play by chance.

Runs in the environment of requirements-bench.lock, on one core. A step is an answer of the learner, chosen by
chance among the valid ones, with the observation that follows.
"""

import argparse
import gc
import json
import random
import time

from catanatron.models.player import Color, RandomPlayer
from catanatron_gym.envs.catanatron_env import CatanatronEnv

OTHERS = [color for color in Color if color != Color.BLUE]


def measure(seconds: float, seed: int) -> dict[str, float]:
    env = CatanatronEnv({"enemies": [RandomPlayer(color) for color in OTHERS]})
    luck = random.Random(seed)
    _, info = env.reset(seed=seed)
    gc.collect()
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        _, _, terminated, truncated, info = env.step(luck.choice(info["valid_actions"]))
        steps += 1
        if terminated or truncated:
            _, info = env.reset(seed=luck.randrange(1 << 30))
    return {"steps_per_second": round(steps / spent, 1)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="process time to spend")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.seconds, asked.seed)))
