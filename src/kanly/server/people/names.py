"""What people may be called."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from kanly.server.refused import Refused

LONGEST: Final = 24  # characters
LONGEST_TYPED: Final = 200  # characters that are looked at
FILLERS: Final = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"
)  # they count as letters, and show nothing
SHOWN: Final = frozenset("LNPS")  # letters, numbers, punctuation and symbols, by their Unicode category


def checked_name(text: str) -> str:
    """As it is shown to everybody. Refused says what is wrong with it."""
    name = normalize("NFC", text[:LONGEST_TYPED]).strip()
    if not all(is_allowed(character) for character in name):
        raise Refused("bad_name", "A name is one line of characters that can be seen.")
    name = " ".join(name.split())
    if not any(category(character)[0] in SHOWN for character in name):
        raise Refused("bad_name", "A name needs at least one character that can be seen.")
    if len(name) > LONGEST:
        raise Refused("bad_name", f"A name has at most {LONGEST} characters.")
    return name


def is_allowed(character: str) -> bool:
    """Nothing that controls, breaks or turns a line around, and nothing that hides."""
    return (character.isprintable() or category(character) == "Zs") and character not in FILLERS


def name_key(text: str) -> str:
    """The same for names that are told apart only by case, width or spaces."""
    folded = normalize("NFKC", text[:LONGEST_TYPED]).casefold()
    return " ".join(normalize("NFKC", folded).split())
