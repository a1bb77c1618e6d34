"""What SQLite complains about, as one sentence for whoever runs the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kanly.server.store.event_store import StoreFailed

KIND: Final = 0xFF  # the part of SQLite's code that says what kind of failure it is

SENTENCES: Final = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_READONLY: "the database may not be written",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
    sqlite3.SQLITE_CORRUPT: "the database is damaged",
    sqlite3.SQLITE_NOTADB: "the database is damaged",
    sqlite3.SQLITE_BUSY: "another program holds the database",
    sqlite3.SQLITE_LOCKED: "another program holds the database",
}


def reason(error: Exception) -> str:
    code = int(getattr(error, "sqlite_errorcode", 0))  # none where Python complains and not SQLite
    return SENTENCES.get(code & KIND, str(error))


@contextmanager
def told_in_words(place: object) -> Iterator[None]:
    """While the database at a place is opened or copied."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreFailed(f"{place}: {reason(error)}") from error
    except OSError as error:
        raise StoreFailed(f"{place} cannot be opened ({error.strerror or error})") from error
