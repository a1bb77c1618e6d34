"""What an automatic player is given instead of the game."""

from __future__ import annotations

from kanly.engine import knowledge
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice
from kanly.view.names import Data
from kanly.view.view import view_for


class Knowledge:
    """All that a seat knows and nothing else: it holds a sampled world, so the true one cannot be found here.

    A sample of that world is the same as a sample of the true one.
    """

    def __init__(self, g: State, seat: int) -> None:
        self.seat = seat
        self._world = knowledge.determinize(g, seat, 0)

    @property
    def choices(self) -> list[Choice]:
        """The seat's own, in the game's order; none while somebody else is asked."""
        return list(self._world.choices) if self._world.chooser == self.seat else []

    def view(self) -> Data:
        return view_for(self._world, self.seat)

    def sample(self, seed: int | bytes) -> State:
        """A world consistent with this knowledge, the same for the same seed."""
        return knowledge.determinize(self._world, self.seat, seed)
