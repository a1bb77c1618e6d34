"""What an operator decides about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from kanly.server.notices.mail import MailServer
from kanly.server.store.opening import POSTGRES

PORT: Final = 8765
DATABASE: Final = "games.sqlite"


FOLDER: Final = "KANLY_DATA"  # names the folder of all that kanly keeps, where another is wanted


def usual_folder() -> Path:
    """Beside the games of the terminal."""
    named = os.environ.get(FOLDER)
    return (Path(named) if named else user_data_path("kanly", appauthor=False)) / "server"


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = PORT
    data: Path | None = None  # the folder of all that is kept; None: where such things usually are
    store: str | None = None  # postgresql://..., shared with other servers; None: a file in that folder
    hosts: tuple[str, ...] = ()  # names by which the server may be called; empty: any
    origins: tuple[str, ...] = ()  # other pages that may use it
    proxies: tuple[str, ...] = ()  # networks whose word on where a request comes from is taken
    workers: int | None = None  # processes in which bots think; None: one for each core
    has_limits: bool = True  # on what one client and one person may do; not in a house where all are known
    games_each: int = 30  # open games of one person
    connections_each: int = 60  # of one client
    mail: MailServer | None = None  # by which people are told of their turns; None: no mail is sent
    private_webhooks: bool = False  # whether these may lead into private networks, and unencrypted
    metrics_key: str = ""  # by which figures are read; empty: nobody reads them

    @property
    def folder(self) -> Path:
        return self.data or usual_folder()

    @property
    def place(self) -> str:
        """Of the games."""
        return self.store or str(self.folder / DATABASE)

    @property
    def is_shared(self) -> bool:
        """Whether other servers may have some of the games."""
        return self.place.startswith(POSTGRES)
