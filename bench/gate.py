"""The speed gate: what is measured must not fall far below the ratios that are committed.

A ratio says how often something is done in the time that catanatron takes for a decision, on the same machine
and in the same minutes. More is better, of every one of them.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from interpreter import kind_of_interpreter

EXPECTED: Final = Path(__file__).parent / "expected.json"
LEAST: Final = 0.85  # of what is committed
ELSEWHERE: Final = (
    0.7  # of it on another interpreter: one that is built otherwise moves the yardstick by a fifth
)
RETRIES: Final = 3  # for what fell: noise passes, a slower program stays

Figures = dict[str, float]
Measure = Callable[[set[str]], Figures]  # the ratios again, of the builds that are named


# --- ratios

SPEEDS: Final = ("compiled.", "compiled.ix_", "compiled.solo_", "pure.")
# A clone that is kept is not held to: what it costs hangs on how soon the system hands out memory.
CALLS: Final = (
    "choose",
    "choose_with_history",
    "choices",
    "view",
    "first_world",
    "world",
    "knowledge",
    "snapshot",
    "restore",
    "digest",
    "record",
    "replay_line",
    "clone",
    "set_up",
)


def ratios(told: Figures) -> Figures:
    """Of everything that is held to; `told` has the best figures of a measurement, under dotted names."""
    per_second = told["catanatron.decisions_per_second"]
    speeds = {f"{name}decisions": told[f"{name}decisions_per_second"] / per_second for name in SPEEDS}
    calls = {f"compiled.{call}": 1e6 / per_second / told[f"compiled.{call}_us"] for call in CALLS}
    return {name: float(f"{ratio:.4g}") for name, ratio in (speeds | calls).items()}


# --- what is committed


def committed(path: Path = EXPECTED, kind: str | None = None) -> Figures:
    """Those of this kind of interpreter; where it has none, less than the lowest of any."""
    by_kind: dict[str, Figures] = json.loads(path.read_text())
    own = by_kind.get(kind or kind_of_interpreter())
    if own is not None:
        return own
    names = {name for figures in by_kind.values() for name in figures}
    return {name: ELSEWHERE * lowest(by_kind, name) for name in sorted(names)}


def lowest(by_kind: dict[str, Figures], name: str) -> float:
    return min(figures[name] for figures in by_kind.values() if name in figures)


def accept(measured: Figures, path: Path = EXPECTED, kind: str | None = None) -> None:
    """From now on these are the ratios of this kind of interpreter."""
    by_kind = json.loads(path.read_text()) if path.exists() else {}
    by_kind[kind or kind_of_interpreter()] = measured
    path.write_text(json.dumps(by_kind, indent=2) + "\n")


# --- the comparison


def fallen(measured: Figures, expected: Figures) -> dict[str, str]:
    """A sentence for each figure that is too low or not there."""
    found = {}
    for name, due in expected.items():
        if name not in measured:
            found[name] = f"{name} is not measured any more; its ratio to catanatron was {due:.3g}."
        elif measured[name] < LEAST * due:
            share = measured[name] / due
            found[name] = (
                f"{name} is at {share:.0%} of its committed ratio ({measured[name]:.3g}, not {due:.3g})."
            )
    return found


def fallen_for_good(measured: Figures, expected: Figures, again: Measure) -> dict[str, str]:
    """What stays too low although it is measured again: the best of all times counts."""
    found = fallen(measured, expected)
    for _ in range(RETRIES):
        if not found.keys() & measured.keys():
            break
        measured = again({name.partition(".")[0] for name in found.keys() & measured.keys()})
        found = fallen(measured, expected)
    return found


ADVICE: Final = (
    "The program has become slower. To find the commit: git bisect run python3 dev.py bench --check --short\n"
    "If the change is worth it, say so in its commit and run: python3 dev.py bench --accept"
)
