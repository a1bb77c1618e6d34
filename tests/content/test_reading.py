"""The comparison with the facts overlooks nothing: whatever a definition changes, its reading changes."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from content.thing_reader import read_thing

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Conflict, Face, Hagal, Intrigue, Leader, Mode, Space, Thing, Tile
from kanly.engine.words.cards import Discard
from kanly.engine.words.word import Condition, Word

FIELDS: dict[type, str] = {
    Card: "key set kind copies cost factions icons infiltrates acquire agent reveal trashed unload",
    Intrigue: "key set copies modes",
    Mode: "window words cost condition lasting",
    Leader: "key set house complexity water ring ability",
    Conflict: "key set tier location rewards",
    Space: "key set icon words solari spice water requires combat maker once control sells on_reveal covered",
    Tile: "key set cost acquire reveal round_start won endgame use always flips rivals",
    Hagal: "key set faces swords copies mark covered",
    Face: "space words guild guild_at_most",
}


def fields_of(owner: object) -> list[str]:
    """Everything that a definition says."""
    if type(owner) in FIELDS:
        return FIELDS[type(owner)].split()
    if dataclasses.is_dataclass(owner):
        return [field.name for field in dataclasses.fields(owner) if field.repr]
    return []


def owners_in(value: object) -> Iterator[object]:
    """A definition and everything inside it that has fields of its own."""
    if isinstance(value, tuple):
        for part in value:
            yield from owners_in(part)
    elif isinstance(value, Thing | Mode | Face | Word | Condition):
        yield value
        for name in fields_of(value):
            yield from owners_in(getattr(value, name))


def changed(value: Any) -> Any:
    """Something else of the same type: one less, the opposite, the last part gone."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1
    if isinstance(value, str):
        return f"{value}_"
    if isinstance(value, tuple) and len(value) == 3 and isinstance(value[0], tuple):
        return (*value[:2], value[2][:-1])
    if isinstance(value, tuple) and value and isinstance(value[-1], int):
        return (*value[:-1], value[-1] - 1)
    return value[:-1] if isinstance(value, tuple) else None


def reading(thing: Thing) -> object:
    """What the comparison would see; a definition that cannot be read is seen too."""
    try:
        return read_thing(thing)
    except (AssertionError, KeyError, IndexError, TypeError, AttributeError) as error:
        return repr(error)


def is_noticed(thing: Thing, owner: object, name: str) -> bool:
    before, value = reading(thing), getattr(owner, name)
    object.__setattr__(owner, name, changed(value))
    try:
        return reading(thing) != before
    finally:
        object.__setattr__(owner, name, value)


def may_be_changed(owner: object, name: str) -> bool:
    """Words and conditions are changed inside; one card is demanded in the same way as it is paid."""
    value = getattr(owner, name)
    if isinstance(owner, Discard) and name == "demanded" and owner.cards == 1:
        return False
    if value is None or value == ():
        return False
    return isinstance(owner, Mode) or not isinstance(value, Word | Condition)


@pytest.mark.parametrize("thing", CATALOG.things[1:], ids=lambda thing: f"{type(thing).__name__}-{thing.key}")
def test_every_change_of_a_definition_is_noticed(thing: Thing) -> None:
    changes = [(owner, name) for owner in owners_in(thing) for name in fields_of(owner)]
    possible = [(owner, name) for owner, name in changes if may_be_changed(owner, name)]
    assert len(possible) >= 5
    assert not [(owner, name) for owner, name in possible if not is_noticed(thing, owner, name)]
