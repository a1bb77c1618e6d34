"""Breakages of single rules, each beside the tests that name the rule and must notice it.

Recorded games notice almost anything, but say nothing about what is wrong. Here every breakage is made in a
private copy of the project, and only its own tests are run. By hand: `python tools/named_breakages.py`.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from breakages import Breakage
from broken_rules import NAMED, Named
from mutants import NOT_COPIED, ROOT, Copy

SECONDS = 60  # of work for one test


@dataclass(frozen=True)
class Met:
    breakage: Breakage
    noticed: tuple[str, ...]
    silent: tuple[str, ...]


def meet(copy: Copy, named: Named) -> Met:
    made = named.made((copy.place / named.file).read_text())
    with copy.broken(made):
        noticed = tuple(test for test in named.tests if fails(copy, test))
    return Met(made, noticed, tuple(test for test in named.tests if test not in noticed))


def fails(copy: Copy, test: str) -> bool:
    """A test that does not exist, or cannot be run, notices nothing."""
    sound, told = copy.test((test,), SECONDS, PYTHONDONTWRITEBYTECODE="1")
    return not sound and (told == "endless" or told.startswith("FAILED"))


def try_all(chosen: list[Named]) -> Iterator[Met]:
    with tempfile.TemporaryDirectory(prefix="kanly-named-") as folder:
        place = Path(folder) / "0"
        shutil.copytree(ROOT, place, ignore=shutil.ignore_patterns(*NOT_COPIED))
        copy = Copy(place, {})
        check_sound(copy, chosen)
        for named in chosen:
            yield meet(copy, named)


def check_sound(copy: Copy, chosen: list[Named]) -> None:
    sound, told = copy.test(tuple(test for named in chosen for test in named.tests), SECONDS * len(chosen))
    if not sound:
        raise SystemExit(f"named_breakages: a test fails without any breakage: {told}")


def line_of(met: Met) -> str:
    """One row of a Markdown table."""
    where = f"{met.breakage.file.removeprefix('src/kanly/')}:{met.breakage.line}"
    tests = [test.split("::")[-1] for test in met.noticed]
    tests += [f"NOT by {test.split('::')[-1]}" for test in met.silent]
    return f"| {met.breakage.told} | {where} | {'no' if met.silent else 'yes'} | {', '.join(tests)} |"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="named_breakages", description=__doc__)
    parser.add_argument("--only", default="", help="those whose rule holds this text")
    asked = parser.parse_args(arguments)
    chosen = [named for named in NAMED if asked.only in named.rule]
    print("| rule that is broken | where | noticed | by the tests that name it |\n|---|---|---|---|")
    missed = 0
    for met in try_all(chosen):
        missed += bool(met.silent)
        print(line_of(met), flush=True)
    print(f"\n{len(chosen) - missed} of {len(chosen)} were noticed by every test that names the rule.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
