"""Records as files: read with one sentence about what is wrong, written without ever losing a game.

A new file can be read by its owner alone, because it holds the seed and with it every hidden card. A file
that is there keeps its permissions, and a symbolic link stays one.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from kanly.cli.usage import UserError
from kanly.record.errors import RecordError
from kanly.record.record import LONGEST_TEXT

T = TypeVar("T")
LONGEST_SHOWN: Final = 500  # characters of a name
NEW_FILE: Final = 0o600
NEW_FOLDER: Final = 0o700
FOLDER: Final = "KANLY_DATA"  # names the folder for games, where another is wanted


class CannotWrite(Exception):  # noqa: N818
    """Nothing was written there; the reason in a few words."""

    def __init__(self, file: Path, error: Exception) -> None:
        self.file = file
        self.reason = str(getattr(error, "strerror", None) or error)
        super().__init__(f"{file} cannot be written: {self.reason}")


def shown(file: Path) -> str:
    """Its name, as much of it as a sentence can hold, and nothing in it that a terminal obeys."""
    name = "".join(c if c.isprintable() else repr(c)[1:-1] for c in str(file))
    return name if len(name) <= LONGEST_SHOWN else f"...{name[-LONGEST_SHOWN:]}"


# --- reading


def read_text(file: str, read: Callable[[str], T]) -> T:
    """What `read` makes of the text of a file."""
    try:
        return read(text_of(file))
    except OSError as error:
        raise UserError(f"{file} cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{file} is not a text file") from error
    except RecordError as error:
        raise UserError(f"{file}, {error}") from error


def text_of(file: str) -> str:
    """However long it is, no more is read than a record can have."""
    try:
        with open(file, "rb") as stream:
            read = stream.read(LONGEST_TEXT + 1)
    except ValueError as error:  # a name that no file can have
        raise OSError(str(error)) from error
    if len(read) > LONGEST_TEXT:
        raise UserError(f"{file} is too long for a record")
    return read.decode("utf-8")


# --- where games are kept


def data_folder() -> Path:
    """For the games of this user, where no other place is named."""
    if named := os.environ.get(FOLDER):
        return Path(named)
    return user_folder() / "kanly"


def user_folder() -> Path:
    """Where programs of this system keep the data of a user."""
    if os.name == "nt":
        return absolute(os.environ.get("LOCALAPPDATA", "")) or at_home("AppData/Local")
    if sys.platform == "darwin":
        return at_home("Library/Application Support")
    return absolute(os.environ.get("XDG_DATA_HOME", "")) or at_home(".local/share")


def absolute(name: str) -> Path | None:
    return Path(name) if os.path.isabs(name) else None


def at_home(folder: str) -> Path:
    """Here, if the user has no home."""
    return absolute(os.path.expanduser(f"~/{folder}")) or Path()


def default_name() -> str:
    return time.strftime("kanly-%Y%m%d-%H%M%S.txt")


# --- writing


def write(path: Path, text: str) -> Path:
    """Whole or not at all; the file that was written."""
    try:
        target = file_at(path)
        replace(target, text.encode())
    except (OSError, ValueError) as error:
        raise CannotWrite(path, error) from error
    return target


def file_at(path: Path) -> Path:
    """Where links lead; neither a folder nor a device."""
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if target.exists() and not target.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    return target


def replace(target: Path, content: bytes) -> None:
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else NEW_FILE
    handle, beside = tempfile.mkstemp(".part", ".kanly-", target.parent)
    try:
        with open(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(handle)
        os.chmod(beside, mode)
        os.replace(beside, target)
    finally:
        Path(beside).unlink(missing_ok=True)


def write_new(folder: Path, name: str, text: str) -> Path:
    """Under this name, or one like it that nothing else has."""
    try:
        folder.mkdir(NEW_FOLDER, parents=True, exist_ok=True)
        path = untaken(folder / name)
    except (OSError, ValueError) as error:
        raise CannotWrite(folder / name, error) from error
    try:
        return write(path, text)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def untaken(path: Path) -> Path:
    """An empty file that was not there before, so that no two games get the same."""
    number, other = 1, path
    while True:
        try:
            other.touch(NEW_FILE, exist_ok=False)
        except FileExistsError:
            number += 1
            other = path.with_stem(f"{path.stem}-{number}")
        else:
            return other


def rescue(path: Path | None, text: str) -> Path:
    """Write it there, or else where games are kept, or else among temporary files; where it went."""
    if path is not None:
        with suppress(CannotWrite):
            return write(path, text)
    with suppress(CannotWrite):
        return write_new(data_folder(), default_name(), text)
    return write_aside(text)


def write_aside(text: str) -> Path:
    """Among temporary files, if there is a place for them at all."""
    try:
        folder = Path(tempfile.gettempdir())
    except OSError as error:
        raise CannotWrite(Path(default_name()), error) from error
    return write_new(folder, default_name(), text)
