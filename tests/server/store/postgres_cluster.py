"""A PostgreSQL for the tests alone: installed if need be, in a temporary folder, ended with them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import asyncpg

PLACES: Final = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin")
PACKAGE: Final = ("apt-get", "install", "-y", "--no-install-recommends", "postgresql")
USERS: Final = ("postgres", "nobody")  # who may run it where we are root, which it refuses
NAME: Final = "kanly"
PATIENCE: Final = 60.0  # seconds for it to begin or to end


def programs() -> Path:
    """The folder of its programs. Without them the tests that need it fail."""
    found = found_programs()
    if found is None and is_root() and shutil.which("apt-get"):
        with one_at_a_time():
            found = found_programs() or installed()
    assert found is not None, "these tests need PostgreSQL: apt-get install postgresql"
    return found


def found_programs() -> Path | None:
    known = shutil.which("initdb")
    if known:
        return Path(known).resolve().parent
    folders = [folder for place in PLACES for folder in Path("/").glob(place.lstrip("/"))]
    return max(folders, default=None, key=lambda folder: (len(str(folder)), str(folder)))


def installed() -> Path | None:
    """The lists of packages may be as old as the machine, so they are asked for when it fails without."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run(PACKAGE, env=quiet, check=False, capture_output=True).returncode:
        subprocess.run(("apt-get", "update"), env=quiet, check=True, capture_output=True)
        subprocess.run(PACKAGE, env=quiet, check=True, capture_output=True)
    return found_programs()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """The tests run in several processes, and each would install it."""
    import fcntl

    with (Path(tempfile.gettempdir()) / "kanly-installing-postgresql").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def unprivileged() -> tuple[int | None, int | None]:
    """The user and the group it runs as; None: as we do."""
    if sys.platform == "win32" or not is_root():
        return None, None
    import pwd

    known = {user.pw_name: user for user in pwd.getpwall()}
    found = next(known[name] for name in USERS if name in known)
    return found.pw_uid, found.pw_gid


class Cluster:
    """Reached by a socket in its folder only, so that nobody else's is in the way."""

    def __init__(self) -> None:
        self.programs = programs()
        self.user, self.group = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="kanly-pg-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user, self.group)
        self.url = f"postgresql://{NAME}@/postgres?host={self.folder}"
        self.process: subprocess.Popen[bytes] | None = None
        how = ("--auth=trust", f"--username={NAME}", "--encoding=UTF8", "--locale=C", "--no-sync")
        made = self.begun("initdb", f"--pgdata={self.folder / 'data'}", *how)
        assert made.wait(PATIENCE) == 0, self.said()

    def begun(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [self.programs / program, *arguments],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
                group=self.group,
                extra_groups=None if self.user is None else [],
            )

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def said(self) -> str:
        return self.log.read_text(errors="replace")[-2000:]

    def start(self) -> None:
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", "fsync=off")
        options = [word for setting in settings for word in ("-c", setting)]
        self.process = self.begun("postgres", "-D", str(self.folder / "data"), *options)
        self.wait_until_it_answers()

    def wait_until_it_answers(self) -> None:
        latest = time.monotonic() + PATIENCE
        while not asyncio.run(answers(self.url)):
            assert time.monotonic() < latest, self.said()
            assert self.process is not None
            assert self.process.poll() is None, self.said()
            time.sleep(0.05)

    def stop(self) -> None:
        """At once for whoever is connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def ask(self, statement: str) -> list[tuple[object, ...]]:
        return asyncio.run(answer(self.url, statement))

    def forget_everything(self) -> None:
        self.ask("DROP SCHEMA IF EXISTS kanly CASCADE")


async def answers(url: str) -> bool:
    try:
        await answer(url, "SELECT 1")
    except (OSError, asyncpg.PostgresError):
        return False
    return True


async def answer(url: str, statement: str) -> list[tuple[object, ...]]:
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()
