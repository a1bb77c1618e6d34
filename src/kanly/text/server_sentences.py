"""What a server refuses, as one sentence of a language and one code that has one meaning.

The program says it in English where it happens. Here it is found again among the sentences of its code, with
whatever was filled in, and said in the language of whoever asked.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

ENGLISH: Final = "en"
PLACE: Final = re.compile(r"\{([a-z]+)\}")
WHY: Final = "why"  # of what others have found wrong, who say it in English
ENDS: Final = (".", "。", "?", "!")


class Told(NamedTuple):
    code: str
    sentence: str


class Found(NamedTuple):
    """One of the sentences of a code, and what is filled in there."""

    code: str
    place: int
    values: dict[str, str]


def told(code: str, english: str, tag: str = ENGLISH) -> Told:
    """As whoever reads that language is told it. What is not among the sentences is told as it is."""
    whole = sentence(english)
    found = found_as(code, whole)
    if found is None:
        return Told(code, whole)
    return Told(found.code, filled(sentences(tag)[found.code][found.place], found.values))


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith(ENDS) else ".")


def found_as(code: str, whole: str) -> Found | None:
    """A sentence is found whatever the code, which may be a wider one than is told."""
    for one, place, pattern in sorted(patterns(), key=lambda known: known[0] != code):
        fits = pattern.fullmatch(whole)
        if fits is not None and (one == code or WHY not in pattern.groupindex):
            return Found(one, place, fits.groupdict())
    return Found(code, 0, {WHY: whole}) if is_open(code) else None


def is_open(code: str) -> bool:
    """Whether its sentence ends as somebody else says it."""
    known = sentences(ENGLISH).get(code)
    return known is not None and WHY in PLACE.findall(known[0])


def filled(text: str, values: dict[str, str]) -> str:
    return PLACE.sub(lambda place: values[place[1]], text)


@cache
def patterns() -> tuple[tuple[str, int, re.Pattern[str]], ...]:
    """Of every English sentence: its code, its place there, and what it looks like."""
    return tuple(
        (code, place, re.compile(pattern_of(text), re.DOTALL))
        for code, texts in sentences(ENGLISH).items()
        for place, text in enumerate(texts)
    )


def pattern_of(text: str) -> str:
    return "".join(pieces_of(text))


def pieces_of(text: str) -> Iterator[str]:
    end = 0
    for place in PLACE.finditer(text):
        yield re.escape(text[end : place.start()])
        yield f"(?P<{place[1]}>.+)"
        end = place.end()
    yield re.escape(text[end:])


@cache
def sentences(tag: str) -> dict[str, list[str]]:
    """By code."""
    file = resources.files("kanly.text").joinpath("server", f"{tag}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))
