"""What an automatic player is given instead of the game."""

from __future__ import annotations

from kanly.engine.secrets import knowledge
from kanly.engine.state import State
from kanly.record.notation import Choice
from kanly.view.schema.table import View
from kanly.view.view import view_for


class Knowledge:
    """All that a seat knows and nothing else: it holds a sampled world, so the true one cannot be found here.

    A sample of that world is the same as a sample of the true one. `g` must be a position that the seat may
    see; `Game.knowledge` gives it that.
    """

    def __init__(self, g: State, seat: int) -> None:
        self.seat = seat
        self._world = knowledge.determinize(g, seat, 0)

    @property
    def choices(self) -> list[Choice]:
        """The seat's own, in the game's order; none while somebody else is asked."""
        if self._world.chooser != self.seat:
            return []
        return [Choice(*choice) for choice in self._world.choices]

    def view(self) -> View:
        return view_for(self._world, self.seat)

    def sample(self, seed: int | bytes) -> State:
        """A world consistent with this knowledge, the same for the same seed."""
        return knowledge.determinize(self._world, self.seat, seed)
