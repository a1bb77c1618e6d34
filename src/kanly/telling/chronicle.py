"""The log of a live game: chapter by chapter, as each reader may see it, in any language.

A reader replaces a chapter by its number: it is told again whenever there is more of it to tell. While
somebody with secrets thinks, the others are told as much of it as `Game.events` tells them, and all of it as
soon as that is open.
"""

from __future__ import annotations

from kanly.game import Game
from kanly.record.log import Entry
from kanly.record.record import read_record
from kanly.telling.book import Book, Extent, Log
from kanly.telling.reading import Reading
from kanly.telling.remembered import choice_before, deed, last_choice, recalled, remembered
from kanly.telling.scene import scene
from kanly.view.news import Mark, told_of
from kanly.view.shown import is_thinking


class Chronicle:
    """Follows one game."""

    def __init__(self, game: Game) -> None:
        self._book = Book(remembered(game))
        self._scene = self._book.deeds[-1].scene  # in which the next choice is made
        self._look(game)

    def copy(self) -> Chronicle:
        """Independent, for an act that may still fail."""
        new = Chronicle.__new__(Chronicle)
        new._book, new._scene, new._open = self._book.copy(), self._scene, self._open
        return new

    def follow(self, game: Game) -> None:
        """After every choice, settled ones too, and after every step back.

        Whatever was missed is found by playing the game again.
        """
        last = last_choice(game)
        if last is not None and choice_before(last) is self._end:
            self._book.add(deed(last, self._scene, last.told))
        elif last is not self._end:
            self._go_back(game, last)
        self._look(game)

    def _look(self, game: Game) -> None:
        if not game.over:
            self._scene = scene(game.state, self._scene)
        self._open = self._open_to_all(game)

    @property
    def _end(self) -> Entry | None:
        """The last choice that is remembered."""
        return self._book.deeds[-1].entry if len(self._book.deeds) > 1 else None

    def _go_back(self, game: Game, last: Entry | None) -> None:
        place = self._book.place(last)
        self._book = Book(remembered(game) if place is None else self._book.deeds[: place + 1])

    def _open_to_all(self, game: Game) -> Extent:
        """How far everybody but the one who is asked may read."""
        if not is_thinking(game.state):
            return self._whole
        mark = game.mark(None)
        place = self._book.place(mark.choice) or 0
        return Extent(place + 1, None if is_told(mark) else mark.events)

    @property
    def _whole(self) -> Extent:
        return Extent(len(self._book.deeds))

    def rest(self) -> None:
        """Nobody plays just now: whatever can be told again is not kept."""
        self._book.told.clear()

    def chapters(self) -> list[int]:
        """To which chapter each choice belongs, the opening first."""
        return self._book.chapters()

    def since(self, game: Game, reader: int | None, reading: Reading, number: int = 0) -> Log:
        """From this chapter on, since it may have grown. The reader is a seat; None: an onlooker."""
        extent = self._whole if reader == game.chooser else self._open
        return self._book.log(game.state, reader, reading, extent, number)


def is_told(mark: Mark) -> bool:
    """Whether onlookers are shown all that came of a choice; not so if nobody watched it."""
    return mark.choice is None or 0 < mark.events == len(told_of(mark.choice, None, None))


def whole_log(record: str, reading: Reading, reader: int | None = None) -> Log:
    """Of a recorded game, to which everything in it is open but what this reader never saw."""
    played = read_record(record)
    deeds = recalled(played)
    return Book(deeds).log(played.state, reader, reading, Extent(len(deeds)), 0)
