"""Words that change the rest of a turn: prices and landing places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kanly.engine.events import Happening, Mark, mark, tell
from kanly.engine.vocabulary import NOBODY, Choice
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step


@dataclass(frozen=True, eq=False)
class Cheaper(Word):
    """Every copy of a card costs less Persuasion for the rest of this turn."""

    card: str
    persuasion: int

    def eager(self, g: State, s: Step) -> bool:
        return True

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.lasting.append(s)
        if g.watched:
            tell(g, Happening.LASTING, s.owner, s.source, 1)


@dataclass(frozen=True, eq=False)
class MayGoOnTop(Word):
    """Each card acquired this turn may go on top of the deck."""

    def eager(self, g: State, s: Step) -> bool:
        return True

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.top_allowed = True
        if g.watched:
            mark(g, NOBODY, Mark.TOP_ALLOWED, 1)
