"""Proper names, terms and labels of one language, read from its file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Space, Thing, Tile
from kanly.text.glossary import Term

SECTIONS: dict[type[Thing], str] = {
    Card: "cards",
    Intrigue: "intrigues",
    Tile: "tiles",
    Leader: "leaders",
    Conflict: "conflicts",
    Space: "spaces",
    Hagal: "hagal",
}


@dataclass(frozen=True)
class LeaderNames:
    name: str
    short: str  # at the table: 'Leto'
    ability: str
    ring: str


@dataclass(frozen=True)
class Names:
    language: str  # its own name for itself
    things: dict[str, dict[str, str]]  # by section and key
    leaders: dict[str, LeaderNames]
    houses: dict[str, str]
    phases: dict[str, str]
    difficulties: dict[str, str]
    labels: dict[str, str]
    terms: dict[str, Term]

    def thing(self, thing: Thing) -> str:
        if isinstance(thing, Leader):
            return self.leaders[thing.key].name
        return self.things[SECTIONS[type(thing)]][thing.key]

    def number(self, number: int) -> str:
        """Of anything by its number in the catalogue."""
        return self.thing(CATALOG.things[number])

    def space(self, index: int) -> str:
        return self.thing(CATALOG.spaces[index])

    def space_key(self, key: str) -> str:
        return self.things["spaces"][key]

    def card_key(self, key: str) -> str:
        return self.things["cards"][key]

    def label(self, key: str) -> str:
        return self.labels[key]


@cache
def names_of(code: str) -> Names:
    text = resources.files("kanly.content.names").joinpath(f"{code}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    return Names(
        language=data["language"],
        things={section: data[section] for section in SECTIONS.values() if section != "leaders"},
        leaders={key: LeaderNames(**entry) for key, entry in data["leaders"].items()},
        houses=data["houses"],
        phases=data["phases"],
        difficulties=data["difficulties"],
        labels=data["labels"],
        terms={key: read_term(entry, data["counted"]) for key, entry in data["terms"].items()},
    )


def read_term(entry: str | dict[str, Any], counted: str) -> Term:
    """A bare string is counted by the pattern of its language: '{n} {name}'."""
    if isinstance(entry, str):
        usual = counted.replace("{name}", entry)
        return Term(entry, usual, usual)
    many = entry["many"]
    return Term(entry["name"], entry.get("one", many), many)
