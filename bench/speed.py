"""Measures kanly, pure and compiled, beside catanatron on the same machine.

The three are run in turn, several times, and the best run of each counts: noise only ever makes a run slower.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
REPORT: Final = ROOT / "docs" / "performance.md"
BEGIN: Final = "<!-- measured: begin -->"
END: Final = "<!-- measured: end -->"
BIN: Final = "Scripts" if os.name == "nt" else "bin"
BUILDS: Final = {"pure": {"KANLY_PURE": "1"}, "compiled": {"KANLY_REQUIRE_COMPILED": "1"}}
FACTS: Final = (
    "decisions_per_second",
    "ratio_to_catanatron",
    "clone_us",
    "ix_decisions_per_second",
    "ix_ratio_to_base",
)

Run = dict[str, float]


def ask(environment: str, script: str, **variables: str) -> Run:
    """Runs a measuring script in an environment of the project and reads the JSON object it prints last."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("KANLY_", "PYTHONPATH"))}
    command = [str(ROOT / environment / BIN / "python"), str(ROOT / "bench" / script)]
    told = subprocess.run(command, cwd=ROOT, env={**clean, **variables}, stdout=subprocess.PIPE, text=True)
    if told.returncode != 0:
        sys.exit(f"speed.py: bench/{script} failed (exit status {told.returncode}).")
    measured: Run = json.loads(told.stdout.splitlines()[-1])
    return measured


def measure(rounds: int) -> dict[str, list[Run]]:
    runs: dict[str, list[Run]] = {"catanatron": [], **{build: [] for build in BUILDS}}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds} ...", file=sys.stderr, flush=True)
        runs["catanatron"].append(ask(".venv-bench", "catanatron_yardstick.py"))
        for build, variables in BUILDS.items():
            runs[build].append(ask(".venv", "kanly_speed.py", **variables))
            if runs[build][-1]["compiled"] != (build == "compiled"):
                sys.exit(f"speed.py: the measurement of the {build} build ran on the other build.")
    return runs


def summary(runs: dict[str, list[Run]]) -> Run:
    """The best of each, under dotted names."""
    best = {name: max(run["decisions_per_second"] for run in several) for name, several in runs.items()}
    told = {"catanatron.decisions_per_second": best["catanatron"]}
    for build in BUILDS:
        told[f"{build}.decisions_per_second"] = best[build]
        told[f"{build}.ratio_to_catanatron"] = round(best[build] / best["catanatron"], 2)
        ix = max(run["ix_decisions_per_second"] for run in runs[build])
        told[f"{build}.ix_decisions_per_second"] = ix
        told[f"{build}.ix_ratio_to_base"] = round(ix / best[build], 2)
        told[f"{build}.clone_us"] = min(run["clone_us"] for run in runs[build])
    for fact in ("decisions_per_turn", "order_questions_per_turn"):
        told[fact] = runs["compiled"][-1][fact]
    return told


def table(told: Run) -> str:
    lines = [
        "| | decisions per second | times catanatron | clone, µs | with Rise of Ix | of the base game |",
        "|---|---:|---:|---:|---:|---:|",
        f"| catanatron | {told['catanatron.decisions_per_second']:,.0f} | 1 | | | |",
    ]
    for build in BUILDS:
        speed, ratio, clone, ix, ix_ratio = (told[f"{build}.{fact}"] for fact in FACTS)
        lines.append(
            f"| kanly, {build} | {speed:,.0f} | {ratio:.1f} | {clone:.2f} | {ix:,.0f} | {ix_ratio:.0%} |"
        )
    per_turn, order = told["decisions_per_turn"], told["order_questions_per_turn"]
    lines += ["", f"Decisions per turn: {per_turn:.2f}, of which about order: {order:.2f}."]
    return "\n".join(lines)


def write_report(told: Run) -> None:
    """Replaces the measured part of the report and leaves the words around it alone."""
    machine = f"Measured with {platform.python_implementation()} {platform.python_version()} on one core."
    before, found, rest = REPORT.read_text().partition(BEGIN)
    _, closed, after = rest.partition(END)
    if not (found and closed):
        sys.exit(f"speed.py: {REPORT.name} has lost the marks around its measured part.")
    REPORT.write_text(f"{before}{BEGIN}\n\n{machine}\n\n{table(told)}\n\n{END}{after}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    asked = parser.parse_args()
    if not (ROOT / "bench" / "kanly_speed.py").exists():
        sys.exit("speed.py: bench/kanly_speed.py, the measurement of kanly itself, does not exist.")
    told = summary(measure(asked.rounds))
    print(json.dumps(told, indent=2) if asked.json else table(told))
    if asked.write:
        write_report(told)


if __name__ == "__main__":
    main()
