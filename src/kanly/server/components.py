"""Every component as data, in the words of a language and in icons, for a page that draws them."""

from __future__ import annotations

from typing import Any

from kanly.content.catalog import CATALOG
from kanly.telling.components import kind_of
from kanly.telling.definitions import catalogue
from kanly.telling.rulebook import packaged
from kanly.telling.ruling_search import about
from kanly.telling.shelf import Thing
from kanly.telling.tracks import tracks_in
from kanly.text.faces import icon_text
from kanly.text.glossary import TOKENS
from kanly.text.language import Language
from kanly.text.things import card_text

Data = dict[str, Any]


def components_in(language: Language) -> Data:
    """What `kanly cards --json` tells, with texts that hold tokens, and what each token is."""
    whole = catalogue(language)
    printed = [thing for thing in CATALOG.things if thing.number]
    for told, thing in zip(whole["things"], printed, strict=True):
        told["face"] = icon_text(thing)
        if kind_of(thing) == "leader":
            told["short"] = language.names.leaders[thing.key].short
        for box, marked in zip(told["text"]["boxes"], card_text(language, thing), strict=True):
            box["marked"] = list(marked.lines)
    return {
        **whole,
        "tokens": tokens_in(language),
        "tracks": tracks_in(language),
        "names": names_in(language),
    }


def rulings_told() -> Data:
    """Of each ruling what it says, and by the keys of events which rulings speak of a component."""
    book = packaged()
    printed = ((source_key(thing), about(book, thing)) for thing in CATALOG.things if thing.number)
    return {
        "rulings": {
            ruling.id: {"rule": ruling.rule, "source": ruling.source} for ruling in book.rulings.values()
        },
        "about": {key: [ruling.id for ruling in found] for key, found in printed if found},
    }


def source_key(thing: Thing) -> str:
    return f"@{thing.key}" if kind_of(thing) == "space" else thing.key


def names_in(language: Language) -> Data:
    """Of what is printed nowhere."""
    names = language.names
    return {
        "house_hagal": names.houses["house_hagal"],
        "phases": names.phases,
        "difficulties": names.difficulties,
    }


def tokens_in(language: Language) -> Data:
    """By what stands in braces: the name of its icon (empty: it is a word), and its words."""
    return {
        term: {"icon": TOKENS[term.partition(":")[0]], "name": said.name, "one": said.one, "many": said.many}
        for term, said in language.names.terms.items()
    }
