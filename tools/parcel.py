"""`dev.py package`: a source archive and a wheel made of it, in `dist/`; the wheel is tried by itself.

What the archive lacks, the wheel cannot be made of; what the wheel lacks, no folder of a developer supplies.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from workshop import ROOT, SWITCHES, Stop, can_compile, clean_environment, make_venv, pip, program, run, tell

DIST = ROOT / "dist"


def make() -> Path:
    """With the tools that are pinned for developers. Obeys the variables that choose the build."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    wanted = {name: os.environ[name] for name in SWITCHES if name in os.environ}
    command = (sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST)
    run("Making the source archive and the wheel", *command, **wanted)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def attempt(wheel: Path) -> str:
    """In a new environment and another folder; what the program says of itself."""
    with tempfile.TemporaryDirectory(prefix="kanly-") as folder:
        venv = Path(folder, "venv")
        make_venv(venv)
        pip("Installing requirements.lock", venv, "--require-hashes", "-r", "requirements.lock")
        pip("Installing the wheel", venv, "--no-deps", str(wheel))
        answers(venv, "simulate", "2", "--ix")
        answers(venv, "card", "Dagger", "--lang", "ja")
        answers(venv, "rulings", "voice")
        return answers(venv, "--version")


def answers(venv: Path, *arguments: str) -> str:
    """What it prints, in a folder where nothing of the project lies."""
    command = [str(program("kanly", venv)), *arguments]
    told = subprocess.run(command, cwd=venv, env=clean_environment(), capture_output=True, text=True)
    if told.returncode != 0 or not told.stdout:
        raise Stop(f"The wheel does not work: kanly {' '.join(arguments)}: {told.stderr.strip()}")
    return told.stdout.strip()


def main() -> int:
    try:
        wheel = make()
        version = attempt(wheel)
        tell(f"{wheel.relative_to(ROOT)}: {version}")
        is_wanted = can_compile() and os.environ.get("KANLY_PURE") != "1"
        if is_wanted != ("compiled=yes" in version):
            raise Stop("That is not the build that was to be made.")
    except Stop as reason:
        print(f"dev.py package: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
