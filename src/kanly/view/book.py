"""A view as one seat would keep it by hand."""

from __future__ import annotations

from kanly.view.names import Data


class Book:
    """`turn` is remembered between turns, too; `phase` is the last one that began."""

    def __init__(self, view: Data, turn: Data) -> None:
        self.view = view
        self.turn = turn
        self.phase: str = view["phase"]

    def player(self, event: Data) -> Data:
        player: Data = self.view["players"][event["seat"]]
        return player
