"""Choices as text and back: `send duncan_idaho carthag`, `resolve @arrakeen/space/1`, `acquire scout top`.

A choice is the name of its verb and what its two numbers stand for; `engine/answers.py` says of which kinds
they are, `record/spelling.py` how each kind is spelled. The text needs nothing else to be understood.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kanly.engine.answers import ANSWERS, PAIRED, Answer, Field
from kanly.record.spelling import (
    SPELLINGS,
    UNIT_NAMES,
    ZONE_NAMES,
    Line,
    NotationError,
    shortened,
)

__all__ = [
    "UNIT_NAMES",
    "VERBS",
    "ZONE_NAMES",
    "Choice",
    "NotationError",
    "read_choice",
    "shortened",
    "write_choice",
]
REMEMBERED = 10_000  # texts; the same choices are written again and again
VERBS = {answer.name: verb for verb, answer in ANSWERS.items()}


class Choice(NamedTuple):
    """One legal choice; its text form is `str(choice)`."""

    verb: int
    object: int
    place: int

    def __str__(self) -> str:
        return write_choice(self)

    def __repr__(self) -> str:
        try:
            return f"Choice({write_choice(self)!r})"
        except (NotationError, LookupError, TypeError):
            return f"Choice{tuple(self)}"


@lru_cache(maxsize=REMEMBERED)
def write_choice(choice: tuple[int, int, int]) -> str:
    verb, thing, place = choice
    if verb not in ANSWERS:
        raise NotationError(f"there is no verb number {verb}")
    answer = ANSWERS[verb]
    first = SPELLINGS[answer.object].write(thing, 0)
    return " ".join([answer.name, *first, *SPELLINGS[answer.place].write(place, thing)])


def read_choice(text: str) -> Choice:
    """The choice a text stands for; whether it is legal is for the game to say."""
    line = Line(text)
    if not line.words:
        raise NotationError("an empty line is no choice")
    verb = VERBS.get(line.next())
    if verb is None:
        raise NotationError(f"{line.text!r} does not begin with a verb of the game")
    answer = ANSWERS[verb]
    thing = SPELLINGS[answer.object].read(line, 0)
    place = SPELLINGS[answer.place].read(line, thing)
    if line.words:
        raise line.wrong_length()
    return Choice(verb, *(in_order(thing, place) if is_pair(answer, place) else (thing, place)))


def is_pair(answer: Answer, place: int) -> bool:
    """Two of a kind, which may be named in whatever order."""
    return answer.place in PAIRED and (place > 0 or answer.place != Field.SECOND_CARD)


def in_order(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)
