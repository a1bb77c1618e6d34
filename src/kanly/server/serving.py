"""The server as a process: started, told to stop, stopped."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from kanly.server.app import application
from kanly.server.config import Config
from kanly.server.logs import logging_to
from kanly.server.protocol.asked import LARGEST
from kanly.server.rings import disturb_seldom
from kanly.server.store.files import Hold
from kanly.server.transports import Requests, Sockets

PATIENCE: Final = 10  # seconds for what is under way when the server is told to stop
BACKLOG: Final = 2048
FAILED: Final = 3


class Server(uvicorn.Server):
    """Says where it is as soon as it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        listening = [each for server in self.servers for each in server.sockets] if self.started else []
        if listening:
            self.ready(address_of(*listening[0].getsockname()[:2]))


def address_of(host: str, port: int) -> str:
    """For a browser on the same machine."""
    named = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{named}:{port}"


def serve(config: Config, ready: Callable[[str], None] = lambda address: None) -> int:
    """Until it is told to stop, which is no failure."""
    check_free(config)
    server = Server(settings(config), ready)
    disturb_seldom()
    before = {number: signal.signal(number, server.handle_exit) for number in HANDLED_SIGNALS}
    try:
        server.run()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return 0 if server.started else FAILED


def check_free(config: Config) -> None:
    """Before anything is begun: StoreFailed says in one sentence who has the games."""
    if not config.is_shared:
        config.folder.mkdir(parents=True, exist_ok=True)
        Hold(Path(config.place)).release()


def settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        application(config),
        host=config.host,
        port=config.port,
        http=Requests,
        log_config=logging_to(sys.stderr.isatty()),
        access_log=False,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        ws=Sockets,
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=PATIENCE,
        backlog=BACKLOG,
    )
