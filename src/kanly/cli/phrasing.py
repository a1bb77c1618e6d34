"""Small pieces of English that phrases are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.cli.names import counted, listed
from kanly.engine.words.word import Word

RESOURCES: Final = (
    ("solari", "Solari", "Solari"),
    ("spice", "spice", "spice"),
    ("water", "water", "water"),
    ("persuasion", "persuasion", "persuasion"),
    ("swords", "sword", "swords"),
    ("victory_points", "Victory Point", "Victory Points"),
)


def spaced(name: str) -> str:
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


def amounts(word: Word) -> str:
    parts = [
        counted(amount, one, many) for key, one, many in RESOURCES if (amount := getattr(word, key, 0)) > 0
    ]
    return listed(parts)


def some(amount: int, noun: str) -> str:
    """'any number of' where the number printed is all there are."""
    return f"any of your {noun}s" if amount >= 12 else f"up to {counted(amount, noun)}"


def troops(verb: str) -> Callable[[Any], str]:
    return lambda word: f"{verb} {counted(word.troops, 'troop')}"


def always(text: str) -> Callable[[Any], str]:
    return lambda word: text
