"""The net that comes with kanly, for the catalogue that is played with."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kanly.bots.net.thinking import Net
    from kanly.bots.rows.layout import Layout
    from kanly.engine.catalog import Catalog

FILE: Final = "player.npz"


def net_for(catalog: Catalog) -> Net:
    from kanly.bots.rows.layout import layout_of

    return net_of(layout_of(catalog))


@cache
def net_of(layout: Layout) -> Net:
    """numpy takes its time to be imported; whoever plays without a net does not wait for it."""
    from kanly.bots.net.net_file import read
    from kanly.bots.net.thinking import Net

    return Net(*read(files("kanly.bots.net").joinpath(FILE).read_bytes()), layout)
