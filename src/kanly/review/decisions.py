"""The decisions of a recorded game: each position as whoever was asked met it, with what was chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kanly.engine.state import State
from kanly.engine.vocabulary import Choice
from kanly.record.errors import RecordError
from kanly.record.log import deeds
from kanly.record.record import Replayed, begin, go_through, resume


class Decision(NamedTuple):
    step: int  # number of the choice in the record, from 0; forced ones are counted too
    seat: int
    state: State
    made: int  # place of what was chosen among the choices

    @property
    def choice(self) -> Choice:
        return self.state.choices[self.made]

    @property
    def moment(self) -> tuple[int, int, int]:
        """The same where the same seat is asked again and has learned nothing since."""
        return self.seat, self.state.reveals, self.state.chances


def decisions(played: Replayed) -> list[Decision]:
    """Where there was something to choose. Raises RecordError for a game that is not over."""
    if not played.state.over:
        raise RecordError("record", "the game is not over yet")
    return list(unforced(played))


def unforced(played: Replayed) -> Iterator[Decision]:
    """A record answers more than anybody is asked: what the machine begins by itself is no decision."""
    g = begin(played.origin)
    for step, deed in enumerate(deeds(played.last)):
        first = deed[0]
        asked = g.clone()
        resume(asked)
        if not asked.over and asked.chooser == first.seat and len(asked.choices) > 1:
            if first.choice in asked.choices and not first.automatic:
                yield Decision(step, first.seat, asked, asked.choices.index(first.choice))
        for entry in deed:
            go_through(g, entry)
