"""Files of the store: for their owner's eyes, under their name only when complete, held by one server."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kanly.server.store.event_store import StoreFailed

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


@contextmanager
def named_when_complete(to: Path) -> Iterator[Path]:
    """A new file, for its owner alone, that lies under another name until all of it is on the disk."""
    handle, name = tempfile.mkstemp(prefix=f".{to.name}.", dir=to.parent)
    os.close(handle)
    unfinished = Path(name)
    try:
        yield unfinished
        flush(unfinished, os.O_RDWR)
        os.replace(unfinished, to)
    finally:
        unfinished.unlink(missing_ok=True)
    if sys.platform != "win32":
        flush(to.parent, os.O_RDONLY)


def flush(path: Path, how: int) -> None:
    handle = os.open(path, how)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Hold:
    """On a database, by a file beside it: while one server has it, no other does. Ends with the process."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}.lock")
        self.handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(self.handle)
        except OSError:
            os.close(self.handle)
            raise StoreFailed(in_use(database)) from None

    def release(self) -> None:
        os.close(self.handle)


def in_use(database: Path) -> str:
    return f"{database} is in use by another server: stop that one, or choose another folder with --data"


def lock(handle: int) -> None:
    """Raises OSError if another has it."""
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
