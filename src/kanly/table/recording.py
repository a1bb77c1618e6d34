"""What is left of a game: all of it when it is over, with the proof that it was fair."""

from __future__ import annotations

from kanly.table.fairness import sealed_record
from kanly.table.refused import Refused
from kanly.table.table import Table


def record_for(table: Table, seat: int | None) -> str:
    """While it is played, only what a seat may know; nothing for others."""
    game = table.game
    if game is None:
        raise Refused("not_begun", "the game has not begun yet")
    if game.over:
        names = [seat.name or seat.bot or "" for seat in table.seats]
        return sealed_record(game.record(), table.commitment, table.contributions, names, table.links, game)
    if seat is None:
        raise Refused("not_over", "the game is not over yet")
    return game.record(seat)
