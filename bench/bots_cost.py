"""What a decision costs each of our bots, beside catanatron's players on the same machine.

One is measured after the other. The games are different ones: this tells what thinking costs in each of them,
and not who is quicker at the same.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from typing import Final

import report
from interpreter import interpreter
from speed import YARDSTICK, Run, ask, ask_build

BUILD: Final = "compiled"
PART: Final = "bots"  # of the report
SPREAD: Final = ("mean", "median", "slowest")
ABSENT: Final = "Catanatron's value and alpha-beta players were not there: they are not in its package."


def measured(positions: int, games: int, players: str) -> Run:
    """Ours and theirs, under dotted names."""
    print("kanly's bots ...", file=sys.stderr, flush=True)
    ours = ask_build(BUILD, "kanly_bots.py", "--positions", str(positions))
    print("catanatron's players ...", file=sys.stderr, flush=True)
    theirs = ask(".venv-bench", "catanatron_bots.py", "--players", players, "--games", str(games))
    both = {"kanly": ours, YARDSTICK: theirs}
    return {f"{program}.{name}": us for program, told in both.items() for name, us in told.items()}


# --- as a table


def names_of(program: str, told: Run) -> list[str]:
    """Of its bots, in the order in which they were measured."""
    parts = (name.split(".") for name in told)
    return [bot for owner, bot, *rest in parts if owner == program and rest == ["mean_us"]]


def rows(program: str, told: Run) -> Iterable[str]:
    for bot in names_of(program, told):
        spread = (report.brief(told[f"{program}.{bot}.{figure}_us"]) for figure in SPREAD)
        decisions = told.get(f"{program}.{bot}.decisions") or told[f"{program}.positions"]
        yield report.row(f"{program}, `{bot}`", *spread, f"{decisions:,.0f}")


def table(told: Run) -> str:
    lines = [f"Measured with {interpreter()}, on one core; kanly {BUILD}.", ""]
    lines += report.heading("a decision, in µs", *SPREAD, "decisions")
    lines += [*rows(YARDSTICK, told), *rows("kanly", told)]
    if "AlphaBetaPlayer" not in names_of(YARDSTICK, told):
        lines += ["", ABSENT]
    return "\n".join(lines)


# --- the command line


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--write", action="store_true", help="update docs/performance.md")
    parser.add_argument("--players", default="", help="folder with catanatron's modules value and minimax")
    parser.add_argument("--positions", type=int, default=100, help="that each of our bots is asked in")
    parser.add_argument("--games", type=int, default=10, help="that each of catanatron's players plays")
    return parser.parse_args()


def main() -> None:
    asked = parse()
    told = measured(asked.positions, asked.games, asked.players)
    print(json.dumps({"interpreter": interpreter(), **told}, indent=2) if asked.json else table(told))
    if asked.write:
        report.write(table(told), PART)


if __name__ == "__main__":
    main()
