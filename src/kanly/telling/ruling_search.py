"""Rulings and rules that speak of something, by any words or by a name in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from re import Pattern
from typing import Final

from kanly.telling.components import kind_of
from kanly.telling.finding import alike, find, is_exact
from kanly.telling.rulebook import Rulebook, Ruling, Section
from kanly.telling.shelf import Thing
from kanly.text.languages import LANGUAGES

ENGLISH: Final = LANGUAGES["en"]
ROW_NUMBER: Final = re.compile(r"^\d+\.\d+$")
MARKS: Final = re.compile(r"\*\*|`|\[(?=[^\]]*\]\()|\]\([^)]*\)")  # of Markdown

Sought = list[Pattern[str]]  # all of them must be found


@dataclass(frozen=True)
class Passage:
    """A paragraph, an item of a list or a row of a table, under the number by which it is found."""

    number: str
    heading: str
    text: str


@dataclass(frozen=True)
class Found:
    rulings: list[Ruling]
    passages: list[Passage]

    def __bool__(self) -> bool:
        return bool(self.rulings or self.passages)


def search(book: Rulebook, words: str) -> Found:
    """By the words themselves and by what has that very name; by parts of names if that finds nothing."""
    exact = [thing for thing in find(words) if is_exact(words, thing)]
    found = found_in(book, [plain(words), *names(exact), *terms(words)])
    return found or found_in(book, names(find(words)))


def about(book: Rulebook, thing: Thing) -> list[Ruling]:
    """The rulings that name a component, in what they say or in the heading they stand under."""
    if kind_of(thing) == "hagal":
        return []
    name = whole(ENGLISH.names.thing(thing), 0)
    return [ruling for ruling in book.rulings.values() if name.search(f"{ruling.source}\n{ruling.rule}")]


def found_in(book: Rulebook, meanings: list[Sought]) -> Found:
    """Rulings that say it first, then those whose example does."""
    speaking = [ruling for ruling in book.rulings.values() if speaks(everything(ruling), meanings)]
    speaking.sort(key=lambda ruling: not speaks(ruling.rule, meanings))
    passages = [
        passage
        for section in book.sections.values()
        for passage in passages_of(section)
        if speaks(f"{passage.number} {passage.heading}\n{passage.text}", meanings)
    ]
    return Found(speaking, passages)


def everything(ruling: Ruling) -> str:
    return "\n".join((ruling.source, ruling.rule, ruling.given, ruling.when, ruling.then, *ruling.tags))


# --- what is sought


def plain(words: str) -> Sought:
    """Each word, or a longer one that begins with it; a number as it is."""
    ends = {word: r"(?![\d.]*\d)" if word[-1].isdigit() else "" for word in words.split()}
    return [re.compile(rf"(?<![\w.]){re.escape(word)}{end}", re.I) for word, end in ends.items()]


def whole(name: str, flags: int = re.I) -> Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", flags)


def names(things: list[Thing]) -> list[Sought]:
    return [[whole(ENGLISH.names.thing(thing))] for thing in things]


def terms(words: str) -> list[Sought]:
    """English for a term of the game in any language."""
    keys = {
        key
        for language in LANGUAGES.values()
        for key, term in language.names.terms.items()
        if alike(term.name) == alike(words)
    }
    return [[whole(ENGLISH.names.terms[key].name)] for key in sorted(keys)]


def speaks(text: str, meanings: list[Sought]) -> bool:
    return any(sought and all(part.search(text) for part in sought) for sought in meanings)


# --- the rules, piece by piece


def passages_of(section: Section) -> Iterator[Passage]:
    """Without the headings of tables."""
    blocks = re.split(r"\n\s*\n|\n(?=- |\d+\. |\|)", section.text)
    for block, below in pairwise([*blocks, ""]):
        if block.startswith("|"):
            yield from [] if below.startswith("|---") else rows(section, block)
        elif block.strip():
            yield Passage(section.number, section.heading, tidy(block))


def rows(section: Section, row: str) -> Iterator[Passage]:
    """Of a table, without the names of tests; a row may have a number of its own."""
    cells = [cell.strip() for cell in row.strip().strip("|").split(" | ")]
    cells = [cell for cell in cells if cell and not set(cell) <= set("-| ") and not cell.startswith("`")]
    number = cells.pop(0) if cells and ROW_NUMBER.match(cells[0]) else section.number
    if cells:
        yield Passage(number, section.heading, tidy(": ".join(cells)))


def tidy(text: str) -> str:
    return " ".join(MARKS.sub("", text).removeprefix("- ").split())
