"""Words put together for the sake of a shorter text; to the rules they stay apart."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.words.gains import Gain
from kanly.engine.words.word import Word
from kanly.text.glossary import AMOUNTS


def merged(words: Sequence[Word]) -> list[Word]:
    """Gains next to each other become one."""
    found: list[Word] = []
    for word in words:
        last = found[-1] if found else None
        if isinstance(word, Gain) and isinstance(last, Gain):
            found[-1] = Gain(**{field: getattr(last, field) + getattr(word, field) for field in AMOUNTS})
        else:
            found.append(word)
    return found
