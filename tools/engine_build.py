"""Compiles the engine beside a game that is played, for the next one: `engine_build.py PLACE PYTHON`.

Everything is made in a folder of its own and moved to its name when it has been tried: one that was
interrupted is never played with, and the next build takes it away. Two never run at once.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from workshop import ROOT, SOURCES, Stop, clean_environment, digest

LOG = "build.log"
LOCK = "requirements-build.lock"
PATIENCE = 24 * 60 * 60  # seconds until what failed is tried again
LONGEST = 30 * 60  # seconds of any one step
KEPT = 2  # engines: this one, and one that somebody may be playing with
LEAST_PRIORITY = 19


class Failed(Exception):  # noqa: N818
    """The source cannot be compiled here, with the reason."""


# --- names


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def fingerprint(root: Path) -> str:
    """Of the source, and of what it is compiled with and for."""
    return digest(*SOURCES, LOCK, root=root)[:16]


def engine_in(place: Path, wanted: str) -> Path:
    return place / f"engine-{wanted}"


def failure_in(place: Path, wanted: str) -> Path:
    return place / f"failed-{wanted}"


# --- one at a time


@contextmanager
def only_one(place: Path) -> Iterator[bool]:
    """Whether nobody else is building; nobody else begins until the end."""
    import fcntl

    with (place / "build.lock").open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def is_under_way(place: Path) -> bool:
    with only_one(place) as is_free:
        return not is_free


# --- building


def build(place: Path, python: Path) -> None:
    """Only what is tried and whole gets the name by which it is found."""
    for left in place.glob("new-*"):
        shutil.rmtree(left, ignore_errors=True)
    tools = tools_in(place, python)
    with tempfile.TemporaryDirectory(prefix="new-", dir=place) as folder:
        source, library = Path(folder, "source"), Path(folder, "library")
        copy_source(source)
        wanted = fingerprint(source)
        try:
            compile_source(source, library, python, tools)
            library.rename(engine_in(place, wanted))
        except (Failed, OSError, subprocess.SubprocessError) as reason:
            failure_in(place, wanted).write_text(f"{reason}\n")
            raise
    tidy_up(place)


def copy_source(to: Path) -> None:
    """So that nobody changes it while it is compiled."""
    to.mkdir()
    for name in (*SOURCES, LOCK, "README.md", "LICENSE"):
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
            )
        else:
            shutil.copyfile(ROOT / name, to / name)


def compile_source(source: Path, library: Path, python: Path, tools: str) -> None:
    how = {"PYTHONPATH": tools, "KANLY_REQUIRE_COMPILED": "1", "KANLY_IN_PARTS": "1"}
    if step(source, how, python, "setup.py", "-q", "build", "--build-lib", library) != 0:
        raise Failed("the engine could not be compiled")
    played = {"PYTHONPATH": str(library), "KANLY_REQUIRE_COMPILED": "1"}
    if step(source, played, python, "-m", "kanly", "simulate", "2", "--ix") != 0:
        raise Failed("the compiled engine does not work")


def tools_in(place: Path, python: Path) -> str:
    """The folder of mypy and setuptools, for PYTHONPATH; empty where the Python has them itself."""
    if all(has_module(python, name) for name in ("mypyc", "setuptools")):
        return ""
    tools = place / f"tools-{digest(LOCK)[:16]}"
    if not tools.is_dir():
        with tempfile.TemporaryDirectory(prefix="new-", dir=place) as folder:
            Path(folder, "tools").mkdir()
            fetch_tools(Path(folder, "tools"), python)
            Path(folder, "tools").rename(tools)
    return str(tools)


def fetch_tools(to: Path, python: Path) -> None:
    owner = python if has_module(python, "pip") else sys.executable
    pip = (owner, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
    options = ("--no-deps", "--require-hashes", "--target", to, "-r", ROOT / LOCK)
    if step(to.parent, {}, *pip, *options) != 0:
        raise Stop("the tools for compiling could not be installed")


def has_module(python: Path, name: str) -> bool:
    question = "import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)"
    return step(ROOT, {}, python, "-c", question, name) == 0


def step(where: Path, environment: dict[str, str], *command: str | Path) -> int:
    words = [str(word) for word in command]
    return subprocess.run(
        words, cwd=where, env={**clean_environment(), **environment}, timeout=LONGEST
    ).returncode


def tidy_up(place: Path) -> None:
    engines = sorted(place.glob("engine-*"), key=lambda engine: engine.stat().st_mtime)
    for old in engines[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    for failure in place.glob("failed-*"):
        failure.unlink(missing_ok=True)


# --- in the background


def write_to(log: Path) -> None:
    """Whatever is printed from here on, by this process and those it starts."""
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    os.dup2(file, 1)
    os.dup2(file, 2)
    os.close(file)


def main() -> int:
    place, python = Path(sys.argv[1]), Path(sys.argv[2])
    os.nice(LEAST_PRIORITY)
    with only_one(place) as is_free:
        if not is_free or engine_in(place, fingerprint(ROOT)).is_dir():
            return 0
        write_to(place / LOG)
        try:
            build(place, python)
        except (Failed, Stop, OSError, subprocess.SubprocessError) as reason:
            print(f"not built: {reason}", flush=True)
            return 1
        print("built", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
