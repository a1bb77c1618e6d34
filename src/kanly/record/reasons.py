"""What Rivals did and why, by name: `occupied hagal_carthag carthag`."""

from __future__ import annotations

from typing import Any

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Hagal, Tile
from kanly.engine.vocabulary import NOBODY, Reason
from kanly.record import fields
from kanly.record.fields import RESOURCE_NAMES, Field, refuse
from kanly.record.notation import FACTION_NAMES

Given = tuple[int, int, int, int]  # as the engine notes it: seat, Reason, two numbers
Told = tuple[str | int | None, ...]  # seat (None: nobody's), what, and whatever belongs to it

SPENT_NAMES = (*RESOURCE_NAMES, "intrigues")
REASONS: dict[int, tuple[str, ...]] = {
    Reason.TURNED_UP: ("turned_up", "card"),
    Reason.OCCUPIED: ("occupied", "card", "space"),
    Reason.SILENCED: ("silenced", "card", "space"),
    Reason.NO_BONUS_SPICE: ("no_bonus_spice", "card"),
    Reason.TWO_DREADNOUGHTS: ("two_dreadnoughts", "card", "space"),
    Reason.LITTLE_INFLUENCE: ("little_influence", "card"),
    Reason.RESHUFFLED: ("reshuffled",),
    Reason.SENT: ("sent", "card", "space"),
    Reason.MOST_BONUS_SPICE: ("most_bonus_spice", "space", "bonus_spice"),
    Reason.BY_INFLUENCE: ("by_influence", "space", "influence"),
    Reason.DEPLOYED: ("deployed", "troops", "dreadnoughts"),
    Reason.HELD_BACK: ("held_back", "lead"),
    Reason.SWORDS: ("swords", "card", "swords"),
    Reason.LEAST_INFLUENCE: ("least_influence", "faction", "influence"),
    Reason.BOUGHT_POINT: ("bought_point", "spent", "amount"),
    Reason.TOOK_TILE: ("took_tile", "tile", "spice"),
    Reason.USED_TILE: ("used_tile", "tile"),
    Reason.CLEARED_TILE: ("cleared_tile", "tile"),
    Reason.THIRD_AGENT: ("third_agent",),
    Reason.CHURNED: ("churned", "card", "place"),
    Reason.NO_SPACE: ("no_space",),
    Reason.ROUND_BEGAN: ("round_began", "round", "card"),
    Reason.PLACED: ("placed", "rank", "strength"),
}  # what happened, and the names of the numbers that come with it


def told(reason: Given) -> Told:
    """(1, "occupied", "hagal_carthag", "carthag")"""
    seat, kind, *numbers = reason
    what, *names = REASONS[kind]
    values = [named(name, number) for name, number in zip(names, numbers, strict=False)]
    return (None if seat == NOBODY else seat, what, *values)


def named(name: str, number: int) -> str | int:
    if name in ("card", "tile"):
        return CATALOG.things[number].key
    if name == "space":
        return CATALOG.spaces[number].key
    if name == "faction":
        return FACTION_NAMES[number]
    return SPENT_NAMES[number] if name == "spent" else number


def as_data(reason: Given) -> list[str | int | None]:
    return list(told(reason))


def read_reason(data: Any, where: str) -> Given:
    """Back from names."""
    seat, what, *parts = [*fields.read_list(data, where), None, None][: max(2, len(data))]
    kind = KIND.read(what, where)
    names = REASONS[kind][1:]
    if len(parts) != len(names):
        refuse(where, f"{what} has {len(names) or 'no'} further part{'s' * (len(names) != 1)}")
    values = [field_of(kind, name).read(part, where) for name, part in zip(names, parts, strict=True)]
    first, second = [*values, 0, 0][:2]
    return fields.OWNER.read(seat, where), kind, first, second


def field_of(kind: int, name: str) -> Field:
    if name == "card":
        return OTHER_CARDS.get(kind, HAGAL_CARD)
    return PARTS.get(name, fields.NUMBER)


KIND = fields.named({what: kind for kind, (what, *_) in REASONS.items()}, "reason")
HAGAL_CARD = fields.thing(Hagal, "House Hagal card")
OTHER_CARDS = {Reason.CHURNED: fields.CARD, Reason.ROUND_BEGAN: fields.CONFLICT}
PARTS = {
    "tile": fields.thing(Tile, "Tech tile"),
    "space": fields.SPACE,
    "faction": fields.FACTION,
    "spent": fields.one_of(SPENT_NAMES, "resource"),
}
SEVERAL = fields.several(Field(as_data, read_reason))


def comment(reason: Given) -> str:
    """A line of a record that nobody needs for replaying."""
    return "; " + " ".join(str(part) for part in told(reason) if part is not None)
