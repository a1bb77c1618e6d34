"""What a decision costs each of catanatron's players, in µs of process time.

Runs in the environment of requirements-bench.lock. Each plays four-player games of its own against three of
the package's weighted random players; only decisions with several playable actions count. The value and
alpha-beta players are not in the package: `--players` names a folder with their modules, `value` and
`minimax`, as they are in catanatron's repository. The last line printed is a JSON object.
"""

import argparse
import gc
import json
import sys
from importlib import import_module

from catanatron.game import Game
from catanatron.models.player import Color, Player, RandomPlayer
from catanatron.players.search import VictoryPointPlayer
from catanatron.players.weighted_random import WeightedRandomPlayer
from clock import spent_by, spread_us

PACKAGED = (RandomPlayer, WeightedRandomPlayer, VictoryPointPlayer)
BESIDE = {"ValueFunctionPlayer": "value", "AlphaBetaPlayer": "minimax"}  # not in the package; with its module


def kinds(folder: str) -> list[type[Player]]:
    """All that there are to be measured."""
    if not folder:
        print(f"not in catanatron's package: {', '.join(BESIDE)}", file=sys.stderr, flush=True)
        return [*PACKAGED]
    sys.path.append(folder)
    return [*PACKAGED, *(getattr(import_module(module), name) for name, module in BESIDE.items())]


def unforced(kind: type[Player], seed: int) -> list[float]:
    """The seconds of each of its unforced decisions in one game, which is played to the end."""
    first, *others = Color
    measured = kind(first)
    spent = []

    def decide(player, game, actions):
        if player is not measured or len(actions) == 1:
            return player.decide(game, actions)
        chosen = []
        spent.append(spent_by(lambda: chosen.append(player.decide(game, actions))))
        return chosen[0]

    Game([measured, *map(WeightedRandomPlayer, others)], seed=seed).play(decide_fn=decide)
    return spent


def cost(kind: type[Player], games: int) -> dict[str, float]:
    """Under dotted names."""
    unforced(kind, games + 1)  # the first game fills caches
    gc.collect()
    spent = [seconds for seed in range(1, games + 1) for seconds in unforced(kind, seed)]
    told = {**spread_us(spent), "decisions": len(spent)}
    return {f"{kind.__name__}.{name}": figure for name, figure in told.items()}


def measure(folder: str, games: int) -> dict[str, float]:
    told = {"games": games}
    for kind in kinds(folder):
        told |= cost(kind, games)
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="", metavar="FOLDER", help="holds the modules value and minimax")
    parser.add_argument("--games", type=int, default=10, help="that each kind of player plays")
    asked = parser.parse_args()
    print(json.dumps(measure(asked.players, asked.games)))
