"""`dev.py run`: the game at once, from its Python source; the engine is compiled meanwhile for the next time.

What it needs lies in `.play` of the clone: an environment with the packages of the game and no tools, and
compiled engines, each under the fingerprint of the source and the Python it was made for. Whoever has the
`.venv` of a developer plays with that.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import engine_build
from workshop import (
    NO_COMPILER,
    ROOT,
    SOURCES,
    SWITCHES,
    VENV,
    Stop,
    alone,
    base_python,
    can_compile,
    clean_environment,
    digest,
    make_venv,
    program,
    read_stamp,
    tell,
    write_stamp,
)

LOCK = "requirements.lock"
SOURCE = {"PYTHONPATH": str(ROOT / "src")}


def play(arguments: list[str]) -> None:
    """The page, or what the first word asks for: `dev.py run play` is the game in the terminal."""
    is_named = arguments == ["--version"] or (arguments and not arguments[0].startswith("-"))
    asked = arguments if is_named else ["serve", *arguments]
    place = home()
    python = python_with_packages(place)
    chosen = build_to_play(place, python)
    begin([str(python), "-m", "kanly", *asked], {**environment_in(place), **chosen})


def environment_in(place: Path) -> dict[str, str]:
    """What Python makes of a source is kept, though not in the source; the player may choose the build."""
    kept = {"PYTHONPYCACHEPREFIX": str(place / "pycache"), "PYTHONDONTWRITEBYTECODE": ""}
    return {**clean_environment(), **kept, **{name: os.environ.get(name, "") for name in SWITCHES}}


def begin(command: list[str], environment: dict[str, str]) -> None:
    """The game takes the place of dev.py, so that keys and signals are its own."""
    if os.name == "nt":
        sys.exit(subprocess.call(command, env=environment))
    os.execve(command[0], command, environment)


# --- places


def home() -> Path:
    """The place that is ready, else the first that can be written to: the clone, the user's caches, any."""
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    places = [ROOT / ".play", caches / f"kanly-{digest_of_clone()}"]
    ready = [place for place in places if read_stamp(venv_in(place), "lock")]
    usable = ready or [place for place in places if can_write(place)]
    return usable[0] if usable else Path(tempfile.mkdtemp(prefix="kanly-"))


def digest_of_clone() -> str:
    return engine_build.short(str(ROOT))


def can_write(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(place, os.W_OK)


def venv_in(place: Path) -> Path:
    return place / f"venv-{digest(LOCK)[:16]}"


# --- packages


def python_with_packages(place: Path) -> Path:
    if read_stamp(VENV, "lock") == digest("requirements-dev.lock"):
        return program("python")
    venv = venv_in(place)
    if not read_stamp(venv, "lock"):
        with alone(place / "setup.lock"):
            venv = installed(place)
    return program("python", venv)


def installed(place: Path) -> Path:
    """Without a network, the packages of an earlier start will do."""
    venv = venv_in(place)
    try:
        if not read_stamp(venv, "lock"):
            install(venv)
    except Stop as reason:
        earlier = [other for other in place.glob("venv-*") if read_stamp(other, "lock")]
        if not earlier:
            raise Stop(f"{reason} The first start needs a network for a few packages.") from reason
        tell(f"The packages of an earlier start are used: {reason}")
        return max(earlier, key=lambda other: other.stat().st_mtime)
    for other in place.glob("venv-*"):
        if other != venv:
            shutil.rmtree(other, ignore_errors=True)
    return venv


def install(venv: Path) -> None:
    tell(f"1 of 3: making a Python environment in {venv} ...")
    if has_pip():  # an environment without a pip of its own takes a tenth of the time
        shutil.rmtree(venv, ignore_errors=True)
        quietly("Making a Python environment", base_python(), "-m", "venv", "--without-pip", str(venv))
        pip = [sys.executable, "-m", "pip", "--python", str(program("python", venv))]
    else:
        make_venv(venv)
        pip = [str(program("python", venv)), "-m", "pip"]
    tell("2 of 3: installing the packages that the game and its server need ...")
    options = (
        "install",
        "-qq",
        "--disable-pip-version-check",
        "--no-compile",
        "--no-deps",
        "--require-hashes",
    )
    quietly("Installing the packages of the game", *pip, *options, "-r", str(ROOT / LOCK))
    write_stamp(venv, "lock", digest(LOCK))
    tell("3 of 3: starting the game; this once, Python reads all of its source ...")


def has_pip() -> bool:
    return importlib.util.find_spec("pip") is not None


def quietly(purpose: str, *command: str) -> None:
    """Its output is shown only as far as it says why it failed."""
    try:
        done = subprocess.run(
            command, env=clean_environment(), capture_output=True, text=True, errors="replace"
        )
    except OSError as error:
        raise Stop(f"{purpose} failed: {error}.") from error
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines() or [f"exit status {done.returncode}"]
        raise Stop(f"{purpose} failed: {said[-1].removeprefix('ERROR: ').rstrip('.')}.")


# --- which build


def build_to_play(place: Path, python: Path) -> dict[str, str]:
    """The compiled engine where it is ready, else the source: as variables of the environment."""
    if os.environ.get("KANLY_PURE") == "1":
        return SOURCE
    if python == program("python") and is_installed():
        return {}
    wanted = engine_build.fingerprint(ROOT)
    engine = engine_build.engine_in(place, wanted)
    if engine.is_dir():
        return {"PYTHONPATH": str(engine)}
    tell(build_meanwhile(place, python, wanted))
    return SOURCE


def is_installed() -> bool:
    """Compiled, for developers."""
    return read_stamp(VENV, "kanly") == f"{digest(*SOURCES, 'requirements-dev.lock')} compiled"


def build_meanwhile(place: Path, python: Path, wanted: str) -> str:
    """Starts compiling, unless that is under way or hopeless; what is told of it."""
    log = place / engine_build.LOG
    if os.name == "nt" or not can_compile():
        return f"The engine runs from its Python source: {NO_COMPILER}."
    if not os.access(place, os.W_OK):
        return f"The engine runs from its Python source: nothing can be written to {place}."
    if reason := failed_lately(engine_build.failure_in(place, wanted)):
        return f"The engine runs from its Python source: {reason} ({log} tells more)."
    if not engine_build.is_under_way(place):
        start_build(place, python)
    return f"The engine is being compiled in the background, to be played with from a later start on ({log})."


def failed_lately(failure: Path) -> str:
    """It is tried again after a day: compilers get mended."""
    try:
        is_late = time.time() - failure.stat().st_mtime < engine_build.PATIENCE
        return failure.read_text().strip() if is_late else ""
    except OSError:
        return ""


def start_build(place: Path, python: Path) -> None:
    """In a session of its own: whatever happens to the game or its terminal, it ends by itself."""
    command = [sys.executable, str(ROOT / "tools/engine_build.py"), str(place), str(python)]
    nowhere = subprocess.DEVNULL
    subprocess.Popen(
        command,
        env=clean_environment(),
        stdin=nowhere,
        stdout=nowhere,
        stderr=nowhere,
        start_new_session=True,
    )
