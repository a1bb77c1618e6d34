"""Order is asked only where it can matter: which word of the innermost frame comes next.

First a word that is eager and that nothing else shuns; else a word tied to no other; else its owner says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import turn, windows
from kanly.engine.frames import close_frame
from kanly.engine.step import Step
from kanly.engine.vocabulary import SHUNNABLE, Choice, Verb
from kanly.engine.words.word import FrameKind

if TYPE_CHECKING:
    from kanly.engine.state import State


def advance(g: State, frame: Step) -> bool:
    """Move the next word of the frame to the stack, or close it; False: its owner has to choose."""
    start = g.frames[-1]
    bag = g.bag
    first = -1
    for i in range(start, len(bag)):
        step = bag[i]
        if step.word.possible(g, step):
            if not g.free_order and step.word.eager(g, step) and not is_shunned(g, i):
                begin(g, i)
                return True
            if first < 0:
                first = i
    if first < 0:
        return nothing_left(g, frame)
    if g.free_order:
        ask(g, frame, every_possible(g, start))
        return False
    tied = tied_to(g, first, start)
    if len(tied) == 1 and not free_actions_matter(g, frame.owner, first, start):
        begin(g, first)
        return True
    ask(g, frame, tied)
    return False


def begin(g: State, at: int) -> None:
    step = g.bag.pop(at)
    g.stack.append(step)
    if g.keep_trail:
        g.trail.append((step.owner, (Verb.RESOLVE, step.word.number, step.source)))


def resolve(g: State, word: int, source: int) -> None:
    """Begin the word that its owner named."""
    for i in range(g.frames[-1], len(g.bag)):
        step = g.bag[i]
        if step.word.number == word and step.source == source:
            g.stack.append(g.bag.pop(i))
            return


def nothing_left(g: State, frame: Step) -> bool:
    if frame.word.frame == FrameKind.INNER:
        close_frame(g)
        return True
    return turn.nothing_left(g, frame)


def ask(g: State, frame: Step, tied: list[int]) -> None:
    choices: list[Choice] = []
    for i in tied:
        choices.append((Verb.RESOLVE, g.bag[i].word.number, g.bag[i].source))
    g.chooser = frame.owner
    g.choices = choices + turn.menu(g, frame)


def is_shunned(g: State, i: int) -> bool:
    """Whether another pending word, or an Intrigue card in hand, would rather come before this one."""
    step = g.bag[i]
    parts = step.word.touches(g, step) & SHUNNABLE
    if parts == 0:
        return False
    for j in range(len(g.bag)):
        other = g.bag[j]
        if j != i and other.owner == step.owner and other.word.shuns(g, other) & parts:
            if not (step.word.shuns(g, step) & other.word.touches(g, other)):
                return True
    return windows.shun(g, step.owner, parts)


def every_possible(g: State, start: int) -> list[int]:
    """One of each: copies of a word count once."""
    found: list[int] = []
    for i in range(start, len(g.bag)):
        step = g.bag[i]
        if step.word.possible(g, step) and not has_copy(g, found, step):
            found.append(i)
    return found


def has_copy(g: State, found: list[int], step: Step) -> bool:
    for j in found:
        if g.bag[j].word is step.word and g.bag[j].source == step.source:
            return True
    return False


def tied_to(g: State, first: int, start: int) -> list[int]:
    """The possible words whose order against the first one may matter, itself included."""
    if len(g.bag) - start == 1:
        return [first]
    group = tied_group(g, first, start)
    tied = [first]
    for i in range(start, len(g.bag)):
        step = g.bag[i]
        if group >> (i - start) & 1 and step.word.possible(g, step) and not has_copy(g, tied, step):
            tied.append(i)
    return tied


def tied_group(g: State, first: int, start: int) -> int:
    """Words are tied if they touch a common Part, or if one informs and the other asks, or through a third,
    even one that is not possible yet. A mask of places from `start` on."""
    step = g.bag[first]
    word = step.word
    parts = word.touches(g, step)
    informs = word.informs(g, step)
    asks = word.asks()
    group = 1 << (first - start)
    grown = True
    while grown:
        grown = False
        for i in range(start, len(g.bag)):
            if group >> (i - start) & 1:
                continue
            step = g.bag[i]
            word = step.word
            touched = word.touches(g, step)
            if touched & parts or (informs and word.asks()) or (asks and word.informs(g, step)):
                group |= 1 << (i - start)
                parts |= touched
                informs = informs or word.informs(g, step)
                asks = asks or word.asks()
                grown = True
    return group


def free_actions_matter(g: State, owner: int, first: int, start: int) -> bool:
    if g.window_seat != owner:
        return False
    group = tied_group(g, first, start)
    parts = 0
    asks = False
    for i in range(start, len(g.bag)):
        if group >> (i - start) & 1:
            parts |= g.bag[i].word.touches(g, g.bag[i])
            asks = asks or g.bag[i].word.asks()
    return windows.matter(g, owner, parts, asks)
