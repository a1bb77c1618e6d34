"""What players that learn pay: rows, games in lockstep and our environments, beside catanatron's environment.

All are run in turn, several times, and the best run of each counts: noise only ever makes a run slower.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from typing import Final

import report
from interpreter import interpreter
from speed import YARDSTICK, Run, ask, ask_build

PART: Final = "learners"  # of the report
STEPS: Final = "steps_per_second"
OURS: Final = {
    "batch": "kanly in lockstep, all four seats",
    "batch_one_seat": "kanly in lockstep, one seat, the others by chance inside",
    "aec": "kanly for PettingZoo, all four seats",
    "seat": "kanly for Gymnasium, one seat against three `random`",
}


def measured(rounds: int, seconds: float) -> Run:
    """The best of everything, under dotted names."""
    told: Run = {}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds} ...", file=sys.stderr, flush=True)
        given = ["--seconds", str(seconds)]
        runs = {YARDSTICK: ask(".venv-bench", "catanatron_environment.py", *given)}
        runs |= {build: ask_build(build, "learners.py", *given) for build in report.BUILDS}
        for program, run in runs.items():
            for name, figure in run.items():
                keep_best(told, f"{program}.{name}", figure)
    return told


def keep_best(told: Run, name: str, figure: float) -> None:
    better = min if name.endswith("_us") else max
    told[name] = better(told.get(name, figure), figure)


# --- as tables


def answers(told: Run) -> Iterable[str]:
    theirs = told[f"{YARDSTICK}.{STEPS}"]
    yield from report.heading("answers of a learner", "per second", "times catanatron's", "with Rise of Ix")
    yield report.row("catanatron_gym, one seat against three `RandomPlayer`", f"{theirs:,.0f}", 1, "")
    for name, said in OURS.items():
        base, ix = (told[f"compiled.{kind}{name}_per_second"] for kind in ("", "ix_"))
        yield report.row(said, f"{base:,.0f}", f"{base / theirs:,.1f}", f"{ix:,.0f}")


def rows(told: Run) -> Iterable[str]:
    yield from report.heading("in µs", "compiled", "with Rise of Ix", "pure", "with Rise of Ix")
    yield report.row("writing a row", *(report.brief(told[f"{name}row_us"]) for name in report.prefixes()))


def tables(told: Run) -> str:
    first = f"Measured with {interpreter()}, on one core; kanly compiled, where nothing else is said."
    return "\n\n".join([first, "\n".join(answers(told)), "\n".join(rows(told))])


# --- the command line


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="process time to spend on each")
    return parser.parse_args()


def main() -> None:
    asked = parse()
    told = measured(asked.rounds, asked.seconds)
    print(json.dumps({"interpreter": interpreter(), **told}, indent=2) if asked.json else tables(told))
    if asked.write:
        report.write(tables(told), PART)


if __name__ == "__main__":
    main()
