"""Why an answer of the right kind is not among those that an effect takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Kind, Verb
from kanly.engine.words.acquire import AcquireFoldspace, AcquireUpTo
from kanly.engine.words.grammar import Choose, ChooseTwo, May, Then
from kanly.engine.words.shipping import ADVANCE
from kanly.engine.words.tech import AcquireTech
from kanly.engine.words.word import Word
from kanly.refusals import citations
from kanly.refusals.acquiring import why_not_buy, why_not_given
from kanly.refusals.naming import (
    why_not_agent,
    why_not_bury,
    why_not_discard,
    why_not_faction,
    why_not_seat,
    why_not_set_aside,
    why_not_space,
    why_not_take,
    why_not_trash,
)
from kanly.refusals.numbers import why_not_number, why_not_units
from kanly.refusals.pending import why_impossible
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.short import key, plain

Explain = Callable[[State, Step, Word, Choice], list[Refusal]]


def why_not_answer(g: State, asking: Step, choice: Choice) -> list[Refusal]:
    """Empty for what is no answer to this question at all."""
    verb = choice[0]
    if verb == Verb.DECLINE:
        return [not_declinable(g, asking)]
    if verb not in EXPLAIN or all(verb != offered[0] for offered in g.choices):
        return []
    if g.players[asking.owner].kind != Kind.HUMAN:
        return plain(Why.RIVALS_RULE)
    return EXPLAIN[verb](g, asking, inside(asking.word), choice)


def not_declinable(g: State, asking: Step) -> Refusal:
    """A cost that has been agreed to, or a step of the game itself, has no ruling about it."""
    is_cost = len(g.stack) > 1 and isinstance(g.stack[-2].word, Then)
    is_printed = "/" in g.catalog.place_of(asking.word)
    ruling = citations.of_compulsion(g, asking.source) if is_printed and not is_cost else ""
    return Refusal(Why.NOT_DECLINABLE, source=key(g, asking.source), ruling=ruling)


def inside(word: Word) -> Word:
    """What a 'you may' is about."""
    return word.word if isinstance(word, May) else word


def why_not_tech(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return why_not_buy(g, s, word, choice) if isinstance(word, AcquireTech) else []


def why_not_acquire(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    if isinstance(word, AcquireFoldspace):
        return [Refusal(Why.ONLY_CARD, card=key(g, g.catalog.foldspace))]
    return why_not_given(g, s, word, choice) if isinstance(word, AcquireUpTo) else []


def why_not_branch(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    branches = word.branches if isinstance(word, Choose) else ()
    if not 1 <= choice[1] <= len(branches):
        return [Refusal(Why.NO_SUCH_OPTION, held=len(branches))]
    missing = why_impossible(g, Step(branches[choice[1] - 1], s.owner, s.source, s.slot))
    ruling = citations.of_option(key(g, s.source))
    return [replace(refusal, ruling=refusal.ruling or ruling) for refusal in missing]


def why_not_branches(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    number = len(word.branches) if isinstance(word, ChooseTwo) else 0
    if not (1 <= choice[1] <= number and 1 <= choice[2] <= number):
        return [Refusal(Why.NO_SUCH_OPTION, held=number)]
    return why_not_two(g, s, word, choice)


def why_not_two(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return plain(Why.TWO_DIFFERENT) if choice[1] == choice[2] else []


def why_not_freighter(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return plain(Why.AT_TOP if choice[1] == ADVANCE else Why.AT_BOTTOM)


EXPLAIN: Final[dict[int, Explain]] = {
    Verb.ACQUIRE: why_not_acquire,
    Verb.TECH: why_not_tech,
    Verb.BRANCH: why_not_branch,
    Verb.BRANCHES: why_not_branches,
    Verb.FACTION: why_not_faction,
    Verb.FACTIONS: why_not_two,
    Verb.DISCARD: why_not_discard,
    Verb.TRASH: why_not_trash,
    Verb.TAKE: why_not_take,
    Verb.BURY: why_not_bury,
    Verb.ASIDE: why_not_set_aside,
    Verb.SPACE: why_not_space,
    Verb.SEAT: why_not_seat,
    Verb.NUMBER: why_not_number,
    Verb.UNITS: why_not_units,
    Verb.AGENT: why_not_agent,
    Verb.FREIGHTER: why_not_freighter,
}
