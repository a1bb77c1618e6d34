"""What the operating system says of this process."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Final

from kanly.server.figures import Page

STATM: Final = "/proc/self/statm"  # of Linux
HANDLES: Final = "/proc/self/fd"


def write(page: Page) -> None:
    """What a system does not tell is left out."""
    page.counter("process_cpu_seconds_total", "Processor time of the server itself.", time.process_time())
    if sys.platform == "linux":
        gauge(page, "process_resident_memory_bytes", "Memory of the server itself.", resident)
        gauge(page, "process_open_fds", "Files and sockets that are open.", lambda: len(os.listdir(HANDLES)))


def gauge(page: Page, name: str, meaning: str, found: Callable[[], int]) -> None:
    """A process may be kept from looking even at itself."""
    try:
        page.gauge(name, meaning, found())
    except OSError:
        return


def resident() -> int:
    with open(STATM, encoding="ascii") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
