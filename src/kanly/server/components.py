"""Every component as data, in the words of a language and in icons, for a page that draws them."""

from __future__ import annotations

from typing import Any

from kanly.content.catalog import CATALOG
from kanly.telling.definitions import catalogue
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
        for box, marked in zip(told["text"]["boxes"], card_text(language, thing), strict=True):
            box["marked"] = list(marked.lines)
    return {**whole, "tokens": tokens_in(language)}


def tokens_in(language: Language) -> Data:
    """By what stands in braces: the name of its icon (empty: it is a word), and its words."""
    return {
        term: {"icon": TOKENS[term.partition(":")[0]], "name": said.name, "one": said.one, "many": said.many}
        for term, said in language.names.terms.items()
    }
