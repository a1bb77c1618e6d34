"""Where the texts of a language repeat a printed text.

    python tests/text/overlap.py zh_hant PRINTED.txt [TERMS.csv]

For languages written without spaces. Names and set terms are free: each counts as one sign, and a sign is no
part of a sentence. The second file may name more terms, one in each cell. Run by hand: printed texts are not
part of the project.
"""

from __future__ import annotations

import ast
import csv
import sys
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path

from kanly.content.catalog import CATALOG
from kanly.text.forms import Form, Mood, Person
from kanly.text.language import Language
from kanly.text.languages import LANGUAGES
from kanly.text.things import card_text, tracks_text

LENGTH = 8  # characters in a row that no two texts should share
SIGN = "\ue000"  # a name or a set term
FEWEST = 6  # characters that are no signs


def main(code: str, printed: str, *terms_files: str) -> None:
    language = LANGUAGES[code]
    terms = ordered([*names(language), *cells(terms_files)])
    shared = overlaps(own_texts(language), Path(printed).read_text(encoding="utf-8"), terms)
    for passage, text in sorted(shared.items()):
        print(f"{passage.replace(SIGN, '#')}    {text}")
    print(f"{len(shared)} passages in common")


def overlaps(own: Iterable[str], printed: str, terms: list[str]) -> dict[str, str]:
    """The longest passages in common, each with one of the texts where it stands."""
    theirs = signed(printed, terms)
    found: dict[str, str] = {}
    for text in own:
        mine = signed(text, terms)
        for start in range(len(mine) - LENGTH + 1):
            passage = longest(mine, start, theirs)
            if len(passage.replace(SIGN, "")) >= FEWEST:
                found.setdefault(passage, text)
    return {passage: text for passage, text in found.items() if is_whole(passage, found)}


def longest(mine: str, start: int, theirs: str) -> str:
    """What both have from there on; empty if it is short."""
    end = start + LENGTH
    if mine[start:end] not in theirs:
        return ""
    while end < len(mine) and mine[start : end + 1] in theirs:
        end += 1
    return mine[start:end]


def is_whole(passage: str, found: Iterable[str]) -> bool:
    return not any(passage != other and passage in other for other in found)


def signed(text: str, terms: list[str]) -> str:
    """Letters and figures only, with a sign for each term."""
    squeezed = letters(text)
    for term in terms:
        squeezed = squeezed.replace(term, SIGN)
    return squeezed


def letters(text: str) -> str:
    return "".join(character for character in text if character.isalnum() or character == SIGN)


def ordered(terms: Iterable[str]) -> list[str]:
    """The longest first, lest a part of a name be taken for the whole."""
    kept = {letters(term) for term in terms}
    return sorted((term for term in kept if len(term) > 1), key=lambda term: (-len(term), term))


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
