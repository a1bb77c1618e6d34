"""The game of a table: which choices stand, what time they took, and how far everybody has been told.

While a journal is read its moves are only noted, and what stands in the end is played once: what each brought
about beside the game was noted with it.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from functools import lru_cache
from typing import Final

from msgspec import structs

from kanly.content.rules import Rules
from kanly.game import Game
from kanly.opening import begun
from kanly.record.notation import Choice, read_choice
from kanly.table import entries as e
from kanly.table.automation import turn_began
from kanly.table.chain import Link
from kanly.table.clock import Clock
from kanly.table.made import Made, settled_last, watched_from
from kanly.table.readers import Reader, Readers
from kanly.table.settings import ClockPlan
from kanly.telling.book import Log
from kanly.telling.chronicle import Chronicle
from kanly.telling.reading import Reading

Move = e.Dealt | e.Chose | e.Undid | e.TookBack
REMEMBERED: Final = 10_000  # texts of choices: the same are made in every game


class Course:
    """Part of every table; `Table` says who plays."""

    def __init__(self, seats: int, plan: ClockPlan | None) -> None:
        self.game: Game | None = None  # once it is dealt
        self.clock = Clock(plan, seats) if plan else None
        self.readers = Readers(seats)
        self.chronicle: Chronicle | None = None  # once somebody reads the log
        self.made: list[Made] = []  # every choice that stands, the first first
        self.links: list[Link] = []  # of the chain of moves, told to everybody
        self.linked_round = 1  # for whose beginning there is one, or need not be
        self.moves = 0  # how often the game has moved, forwards or back
        self.timings = 0  # how often the time that is spent began to be counted anew
        self.is_being_read = False
        self.shown: Counter[int] = Counter()  # how often to whom there was something new, while it is read

    def detach(self) -> None:
        """From whatever this was copied from."""
        self.game = self.game and self.game.clone()
        self.clock = self.clock and self.clock.copy()
        self.readers = copy(self.readers)
        self.chronicle = self.chronicle and self.chronicle.copy()
        self.made = self.made.copy()
        self.links = self.links.copy()

    def told(self, reader: Reader, reading: Reading, chapter: int) -> Log | None:
        """The log from this chapter on, as a reader may see it; None: there is no game yet."""
        if self.game is None:
            return None
        if self.chronicle is None:
            self.chronicle = Chronicle(self.game)
        return self.chronicle.since(self.game, reader, reading, chapter)

    # --- moves

    def deal(self, rules: Rules, seed: bytes) -> None:
        self.game = begun(rules, seed, keep_history=not self.is_being_read)

    def moved(self, entry: Move) -> Move:
        """Returns it as it is to be kept, with what it brought about."""
        self.moves += 1
        self.timings += 1
        self._note(entry)
        if self.is_being_read:
            self.shown[entry.shown or 0] += 1
        else:
            entry = self._played(entry)
        if self.clock is not None and entry.begins is not None:
            self.clock.begin(entry.begins)
        if isinstance(entry, e.TookBack):
            self.linked_round = max(1, entry.round)  # what comes after it is linked again
        return entry

    def _note(self, entry: Move) -> None:
        """What stands now, and what time is left."""
        if isinstance(entry, e.Chose):
            self.charge(entry.seat, entry.spent)
            times = self.clock.saved if self.clock else None
            self.made.append(Made(entry.seat, self._maker(entry), entry.choice, times))
        elif isinstance(entry, e.Undid):
            self._forget(1 + settled_last(self.made), is_agreed=False)
        elif isinstance(entry, e.TookBack):
            self._forget(entry.choices, is_agreed=True)

    def charge(self, seat: int, spent: int) -> None:
        if self.clock is not None:
            self.clock.spend(seat, spent)

    def _maker(self, entry: e.Chose) -> e.By:
        """The first journals call what the clock answered the table's, like what nobody is asked."""
        if self.is_being_read or entry.by != "table" or self.game is None or self.game.only_choice:
            return entry.by
        return "clock"

    def _forget(self, choices: int, *, is_agreed: bool) -> None:
        times = self.made[-choices].times
        if self.clock is not None and times is not None:
            self.clock.go_back(times, is_agreed=is_agreed)
        del self.made[-choices:]

    def link(self, entry: e.Linked) -> None:
        self.links.append(Link(entry.number, entry.value, entry.moves))
        self.linked_round = entry.round or (self.game.round if self.game else 1)

    # --- playing them

    def _played(self, entry: Move) -> Move:
        """In the game itself, and shown to everybody."""
        assert self.game is not None
        if isinstance(entry, e.Chose):
            self._play(self.made[-1])
        elif isinstance(entry, e.Undid):
            self.game.undo()
        elif isinstance(entry, e.TookBack):
            self.game.take_back(entry.choices)
            entry = structs.replace(entry, round=self.game.round)
        if self.chronicle is not None:
            self.chronicle.follow(self.game)
        shown = self.readers.follow(self.game)
        return structs.replace(entry, shown=shown, begins=self._next_turn(self.game, entry))

    def _play(self, made: Made) -> None:
        assert self.game is not None
        choice = choice_of(made.choice)
        if not made.is_settled:
            self.game.choose(choice)
        elif self.game.settle() != choice:
            raise ValueError(f"{made.choice} was not the only answer")

    def _next_turn(self, game: Game, entry: Move) -> int | None:
        """The seat whose turn begins, for the clock; None: that of before goes on, or is gone back to."""
        if self.clock is None or isinstance(entry, e.Undid | e.TookBack):
            return None
        return game.chooser if game.chooser != self.clock.seat or turn_began(game) else None

    def end_reading(self) -> None:
        """What stands is played; watched only where somebody may still step back, or be shown more of it."""
        was_read, self.is_being_read = self.is_being_read, False
        if self.game is None or not was_read:
            return
        watched = watched_from(self.made)
        for made in self.made[:watched]:
            self._play(made)
        self.game = self.game.clone(keep_history=True)
        for made in self.made[watched:]:
            self._play(made)
        self.readers.catch_up(self.game, self.shown)


@lru_cache(maxsize=REMEMBERED)
def choice_of(text: str) -> Choice:
    """Journals have it as it is written today."""
    return read_choice(text)
