"""What has happened since somebody was told last, for whoever follows a game while it is played."""

from __future__ import annotations

from typing import Final, NamedTuple

from kanly.engine.events import Event, Happening
from kanly.record.log import Entry
from kanly.view.schema.events import Event as Happened
from kanly.view.shown import Shown, is_asking, until_begun


class Mark(NamedTuple):
    """How far a seat has been told. Worth nothing in another game, nor after a step back beyond it."""

    choice: Entry | None = None  # the last that was told of
    events: int = 0  # of that choice, so many were told


BEGINNING: Final = Mark()
News = tuple[list[Happened], Mark]  # by name, and how far that goes


def told(seen: Shown, seat: int | None, thinker: int) -> list[Event]:
    """What happened, up to what a seat is shown and not further; `thinker` is who is asked now."""
    events, _ = since(BEGINNING, seen, seat, thinker) or ([], BEGINNING)
    return events


def since(mark: Mark, seen: Shown, seat: int | None, thinker: int) -> tuple[list[Event], Mark] | None:
    """What came after a mark, and the mark of having been told that; None: the game has gone back since."""
    choices = choices_from(mark.choice, seen.last)
    if choices is None:
        return None
    found: list[Event] = []
    for entry in choices:
        is_cut = entry is choices[-1] and seen.is_cut
        events = told_of(entry, seat, thinker if is_cut else None)
        found += events[mark.events :] if entry is mark.choice else events
        mark = Mark(entry, len(events)) if entry is choices[-1] else mark
    return found, mark


def end(seen: Shown, seat: int | None, thinker: int) -> Mark:
    """Of whoever has been told everything."""
    last = seen.last
    while last is not None and last.automatic:
        last = last.before
    events = told_of(last, seat, thinker if seen.is_cut else None) if last is not None else []
    return Mark(last, len(events))


def choices_from(first: Entry | None, last: Entry | None) -> list[Entry] | None:
    """Oldest first, with the first; None where it is not among them."""
    found = []
    while last is not None and last is not first:
        found.append(last)
        last = last.before
    if last is not first:
        return None
    found += [first] if first is not None else []
    return [entry for entry in reversed(found) if not entry.automatic]


def told_of(entry: Entry, seat: int | None, thinker: int | None) -> list[Event]:
    """How often another with secrets was asked is not told, nor what was begun without a question.

    With a thinker, only up to the first effect of whoever thinks now.
    """
    events = entry.events if thinker is None else until_begun(entry.events, thinker)
    asks_other = entry.is_hidden and entry.events[-1][1] != seat
    return [
        event for event in events if event[0] != Happening.BEGUN and not (asks_other and is_asking(event))
    ]
