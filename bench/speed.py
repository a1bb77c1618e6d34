"""Measures kanly, pure and compiled, beside catanatron on the same machine.

All are run in turn, several times, and the best run of each counts: noise only ever makes a run slower.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import gate
import report
from interpreter import interpreter

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = "Scripts" if os.name == "nt" else "bin"
BUILDS: Final = {"pure": {"KANLY_PURE": "1"}, "compiled": {"KANLY_REQUIRE_COMPILED": "1"}}
YARDSTICK: Final = "catanatron"

Run = dict[str, float]


def ask(environment: str, script: str, *options: str, **variables: str) -> Run:
    """Runs a measuring script in an environment of the project and reads the JSON object it prints last."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("KANLY_", "PYTHONPATH"))}
    command = [str(ROOT / environment / BIN / "python"), str(ROOT / "bench" / script), *options]
    told = subprocess.run(command, cwd=ROOT, env={**clean, **variables}, stdout=subprocess.PIPE, text=True)
    if told.returncode != 0:
        sys.exit(f"speed.py: bench/{script} failed (exit status {told.returncode}).")
    measured: Run = json.loads(told.stdout.splitlines()[-1])
    return measured


def ask_build(build: str, script: str, *options: str) -> Run:
    told = ask(".venv", script, *options, **BUILDS[build])
    if told.pop("compiled", build == "compiled") != (build == "compiled"):
        sys.exit(f"speed.py: the measurement of the {build} build ran on the other build.")
    return told


@dataclass
class Bench:
    """All runs so far: catanatron's and those of each build."""

    is_short: bool
    runs: dict[str, list[Run]] = field(default_factory=lambda: {name: [] for name in (YARDSTICK, *BUILDS)})

    def run(self, builds: Iterable[str]) -> None:
        """Once more, in turn with catanatron."""
        seconds = ["--seconds", "1" if self.is_short else "5"]
        self.runs[YARDSTICK].append(ask(".venv-bench", "catanatron_yardstick.py", *seconds))
        for build in builds:
            is_brief = self.is_short and build == "pure"
            told = ask_build(build, "kanly_speed.py", *seconds, *["--base-only"] * is_brief)
            if not is_brief:
                told = ask_build(build, "calls.py", *["--short"] * self.is_short) | told
            self.runs[build].append(told)

    def run_all(self, rounds: int) -> None:
        for number in range(1, rounds + 1):
            print(f"round {number} of {rounds} ...", file=sys.stderr, flush=True)
            self.run(BUILDS)

    def best(self) -> Run:
        """Of every figure, under dotted names."""
        told: Run = {}
        for name, several in self.runs.items():
            for figure in several[-1]:
                values = [run[figure] for run in several]
                told[f"{name}.{figure}"] = min(values) if figure.endswith("_us") else max(values)
        return told

    def ratios_again(self, builds: set[str]) -> gate.Figures:
        print(f"measuring {', '.join(sorted(builds))} again ...", file=sys.stderr, flush=True)
        self.run(sorted(builds))
        return gate.ratios(self.best())


def summary(told: Run) -> Run:
    """With what is read off most often."""
    yardstick = told[f"{YARDSTICK}.decisions_per_second"]
    for build in BUILDS:
        base = told[f"{build}.decisions_per_second"]
        told[f"{build}.ratio_to_catanatron"] = round(base / yardstick, 2)
        for kind in ("ix", "solo"):
            speed = told[f"{build}.{kind}_decisions_per_second"]
            told[f"{build}.{kind}_ratio_to_base"] = round(speed / base, 2)
    return told


def beside(told: Run) -> Run:
    """What is measured once, of the compiled build."""
    for part in ("holding", "growth"):
        print(f"{part} ...", file=sys.stderr, flush=True)
        told |= {f"{part}.{name}": figure for name, figure in ask_build("compiled", f"{part}.py").items()}
    return told


# --- the command line


def check(bench: Bench) -> None:
    """Ends with a sentence for each figure that fell."""
    measured = gate.ratios(bench.best())
    found = gate.fallen_for_good(measured, gate.committed(), bench.ratios_again)
    if found:
        sys.exit("\n".join([*found.values(), gate.ADVICE]))
    print(f"No figure is below {gate.LEAST:.0%} of its committed ratio to catanatron ({interpreter()}).")


def tell(told: Run, as_json: bool) -> None:
    print(json.dumps({"interpreter": interpreter(), **told}, indent=2) if as_json else report.tables(told))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    parser.add_argument("--check", action="store_true", help="fail if a ratio fell below the committed one")
    parser.add_argument("--accept", action="store_true", help="commit to the ratios that are measured")
    parser.add_argument("--short", action="store_true", help="with --check: within a minute")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    return parser.parse_args()


def main() -> None:
    asked = parse()
    bench = Bench(asked.short and asked.check)
    bench.run_all(asked.rounds)
    if asked.accept:
        gate.accept(gate.ratios(bench.best()))
    if asked.check:
        check(bench)
        return
    told = beside(summary(bench.best()))
    tell(told, asked.json)
    if asked.write:
        report.write(report.tables(told))


if __name__ == "__main__":
    main()
