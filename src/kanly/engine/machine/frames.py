"""Groups of words: all of one group, in any order, before anything outside it goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine.step import Step
from kanly.engine.words.word import FrameKind, Word

if TYPE_CHECKING:
    from kanly.engine.state import State


@dataclass(frozen=True, eq=False)
class Frame(Word):
    """Marks on the stack that the words of one group are being resolved."""

    frame: int


class Progress:
    """What became of a frame that was to go on."""

    ASKED: Final = 0  # its owner has to choose
    BEGUN: Final = 1  # its next word lies on the stack, and is possible
    CLOSED: Final = 2


INNER: Final = Frame(FrameKind.INNER)
TURN: Final = Frame(FrameKind.TURN)
COMBAT: Final = Frame(FrameKind.COMBAT)
WON: Final = Frame(FrameKind.WON)
ENDGAME: Final = Frame(FrameKind.ENDGAME)
TURNS: Final = [Step(TURN, seat, 0) for seat in range(4)]  # every turn of a seat begins alike


def open_frame(g: State, words: tuple[Word, ...], s: Step, wanted: bool = False) -> None:
    """These words in any order, all of them before anything else goes on."""
    if len(words) == 1:
        g.stack.append(Step(words[0], s.owner, s.source, s.slot, wanted))
        return
    g.stack.append(Step(INNER, s.owner, s.source))
    g.frames.append(len(g.bag))
    for word in words:
        g.bag.append(Step(word, s.owner, s.source, s.slot))


def open_mixed_frame(g: State, words: list[tuple[Word, int]], seat: int) -> None:
    """Like open_frame, for words from several sources."""
    if len(words) == 1:
        g.stack.append(Step(words[0][0], seat, words[0][1]))
    elif words:
        open_group(g, INNER, seat, 0)
        for word, source in words:
            g.bag.append(Step(word, seat, source))


def open_group(g: State, frame: Frame, seat: int, source: int) -> None:
    g.stack.append(Step(frame, seat, source))
    g.frames.append(len(g.bag))


def open_turn(g: State, seat: int) -> None:
    g.stack.append(TURNS[seat])
    g.frames.append(len(g.bag))


def close_frame(g: State) -> None:
    """What is left in the innermost frame lapses."""
    start = g.frames.pop()
    if start < len(g.bag):
        del g.bag[start:]
    g.stack.pop()


def in_order(g: State, words: tuple[Word, ...], seat: int, source: int) -> None:
    """These words one after the other, before anything else goes on."""
    for word in reversed(words):
        g.stack.append(Step(word, seat, source))


def add_to_turn(g: State, step: Step) -> None:
    """Join the pool of the turn, even from inside another frame."""
    if len(g.frames) == 1:
        g.bag.append(step)
        return
    at = g.frames[1]
    g.bag.insert(at, step)
    for i in range(1, len(g.frames)):
        g.frames[i] += 1
