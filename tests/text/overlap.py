"""Where the texts of a language repeat a printed text.

    python tests/text/overlap.py zh_hant PRINTED.txt [TERMS.csv]

Eight characters in a row count, or seven words where words are written apart. Names and set terms are free:
each counts as one sign, and a sign is no part of a sentence. The second file may name more terms, one in each
cell. Run by hand: printed texts are not part of the project.
"""

from __future__ import annotations

import ast
import csv
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from kanly.content.catalog import CATALOG
from kanly.text.forms import Form, Mood, Person
from kanly.text.interface import file_of
from kanly.text.language import Language
from kanly.text.languages import LANGUAGES
from kanly.text.things import card_text, tracks_text

SIGN = "\ue000"  # a name or a set term
SPACED = ("en",)  # languages that write words apart


@dataclass(frozen=True)
class Measure:
    """How texts of a language are compared."""

    length: int  # units in a row that no two texts should share
    fewest: int  # of them, those that are no signs
    units: Callable[[str], str]  # a text as a row of units, one character for each


def main(code: str, printed: str, *terms_files: str) -> None:
    language = LANGUAGES[code]
    measure = Measure(7, 6, words) if code in SPACED else Measure(8, 6, letters)
    terms = ordered([*names(language), *cells(terms_files)], measure)
    shared = overlaps(own_texts(language), Path(printed).read_text(encoding="utf-8"), terms, measure)
    for passage, text in sorted(shared.items()):
        print(f"{readable(passage)}    {text}")
    print(f"{len(shared)} passages in common")


def overlaps(own: Iterable[str], printed: str, terms: list[str], measure: Measure) -> dict[str, str]:
    """The longest passages in common, each with one of the texts where it stands."""
    theirs = signed(printed, terms, measure)
    found: dict[str, str] = {}
    for text in own:
        mine = signed(text, terms, measure)
        for start in range(len(mine) - measure.length + 1):
            passage = longest(mine, start, theirs, measure.length)
            if len(passage.replace(SIGN, "")) >= measure.fewest:
                found.setdefault(passage, text)
    return {passage: text for passage, text in found.items() if is_whole(passage, found)}


def longest(mine: str, start: int, theirs: str, length: int) -> str:
    """What both have from there on; empty if it is short."""
    end = start + length
    if mine[start:end] not in theirs:
        return ""
    while end < len(mine) and mine[start : end + 1] in theirs:
        end += 1
    return mine[start:end]


def is_whole(passage: str, found: Iterable[str]) -> bool:
    return not any(passage != other and passage in other for other in found)


def signed(text: str, terms: list[str], measure: Measure) -> str:
    """Letters and figures only, with a sign for each term."""
    squeezed = measure.units(text)
    for term in terms:
        squeezed = squeezed.replace(term, SIGN)
    return squeezed


def letters(text: str) -> str:
    return "".join(character for character in text if character.isalnum() or character == SIGN)


KNOWN: dict[str, str] = {}  # a character of its own for each word


def words(text: str) -> str:
    found = re.findall(rf"[a-z0-9']+|{SIGN}", text.lower())
    return "".join(
        SIGN if word == SIGN else KNOWN.setdefault(word, chr(0xF0000 + len(KNOWN))) for word in found
    )


def readable(passage: str) -> str:
    meant = {sign: f"{word} " for word, sign in KNOWN.items()}
    return "".join(meant.get(character, character) for character in passage).replace(SIGN, "#")


def ordered(terms: Iterable[str], measure: Measure) -> list[str]:
    """The longest first, lest a part of a name be taken for the whole."""
    kept = {measure.units(term) for term in terms if len(term) > 1}
    return sorted((term for term in kept if term), key=lambda term: (-len(term), term))


def names(language: Language) -> Iterator[str]:
    everything = language.names
    for section in everything.things.values():
        yield from section.values()
    for leader in everything.leaders.values():
        yield from (leader.name, leader.short, leader.ability, leader.ring)
    yield from everything.houses.values()
    yield from (term.name for term in everything.terms.values())


def cells(files: Iterable[str]) -> Iterator[str]:
    for file in files:
        with Path(file).open(encoding="utf-8", newline="") as lines:
            for row in csv.reader(lines):
                yield from row


def own_texts(language: Language) -> Iterator[str]:
    """All that is said about components, in every form, and whatever else stands in the source."""
    yield from language.names.labels.values()
    boxes = [box for thing in CATALOG.things[1:] for box in card_text(language, thing)]
    for box in [*boxes, *tracks_text(language)]:
        yield from (language.plain(line) for line in box.lines)
    for word, place in zip(CATALOG.words, CATALOG.places, strict=True):
        if "/" in place:
            for form in [Form(person, mood) for person in Person for mood in Mood]:
                yield language.plain(language.phrase(word, form))
    yield from re.findall(r"(?:= |^ +)(.+)", file_of(language.tag), re.MULTILINE)
    yield from literals(type(language).__module__.rpartition(".")[0])


def literals(package: str) -> Iterator[str]:
    for file in resources.files(package).iterdir():
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.JoinedStr):
                    yield "".join(
                        str(part.value) if isinstance(part, ast.Constant) else SIGN for part in node.values
                    )
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


if __name__ == "__main__":
    main(*sys.argv[1:])
