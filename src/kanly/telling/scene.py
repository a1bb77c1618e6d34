"""When a choice was made, and what a line that stands above others says by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kanly.engine.play.combat import AFTER_COMBAT, NEXT_GO
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Kind
from kanly.engine.words.word import FrameKind, Word
from kanly.telling.changes import Change, Strength, strength_of, unarmed

EVERYBODY: Final = -2  # as the seat that a heading is about


@dataclass(frozen=True, slots=True)
class Scene:
    """Who was asked by what, and how strong everybody was."""

    asking: Word | None
    source: int  # of what asks: a printed thing, or none
    owner: int  # of the effect that asks: a human may decide for a Rival
    window: int
    strengths: tuple[Strength, ...]
    is_decided: bool  # the Conflict, while rewards are being taken


@dataclass
class Heading:
    """A line that stands above others: what causes something for this seat need not be said again."""

    seat: int = NOBODY
    things: set[int] = field(default_factory=set)

    def says(self, change: Change) -> bool:
        return self.seat in (change.seat, EVERYBODY) and change.source in self.things


def scene(g: State, before: Scene | None = None) -> Scene:
    """Of a game that is watched from here on. What is as it was in the scene before is kept only once."""
    g.watched = True
    g.events.clear()
    step = g.stack[-1]
    asking = step.word if step.frame == FrameKind.ORDINARY else None
    strengths = shared(before.strengths if before else (), tuple(map(strength_of, g.players)))
    under_way = [step.word for step in g.stack]
    return Scene(asking, step.source, step.owner, g.window, strengths, is_rewarding(under_way))


def shared(before: tuple[Strength, ...], now: tuple[Strength, ...]) -> tuple[Strength, ...]:
    if before == now or not before:
        return before or now
    return tuple(old if old == new else new for old, new in zip(before, now, strict=True))


def quiet(g: State) -> Scene:
    """Before anybody is asked."""
    return Scene(None, 0, NOBODY, 0, tuple(map(unarmed, g.players)), False)


def is_rewarding(under_way: list[Word]) -> bool:
    return AFTER_COMBAT in under_way and NEXT_GO not in under_way


def is_for_rival(before: Scene, g: State) -> bool:
    """Whether somebody decided what a Rival does."""
    return g.players[before.owner].kind != Kind.HUMAN
