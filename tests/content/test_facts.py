"""The catalogue is what is printed: every thing, every field, nothing missing and nothing extra."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

import pytest
from content.plain_reader import Entry
from content.printed import (
    BOXES,
    load,
    ours,
    printed_cards,
    printed_conflicts,
    printed_hagal,
    printed_intrigues,
    printed_leaders,
    printed_spaces,
    printed_tiles,
)
from content.thing_reader import read_thing

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Space, Thing, Tile

FACTS: dict[type[Thing], list[Entry]] = {
    Card: printed_cards(),
    Intrigue: printed_intrigues(),
    Leader: printed_leaders(),
    Conflict: printed_conflicts(),
    Space: printed_spaces(),
    Tile: printed_tiles(),
    Hagal: printed_hagal(),
}
THINGS = {kind: [thing for thing in CATALOG.things[1:] if type(thing) is kind] for kind in FACTS}
CONTENTS = {
    "base": {
        "starter": 7,
        "reserve": 3,
        "imperium": 43,
        "Intrigue": 34,
        "Leader": 8,
        "Conflict": 18,
        "Space": 22,
        "Hagal": 15,
    },
    "ix": {
        "imperium": 29,
        "epic_starter": 1,
        "Intrigue": 17,
        "Leader": 6,
        "Conflict": 4,
        "Space": 4,
        "Tile": 18,
        "Hagal": 6,
    },
}
NAMED = [*load("cards"), *load("intrigue")["intrigue"], *load("tech")["tech"]]
PAIRS = [(kind, fact) for kind, facts in FACTS.items() for fact in facts]


def title(value: object) -> str:
    return value.__name__ if isinstance(value, type) else str(value["id"]) if isinstance(value, dict) else ""


@pytest.mark.parametrize("kind", FACTS, ids=title)
def test_nothing_is_missing_and_nothing_is_extra(kind: type[Thing]) -> None:
    assert sorted(thing.key for thing in THINGS[kind]) == sorted(fact["id"] for fact in FACTS[kind])


def test_every_thing_is_of_a_kind_and_a_box_that_is_compared() -> None:
    assert sum(len(things) for things in THINGS.values()) == len(CATALOG.things) - 1
    assert {thing.set for thing in CATALOG.things[1:]} == set(BOXES)


@pytest.mark.parametrize(("kind", "fact"), PAIRS, ids=title)
def test_every_field_is_as_printed(kind: type[Thing], fact: Entry) -> None:
    thing = next(thing for thing in THINGS[kind] if thing.key == fact["id"])
    assert read_thing(thing) == fact


@pytest.mark.parametrize("box", BOXES)
def test_the_box_is_counted(box: str) -> None:
    things = [thing for thing in CATALOG.things[1:] if thing.set == box]
    kinds = (thing.kind if isinstance(thing, Card) else type(thing).__name__ for thing in things)
    assert Counter(kinds) == CONTENTS[box]


@pytest.mark.parametrize("fact", ours(NAMED), ids=title)
def test_a_key_is_the_name_in_snake_case(fact: Entry) -> None:
    plain = unicodedata.normalize("NFKD", fact["name"]).lower().replace("'", "")
    assert fact["id"] == re.sub(r"[^a-z]+", "_", plain).strip("_")
