"""The chapters of a game that are remembered, told as far as somebody may read them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Annotated, Final, NamedTuple, TypedDict

from kanly.engine.events import Event
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Verb
from kanly.record.log import Entry
from kanly.telling.ending import points_told
from kanly.telling.pieces import Line
from kanly.telling.reading import Reading, lines
from kanly.telling.remembered import Deed, begins_chapter
from kanly.view.news import told_of
from kanly.view.schema import kinds as k

LATEST: Final = 6  # chapters whose lines are kept: all readers ask for them, some of them a turn later


class LogChapter(TypedDict):
    """What one choice brought about, and what belongs to it."""

    number: Annotated[int, "Counted from 0, which is what happened before anybody was asked."]
    seat: Annotated[k.Seat | None, "Whose choice it was; null: nobody's."]
    points: Annotated[bool, "Whether somebody gained or lost Victory Points."]
    lines: Annotated[
        list[Line], "Each as pieces, one after the other; a line that belongs to another begins with blanks."
    ]


class Log(TypedDict):
    """Chapters to be put in the place of those that had the same numbers."""

    last: Annotated[int, "The number of the last chapter there is; any beyond it are void."]
    chapters: Annotated[list[LogChapter], "In their order, up to the last."]


class Extent(NamedTuple):
    """How far somebody may read."""

    deeds: int  # so many, the opening among them
    events: int | None = None  # of the last of them so many that onlookers see; None: all


class Part(NamedTuple):
    """A chapter as far as somebody may read it."""

    number: int
    extent: Extent


class Book:
    def __init__(self, deeds: Iterable[Deed]) -> None:
        self.deeds: list[Deed] = []  # the opening first
        self.starts: list[int] = []  # which deed each chapter begins with
        self.told: dict[tuple[Part, Reading, int], list[Line]] = {}
        for deed in deeds:
            self.add(deed)

    def copy(self) -> Book:
        new = Book(())
        new.deeds, new.starts, new.told = [*self.deeds], [*self.starts], {**self.told}
        return new

    def add(self, deed: Deed) -> None:
        if not self.deeds or begins_chapter(deed.entry.choice):
            self.starts.append(len(self.deeds))
            recent = len(self.starts) - LATEST
            self.told = {key: told for key, told in self.told.items() if key[0].number >= recent}
        self.deeds.append(deed)

    def place(self, entry: Entry | None) -> int | None:
        """Of a choice among the deeds; None: it is not remembered. No choice yet: that of the opening."""
        if entry is None:
            return 0
        places = range(len(self.deeds) - 1, 0, -1)
        return next((place for place in places if self.deeds[place].entry is entry), None)

    def chapters(self) -> list[int]:
        """By deed."""
        return [bisect_right(self.starts, place) - 1 for place in range(len(self.deeds))]

    # --- telling

    def log(self, g: State, reader: int | None, reading: Reading, extent: Extent, number: int) -> Log:
        """From this chapter on. `g` is any position of the game."""
        last = bisect_right(self.starts, extent.deeds - 1) - 1
        told = Telling(self, g, reader, reading, extent)
        numbers = range(max(0, min(number, last)), last + 1)
        return {"last": last, "chapters": [told.chapter(number) for number in numbers]}

    def part(self, number: int, extent: Extent) -> Part:
        """Whoever may read in the next one may read this one to its end."""
        if number + 1 < len(self.starts) and self.starts[number + 1] < extent.deeds:
            return Part(number, Extent(self.starts[number + 1]))
        return Part(number, extent)

    def deeds_in(self, part: Part) -> list[Deed]:
        return self.deeds[self.starts[part.number] : part.extent.deeds]

    def events(self, part: Part) -> list[Event]:
        *before, last = self.deeds_in(part)
        most = part.extent.events
        latest = last.events if most is None else told_of(last.entry, None, None)[:most]
        return [*(event for deed in before for event in deed.events), *latest]

    def is_pass(self, number: int) -> bool:
        return self.deeds[self.starts[number]].entry.choice[0] == Verb.PASS


class Telling:
    """To one reader, now."""

    def __init__(self, book: Book, g: State, reader: int | None, reading: Reading, extent: Extent) -> None:
        self.book = book
        self.g = g
        self.reader = reader
        self.reading = reading
        self.extent = extent

    def chapter(self, number: int) -> LogChapter:
        told, part = self.lines(number), self.book.part(number, self.extent)
        seat = self.book.deeds_in(part)[0].entry.seat
        return {
            "number": number,
            "seat": None if seat == NOBODY else seat,
            "points": any(points_told(self.book.events(part))),
            "lines": told[1:] if self.is_repeated(number) else told,
        }

    def lines(self, number: int) -> list[Line]:
        """Told once for all who see the same."""
        part = self.book.part(number, self.extent)
        deeds = self.book.deeds_in(part)
        eyes = self.eyes(deeds)
        key = (part, self.reading, eyes)
        if key not in self.book.told:
            events = self.book.events(part)
            self.book.told[key] = lines(self.reading, self.g, deeds[0], events, eyes)
        return self.book.told[key]

    def eyes(self, deeds: list[Deed]) -> int:
        """The reader, where there is more to see for those eyes than for all others; else nobody."""
        if self.reader is None:
            return NOBODY
        return self.reader if any(deed.sees_more >> self.reader & 1 for deed in deeds) else NOBODY

    def is_repeated(self, number: int) -> bool:
        """Who passes again while nothing else happens is told once."""
        if not self.book.is_pass(number):
            return False
        told = self.lines(number)
        for before in range(number - 1, 0, -1):
            earlier, is_pass = self.lines(before), self.book.is_pass(before)
            if is_pass and earlier == told[:1]:
                return True
            if len(earlier) > is_pass:
                return False
        return False
