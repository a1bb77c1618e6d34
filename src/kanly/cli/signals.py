"""What ends a program from outside: the window is closed, the machine is shut down."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

ENDING: Final = ("SIGINT", "SIGHUP", "SIGTERM", "SIGQUIT", "SIGBREAK")
STATUS: Final = 128  # and the number of the signal: what a shell reports
Handler = Callable[[int, FrameType | None], object] | int


class Ended(BaseException):
    """Somebody ends the program."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = STATUS + number


@contextmanager
def raised() -> Iterator[None]:
    """The first signal that would end the program raises Ended or KeyboardInterrupt; none follows it.

    Those that were ignored before still are.
    """
    heeded = [number for number in known(ENDING) if signal.getsignal(number) != signal.SIG_IGN]
    with handled(heeded, end):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Nothing interrupts what must be brought to its end."""
    with handled(known(ENDING), signal.SIG_IGN):
        yield


@contextmanager
def handled(numbers: list[signal.Signals], handler: Handler) -> Iterator[None]:
    """Only the main thread may decide about signals."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def known(names: tuple[str, ...]) -> list[signal.Signals]:
    """Not every system has them all."""
    return [signal.Signals[name] for name in names if name in signal.Signals.__members__]


def end(number: int, frame: FrameType | None) -> NoReturn:
    for other in known(ENDING):
        signal.signal(other, signal.SIG_IGN)
    if number == signal.SIGINT:
        raise KeyboardInterrupt
    raise Ended(number)
