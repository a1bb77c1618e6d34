"""Proper names, terms and labels of one language, read from its file."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, TypeVar

from kanly.content.catalog import CATALOG, LOADED
from kanly.content.set import SECTIONS as SECTIONS
from kanly.content.set import name_in
from kanly.engine.printed import Leader, Thing
from kanly.text.glossary import Term

V = TypeVar("V")


class Named(dict[str, V]):
    """Our names by key, and those of other sets once they are asked for."""

    def __init__(self, ours: dict[str, Any], code: str, section: str, read: Callable[[Any], V]) -> None:
        super().__init__({key: read(entry) for key, entry in ours.items()})
        self.code, self.section, self.read = code, section, read

    def __missing__(self, key: str) -> V:
        for given in LOADED:
            if entry := name_in(given, self.code, self.section, key):
                self[key] = self.read(entry)
                return self[key]
        raise KeyError(key)


@dataclass(frozen=True)
class LeaderNames:
    name: str
    short: str  # at the table: 'Leto'
    ability: str
    ring: str


@dataclass(frozen=True)
class Names:
    language: str  # its own name for itself
    things: dict[str, Named[str]]  # by section and key
    leaders: Named[LeaderNames]
    houses: Named[str]
    phases: dict[str, str]
    difficulties: dict[str, str]
    labels: Named[str]
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
        things={key: Named(data[key], code, key, str) for key in SECTIONS.values() if key != "leaders"},
        leaders=Named(data["leaders"], code, "leaders", lambda entry: LeaderNames(**entry)),
        houses=Named(data["houses"], code, "houses", str),
        phases=data["phases"],
        difficulties=data["difficulties"],
        labels=Named(data["labels"], code, "labels", str),
        terms={key: read_term(entry, data["counted"]) for key, entry in data["terms"].items()},
    )


def read_term(entry: str | dict[str, Any], counted: str) -> Term:
    """A bare string is counted by the pattern of its language: '{n} {name}'."""
    if isinstance(entry, str):
        usual = counted.replace("{name}", entry)
        return Term(entry, usual, usual)
    many = entry["many"]
    return Term(entry["name"], entry.get("one", many), many)
