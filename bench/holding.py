"""What it takes to hold games: time for copies that are kept, and memory. The last line is a JSON object."""

import gc
import json
import tracemalloc
from collections.abc import Callable
from typing import Final

from calls import KEPT, MIDDLE, sample
from clock import best_us

STATES: Final = 300  # whose memory is counted
SEEDS: Final = range(1, 6)
KILOBYTE: Final = 1000

Figures = dict[str, float]


def kept_clone_collecting(ix: bool) -> float:
    """With the garbage collector as Python starts it."""
    state = sample(1, ix).middle.state
    gc.collect()
    return best_us(lambda: [state.clone() for _ in range(KEPT)], KEPT, 2)


def kilobytes(make: Callable[[], list[object]], count: int) -> float:
    """Of each of the objects that are made."""
    gc.collect()
    tracemalloc.start()
    held = make()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del held
    return round(size / count / KILOBYTE, 1)


def memory(ix: bool) -> Figures:
    state = sample(1, ix).middle.state
    sample(2, ix)  # fills caches
    return {
        "state_kb": kilobytes(lambda: [state.clone() for _ in range(STATES)], STATES),
        "game_kb": kilobytes(lambda: [sample(seed, ix, MIDDLE).end for seed in SEEDS], len(SEEDS)),
    }


def measure() -> Figures:
    told: Figures = {}
    for prefix, ix in (("", False), ("ix_", True)):
        figures = {"kept_clone_collecting_us": kept_clone_collecting(ix)} | memory(ix)
        told |= {f"{prefix}{name}": figure for name, figure in figures.items()}
    return told


if __name__ == "__main__":
    print(json.dumps(measure()))
