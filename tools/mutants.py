"""Would the tests notice? Breaks the rules a little, many times, and counts how often the suite fails.

Each breakage is made in a private copy of the project and met by the quick part of the suite. What is outside
the engine is tried with the compiled one where it is installed, which is sooner done. What is not noticed is
either a gap in the tests or no breakage at all; docs/mutants.md helps to tell.
"""

from __future__ import annotations

import argparse
import os
import queue
import random
import resource
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from breakages import Breakage, sites

ROOT = Path(__file__).resolve().parent.parent
NOT_COPIED = ("__pycache__", ".*", "build", "dist", "*.so", "*.egg-info")
ENGINE = "src/kanly/engine"
Round = tuple[str, ...]  # tests that run together
Limits = dict[tuple[Round, str], int]  # seconds of work for a round of tests, by KANLY_PURE

TOLD: Round = ("tests/telling", "tests/properties/test_events.py")
RULES: tuple[Round, ...] = (  # cheap and broad nets before those that look closely
    ("tests/tally", "tests/games", "tests/content"),
    ("tests/rulings", "tests/engine"),
    (
        "tests/properties/test_chance.py",
        "tests/properties/test_conservation.py",
        "tests/properties/test_rival_games.py",
        "tests/properties/test_order.py::test_a_word_that_asks_says_so_beforehand",
        "tests/record/test_records.py",
        "tests/record/test_snapshots.py",
        "tests/view",
        "tests/test_api.py",
    ),
    TOLD,
    ("tests/properties/test_machine.py", "tests/properties/test_belief.py"),
    tuple(f"tests/properties/test_order.py::test_asking_less_loses_nothing[{chunk}]" for chunk in range(10)),
)
VIEWS: Round = ("tests/view", "tests/test_api.py", "tests/test_going_back.py", "tests/test_settling.py")
REFUSALS: Round = ("tests/test_why_not.py", "tests/test_why_not_answers.py", "tests/test_refusal_rulings.py")
RECORDS: Round = ("tests/record", "tests/games")
TEXTS: Round = ("tests/text",)
EVENINGS: Round = ("tests/evenings",)
TERMINAL: Round = ("tests/cli",)
SECRETS: Round = tuple(f"tests/properties/test_{name}.py" for name in ("views", "leaks", "twins"))
SHOWN = {  # by ring, the round that looks at nothing else first
    "view": (VIEWS, EVENINGS, REFUSALS, RECORDS, TOLD, SECRETS, TERMINAL),
    "record": (RECORDS, VIEWS, TOLD, SECRETS, TERMINAL),
    "refusals": (REFUSALS, EVENINGS, VIEWS, TEXTS, TERMINAL),
    "telling": (EVENINGS, TOLD, TERMINAL, VIEWS, TEXTS),
    "text": (TEXTS, EVENINGS, TOLD, REFUSALS, TERMINAL),
    "cli": (EVENINGS, TERMINAL, TOLD),
}
BROKEN = {
    ENGINE: RULES,
    "src/kanly/content": RULES,
    **{f"src/kanly/{ring}": rounds for ring, rounds in SHOWN.items()},
}
PATIENCE = 3  # times as long as usual; a breakage that makes a round of tests last longer makes it endless
NO_TESTS = "No module named pytest"
SHORTEST = 20  # seconds of work granted in any case
LONGEST = 1200  # seconds of waiting, however busy the machine is


@dataclass(frozen=True)
class Outcome:
    breakage: Breakage
    noticed: bool
    how: str  # the test that failed first, or why there is none
    seconds: float


# --- choosing


def all_sites() -> list[list[Breakage]]:
    found = []
    for folder in BROKEN:
        for file in sorted((ROOT / folder).rglob("*.py")):
            name = file.relative_to(ROOT).as_posix()
            found += sites(name, file.read_text(), folder.endswith("content"))
    return found


def chosen(seed: int, count: int, only: str) -> list[Breakage]:
    """At most one breakage of a place, every place equally likely."""
    luck = random.Random(seed)
    found = [ways for ways in all_sites() if any(only in str(way) for way in ways)]
    picked = luck.sample(found, min(count, len(found)))
    return [luck.choice([way for way in ways if only in str(way)]) for ways in picked]


# --- trying


class Copy:
    """A copy of the project of its own, in which one file at a time is broken."""

    def __init__(self, place: Path, limits: Limits) -> None:
        self.place = place
        self.limits = limits

    def test(self, paths: Round, limit: int, **environment: str) -> tuple[bool, str]:
        """Whether all is well there, and what is said about it."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no", *paths]
        settings = {"PYTHONPATH": "src", "KANLY_PURE": "1", **environment}
        try:
            done = subprocess.run(
                command,
                cwd=self.place,
                env={**os.environ, **settings},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=LONGEST,
                preexec_fn=partial(work_at_most, limit),
            )
        except subprocess.TimeoutExpired:
            return False, "endless"
        if NO_TESTS in done.stdout:
            raise SystemExit(f"mutants: no test can be run: {done.stdout.strip()}")
        return done.returncode == 0, "endless" if done.returncode < 0 else first_failure(done.stdout)

    @contextmanager
    def broken(self, breakage: Breakage) -> Iterator[None]:
        file = self.place / breakage.file
        source = file.read_text()
        file.write_text(breakage.applied(source))
        try:
            yield
        finally:
            file.write_text(source)

    def meet(self, breakage: Breakage) -> Outcome:
        start = time.monotonic()
        build = build_for(breakage)
        with self.broken(breakage):
            for paths in rounds_of(breakage):
                limit = self.limits[paths, build]
                sound, told = self.test(paths, limit, KANLY_PURE=build, PYTHONDONTWRITEBYTECODE="1")
                if not sound:
                    return Outcome(breakage, True, told, time.monotonic() - start)
        return Outcome(breakage, False, "", time.monotonic() - start)


def rounds_of(breakage: Breakage) -> tuple[Round, ...]:
    return next(rounds for folder, rounds in BROKEN.items() if breakage.file.startswith(f"{folder}/"))


def build_for(breakage: Breakage) -> str:
    """A value of KANLY_PURE: a broken engine is not compiled anew."""
    return "1" if breakage.file.startswith(f"{ENGINE}/") else ""


def work_at_most(seconds: int) -> None:
    """For the process that calls it. What counts is its own work, not that of others on the machine."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def first_failure(output: str) -> str:
    failures = [line for line in output.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failures[0].split(" - ")[0] if failures else output[-200:].strip()


def try_all(breakages: list[Breakage], jobs: int) -> Iterator[Outcome]:
    with tempfile.TemporaryDirectory(prefix="kanly-mutants-") as folder:
        free: queue.Queue[Copy] = queue.Queue()
        needed = {(paths, build_for(way)): 0 for way in breakages for paths in rounds_of(way)}
        for copy in copies(Path(folder), jobs, list(needed)):
            free.put(copy)

        def one(breakage: Breakage) -> Outcome:
            copy = free.get()
            try:
                return copy.meet(breakage)
            finally:
                free.put(copy)

        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(one, breakages)


def copies(folder: Path, count: int, rounds: list[tuple[Round, str]]) -> list[Copy]:
    """Made of one in which the suite has passed, with what Python compiled meanwhile."""
    first = folder / "0"
    shutil.copytree(ROOT, first, ignore=shutil.ignore_patterns(*NOT_COPIED))
    bring_compiled_engine(first / "src")
    limits = {(paths, build): limit_of(paths, build, Copy(first, {})) for paths, build in rounds}
    for number in range(1, count):
        shutil.copytree(first, folder / str(number))
    return [Copy(folder / str(number), limits) for number in range(count)]


def bring_compiled_engine(source: Path) -> None:
    """From where dev.py installs it; an engine of another source is of no use."""
    installed = Path(sysconfig.get_path("platlib"))
    engine = [file.relative_to(source) for file in (source / "kanly/engine").rglob("*.py")]
    if not all(are_equal(source / file, installed / file) for file in engine):
        return
    for file in (*installed.glob("kanly__mypyc*"), *(installed / "kanly/engine").rglob("*.so")):
        shutil.copy(file, source / file.relative_to(installed))


def are_equal(one: Path, other: Path) -> bool:
    return other.exists() and one.read_bytes() == other.read_bytes()


def limit_of(paths: Round, build: str, copy: Copy) -> int:
    """By the work that this round of tests is without a breakage. A suite that fails then is of no use."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    sound, told = copy.test(paths, LONGEST, KANLY_PURE=build)
    if not sound:
        raise SystemExit(f"mutants: the suite fails without any breakage: {told}")
    return SHORTEST + PATIENCE * round(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)


# --- telling


def report(outcomes: list[Outcome]) -> str:
    noticed = [outcome for outcome in outcomes if outcome.noticed]
    survivors = [outcome for outcome in outcomes if not outcome.noticed]
    lines = [f"{len(noticed)} of {len(outcomes)} breakages were noticed."]
    kinds = Counter(outcome.breakage.kind for outcome in outcomes)
    missed = Counter(outcome.breakage.kind for outcome in survivors)
    lines += [f"  {kind}: {count - missed[kind]} of {count}" for kind, count in sorted(kinds.items())]
    if survivors:
        lines += ["Not noticed:", *(f"  {outcome.breakage}" for outcome in survivors)]
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which breakages are chosen")
    parser.add_argument("--count", type=int, default=300, help="how many at most")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--only", default="", help="those whose line of the report holds this text")
    asked = parser.parse_args(arguments)
    outcomes = []
    for outcome in try_all(chosen(asked.seed, asked.count, asked.only), asked.jobs):
        outcomes.append(outcome)
        mark = outcome.how if outcome.noticed else "NOT NOTICED"
        print(f"{outcome.seconds:5.1f}s {outcome.breakage}  [{mark}]", file=sys.stderr, flush=True)
    print(report(outcomes))


if __name__ == "__main__":
    main(sys.argv[1:])
