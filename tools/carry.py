"""Makes a folder with kanly and all that it needs, to be run where nothing can be installed.

    python tools/carry.py --python python3.12

compiles kanly for that Python and puts it into `.carry` beside the few packages that training and bots need,
all without what only people look at. There, `PYTHONPATH=.carry python3 -m kanly train` is all; PyTorch and
numpy are those of that machine.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from workshop import BIN, ROOT, Stop, clean_environment, run, tell

PACKAGES = ("librt", "markdown-it-py", "mdurl", "msgspec", "openskill", "platformdirs", "pygments", "rich")
LEFT_OUT = ("kanly/server/page", "*.dist-info", "bin", "pygments/lexers", "**/__pycache__")
KEPT_LEXERS = ("__init__.py", "_mapping.py")
BUILDING = ROOT / "build" / "carry"
MOST_MB = 50


def environment(python: str) -> Path:
    """With the pinned tools that compile."""
    venv = BUILDING / "venv"
    if not venv.exists():
        run("Making an environment", python, "-m", "venv", venv)
        pip(venv, "install", "--require-hashes", "-r", "requirements-build.lock")
    return venv


def pip(venv: Path, *arguments: str | Path) -> None:
    command = (venv / BIN / "python", "-m", "pip", "-q", "--disable-pip-version-check")
    run("pip", *command, *arguments)


def fill(folder: Path, venv: Path) -> None:
    wheels = BUILDING / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    run(
        "Compiling kanly",
        *(venv / BIN / "python", "-m", "pip", "-q", "wheel", "--no-deps", "--no-build-isolation"),
        *("-w", wheels, "."),
        KANLY_REQUIRE_COMPILED="1",
    )
    for wheel in wheels.glob("kanly-*.whl"):
        zipfile.ZipFile(wheel).extractall(folder)
    pins = [line.split(" ")[0] for line in (ROOT / "requirements-dev.lock").read_text().splitlines()]
    wanted = [pin for pin in pins if pin.partition("==")[0] in PACKAGES]
    pip(venv, "install", "--no-deps", "--target", folder, *wanted)


def lighten(folder: Path) -> None:
    for pattern in LEFT_OUT:
        for path in list(folder.glob(pattern)):
            kept = {name: (path / name).read_bytes() for name in KEPT_LEXERS if path.name == "lexers"}
            shutil.rmtree(path)
            for name, data in kept.items():
                path.mkdir(exist_ok=True)
                (path / name).write_bytes(data)
    for library in folder.rglob("*.so"):
        subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default="python3.12", help="the same version as where it is carried to")
    parser.add_argument("--out", type=Path, default=ROOT / ".carry")
    asked = parser.parse_args()
    try:
        fill(asked.out, environment(asked.python))
        lighten(asked.out)
        size = sum(file.stat().st_size for file in asked.out.rglob("*") if file.is_file()) / 1e6
        tell(f"{asked.out.name}: {size:.1f} MB")
        if size > MOST_MB:
            raise Stop(f"That is more than {MOST_MB} MB.")
        command = [asked.python, "-m", "kanly", "--version"]
        alone = {**clean_environment(), "PYTHONPATH": str(asked.out)}
        tell(subprocess.run(command, cwd="/", env=alone, text=True, capture_output=True).stdout.strip())
    except Stop as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
