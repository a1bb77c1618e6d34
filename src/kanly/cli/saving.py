"""Records as files: read with one sentence about what is wrong, written without ever losing a game."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from kanly.cli.arguments import UserError
from kanly.record.errors import RecordError

T = TypeVar("T")


def read_text(file: str, read: Callable[[str], T]) -> T:
    """What `read` makes of the text of a file."""
    try:
        return read(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise UserError(f"{file} cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{file} is not a text file") from error
    except RecordError as error:
        raise UserError(f"{file}, {error}") from error


def default_name() -> str:
    return time.strftime("kanly-%Y%m%d-%H%M%S.txt")


def write(path: Path, text: str) -> None:
    """Whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def rescue(path: Path, text: str) -> Path:
    """Write it there, or else somewhere; where it went."""
    try:
        write(path, text)
    except OSError:
        path = Path(tempfile.gettempdir()) / default_name()
        write(path, text)
    return path.resolve()
