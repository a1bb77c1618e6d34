"""Components by their names in any language, however they are written."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache
from importlib import resources

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Intrigue, Leader, Space, Thing, Tile
from kanly.text.languages import LANGUAGES
from kanly.text.names import SECTIONS


def find(name: str, kind: type[Thing] = Thing) -> list[Thing]:
    """All of a kind that have this name; if nothing has, all whose names contain it."""
    things = [thing for thing in CATALOG.things if thing.number and isinstance(thing, kind)]
    asked = alike(name)
    if not asked:
        return []
    exact = [thing for thing in things if asked in names_of(thing)]
    return exact or [thing for thing in things if any(asked in each for each in names_of(thing))]


def leaders(name: str) -> list[str]:
    """Keys of Leaders with this name or part of a name."""
    return [leader.key for leader in find(name, Leader)]


def in_notation() -> list[Thing]:
    """Everything that a choice can name."""
    return [thing for thing in CATALOG.things[1:] if isinstance(thing, Card | Intrigue | Tile | Space)]


def is_exact(name: str, thing: Thing) -> bool:
    return alike(name) in names_of(thing)


@cache
def names_of(thing: Thing) -> tuple[str, ...]:
    """Its key, its names in all languages and whatever else it is called, made alike."""
    names = [language.names.thing(thing) for language in LANGUAGES.values()]
    return tuple(alike(name) for name in (thing.key, *names, *aliases_of(thing)))


def aliases_of(thing: Thing) -> list[str]:
    return aliases().get(SECTIONS[type(thing)], {}).get(thing.key, [])


@cache
def aliases() -> dict[str, dict[str, list[str]]]:
    """By section and key, as names are."""
    return tomllib.loads(
        resources.files("kanly.content.names").joinpath("aliases.toml").read_text(encoding="utf-8")
    )


def alike(text: str) -> str:
    """Capitals, full-width letters, spaces and punctuation make no difference."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(character for character in folded if character.isalnum())
