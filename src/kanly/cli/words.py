"""Commands by name: each has a letter, and words in every language."""

from __future__ import annotations

from functools import cache
from typing import Final

from kanly.text.interface import interface_of
from kanly.text.languages import LANGUAGES

LETTERS: Final = {
    "help": "?",
    "rules": "??",
    "table": "t",
    "log": "l",
    "known": "k",
    "hint": "h",
    "undo": "u",
    "save": "s",
    "quit": "q",
}


NAMES: Final = (*LETTERS, "look", "card", "conflict")
LOOKING: Final = ("card", "look", "rules")


def is_look(line: str) -> bool:
    """Whether something is to be looked at or up."""
    word, _, rest = line.partition(" ")
    return bool(rest.strip()) and name_of(word) in LOOKING


def is_hint(line: str) -> bool:
    """Whether advice is asked for, of a level or not."""
    return letter_of(line.partition(" ")[0]) == LETTERS["hint"]


def letter_of(word: str) -> str:
    """The letter that a word stands for, whatever the language of play; else the word itself."""
    return letters().get(word, word)


def name_of(word: str) -> str:
    """What a word of any language asks for; empty for others."""
    return names().get(word, "")


@cache
def letters() -> dict[str, str]:
    return {word: LETTERS[name] for word, name in names().items() if name in LETTERS}


@cache
def names() -> dict[str, str]:
    return {
        word: name
        for language in LANGUAGES.values()
        for name in NAMES
        for word in interface_of(language.tag)(f"word-{name}").split()
    }
