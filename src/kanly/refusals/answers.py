"""Why an answer of the right kind is not among those that an effect takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Kind, Verb
from kanly.engine.words.acquire import AcquireNamed, AcquireUpTo
from kanly.engine.words.grammar import May, Then
from kanly.engine.words.tech import AcquireTech
from kanly.engine.words.word import Word
from kanly.refusals import citations
from kanly.refusals.acquiring import why_not_buy, why_not_given
from kanly.refusals.naming import (
    why_no_agent_there,
    why_not_block,
    why_not_detonate,
    why_not_discard,
    why_not_force_back,
    why_not_gain_influence,
    why_not_hand_alliance,
    why_not_in_hand,
    why_not_keep,
    why_not_lose_influence,
    why_not_opponent,
    why_not_place_dreadnought,
    why_not_send_from_leader,
    why_not_set_row_card_aside,
    why_not_take_discarded,
    why_not_trash,
)
from kanly.refusals.numbers import (
    why_not_deploy,
    why_not_deploy_recruits,
    why_not_sold,
    why_not_withdraw,
)
from kanly.refusals.pending import why_impossible
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.short import key, plain

Explain = Callable[[State, Step, Word, Choice], list[Refusal]]


def why_not_answer(g: State, asking: Step, choice: Choice) -> list[Refusal]:
    """Empty for what is no answer to this question at all."""
    verb = choice[0]
    if verb == Verb.DECLINE:
        return [not_declinable(g, asking)]
    if verb not in EXPLAIN or not {verb, *ALIKE.get(verb, ())} & {offered[0] for offered in g.choices}:
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
    if isinstance(word, AcquireNamed):
        return [Refusal(Why.ONLY_CARD, card=word.card)]
    return why_not_given(g, s, word, choice) if isinstance(word, AcquireUpTo) else []


def why_not_effect(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    branches = {g.catalog.effect_number[label]: branch for label, branch in word.effects()}
    if choice[1] not in branches:
        return [Refusal(Why.NO_SUCH_OPTION, held=len(branches))]
    missing = why_impossible(g, Step(branches[choice[1]], s.owner, s.source, s.slot))
    ruling = citations.of_option(key(g, s.source))
    return [replace(refusal, ruling=refusal.ruling or ruling) for refusal in missing]


def why_not_effects(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    numbers = {g.catalog.effect_number[label] for label, _ in word.effects()}
    if not {choice[1], choice[2]} <= numbers:
        return [Refusal(Why.NO_SUCH_OPTION, held=len(numbers))]
    return why_not_two(g, s, word, choice)


def why_not_two(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return plain(Why.TWO_DIFFERENT) if choice[1] == choice[2] else []


def why_not_advance(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return plain(Why.AT_TOP)


def why_not_recall(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return plain(Why.AT_BOTTOM)


ALIKE: Final[dict[int, tuple[int, ...]]] = {
    Verb.ADVANCE_FREIGHTER: (Verb.RECALL_FREIGHTER,),
    Verb.RECALL_FREIGHTER: (Verb.ADVANCE_FREIGHTER,),
    Verb.SEND_FROM_LEADER: (Verb.MOVE_AGENT,),
    Verb.MOVE_AGENT: (Verb.SEND_FROM_LEADER,),
    Verb.DETONATE: (Verb.PLACE_DREADNOUGHT,),
    Verb.PLACE_DREADNOUGHT: (Verb.DETONATE,),
}  # answers to the same question
EXPLAIN: Final[dict[int, Explain]] = {
    Verb.ACQUIRE: why_not_acquire,
    Verb.ACQUIRE_TECH: why_not_tech,
    Verb.CHOOSE: why_not_effect,
    Verb.CHOOSE_TWO: why_not_effects,
    Verb.GAIN_INFLUENCE: why_not_gain_influence,
    Verb.LOSE_INFLUENCE: why_not_lose_influence,
    Verb.GAIN_INFLUENCE_WITH_TWO: why_not_two,
    Verb.CHOOSE_SECRETLY: why_not_two,
    Verb.DISCARD: why_not_discard,
    Verb.TRASH: why_not_trash,
    Verb.TAKE_DISCARDED: why_not_take_discarded,
    Verb.SET_ROW_CARD_ASIDE: why_not_set_row_card_aside,
    Verb.SET_HAND_CARD_ASIDE: why_not_in_hand,
    Verb.KEEP_INTRIGUE: why_not_keep,
    Verb.BURY: why_not_in_hand,
    Verb.BLOCK: why_not_block,
    Verb.PLACE_DREADNOUGHT: why_not_place_dreadnought,
    Verb.DETONATE: why_not_detonate,
    Verb.CHOOSE_OPPONENT: why_not_opponent,
    Verb.FORCE_BACK: why_not_force_back,
    Verb.HAND_ALLIANCE: why_not_hand_alliance,
    Verb.SELL_SPICE: why_not_sold,
    Verb.DEPLOY: why_not_deploy,
    Verb.WITHDRAW: why_not_withdraw,
    Verb.DEPLOY_RECRUITS: why_not_deploy_recruits,
    Verb.SEND_FROM_LEADER: why_not_send_from_leader,
    Verb.MOVE_AGENT: why_no_agent_there,
    Verb.RECALL_AGENT: why_no_agent_there,
    Verb.ADVANCE_FREIGHTER: why_not_advance,
    Verb.RECALL_FREIGHTER: why_not_recall,
}
