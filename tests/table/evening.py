"""A table for tests: acts by name, on a copy as a server does it, and the journal they leave."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from random import Random
from typing import Any

import pytest
from msgspec import structs

from kanly import Game
from kanly.table import agreeing, playing, sitting
from kanly.table import entries as e
from kanly.table.entries import read, written
from kanly.table.recording import record_for
from kanly.table.refused import Refused
from kanly.table.settings import Settings
from kanly.table.table import Table, table_of

MINUTE = 60_000
SEED = "2a" * 32


class Evening:
    def __init__(self, settings: Settings, host: str = "ann") -> None:
        """Dealt like any other evening of the test, if people sit down."""
        self.now = MINUTE
        self.table, self.journal = sitting.open_table(settings, host, self.now)
        if self.table.game is None:
            first = structs.replace(self.table.opened, seed=SEED, salt=SEED)
            self.table, self.journal = Table(first), [first]

    def does(self, act: Callable[..., list[e.Any]], *said: Any, **more: Any) -> None:
        """A second later; whatever is refused has changed nothing."""
        self.now += 1000
        new = self.table.copy()
        before = story_of(self.table)
        try:
            made = act(new, *said, at=self.now, **more)
        except Refused:
            assert story_of(self.table) == before
            raise
        self.table, self.journal = new, [*self.journal, *made]

    def refuses(self, code: str, act: Callable[..., list[e.Any]], *said: Any, **more: Any) -> str:
        """Returns the sentence."""
        with pytest.raises(Refused) as refused:
            self.does(act, *said, **more)
        assert refused.value.code == code
        return str(refused.value)

    def sit(self, *people: str) -> Evening:
        for seat, person in enumerate(people):
            self.does(sitting.sit, person, seat, person.title(), "blue", luck=person.encode())
        return self

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def asked(self) -> int:
        assert self.table.asked is not None
        return self.table.asked

    def is_discussing(self) -> bool:
        return self.table.proposal is not None

    def choose(self, choice: object, by: e.By = "person") -> None:
        self.does(playing.choose, self.asked, str(choice), by=by)

    def play(self, choices: int, luck: Random) -> None:
        """So many, at random, or to the end."""
        for _ in range(choices):
            if self.game.over:
                return
            if playing.unasked_now(self.table) is not None:
                self.does(playing.answer_unasked)
            else:
                self.choose(luck.choice(self.game.choices))

    def votes(self, *others: int) -> None:
        """They agree."""
        for seat in others:
            self.does(agreeing.vote, seat, True)

    def record_refused(self) -> str:
        """To whoever has no seat, while the game is played."""
        with pytest.raises(Refused) as refused:
            record_for(self.table, None)
        return str(refused.value)

    def restarted(self) -> Table:
        """The table after the server has been started again, from what was kept."""
        return table_of([read(written(entry)) for entry in self.journal])

    def after_a_restart(self) -> Evening:
        """The same evening, going on at such a table."""
        new = copy(self)
        new.table = self.restarted()
        return new


def story_of(table: Table) -> tuple[Any, ...]:
    """All that there is to a table."""
    numbers = [sight.number for sight in table.readers.sights.values()]
    position = (table.game.digest(), table.game.record()) if table.game else None
    clock = table.clock.saved if table.clock else None
    talk = (table.proposal, table.is_paused, table.closed, table.following, table.barred, table.contributions)
    moves = (table.made, table.links, table.linked_round, table.moves, table.length, table.changed)
    return (table.stage, table.seats, position, clock, talk, moves, numbers)
