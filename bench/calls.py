"""What programs pay for one call of the interface, in µs, on the build of the engine that is imported.

The same positions, in the middle of random games of four, are used for every call. The last line printed is a
JSON object.
"""

import argparse
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from clock import best_us

import kanly
from kanly import Game, _build
from kanly.bots.collector import collector_at_rest
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.rollout import LIMIT, Luck, pick
from kanly.engine.secrets.knowledge import Hidden, determinize
from kanly.engine.vocabulary import Choice

SEEDS: Final = tuple(range(1, 9))
MIDDLE: Final = 200  # decisions, about half of a random game
REPEATED: Final = 20  # times that a quick call is made at each position
KEPT: Final = 30_000  # states that a search holds

Figures = dict[str, float]


@dataclass(frozen=True)
class Sample:
    """A game that was played at random: what was chosen, its middle and its end."""

    seed: int
    ix: bool
    chosen: list[Choice]
    middle: Game
    end: Game

    def begin(self, *, keep_history: bool) -> Game:
        return kanly.new_game(4, seed=self.seed, ix=self.ix, keep_history=keep_history)

    def play(self, *, keep_history: bool) -> None:
        game = self.begin(keep_history=keep_history)
        for choice in self.chosen:
            game.choose(choice)


def sample(seed: int, ix: bool, most: int = LIMIT) -> Sample:
    """Of at most so many decisions."""
    game, luck = kanly.new_game(4, seed=seed, ix=ix), Luck(seed)
    chosen: list[Choice] = []
    middle = game
    while not game.over and len(chosen) < most:
        if len(chosen) == MIDDLE:
            middle = game.clone()
        chosen.append(pick([*game.choices], luck))
        game.choose(chosen[-1])
    return Sample(seed, ix, chosen, middle, game)


# --- one call at each of the positions


def each(samples: list[Sample], call: Callable[[Sample], object]) -> float:
    """Made several times at each position."""

    def act() -> None:
        for one in samples:
            for _ in range(REPEATED):
                call(one)

    return best_us(act, REPEATED * len(samples))


def at_positions(samples: list[Sample]) -> Figures:
    saved = {id(one): json.dumps(one.middle.snapshot()) for one in samples}
    known = {id(one): one.middle.knowledge(0) for one in samples}
    hidden = {id(one): Hidden(one.middle.state, 0) for one in samples}
    calls: dict[str, Callable[[Sample], object]] = {
        "choices": lambda one: one.middle.choices,
        "view": lambda one: [one.middle.view(seat) for seat in range(4)],
        "world": lambda one: hidden[id(one)].world(7),
        "first_world": lambda one: determinize(one.middle.state, 0, 7),
        "knowledge": lambda one: one.middle.knowledge(0),
        "sample": lambda one: known[id(one)].sample(7, keep_history=False),
        "snapshot": lambda one: one.middle.snapshot(),
        "restore": lambda one: kanly.restore(saved[id(one)]),
        "digest": lambda one: one.middle.digest(),
        "clone": lambda one: one.middle.state.clone(),
        "game_clone": lambda one: one.middle.clone(),
        "new_game": lambda one: one.begin(keep_history=False),
        "set_up": lambda one: set_up(Rules(4, ix=one.ix), chance.seed_bytes(one.seed)),
    }
    told = {name: each(samples, call) for name, call in calls.items()}
    return told | {"view": round(told["view"] / 4, 3)}


# --- whole games


def through_games(samples: list[Sample]) -> Figures:
    """Per choice, per line and per record."""
    choices = sum(len(one.chosen) for one in samples)
    records = [one.end.record() for one in samples]
    lines = sum(record.count("\n") for record in records)

    def all_of(call: Callable[[Sample], object]) -> Callable[[], object]:
        return lambda: [call(one) for one in samples]

    return {
        "choose": best_us(all_of(lambda one: one.play(keep_history=False)), choices),
        "choose_with_history": best_us(all_of(lambda one: one.play(keep_history=True)), choices),
        "record": best_us(all_of(lambda one: one.end.record()), len(samples)),
        "replay_line": best_us(lambda: [kanly.replay(record) for record in records], lines),
    }


# --- many states


def kept_clone(sample: Sample) -> float:
    """As a search runs, with the garbage collector at rest."""
    state = sample.middle.state
    with collector_at_rest():
        return best_us(lambda: [state.clone() for _ in range(KEPT)], KEPT)


def measure(seeds: Iterable[int], ix: bool) -> Figures:
    samples = [sample(seed, ix) for seed in seeds]
    many = {"kept_clone": kept_clone(samples[0])}
    return {f"{name}_us": us for name, us in (at_positions(samples) | through_games(samples) | many).items()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="no games with Rise of Ix")
    asked = parser.parse_args()
    told = measure(SEEDS, ix=False)
    if not asked.short:
        told |= {f"ix_{name}": us for name, us in measure(SEEDS, ix=True).items()}
    print(json.dumps({"compiled": _build.is_compiled(), **told}))
