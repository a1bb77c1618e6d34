"""A line between browsers and the server that can be pulled out and put in again."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

MOST = 65_536  # bytes at once


class Plug:
    def __init__(self, port: int) -> None:
        self.port = port  # of the server
        self.is_out = False
        self.open: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.listen, daemon=True).start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.listener.getsockname()[1]}"

    def pull(self) -> None:
        """Everything that is open breaks off, and nothing new gets through."""
        self.is_out = True
        for line in [*self.open]:
            hang_up(line)

    def put_in(self) -> None:
        self.is_out = False

    def listen(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            if self.is_out:
                near.close()
            else:
                self.connect(near)

    def connect(self, near: socket.socket) -> None:
        far = socket.create_connection(("127.0.0.1", self.port))
        self.open |= {near, far}
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(MOST):
                other.sendall(data)
        for line in (one, other):
            hang_up(line)
            self.open.discard(line)


def hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()


@contextmanager
def plugged(port: int) -> Iterator[Plug]:
    plug = Plug(port)
    try:
        yield plug
    finally:
        plug.listener.close()
        plug.pull()
