"""Printed things by the keys that views use."""

from __future__ import annotations

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Leader, Space, Tile, place_key
from kanly.engine.printed import Conflict as Conflict
from kanly.engine.printed import Thing as Thing


def thing(key: str) -> Thing:
    """Anything but a board space; with @ before its key, a board space."""
    return space(key[1:]) if key.startswith("@") else CATALOG.things[CATALOG.number[key]]


def card(key: str) -> Card:
    return CATALOG.cards[CATALOG.number[key]]


def conflict(key: str) -> Conflict:
    return CATALOG.conflicts[CATALOG.number[key]]


def leader(key: str) -> Leader:
    return CATALOG.leaders[CATALOG.number[key]]


def tile(key: str) -> Tile:
    return CATALOG.tiles[CATALOG.number[key]]


def space(key: str) -> Space:
    return CATALOG.spaces[CATALOG.space_index[key]]


def key_of(printed: Thing) -> str:
    """As `thing` takes it."""
    return place_key(printed)
