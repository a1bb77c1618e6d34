"""What an automatic player is given instead of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar

from kanly.engine.secrets.knowledge import Hidden, determinize
from kanly.engine.state import State
from kanly.record.notation import Choice
from kanly.view.schema.table import View
from kanly.view.view import view_for

World = TypeVar("World")


class Knowledge(Generic[World]):
    """All that a seat knows and nothing else: it holds a sampled world, so the true one cannot be found here.

    A sample of that world is the same as a sample of the true one. `g` must be a position that the seat may
    see; `Game.knowledge` gives it that, and makes a game of every sample.
    """

    def __init__(
        self,
        g: State,
        seat: int,
        as_game: Callable[[State, bool], World],
        seconds: float | None = None,
        luck: int = 0,
    ) -> None:
        self.seat = seat
        self.seconds = seconds  # that may be spent on the answer; None: as many as wanted
        self._seed_of_luck = luck
        self._as_game = as_game
        self._world = determinize(g, seat, 0)
        self._hidden: Hidden | None = None  # from the seat, found out for the first sample

    def __getstate__(self) -> dict[str, Any]:
        """What was found out for samples is found out again."""
        return {**self.__dict__, "_hidden": None}

    @property
    def seats(self) -> int:
        """At the table, Rivals included."""
        return len(self._world.players)

    @cached_property
    def luck(self) -> Random:
        """The player's own: chance of the game does not hang on it."""
        return Random(self._seed_of_luck)

    @property
    def choices(self) -> list[Choice]:
        """The seat's own, in the game's order; none while somebody else is asked."""
        if self._world.chooser != self.seat:
            return []
        return [Choice(*choice) for choice in self._world.choices]

    def view(self) -> View:
        return view_for(self._world, self.seat)

    def sample(self, seed: int | bytes, *, keep_history: bool = True) -> World:
        """A game consistent with this knowledge, the same for the same seed. It begins here: nothing of
        what was chosen before is in it."""
        return self._as_game(self.world(seed), keep_history)

    def world(self, seed: int | bytes) -> State:
        """The same as the engine's own state, for those who know it."""
        if self._hidden is None:
            self._hidden = Hidden(self._world, self.seat)
        return self._hidden.world(seed)
