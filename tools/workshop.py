"""What dev.py and its helpers work with: commands that are run, environments, locks, fingerprints.

Needs only Python; an older one must get as far as the sentence in dev.py, so nothing new is done at import.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = "Scripts" if os.name == "nt" else "bin"
SWITCHES = ("KANLY_PURE", "KANLY_REQUIRE_COMPILED")  # which build of kanly is meant
NO_COMPILER = "there is no C compiler with Python headers on this machine"
SOURCES = ("src", "pyproject.toml", "setup.py")  # what an installation is made from
MADE = {"__pycache__", "kanly.egg-info"}  # by running and installing, not by us


class Stop(Exception):  # noqa: N818
    """Ends dev.py with one sentence for its user."""


# --- running things


def run(purpose: str, *command: str | Path, **environment: str) -> None:
    """Runs a command in the project's folder. When it fails, dev.py stops and names the purpose."""
    try:
        done = subprocess.run(
            [str(part) for part in command], cwd=ROOT, env={**clean_environment(), **environment}
        )
    except OSError as error:
        raise Stop(f"{purpose} failed: {error}.") from error
    if done.returncode != 0:
        raise Stop(f"{purpose} failed (exit status {done.returncode}).")


def tell(sentence: str) -> None:
    """Says how far dev.py is, beside whatever a command prints."""
    print(sentence, file=sys.stderr, flush=True)


def clean_environment() -> dict[str, str]:
    """The caller's environment without what would change which build of kanly is meant."""
    ours = {*SWITCHES, "PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME"}
    return {name: value for name, value in os.environ.items() if name not in ours}


def program(name: str, venv: Path = VENV) -> Path:
    return venv / BIN / (f"{name}.exe" if os.name == "nt" else name)


@contextmanager
def alone(lock: Path = ROOT / ".dev.lock") -> Iterator[None]:
    """Keeps two set-ups in one folder from running at the same time."""
    if os.name == "nt":
        yield
        return
    import fcntl

    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def can_compile() -> bool:
    compiler = any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))
    return compiler and (Path(sysconfig.get_path("include")) / "Python.h").exists()


# --- fingerprints


def digest(*places: str, root: Path | None = None) -> str:
    """A fingerprint of files and folders and of this Python, so that unchanged things are not made again."""
    home = root or ROOT
    seen = hashlib.sha256(f"{sys.version} {sys.base_prefix}".encode())
    for place in places:
        path = home / place
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not MADE & set(file.parts):
                seen.update(str(file.relative_to(home)).encode() + b"\0" + file.read_bytes() + b"\0")
    return seen.hexdigest()


def read_stamp(venv: Path, name: str) -> str:
    stamp = venv / f".{name}.stamp"
    return stamp.read_text() if stamp.exists() else ""


def write_stamp(venv: Path, name: str, text: str) -> None:
    (venv / f".{name}.stamp").write_text(text)


# --- environments


def base_python() -> str:
    """Not that of an environment, which may be about to be removed."""
    return str(getattr(sys, "_base_executable", sys.executable))


def make_venv(venv: Path) -> None:
    """A new environment. Where Debian lacks the module for it, root installs it and others are told."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
            raise Stop(f"Python lacks its venv module; install it with: sudo apt-get install {package}")
        run("Reading Debian's package list", "apt-get", "update", "-qq")
        quiet = ("apt-get", "install", "-y", "-qq")
        run(f"Installing {package}", *quiet, package, DEBIAN_FRONTEND="noninteractive")
    shutil.rmtree(venv, ignore_errors=True)
    run(f"Creating {venv.name}", base_python(), "-m", "venv", venv)


def install_lock(venv: Path, lock: str) -> None:
    wanted = digest(lock)
    if read_stamp(venv, "lock") == wanted:
        return
    tell(f"Installing {lock} into {venv.name} ...")
    make_venv(venv)
    pip(f"Installing {lock}", venv, "--require-hashes", "-r", lock)
    write_stamp(venv, "lock", wanted)


def pip(purpose: str, venv: Path, *arguments: str, **environment: str) -> None:
    command = (program("python", venv), "-m", "pip", "install", "-qq", "--disable-pip-version-check")
    run(purpose, *command, *arguments, **environment)
