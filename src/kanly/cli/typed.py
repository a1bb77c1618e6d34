"""A choice typed out in the notation of records, with names in any language; and why it is not legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.game import Game
from kanly.record import former, notation
from kanly.record.notation import UNIT_NAMES, ZONE_NAMES, NotationError, read_choice
from kanly.refusals.refusal import Refusal
from kanly.telling.at_hand import FACTIONS, View, at_hand
from kanly.telling.finding import alike, in_notation, names_of
from kanly.telling.voice import Voice
from kanly.text.deeds import Who
from kanly.text.languages import LANGUAGES
from kanly.text.refusals import refusal_text

ASKING: Final = ("?", "why")
VERBS: Final = frozenset((*notation.VERBS, *former.BEGINNINGS))
FURTHER: Final = ("aside", "top", "solari", "leader", "advance", "recall")
OWN_WORDS: Final = frozenset((*ZONE_NAMES, *UNIT_NAMES, *FURTHER))
LONGEST: Final = 4  # words of a name
MOST_WORDS: Final = 20  # of a choice that is looked at closely
LONGEST_CHOICE: Final = 400  # characters
NAMED: Final = 8  # of the things that a name fits


@dataclass(frozen=True)
class Unclear:
    """A name that fits several things."""

    name: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class Typed:
    choice: str  # in the notation, if it can be read at all
    only_asked: bool  # whether it is legal, and why not
    unclear: tuple[Unclear, ...] = ()


def is_choice(line: str) -> bool:
    """Whether a line is meant as a choice, or as a question about one."""
    words = split(line)[1]
    return bool(words) and words[0] in VERBS


def split(line: str) -> tuple[bool, list[str]]:
    """Whether something is only asked, and the words of the choice."""
    asking = next((word for word in ASKING if line.startswith(word)), "")
    return bool(asking), line.removeprefix(asking).split()


def typed(line: str, view: View | None = None) -> Typed | None:
    """None: the line is no choice. Names are looked for first in what the view shows."""
    if not is_choice(line):
        return None
    only_asked, words = split(line)
    as_it_is = " ".join(words)
    if is_read(as_it_is) or len(words) > MOST_WORDS or len(as_it_is) > LONGEST_CHOICE:
        return Typed(as_it_is, only_asked)
    names = list(names_in(words[0], words[1:], view))
    unclear = tuple(name for name in names if isinstance(name, Unclear))
    keys = [name.name if isinstance(name, Unclear) else name for name in names]
    return Typed(" ".join([words[0], *keys]), only_asked, unclear)


def is_read(text: str) -> bool:
    try:
        read_choice(text)
    except NotationError:
        return False
    return True


# --- names


def names_in(verb: str, words: list[str], view: View | None) -> Iterator[str | Unclear]:
    """Keys for names, of as many words as possible; what is no name remains as it is."""
    for place in count():
        if not words:
            return
        length, name = next_name(words, at_hand(verb, place, view) if view else [])
        yield name
        words = words[length:]


def next_name(words: list[str], circles: Sequence[AbstractSet[str]]) -> tuple[int, str | Unclear]:
    """How many words the name has that comes first, and its key."""
    unclear: tuple[int, Unclear] | None = None
    for length in range(min(len(words), LONGEST), 0, -1):
        name = " ".join(words[:length])
        found = keys_of(name, circles)
        if len(found) == 1:
            return length, found[0]
        if found and unclear is None:
            unclear = length, Unclear(name, found)
    return unclear or (1, words[0])


def keys_of(name: str, circles: Sequence[AbstractSet[str]]) -> tuple[str, ...]:
    """Of the thing with this name; else of all in the innermost circle whose names begin with or have it."""
    asked = alike(name)
    if not asked or name in OWN_WORDS or name.isdigit():
        return ()
    named = keys(len(CATALOG.things))
    if asked in named:
        return (named[asked],)
    fitting = [(each, key) for each, key in named.items() if asked in each]
    for circle in (*circles, {key for _, key in fitting}):
        near = [(each, key) for each, key in fitting if key in circle]
        if near:
            begun = [key for each, key in near if each.startswith(asked)]
            return tuple(dict.fromkeys(begun or [key for _, key in near]))
    return ()


@cache
def keys(printed: int) -> dict[str, str]:
    """By the names of all that the notation names, made alike; `printed`: how many things there are."""
    factions = {
        alike(language.names.terms[key].name): key for language in LANGUAGES.values() for key in FACTIONS
    }
    return {**factions, **{name: thing.key for thing in in_notation() for name in names_of(thing)}}


# --- reasons


def several_fit(unclear: Unclear, voice: Voice) -> str:
    """Names what may be meant, if not all of it."""
    named = [name_of(key, voice) for key in unclear.keys[:NAMED]]
    more = [voice.say("and-more")] if len(unclear.keys) > NAMED else []
    things = voice.one_after_other([*named, *more])
    return voice.say("several-fit", name=unclear.name, things=things)


def name_of(key: str, voice: Voice) -> str:
    if key in FACTIONS:
        return voice.term(key)
    return voice.names.space_key(key) if key in CATALOG.space_index else voice.key(key)


def answer(game: Game, choice: str, players: Sequence[Who], voice: Voice) -> list[str]:
    """Why it is not legal, reason by reason; or that it is."""
    reasons = [reason_line(reason, players, voice) for reason in game.why_not(choice)]
    return reasons or [voice.say("is-possible")]


def reason_line(reason: Refusal, players: Sequence[Who], voice: Voice) -> str:
    """With the ruling where there is one."""
    text = voice.plain(refusal_text(voice.language, reason, players))
    return text + (voice.say("remark", text=reason.ruling) if reason.ruling else "")
