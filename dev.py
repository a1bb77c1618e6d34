#!/usr/bin/env python3
"""Every command of the project: set up, check, test, measure, run. Needs only Python 3.11 or newer."""

from __future__ import annotations  # an older Python must get as far as the sentence in main()

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.append(str(ROOT / "tools"))

import browsers  # noqa: E402
import page_build  # noqa: E402
import playing  # noqa: E402
import torch_install  # noqa: E402
from workshop import (  # noqa: E402
    NO_COMPILER,
    SOURCES,
    VENV,
    Stop,
    alone,
    can_compile,
    clean_environment,
    digest,
    install_lock,
    pip,
    program,
    read_stamp,
    run,
    tell,
    write_stamp,
)

VENV_BENCH = ROOT / ".venv-bench"
ONCE = ("tests/server", "tests/browser")  # are about nothing compiled: tested on one build, the last
TYPED = ("src", "dev.py", "bench", "tools", "tests", "examples")
BROWSED = ("axe", "fifty", "figures", "from_clone", "golden", "pictures")  # scripts of tests/browser
BENCH_OPTIONS = ("json", "write", "check", "short", "accept")

# --- set-up


def install_kanly(kind: str, again: bool = False) -> None:
    """Installs the package as `compiled`, as `pure`, or as `any`: compiled if that succeeds."""
    wanted = digest(*SOURCES, "requirements-dev.lock")
    accepted = {f"{wanted} compiled"} | ({f"{wanted} pure"} if kind != "compiled" else set())
    if read_stamp(VENV, "kanly") in accepted and not again:
        return
    tell("Installing kanly ...")
    write_stamp(VENV, "kanly", "")
    shutil.rmtree(ROOT / "build", ignore_errors=True)  # an old build would bring back deleted modules
    switch = {"compiled": {"KANLY_REQUIRE_COMPILED": "1"}, "pure": {"KANLY_PURE": "1"}}.get(kind, {})
    options = ("--force-reinstall", "--no-deps", "--no-build-isolation", ".")
    pip("Installing kanly", VENV, *options, **switch)
    write_stamp(VENV, "kanly", f"{wanted} {installed_kind()}")


def installed_kind() -> str:
    """What was really installed, told by the program itself."""
    command = [str(program("kanly")), "--version"]
    told = subprocess.run(command, cwd=ROOT, env=clean_environment(), capture_output=True, text=True)
    if told.returncode != 0:
        raise Stop(f"The installed kanly does not start: {told.stderr.strip()}")
    tell(told.stdout.strip())
    return "compiled" if "compiled=yes" in told.stdout else "pure"


def set_up_tools() -> None:
    """Everything but kanly itself: enough for what works on the source."""
    with alone():
        install_lock(VENV, "requirements-dev.lock")
        torch_install.install()


def set_up(kind: str = "any", again: bool = False) -> None:
    set_up_tools()
    with alone():
        install_kanly(kind if can_compile() else "pure", again)


# --- commands


def check() -> None:
    set_up_tools()
    python = program("python")
    typed = [path for path in TYPED if (ROOT / path).exists()]
    run("The format check (dev.py fix mends it)", program("ruff"), "format", "--check", "--quiet", ".")
    run("The lint check", program("ruff"), "check", "--quiet", ".")
    packages = os.pathsep.join(str(project.parent) for project in ROOT.glob("examples/*/pyproject.toml"))
    run("The type check", python, "-m", "mypy", "--strict", *typed, MYPYPATH=packages)
    architecture = "tests/test_architecture.py"
    run("The architecture test", python, "-m", "pytest", "-q", architecture, PYTHONPATH="src", KANLY_PURE="1")


def test(legs: list[str], arguments: list[str]) -> None:
    if "compiled" in legs and not can_compile():
        if os.environ.get("CI") or legs == ["compiled"]:
            raise Stop(f"The compiled build cannot be tested: {NO_COMPILER}.")
        tell(f"Only the pure build is tested: {NO_COMPILER}.")
        legs = ["pure"]
    check()
    browsers.make_ready()
    if "compiled" in legs:
        set_up("compiled")
    settings = {"pure": {"PYTHONPATH": "src", "KANLY_PURE": "1"}, "compiled": {"KANLY_REQUIRE_COMPILED": "1"}}
    for leg in legs:
        tell(f"\nTests on the {leg} build:")
        command = [str(program("python")), "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *arguments]
        command += [f"--ignore={place}" for place in ONCE if leg != legs[-1] and not arguments]
        run(f"The test suite on the {leg} build", *command, **settings[leg])


def fix() -> None:
    set_up_tools()
    run("Formatting", program("ruff"), "format", "--quiet", ".")  # which mends some findings by itself
    run("Mending lint findings", program("ruff"), "check", "--fix", "--quiet", ".")
    run("Formatting", program("ruff"), "format", ".")


def bench(script: str, arguments: list[str]) -> None:
    if not can_compile():
        raise Stop(f"The speed cannot be measured: {NO_COMPILER}.")
    set_up("compiled")
    with alone():
        install_lock(VENV_BENCH, "requirements-bench.lock")
    run("The speed measurement", program("python"), f"bench/{script}.py", *arguments)


def coverage() -> None:
    """Of the rings that hold the rules and their words, on the interpreted build."""
    set_up_tools()
    command = [str(program("python")), "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal"]
    command += ["--cov", "--cov-report=term:skip-covered", "--cov-report=html:build/coverage"]
    run("The coverage measurement", *command, PYTHONPATH="src", KANLY_PURE="1")


def mutants(arguments: list[str]) -> None:
    if os.name == "nt":
        raise Stop("Breakages are tried on Linux and macOS only.")
    set_up()
    run("Trying breakages", program("python"), "tools/mutants.py", *arguments)


def accept(kinds: list[str]) -> None:
    set_up_tools()
    places = os.pathsep.join(("src", "tests"))
    run("Accepting", program("python"), "tools/accept.py", *kinds, PYTHONPATH=places, KANLY_PURE="1")


def new(what: str, name: str, family: str) -> None:
    set_up_tools()
    run("Beginning something new", program("python"), "tools/new.py", what, name, "--in", family)
    fix()


def show(name: str) -> None:
    set_up_tools()
    run("Showing a set", program("python"), "tools/show.py", name, PYTHONPATH="src", KANLY_PURE="1")


def browse(what: str, arguments: list[str]) -> None:
    """The long forms of what is tested in browsers: tests/browser/README.md."""
    browsers.install()
    set_up_tools()
    places = os.pathsep.join(("src", "tests", "tools", "bench"))
    run(
        "Browsing",
        program("python"),
        f"tests/browser/{what}.py",
        *arguments,
        PYTHONPATH=places,
        KANLY_PURE="1",
    )


def package() -> None:
    """What others install: a source archive and a wheel made of it, tried in an environment of their own."""
    set_up_tools()
    run("Making packages", program("python"), "tools/parcel.py")


# --- the command line


def parse() -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("setup", help="create .venv and install everything")
    commands.add_parser("check", help="format, lint, types and architecture")
    tests = commands.add_parser("test", help="check, then test both builds; pytest arguments after --")
    only = tests.add_mutually_exclusive_group()
    only.add_argument("--pure", action="store_true", help="test only the Python source")
    only.add_argument("--compiled", action="store_true", help="test only the compiled engine")
    commands.add_parser("fix", help="format and mend what lint can mend")
    measure = commands.add_parser("bench", help="measure the speed beside catanatron's")
    measure.add_argument("--json", action="store_true", help="print one JSON object")
    measure.add_argument("--write", action="store_true", help="update docs/performance.md")
    measure.add_argument("--check", action="store_true", help="fail if it has become slower")
    measure.add_argument("--short", action="store_true", help="with --check: within a minute")
    measure.add_argument("--accept", action="store_true", help="it is meant to be as fast as it is now")
    measure.add_argument("--bots", action="store_true", help="measure what a decision costs each bot instead")
    measure.add_argument("--learners", action="store_true", help="measure rows and environments instead")
    beside = "with --bots: a folder with catanatron's modules value and minimax, which its package lacks"
    measure.add_argument("--players", metavar="FOLDER", type=Path, help=beside)
    commands.add_parser("coverage", help="which branches of the rules and texts the tests never take")
    broken = commands.add_parser("mutants", help="break the rules a little, many times: do the tests notice?")
    for name, usual in (("seed", "1"), ("count", "300"), ("jobs", "2"), ("only", "")):
        broken.add_argument(f"--{name}", default=usual)
    meant = commands.add_parser("accept", help="a change is meant: make anew what tests compare with")
    meant.add_argument(
        "kinds",
        nargs="*",
        help="games, digests, steps, rows, tallies, cards, rulings, schema, evenings, book; without one, all",
    )
    begun = commands.add_parser("new", help="the skeletons of something new, and every file to touch")
    begun.add_argument("what", choices=("set", "card", "word", "ruling", "language"))
    begun.add_argument("name")
    into = "of a card or word, its set in examples/; of a ruling, its file of tests; of a language, its code"
    begun.add_argument("--in", dest="family", default="", help=into)
    shown = commands.add_parser("show", help="every component of a set of examples/, in every language")
    shown.add_argument("name")
    started = "the page, with the options of kanly serve; `run play`: in the terminal"
    commands.add_parser("run", add_help=False, help=started)
    commands.add_parser("package", help="make a source archive and a wheel in dist/, and try the wheel")
    page = commands.add_parser("page", help="build the page of web/ into the package")
    page.add_argument(
        "--compare", action="store_true", help="fail if the page in the package is not that of web/"
    )
    commands.add_parser("browsers", help="install Debian's browsers and letters for the browser tests")
    seen = commands.add_parser("browse", help="the page in real browsers; its own options after --")
    seen.add_argument("what", choices=BROWSED)
    commands.add_parser("compile", help="install again, compiled or not at all")
    own, extra = sys.argv[1:], []
    if "--" in own:
        own, extra = own[: own.index("--")], own[own.index("--") + 1 :]
    asked, more = parser.parse_known_args(own)
    if more and asked.command != "run":
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    return asked, more + extra


def carry_out(asked: argparse.Namespace, extra: list[str]) -> None:
    if asked.command == "setup":
        set_up()
    elif asked.command == "check":
        check()
    elif asked.command == "test":
        test([leg for leg in ("pure", "compiled") if getattr(asked, leg)] or ["pure", "compiled"], extra)
    elif asked.command == "fix":
        fix()
    elif asked.command == "bench":
        given = [f"--{name}" for name in BENCH_OPTIONS if getattr(asked, name)]
        players = ["--players", str(asked.players.resolve())] if asked.players else []
        script = "bots_cost" if asked.bots else "learners_cost" if asked.learners else "speed"
        bench(script, [*given, *players, *extra])
    elif asked.command == "coverage":
        coverage()
    elif asked.command == "mutants":
        mutants([f"--{name}={getattr(asked, name)}" for name in ("seed", "count", "jobs", "only")])
    elif asked.command == "accept":
        accept(asked.kinds)
    elif asked.command == "show":
        show(asked.name)
    elif asked.command == "new":
        new(asked.what, asked.name, asked.family)
    elif asked.command == "package":
        package()
    elif asked.command == "page":
        page_build.build(only_compare=asked.compare)
    elif asked.command == "browsers":
        browsers.install()
    elif asked.command == "browse":
        browse(asked.what, extra)
    elif asked.command == "run":
        playing.play(extra)
    elif not can_compile():
        raise Stop(f"The engine cannot be compiled: {NO_COMPILER}.")
    else:
        set_up("compiled", again=True)


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        print("dev.py: kanly needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    try:
        carry_out(*parse())
    except Stop as reason:
        print(f"dev.py: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("dev.py: stopped.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
