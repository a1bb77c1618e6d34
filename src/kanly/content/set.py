"""A set as a value: everything that is printed in one box, or by one fan."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from kanly.content.errors import RulesError
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Space, Thing, Tile
from kanly.engine.words.word import Condition, Word

ENGLISH = "en"  # whatever else is missing, this is there
KEY = re.compile("[a-z][a-z0-9_]{0,39}")
TAKEN = ("epic", "rivals")  # words of the name of a game
SECTIONS: dict[type[Thing], str] = {
    Card: "cards",
    Intrigue: "intrigues",
    Tile: "tiles",
    Leader: "leaders",
    Conflict: "conflicts",
    Space: "spaces",
    Hagal: "hagal",
}
Phrase = Callable[..., str]  # of (the language, the word or condition, the form)
Phrases = Mapping[type[Word] | type[Condition], Mapping[str, Phrase]]  # by code of a language, or "icons"


@dataclass(frozen=True, eq=False)
class Set:
    key: str
    things: tuple[Thing, ...]
    home: str = ""  # the package whose folder `names` has a file for each language
    phrases: Phrases = field(default_factory=dict)  # for words and conditions of its own


@cache
def names_in(given: Set, code: str) -> dict[str, Any]:
    """What a set brings of one language, as it stands in the file; nothing where there is none."""
    file = resources.files(given.home).joinpath("names", f"{code}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def name_in(given: Set, code: str, section: str, key: str) -> Any:
    """In English where the language has no name for it; None where there is none either."""
    own = names_in(given, code).get(section, {}).get(key)
    return own or names_in(given, ENGLISH).get(section, {}).get(key)


def check(given: Set) -> None:
    """Whether others can play with it."""
    if not KEY.fullmatch(given.key) or given.key in TAKEN:
        raise RulesError(f"{given.key[:40]!r} cannot be the name of a set")
    if not name_in(given, ENGLISH, "labels", given.key):
        raise RulesError(f"the set {given.key} has no English name for itself")
    for thing in given.things:
        if not name_in(given, ENGLISH, SECTIONS[type(thing)], thing.key):
            raise RulesError(f"the set {given.key} has no English name for {thing.key}")
    for told in given.phrases.values():
        if ENGLISH not in told:
            raise RulesError(f"the set {given.key} has a word without an English phrase")
