"""What ends a program from outside: the window is closed, the machine is shut down."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

ENDING: Final = ("SIGINT", "SIGHUP", "SIGTERM", "SIGQUIT", "SIGBREAK")
STATUS: Final = 128  # and the number of the signal: what a shell reports


class Ended(BaseException):
    """Somebody ends the program."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = STATUS + number


@contextmanager
def raised() -> Iterator[None]:
    """The first signal that would end the program raises Ended or KeyboardInterrupt; none follows it.

    Those that were ignored before still are. Only the main thread may decide about signals.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heeded = [number for number in known() if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, end) for number in heeded}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def ignore_all() -> None:
    """Nothing interrupts what must be brought to its end. Holds until `raised` is left."""
    if threading.current_thread() is threading.main_thread():
        for number in known():
            if signal.getsignal(number) is end:
                signal.signal(number, ignore)


def known() -> list[signal.Signals]:
    """Not every system has them all."""
    return [signal.Signals[name] for name in ENDING if name in signal.Signals.__members__]


def end(number: int, frame: FrameType | None) -> NoReturn:
    ignore_all()
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    raise Ended(number)


def ignore(number: int, frame: FrameType | None) -> None:
    """Unlike SIG_IGN it is silent about signals that are on their way already."""
