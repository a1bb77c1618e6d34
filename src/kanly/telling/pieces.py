"""Lines cut into pieces, so that a page can light what they name: text, and printed things and players.

Whatever names something does so by the names of its language. A language whose names are marked therefore
says the same sentences with marks in them, and nobody has to look for names in a text.
"""

from __future__ import annotations

import re
from copy import copy
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Annotated, Final, TypedDict

from kanly.engine.printed import Space
from kanly.telling.components import kind_of
from kanly.telling.naming import MARKS
from kanly.telling.shelf import thing
from kanly.text.glossary import Term
from kanly.text.language import Language
from kanly.text.names import SECTIONS, LeaderNames, Named, Names

BEGIN, THEN, END = MARKS  # the key stands between the first two, the name after it
PIECE: Final = re.compile(f"{BEGIN}([^{THEN}]*){THEN}([^{END}]*){END}")
SEAT: Final = "seat"
TOKEN: Final = "token"
CHANGE: Final = "change"
SIGNED: Final = re.compile(r":[+-]\d+\}$")


class LogPiece(TypedDict):
    """A piece of a line that names something."""

    text: Annotated[str, "What the line says there."]
    kind: Annotated[
        str,
        "As in `kanly cards --json`, or `seat`; or of what has an icon `token`: so much, `change`: so much "
        "more or less.",
    ]
    key: Annotated[
        str,
        "Of a printed thing, spaces with `@` before it; of a seat its number; of an amount its token, of a "
        "change with its sign: `{spice:+2}`.",
    ]


Line = list[str | LogPiece]


def cut(line: str) -> Line:
    """Of a line in a marked language."""
    found: Line = []
    end = 0
    for match in PIECE.finditer(line):
        found += [line[end : match.start()]] if match.start() > end else []
        found.append(piece(*match.groups()))
        end = match.end()
    return [*found, line[end:]] if end < len(line) else found


def piece(key: str, text: str) -> LogPiece:
    if key.isdigit():
        return {"text": text, "kind": SEAT, "key": key}
    if key.startswith("{"):
        return {"text": text, "kind": CHANGE if SIGNED.search(key) else TOKEN, "key": key}
    return {"text": text, "kind": kind_of(thing(key)), "key": key}


def plain(line: Line) -> str:
    """The line as text."""
    return "".join(part if isinstance(part, str) else part["text"] for part in line)


# --- marks


def mark(key: str, name: str) -> str:
    return f"{BEGIN}{key}{THEN}{name}{END}"


@cache
def marked(language: Language) -> Language:
    new = copy(language)
    new.names = marked_names(language.names)
    return new


def marked_names(names: Names) -> Names:
    things = {section: MarkedThings(given) for section, given in names.things.items()}
    terms: dict[str, Term] = {key: MarkedTerm(**asdict(term), key=key) for key, term in names.terms.items()}
    return replace(names, things={**things}, leaders=MarkedLeaders(names.leaders), terms=terms)


@dataclass(frozen=True)
class MarkedTerm(Term):
    """So many of something; what has no number is a word like any other."""

    key: str

    def counted(self, number: int) -> str:
        return mark(f"{{{self.key}:{number}}}", super().counted(number))

    def changed(self, change: int, pattern: str) -> str:
        """With its sign, wherever the language has it."""
        unmarked = Term(self.name, self.one, self.many)
        return mark(f"{{{self.key}:{change:+d}}}", unmarked.changed(change, pattern))


class MarkedThings(Named[str]):
    def __init__(self, names: Named[str]) -> None:
        super().__init__({}, names.code, names.section, str)
        self.names = names
        self.sign = "@" * (names.section == SECTIONS[Space])

    def __missing__(self, key: str) -> str:
        self[key] = mark(f"{self.sign}{key}", self.names[key])
        return self[key]


class MarkedLeaders(Named[LeaderNames]):
    def __init__(self, names: Named[LeaderNames]) -> None:
        super().__init__({}, names.code, names.section, names.read)
        self.names = names

    def __missing__(self, key: str) -> LeaderNames:
        own = self.names[key]
        self[key] = replace(own, name=mark(key, own.name), short=mark(key, own.short))
        return self[key]
