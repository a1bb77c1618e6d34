"""A chapter of a log as somebody reads it: in a language, with names, and with what only these eyes see."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from kanly.engine.events import Event
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY
from kanly.telling.chapter import Chapter
from kanly.telling.ending import ends_game, outcome
from kanly.telling.naming import TABLES, names_at
from kanly.telling.pieces import Line, cut, mark, marked
from kanly.telling.points import attributed
from kanly.telling.remembered import Deed
from kanly.telling.voice import Voice
from kanly.text.deeds import Who
from kanly.text.language import Language
from kanly.view.happenings import censored


class Reading(NamedTuple):
    """How a log is read; where a seat has no name it is called by its Leader."""

    language: Language
    names: tuple[str, ...] = ()  # by seat
    explain: bool = False  # what Rivals do, card by card


@lru_cache(maxsize=TABLES)
def players(names: tuple[str, ...]) -> tuple[Who, ...]:
    """Nobody is called "you": but for secrets, all read the same."""
    return tuple(Who(mark(str(seat), name)) for seat, name in enumerate(names))


@cache
def voice_of(language: Language) -> Voice:
    return Voice(marked(language))


def lines(reading: Reading, g: State, head: Deed, events: Iterable[Event], eyes: int) -> list[Line]:
    """What a choice brought about, as far as these eyes see it; `g` is a position of the same game.

    What ended it is told with how it ended, in the words in which a terminal tells that below its table.
    """
    reader = None if eyes == NOBODY else eyes
    called = players(names_at(reading.language, g, reading.names))
    voice, entry = voice_of(reading.language), head.entry
    chapter = Chapter(called, voice, head.scene, g, entry.seat, entry.choice, reading.explain, eyes)
    happened = [*events]
    for event in attributed(happened):
        chapter.note(censored(event, reader))
    end = [outcome(g, called, voice)] if g.over and any(map(ends_game, happened)) else []
    return [cut(line) for line in (*chapter.closed(), *end)]
