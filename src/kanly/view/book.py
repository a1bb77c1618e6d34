"""A view as one seat would keep it by hand."""

from __future__ import annotations

from typing import Any

from kanly.view.names import Data, Told
from kanly.view.schema.table import Turn, View


class Book:
    """`turn` is remembered between turns, too; `phase` is the last one that began.

    Which field is written events tell by its name, so nothing can be said here about its type.
    """

    def __init__(self, view: View, turn: Turn) -> None:
        self.view: Any = view
        self.turn: Any = turn
        self.phase: str = view["phase"]

    def player(self, event: Told) -> Data:
        player: Data = self.view["players"][event["seat"]]
        return player
