"""A choice typed out in the notation of records, with names in any language; and why it is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kanly.cli.finding import alike, names_of
from kanly.cli.voice import Voice
from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Intrigue, Space, Tile
from kanly.game import Game
from kanly.record.notation import (
    FACTION_NAMES,
    FREIGHTER_MOVES,
    NUMBER_VERBS,
    PLAIN_VERBS,
    READERS,
    ZONE_NAMES,
    NotationError,
    read_choice,
)
from kanly.refusals.refusal import Refusal
from kanly.text.deeds import Who
from kanly.text.languages import LANGUAGES
from kanly.text.refusals import refusal_text

ASKING: Final = ("?", "why")
VERBS: Final = frozenset((*PLAIN_VERBS, *NUMBER_VERBS, *READERS))
OWN_WORDS: Final = frozenset((*ZONE_NAMES, *FREIGHTER_MOVES, "aside", "top", "solari", "leader"))
LONGEST: Final = 4  # words of a name


@dataclass(frozen=True)
class Typed:
    choice: str  # in the notation, if it can be read at all
    only_asked: bool  # whether it is legal, and why not


def typed(line: str) -> Typed | None:
    """None: the line is no choice."""
    asking = next((word for word in ASKING if line.startswith(word)), "")
    words = line.removeprefix(asking).split()
    if not words or words[0] not in VERBS:
        return None
    as_it_is = " ".join(words)
    choice = as_it_is if is_read(as_it_is) else " ".join([words[0], *keys_in(words[1:])])
    return Typed(choice, bool(asking))


def is_read(text: str) -> bool:
    try:
        read_choice(text)
    except NotationError:
        return False
    return True


# --- names


def keys_in(words: list[str]) -> list[str]:
    """The same with keys for names, of as many words as possible; what is no name remains."""
    found = []
    while words:
        length, key = next_name(words)
        found.append(key)
        words = words[length:]
    return found


def next_name(words: list[str]) -> tuple[int, str]:
    """How many words the name has that comes first, and its key."""
    for length in range(min(len(words), LONGEST), 0, -1):
        key = key_of(" ".join(words[:length]))
        if key:
            return length, key
    return 1, words[0]


def key_of(name: str) -> str:
    """Of the one thing that has this name or whose name alone contains it; empty if there is none."""
    if not alike(name) or name in OWN_WORDS or name.isdigit():
        return ""
    if alike(name) in keys():
        return keys()[alike(name)]
    found = {key for each, key in keys().items() if alike(name) in each}
    return found.pop() if len(found) == 1 else ""


@cache
def keys() -> dict[str, str]:
    """By the names of all that the notation names, made alike."""
    named = [thing for thing in CATALOG.things[1:] if isinstance(thing, Card | Intrigue | Tile | Space)]
    factions = {
        alike(language.names.terms[key].name): key for language in LANGUAGES.values() for key in FACTION_NAMES
    }
    return {**factions, **{name: thing.key for thing in named for name in names_of(thing)}}


# --- reasons


def answer(game: Game, choice: str, players: Sequence[Who], voice: Voice) -> list[str]:
    """Why it is not legal, reason by reason; or that it is."""
    reasons = [reason_line(reason, players, voice) for reason in game.why_not(choice)]
    return reasons or [voice.say("is-possible")]


def reason_line(reason: Refusal, players: Sequence[Who], voice: Voice) -> str:
    """With the ruling where there is one."""
    text = voice.plain(refusal_text(voice.language, reason, players))
    return text + (voice.say("remark", text=reason.ruling) if reason.ruling else "")
