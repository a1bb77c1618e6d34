"""What is printed on a component, in the words of a language and without tokens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Hagal, Intrigue, Leader, Thing
from kanly.text.interface import interface_of
from kanly.text.language import Language
from kanly.text.things import Box, card_text

KIND_LABELS: Final = {"space": "board_space"}  # where the label is not the kind itself
SETS: Final = {"ix": "rise_of_ix"}  # where the label is not the key itself


def kind_of(thing: Thing) -> str:
    return thing.kind if isinstance(thing, Card) else type(thing).__name__.lower()


def things_of(kind: str, set_key: str = "") -> list[Thing]:
    """Of one set, or of all that are known."""
    things = [thing for thing in CATALOG.things if thing.number and kind_of(thing) == kind]
    return [thing for thing in things if set_key in ("", thing.set)]


def kind_name(language: Language, kind: str) -> str:
    return language.names.label(KIND_LABELS.get(kind, kind))


def set_name(language: Language, thing: Thing) -> str:
    return language.names.label(SETS.get(thing.set, thing.set))


def copies_of(thing: Thing) -> int:
    """0: there is but one, and nobody counts it."""
    return thing.copies if isinstance(thing, Card | Intrigue | Hagal) else 0


def house_of(language: Language, thing: Thing) -> str:
    return language.names.houses[thing.house.lower().replace(" ", "_")] if isinstance(thing, Leader) else ""


@cache
def plain_boxes(language: Language, thing: Thing) -> tuple[Box, ...]:
    """Printed once and for all, so it is put into words but once."""
    return tuple(
        Box(box.key, language.plain(box.label), tuple(language.plain(line) for line in box.lines))
        for box in card_text(language, thing)
    )


def in_one_line(language: Language, boxes: Iterable[Box], without: tuple[str, ...] = ()) -> str:
    """Label and lines of each box, one after the other."""
    joint = interface_of(language.tag)("joint-lines")
    told = [(box.label, language.in_a_row(box.lines, joint)) for box in boxes if box.key not in without]
    return " · ".join(language.labelled(label, text) for label, text in told)
