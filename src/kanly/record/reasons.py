"""What Rivals did and why, by name: `occupied hagal_carthag carthag`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Hagal, Tile
from kanly.engine.vocabulary import NOBODY, Faction, Reason, Resource
from kanly.record import fields
from kanly.record.fields import Field, refuse

Given = tuple[int, int, int, int]  # as the engine notes it: seat, Reason, two numbers
Told = tuple[str | int | None, ...]  # seat (None: nobody's), what, and whatever belongs to it

Name = Literal["card", "tile", "space", "faction", "spent"]
Number = Literal[
    "bonus_spice",
    "influence",
    "troops",
    "dreadnoughts",
    "lead",
    "swords",
    "amount",
    "spice",
    "place",
    "round",
    "rank",
    "strength",
]
Part = Name | Number

SPENT_NAMES = (*Resource.NAMES, "intrigues")
PARTS_OF: dict[int, tuple[Part, ...]] = {
    Reason.TURNED_UP: ("card",),
    Reason.OCCUPIED: ("card", "space"),
    Reason.SILENCED: ("card", "space"),
    Reason.NO_BONUS_SPICE: ("card",),
    Reason.TWO_DREADNOUGHTS: ("card", "space"),
    Reason.LITTLE_INFLUENCE: ("card",),
    Reason.RESHUFFLED: (),
    Reason.SENT: ("card", "space"),
    Reason.MOST_BONUS_SPICE: ("space", "bonus_spice"),
    Reason.BY_INFLUENCE: ("space", "influence"),
    Reason.DEPLOYED: ("troops", "dreadnoughts"),
    Reason.HELD_BACK: ("lead",),
    Reason.SWORDS: ("card", "swords"),
    Reason.LEAST_INFLUENCE: ("faction", "influence"),
    Reason.BOUGHT_POINT: ("spent", "amount"),
    Reason.TOOK_TILE: ("tile", "spice"),
    Reason.USED_TILE: ("tile",),
    Reason.CLEARED_TILE: ("tile",),
    Reason.THIRD_AGENT: (),
    Reason.CHURNED: ("card", "place"),
    Reason.NO_SPACE: (),
    Reason.ROUND_BEGAN: ("round", "card"),
    Reason.PLACED: ("rank", "strength"),
}  # the names of the numbers that come with it


def told(reason: Given) -> Told:
    """(1, "occupied", "hagal_carthag", "carthag")"""
    seat, kind, *_ = reason
    return (None if seat == NOBODY else seat, Reason.NAMES[kind], *parts_of(reason).values())


def parts_of(reason: Given) -> dict[str, str | int]:
    """Whatever belongs to it, by name."""
    return {name: named(name, number) for name, number in numbers_of(reason)}


def numbers_of(reason: Given) -> Iterator[tuple[Part, int]]:
    return zip(PARTS_OF[reason[1]], reason[2:], strict=False)


def named(part: Part, number: int) -> str | int:
    if part == "card" or part == "tile" or part == "space" or part == "faction" or part == "spent":
        return name_of(part, number)
    return number


def name_of(part: Name, number: int) -> str:
    if part == "card" or part == "tile":
        return CATALOG.things[number].key
    if part == "space":
        return CATALOG.spaces[number].key
    return Faction.NAMES[number] if part == "faction" else SPENT_NAMES[number]


def as_data(reason: Given) -> list[str | int | None]:
    return list(told(reason))


def read_reason(data: Any, where: str) -> Given:
    """Back from names."""
    seat, what, *parts = [*fields.read_list(data, where), None, None][: max(2, len(data))]
    kind = KIND.read(what, where)
    names = PARTS_OF[kind]
    if len(parts) != len(names):
        refuse(where, f"{what} has {len(names) or 'no'} further part{'s' * (len(names) != 1)}")
    values = [field_of(kind, name).read(part, where) for name, part in zip(names, parts, strict=True)]
    first, second = [*values, 0, 0][:2]
    return fields.OWNER.read(seat, where), kind, first, second


def field_of(kind: int, name: str) -> Field:
    if name == "card":
        return OTHER_CARDS.get(kind, HAGAL_CARD)
    return PARTS.get(name, fields.NUMBER)


KIND = fields.one_of(Reason.NAMES, "reason")
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
