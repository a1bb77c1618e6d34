"""The rulings and the pages of the rules, wherever kanly is installed."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

FILE: Final = "book.json"
FINGERPRINT_LENGTH: Final = 12
HEADING: Final = re.compile(r"^##? (\d+(?:\.\d+)?) (.+)$", re.M)


@dataclass(frozen=True)
class Ruling:
    id: str
    source: str
    kind: str
    rule: str
    given: str
    when: str
    then: str
    tags: tuple[str, ...]
    ref: str  # a section of the rules
    note: str = ""

    def fingerprint(self) -> str:
        """Changes with whatever a test of the ruling rests on."""
        text = "\n".join((self.rule, self.given, self.when, self.then))
        return hashlib.sha256(text.encode()).hexdigest()[:FINGERPRINT_LENGTH]


@dataclass(frozen=True)
class Section:
    """A chapter of the rules up to its first section, or a section."""

    number: str
    heading: str
    page: str
    text: str  # Markdown


class Rulebook:
    def __init__(self, rulings: list[Ruling], sections: list[Section]) -> None:
        self.rulings = {ruling.id: ruling for ruling in rulings}
        self.sections = {section.number: section for section in sections}

    def data(self) -> str:
        """As JSON, with a line for each text."""
        told = {
            "rulings": [asdict(ruling) for ruling in self.rulings.values()],
            "sections": [asdict(section) for section in self.sections.values()],
        }
        return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def ruling_from(entry: dict[str, Any]) -> Ruling:
    return Ruling(**{**entry, "tags": tuple(entry["tags"])})


def sections_in(page: str, text: str) -> Iterator[Section]:
    """Every heading of a page with what stands below it."""
    found = list(HEADING.finditer(text))
    for i, match in enumerate(found):
        end = found[i + 1].start() if found[i + 1 :] else len(text)
        yield Section(match[1], match[2], page, text[match.end() : end].strip())


@cache
def packaged() -> Rulebook:
    """What comes with kanly."""
    text = resources.files("kanly.rulebook").joinpath(FILE).read_text(encoding="utf-8")
    told = json.loads(text)
    return Rulebook(
        [ruling_from(entry) for entry in told["rulings"]], [Section(**entry) for entry in told["sections"]]
    )
