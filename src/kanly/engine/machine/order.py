"""Order is asked only where it can matter: which word of the innermost frame comes next.

First a word that is eager and that nothing else shuns; else a word tied to no other; else its owner says.
What can only gain by waiting comes after all that it is tied to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.events import Happening, tell
from kanly.engine.machine import windows
from kanly.engine.machine.frames import Progress
from kanly.engine.machine.group import Group
from kanly.engine.machine.menu import is_mandatory, menu
from kanly.engine.play import turn
from kanly.engine.step import Step
from kanly.engine.vocabulary import NEVER_LESS, SHUNNABLE, SPENT_ON_A_TURN, Choice, Kind, Verb

if TYPE_CHECKING:
    from kanly.engine.state import State

LEAVABLE: Final = 3  # after everything that must be done


def advance(g: State, frame: Step) -> int:
    """Move the next word of the frame to the stack, or close it, or ask its owner: see Progress."""
    start = g.frames[-1]
    bag = g.bag
    if start == len(bag):
        return turn.close_or_ask(g, frame)
    rival = g.rules.has_rivals and plays_itself(g, frame.owner)
    in_any_order = g.free_order and not rival
    first, least = -1, LEAVABLE + 1
    for i in range(start, len(bag)):
        step = bag[i]
        word = step.word
        if word.possible(g, step):
            if not in_any_order and word.eager(g, step) and not is_shunned(g, i):
                begin(g, i)
                return Progress.BEGUN
            ranked = 0 if rival or least == 0 else rank(g, step)
            if ranked < least:
                first, least = i, ranked
    if first < 0:
        return turn.close_or_ask(g, frame)
    if rival:
        begin(g, first)
        return Progress.BEGUN
    if in_any_order:
        ask(g, frame, every_possible(g, start))
        return Progress.ASKED
    return settle(g, frame, first)


def settle(g: State, frame: Step, first: int) -> int:
    """Begin the first word if its order cannot matter, else ask for it."""
    start = g.frames[-1]
    group = tied_group(g, first, start)
    is_menu = windows.matter(g, frame.owner, group)
    tied = every_possible(g, start) if is_menu else possible_members(g, group, start)
    rather = impatient(g, tied) if len(tied) > 1 else tied
    if len(rather) <= 1 and not is_menu:
        begin(g, rather[0] if rather else first)
        return Progress.BEGUN
    ask(g, frame, rather if any_mandatory(g, rather) else tied)
    return Progress.ASKED


def rank(g: State, step: Step) -> int:
    """What must be done comes before what can be left, so that whoever is asked may always leave the rest."""
    patient = patience(g, step)
    return patient if patient or not step.word.may_be_left(g, step) else LEAVABLE


def patience(g: State, step: Step) -> int:
    """Above 0 for what can only gain by waiting and brings nothing to spend meanwhile. What no other word
    counts comes last."""
    counted = step.word.counts(g, step)
    if counted == 0 or counted & ~NEVER_LESS or step.word.touches(g, step) & SPENT_ON_A_TURN:
        return 0
    return 1 if step.slot else 2


def impatient(g: State, places: list[int]) -> list[int]:
    return [i for i in places if patience(g, g.bag[i]) == 0]


def any_mandatory(g: State, places: list[int]) -> bool:
    for i in places:
        if is_mandatory(g, g.bag[i]):
            return True
    return False


def plays_itself(g: State, seat: int) -> bool:
    return g.players[seat].kind != Kind.HUMAN


def begin(g: State, at: int) -> None:
    """What a Rival begins leaves no trail: nobody could ever have been asked for its order."""
    step = g.bag.pop(at)
    g.stack.append(step)
    if g.watched:
        tell(g, Happening.BEGUN, step.owner, g.catalog.word_number[step.word], step.source)
    if g.keep_trail and not plays_itself(g, step.owner):
        g.trail.append((step.owner, (Verb.RESOLVE, g.catalog.word_number[step.word], step.source)))


def resolve(g: State, word: int, source: int) -> None:
    """Begin the word that its owner named: one that could be left is wanted."""
    named = g.catalog.words[word]
    for i in range(g.frames[-1], len(g.bag)):
        step = g.bag[i]
        if step.word is named and step.source == source:
            g.bag.pop(i)
            wanted = named.may_be_left(g, step)
            g.stack.append(Step(named, step.owner, source, step.slot, wanted))
            return


def ask(g: State, frame: Step, tied: list[int]) -> None:
    choices: list[Choice] = []
    for i in tied:
        choices.append((Verb.RESOLVE, g.catalog.word_number[g.bag[i].word], g.bag[i].source))
    menu(g, frame, choices)
    g.chooser = frame.owner
    g.choices = choices


def is_shunned(g: State, i: int) -> bool:
    """Whether another pending word, or an Intrigue card in hand, would rather come before this one."""
    step = g.bag[i]
    parts = step.word.touches(g, step) & SHUNNABLE
    if parts == 0:
        return False
    for j in range(len(g.bag)):
        other = g.bag[j]
        if j != i and other.owner == step.owner and other.word.shuns(g, other) & parts:
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
        if g.bag[j].word.is_twin(step.word) and g.bag[j].source == step.source:
            return True
    return False


def tied_group(g: State, first: int, start: int) -> Group:
    """All that is tied to the first word, directly or through a third, even one that is not possible yet."""
    group = Group()
    group.add(g, g.bag[first], first)
    grown = True
    while grown:
        grown = False
        for i in range(start, len(g.bag)):
            if not group.members >> i & 1 and group.ties(g, g.bag[i]):
                group.add(g, g.bag[i], i)
                grown = True
    return group


def possible_members(g: State, group: Group, start: int) -> list[int]:
    """Those that could come next; copies of a word count once."""
    found: list[int] = []
    for i in range(start, len(g.bag)):
        step = g.bag[i]
        if group.members >> i & 1 and step.word.possible(g, step) and not has_copy(g, found, step):
            found.append(i)
    return found
