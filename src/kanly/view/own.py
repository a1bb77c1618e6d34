"""Of a view, what belongs to the seat whose view it is."""

from __future__ import annotations

from kanly.view.schema.player import OwnPlayer
from kanly.view.schema.table import View


def own_seat(view: View) -> int:
    seat = view["seat"]
    if seat is None:
        raise ValueError("an onlooker has no seat")
    return seat


def own_player(view: View) -> OwnPlayer:
    me = view["players"][own_seat(view)]
    if "unseen" in me:
        raise ValueError("nobody sees through the eyes of a Rival")
    return me
