"""The server as a process: started, told to stop, stopped."""

from __future__ import annotations

import gc
import signal
from typing import Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from kanly.server.app import application
from kanly.server.config import Config
from kanly.server.logs import LOGGING
from kanly.server.protocol.asked import LARGEST
from kanly.server.transports import Requests, Sockets

PATIENCE: Final = 10  # seconds for what is under way when the server is told to stop
BACKLOG: Final = 2048
FAILED: Final = 3
SELDOM: Final = (50_000, 20, 20)  # how much comes to be before the garbage collector looks through it


def serve(config: Config) -> int:
    """Until it is told to stop, which is no failure."""
    server = uvicorn.Server(settings(config))
    disturb_seldom()
    before = {number: signal.signal(number, server.handle_exit) for number in HANDLED_SIGNALS}
    try:
        server.run()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return 0 if server.started else FAILED


def disturb_seldom() -> None:
    """Tables hold much and form few rings, so that most of what the garbage collector does is in vain."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        application(config),
        host=config.host,
        port=config.port,
        http=Requests,
        log_config=LOGGING,
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
