"""What a decision costs each of our bots, in µs of process time, on the build of the engine that is imported.

All are asked in the same positions: questions with several choices, at even distances in games of four with
Rise of Ix that bots play among themselves. What the seat knows is made beforehand, as in an arena. The last
line printed is a JSON object.
"""

import argparse
import gc
import json
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from clock import spent_by, spread_us

import kanly
from kanly import Game, _build
from kanly.bots.bot import Bot, Known, asked
from kanly.bots.luck import luck_for
from kanly.bots.registry import OWN, Spec, make

PLAYER: Final = Spec("utility")  # in whose games the questions are put
SEEDS: Final = tuple(range(1, 6))

Each = TypeVar("Each")

# --- positions


def put_in(seed: int) -> list[Game]:
    """The questions of one game that have several choices."""
    game, bot = kanly.new_game(4, seed=seed, ix=True, keep_history=False), make(PLAYER)
    found: list[Game] = []
    while not game.over:
        if game.settle() is None:
            found.append(game.clone())
            game.choose(asked(bot, known(game)).choice)
    return found


def known(game: Game) -> Known:
    seat = game.chooser or 0
    return game.knowledge(seat, luck=luck_for(game, seat))


def evenly(found: Sequence[Each], count: int) -> list[Each]:
    """So many of them at even distances; all, if there are no more."""
    count = min(count, len(found))
    return [found[len(found) * place // count] for place in range(count)]


# --- answers


def spent_on(bot: Bot, game: Game) -> float:
    """In seconds, for one answer."""
    given = known(game)
    return spent_by(lambda: asked(bot, given))


def cost(name: str, positions: Iterable[Game]) -> dict[str, float]:
    """Under dotted names, for a bot that is made anew each time."""
    spread = spread_us([spent_on(make(Spec(name)), game) for game in positions])
    return {f"{name}.{figure}": us for figure, us in spread.items()}


def measure(positions: Sequence[Game]) -> dict[str, float]:
    told: dict[str, float] = {"positions": len(positions)}
    for name in OWN:
        spent_on(make(Spec(name)), positions[0])  # the first answer fills caches
        gc.collect()
        told |= cost(name, positions)
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100, help="how many questions each bot answers")
    count = parser.parse_args().positions
    put = [game for seed in SEEDS for game in put_in(seed)]
    print(json.dumps({"compiled": _build.is_compiled(), **measure(evenly(put, count))}))
