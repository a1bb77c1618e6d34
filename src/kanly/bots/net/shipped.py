"""Nets for the catalogue that is played with: the one that comes with kanly, or one of your own.

Nets of your own are the files `NAME.npz` of the folder that `KANLY_BOT_NETS` names. A bot is told a name and
no path: at a server it is a stranger who says which bot to play with.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kanly.bots.bot import BotError

if TYPE_CHECKING:
    from kanly.bots.net.thinking import Net
    from kanly.bots.rows.layout import Layout
    from kanly.engine.catalog import Catalog

FILE: Final = "player.npz"
FOLDER: Final = "KANLY_BOT_NETS"


def net_for(catalog: Catalog, player: str = "") -> Net:
    """`player`: its name; without one it is ours."""
    from kanly.bots.rows.layout import layout_of

    return net_of(layout_of(catalog), player)


@cache
def net_of(layout: Layout, player: str) -> Net:
    """numpy takes its time to be imported; whoever plays without a net does not wait for it."""
    from kanly.bots.net.net_file import read
    from kanly.bots.net.thinking import Net

    return Net(*read(contents(player)), layout)


def contents(player: str) -> bytes:
    if not player:
        return files("kanly.bots.net").joinpath(FILE).read_bytes()
    return checked(player).read_bytes()


def checked(player: str) -> Path:
    """Where it is kept. Raises BotError where there is none of that name."""
    folder = os.environ.get(FOLDER, "")
    known = {path.stem: path for path in Path(folder).glob("*.npz")} if folder else {}
    if player not in known:
        raise BotError(f"there is no net {player[:40]!r} in the folder that {FOLDER} names")
    return known[player]
