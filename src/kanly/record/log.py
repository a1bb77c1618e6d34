"""What has been chosen so far, as a chain that clones of a game can share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from struct import Struct
from typing import NamedTuple

from kanly.content.rules import Rules
from kanly.engine.events import Event
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice
from kanly.engine.words.word import FrameKind
from kanly.record.reasons import Given

EIGHT_NUMBERS = Struct("8i")
MENU = -1  # no word asked: the choice came from the menu of a turn, a go or a group of words


# --- events take a quarter of the room as bytes


def packed(events: Iterable[Event]) -> bytes:
    return b"".join([EIGHT_NUMBERS.pack(*event) for event in events])


def unpacked(told: bytes) -> tuple[Event, ...]:
    return tuple(EIGHT_NUMBERS.iter_unpack(told))


# --- the chain


class Entry(NamedTuple):
    before: Entry | None
    seat: int
    choice: Choice
    asked_by: int  # number of the word that asked, or MENU
    automatic: bool  # begun without a question, because its order could not matter
    reasons: tuple[Given, ...] = ()  # what Rivals did after it, and why
    told: bytes = b""  # what happened, in a game that is watched: events, packed
    is_hidden: bool = False  # somebody with secrets thinks after it

    @property
    def events(self) -> tuple[Event, ...]:
        return unpacked(self.told)


@dataclass(frozen=True)
class Beginning:
    """A game from its set-up on."""

    rules: Rules
    seed: bytes


@dataclass(frozen=True)
class Position:
    """A game from the middle on. Its states are never changed."""

    state: State
    shown: State | None = None  # what others saw, while a player with secrets was thinking


Origin = Beginning | Position


def rules_from(origin: Origin) -> Rules:
    return origin.state.rules if isinstance(origin, Position) else origin.rules


def asking(g: State) -> int:
    """The word that asks now."""
    word = g.stack[-1].word
    return g.catalog.word_number[word] if word.frame == FrameKind.ORDINARY else MENU


def take_trail(g: State, last: Entry | None) -> Entry | None:
    """Add what the machine began by itself since the last choice."""
    for seat, choice in g.trail:
        last = Entry(last, seat, choice, MENU, True)
    g.trail.clear()
    return last


def take_events(g: State) -> tuple[Event, ...]:
    """What was told since the last choice."""
    told = tuple(g.events)
    g.events.clear()
    return told


def take_told(g: State) -> bytes:
    """The same, packed."""
    return packed(take_events(g))


def entries(last: Entry | None) -> list[Entry]:
    """Oldest first."""
    found = []
    while last is not None:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def deeds(last: Entry | None) -> list[list[Entry]]:
    """Oldest first: each choice with whatever followed from it without a question."""
    found: list[list[Entry]] = []
    for entry in entries(last):
        if entry.automatic and found:
            found[-1].append(entry)
        else:
            found.append([entry])
    return found


def reasons_of(deed: list[Entry]) -> list[Given]:
    return [reason for entry in deed for reason in entry.reasons]


def last_deed(last: Entry | None) -> list[Entry]:
    """The last choice with whatever followed; empty where nothing has been chosen yet."""
    found: list[Entry] = []
    while last is not None:
        found.insert(0, last)
        if not last.automatic:
            break
        last = last.before
    return found


def recall_reasons(g: State, last: Entry | None) -> None:
    """Those since the last choice, in however many steps its outcome was found again."""
    if last is not None:
        g.reasons = reasons_of(last_deed(last))
