"""`kanly serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from kanly.cli.usage import Parser, UserError, file_name, whole_number

if TYPE_CHECKING:
    from kanly.server.config import Config
    from kanly.server.notices.mail import MailServer


def parser() -> Parser:
    purpose = "Open the page, and keep tables for friends: live games that are never lost."
    made = Parser(prog="kanly serve", description=purpose)
    made.add_argument(
        "--host", default="127.0.0.1", metavar="H", help="where to listen; 0.0.0.0 is everywhere"
    )
    made.add_argument("--port", type=whole_number(0, 65_535), default=8765, metavar="N", help="8765 is usual")
    browser = "say where the page is, and open it nowhere"
    made.add_argument("--no-browser", action="store_true", help=browser)
    made.add_argument("--data", type=file_name, metavar="FOLDER", help="where the games are kept")
    store = "a database that several servers share, as postgresql://user@host/database, instead of a file"
    made.add_argument("--store", type=file_name, metavar="URL", help=store)
    name = "by which the server may be called; may be given several times"
    made.add_argument("--name", action="append", default=[], metavar="NAME", help=name)
    proxy = "a network of proxies whose word on where requests come from is taken"
    made.add_argument("--proxy", action="append", default=[], metavar="NET", help=proxy)
    workers = "processes in which bots think; one for each core is usual"
    made.add_argument("--workers", type=whole_number(1, 256), metavar="N", help=workers)
    limits = "let everybody do as much as they like: only where all who can reach the server are known"
    made.add_argument("--no-limits", action="store_true", help=limits)
    metrics = "a file with the key by which /metrics may be read; without one nobody may"
    made.add_argument("--metrics-key", type=file_name, metavar="FILE", help=metrics)
    add_notices(made)
    return made


def add_notices(made: Parser) -> None:
    """How people are told of their turns while they are not there."""
    mail = "the mail server for notices, such as smtps://user@mail.example"
    made.add_argument("--mail", default="", metavar="URL", help=mail)
    made.add_argument("--mail-from", default="", metavar="ADDRESS", help="by which notices are sent")
    password = "a file with the password of the mail server"
    made.add_argument("--mail-password", type=file_name, metavar="FILE", help=password)
    webhooks = "let webhooks lead into private networks too, and go unencrypted"
    made.add_argument("--private-webhooks", action="store_true", help=webhooks)


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    from kanly.server.serving import serve  # what serves need not be there to print the help
    from kanly.server.store.event_store import StoreError

    try:
        return serve(config_of(asked), partial(welcome, may_open=not asked.no_browser))
    except (StoreError, OSError, ValueError) as error:
        raise UserError(str(error)) from error


def welcome(address: str, *, may_open: bool) -> None:
    """To whoever has started the server, once it can be reached."""
    print(f"kanly is at {address} (Ctrl-C stops it).", flush=True)
    if may_open and has_screen():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Without one a browser in the terminal would take its place."""
    shown_by = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in shown_by)


def config_of(asked: argparse.Namespace) -> Config:
    """ValueError: what is asked for does not fit together."""
    from kanly.server.config import Config

    return Config(
        host=asked.host,
        port=asked.port,
        data=Path(asked.data) if asked.data else None,
        store=asked.store,
        hosts=tuple(asked.name),
        proxies=tuple(asked.proxy),
        workers=asked.workers,
        has_limits=not asked.no_limits,
        mail=mail_server(asked),
        private_webhooks=asked.private_webhooks,
        metrics_key=content_of(asked.metrics_key),
    )


def mail_server(asked: argparse.Namespace) -> MailServer | None:
    from kanly.server.notices.mail_address import read_mail_server

    if not asked.mail:
        return None
    return read_mail_server(asked.mail, asked.mail_from, content_of(asked.mail_password))


def content_of(file: str | None) -> str:
    return Path(file).read_text(encoding="utf-8").strip() if file else ""
