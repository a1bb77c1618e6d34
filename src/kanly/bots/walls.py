"""What the operating system does to keep a bot of another package to itself.

On Linux with Landlock (5.13 and later) a process that has closed itself in reads Python, its packages and the
system's libraries, and nothing else: no saved game, no command line and no memory of another process, whoever
runs it; it writes nothing. Later kernels also keep it from TCP, and from sending signals to others. Elsewhere
on Linux the game at least refuses to have its memory read, except to root. Other systems do nothing of the
kind: a process of the same user may read the game's memory there.
"""

from __future__ import annotations

import ctypes
import json
import os
import struct
import sys
from collections.abc import Iterable, Iterator
from typing import Final

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446  # numbers of system calls
TELL_VERSION: Final = 1
BENEATH: Final = 1  # kind of a rule: a folder or file and all below it
SET_DUMPABLE, SET_NO_NEW_PRIVILEGES = 4, 38
EXECUTE, WRITE_FILE, READ_FILE, READ_FOLDER = 1, 2, 4, 8
RIGHTS: Final = {1: (1 << 13) - 1, 2: 1 << 13, 3: 1 << 14}  # to files, by the version that brought them
TCP: Final = 3  # since version 4
OUTSIDERS: Final = 3  # sockets without a file, and signals: since version 6
LIBRARIES: Final = ("/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/nix/store")
ABOUT_ITSELF: Final = ("/proc/self", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/sys/devices/system")
HARMLESS: Final = ("/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom")


def version() -> int:
    """Of Landlock; 0 where there is none."""
    if sys.platform != "linux":
        return 0
    return max(0, system_call(CREATE_RULESET, None, 0, TELL_VERSION))


def hide() -> None:
    """This process: others of the same user may no longer look into its memory."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_DUMPABLE, 0, 0, 0, 0)


def close_in() -> bool:
    """This process and all that it starts, as long as it has one thread. False: not possible here."""
    known = version()
    if not known:
        return False
    ruleset = system_call(CREATE_RULESET, *attributes(known), 0)
    if ruleset < 0:
        return False
    for place in (*LIBRARIES, *ABOUT_ITSELF, *of_python(), *being_written()):
        allow(ruleset, place, EXECUTE | READ_FILE | READ_FOLDER)
    for place in HARMLESS:
        allow(ruleset, place, READ_FILE | WRITE_FILE)
    ctypes.CDLL(None).prctl(SET_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    is_closed = system_call(RESTRICT_SELF, ruleset, 0) == 0
    os.close(ruleset)
    return is_closed


def attributes(known: int) -> tuple[bytes, int]:
    """What is refused unless a rule allows it, as the kernel wants to be told."""
    files = sum(right for since, right in RIGHTS.items() if since <= known)
    told = [files, *([TCP] if known >= 4 else []), *([OUTSIDERS] if known >= 6 else [])]
    return struct.pack(f"={len(told)}Q", *told), 8 * len(told)


def allow(ruleset: int, place: str, rights: int) -> None:
    """Nothing happens where there is no such place."""
    try:
        opened = os.open(place, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    if not os.path.isdir(place):
        rights &= ~READ_FOLDER
    system_call(ADD_RULE, ruleset, BENEATH, struct.pack("=Qi", rights, opened), 0)
    os.close(opened)


def of_python() -> Iterable[str]:
    """Python itself, and wherever it looks for packages."""
    return {os.path.abspath(place) for place in (sys.prefix, sys.base_prefix, sys.exec_prefix, *sys.path)}


def being_written() -> Iterator[str]:
    """The folders of packages that are installed to be edited where they lie."""
    from importlib.metadata import distributions
    from urllib.parse import urlparse
    from urllib.request import url2pathname

    for package in distributions():
        origin = json.loads(package.read_text("direct_url.json") or "{}")
        if origin.get("dir_info", {}).get("editable"):
            yield url2pathname(urlparse(origin["url"]).path)


def system_call(number: int, *arguments: int | bytes | None) -> int:
    """Below 0: refused, or not known here."""
    given = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    return int(ctypes.CDLL(None).syscall(ctypes.c_long(number), *given))
