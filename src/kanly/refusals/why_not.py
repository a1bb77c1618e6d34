"""Why a choice that a person might expect is not legal: the engine decides, this only asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Verb
from kanly.engine.words.word import FrameKind
from kanly.refusals.acquiring import why_not_acquire
from kanly.refusals.acting import why_not_deploy, why_not_play, why_not_use
from kanly.refusals.answers import why_not_answer
from kanly.refusals.pending import why_not_pay, why_not_resolve
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.sending import why_not_begin, why_not_close, why_not_send
from kanly.refusals.short import key, plain

Explain = Callable[[State, int, Step, Choice], list[Refusal]]


def why_not(g: State, seat: int, choice: Choice) -> list[Refusal]:
    """What stands in the way; empty if the seat may choose this now.

    Where it is not the moment, nothing is said of the rest. A seat that is not asked learns only that.
    """
    if g.over:
        return plain(Why.GAME_OVER)
    if seat != g.chooser:
        return [Refusal(Why.NOT_YOUR_TURN, seats=(g.chooser,))]
    if choice in g.choices:
        return []
    top = g.stack[-1]
    if top.frame == FrameKind.ORDINARY:
        return why_not_now(g, top, choice)
    return EXPLAIN.get(choice[0], not_an_answer)(g, seat, top, choice)


def why_not_now(g: State, asking: Step, choice: Choice) -> list[Refusal]:
    """While an effect waits for an answer."""
    refusals = why_not_answer(g, asking, choice)
    if refusals:
        return refusals
    kind = Why.ANSWER_FIRST if choice[0] in EXPLAIN and choice[0] != Verb.PAY else Why.NOT_AN_ANSWER
    return [Refusal(kind, source=key(g, asking.source))]


def why_not_reveal(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    return why_not_begin(g, seat, frame)


def why_not_tech(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    """Outside of the effect that sells tiles."""
    return plain(Why.NO_ACQUIRE_TECH)


def not_an_answer(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    return plain(Why.NOT_AN_ANSWER)


EXPLAIN: Final[dict[int, Explain]] = {
    Verb.SEND: why_not_send,
    Verb.REVEAL: why_not_reveal,
    Verb.RESOLVE: why_not_resolve,
    Verb.PLAY: why_not_play,
    Verb.DEPLOY: why_not_deploy,
    Verb.ACQUIRE: why_not_acquire,
    Verb.USE: why_not_use,
    Verb.ACQUIRE_TECH: why_not_tech,
    Verb.PAY: why_not_pay,
    Verb.END_TURN: why_not_close,
    Verb.DONE: why_not_close,
    Verb.PASS: why_not_close,
}
