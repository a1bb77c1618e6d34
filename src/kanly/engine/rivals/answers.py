"""What a Rival answers: by its own rules where they decide, and by a human where they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.events import caused_by, note
from kanly.engine.rivals.deploying import holds_back
from kanly.engine.rivals.purchases import settle
from kanly.engine.vocabulary import (
    NOBODY,
    Choice,
    Kind,
    Reason,
    Verb,
)
from kanly.engine.words.grammar import Arrow, Choose
from kanly.engine.words.shipping import RIVAL_TOP, Dividends
from kanly.engine.words.tech import AcquireTech

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step


def ask(g: State, step: Step, answers: list[Choice]) -> bool:
    """Apply the Rival's answer if there is only one; True: a human has to decide."""
    kept = answers if len(answers) == 1 else narrowed(g, step, answers)
    if len(kept) > 1:
        g.chooser = decider(g)
        g.choices = kept
        return True
    g.stack.pop()
    if g.watched:
        caused_by(g, step.source, step.owner)
    note_answer(g, step, kept[0])
    step.word.apply(g, step, kept[0])
    settle(g)
    return False


def decider(g: State) -> int:
    """The human of a solo game; with two players the First Player."""
    if g.players[g.first_player].kind == Kind.HUMAN:
        return g.first_player
    for seat in g.seats_from(g.first_player):
        if g.players[seat].kind == Kind.HUMAN:
            return seat
    return NOBODY


def note_answer(g: State, step: Step, answer: Choice) -> None:
    me = g.players[step.owner]
    if answer[0] == Verb.GAIN_INFLUENCE:
        note(g, me.seat, Reason.LEAST_INFLUENCE, answer[1], me.influence[answer[1]])
    elif answer[0] == Verb.ACQUIRE_TECH:
        note(g, me.seat, Reason.TOOK_TILE, answer[1], price_of(g, step, answer) - answer[2])


def narrowed(g: State, step: Step, answers: list[Choice]) -> list[Choice]:
    verb = answers[0][0]
    if verb == Verb.GAIN_INFLUENCE or verb == Verb.GAIN_INFLUENCE_WITH_TWO:
        return least_influence(g, step, answers)
    if verb == Verb.ADVANCE_FREIGHTER:
        return [freighter_move(g, step)]
    if verb == Verb.ACQUIRE_TECH:
        return [best_tile(g, step, answers)]
    if verb == Verb.PAY:
        return payment(g, step, answers)
    if verb == Verb.CHOOSE:
        return branch(g, step, answers)
    if verb == Verb.DEPLOY_RECRUITS:
        return [answers[0] if holds_back(g, step.owner) else answers[-1]]
    if verb == Verb.PLACE_DREADNOUGHT:
        return [best_flag(g, step, answers)]
    return answers


def least_influence(g: State, step: Step, answers: list[Choice]) -> list[Choice]:
    """One Faction, or two, where the Rival has least; only equals are left open."""
    levels = g.players[step.owner].influence
    heights = [
        levels[a] + (levels[b] if verb == Verb.GAIN_INFLUENCE_WITH_TWO else 0) for verb, a, b in answers
    ]
    lowest = min(heights)
    return [answer for answer, height in zip(answers, heights, strict=True) if height == lowest]


def freighter_move(g: State, step: Step) -> Choice:
    """Never to the topmost space."""
    advances = g.players[step.owner].freighter < RIVAL_TOP
    return (Verb.ADVANCE_FREIGHTER if advances else Verb.RECALL_FREIGHTER, 0, 0)


def best_tile(g: State, step: Step, answers: list[Choice]) -> Choice:
    """The dearest it can pay for, the topmost stack first, with every Negotiator that helps."""
    best = answers[0]
    for answer in answers:
        if answer[0] == Verb.ACQUIRE_TECH and answer[2] <= price_of(g, step, answer):
            cost = g.catalog.tiles[answer[1]].cost
            dearest = g.catalog.tiles[best[1]].cost
            if cost > dearest or (answer[1] == best[1] and answer[2] > best[2]):
                best = answer
    return best


def price_of(g: State, step: Step, answer: Choice) -> int:
    """In spice, before any Negotiator comes home."""
    discount = step.word.discount if isinstance(step.word, AcquireTech) else 0
    return max(0, g.catalog.tiles[answer[1]].cost - discount)


def payment(g: State, step: Step, answers: list[Choice]) -> list[Choice]:
    """Always paid where something comes of it; what a Conflict card sells is for the human to decide."""
    word = step.word
    if isinstance(word, Arrow):
        if g.catalog.conflicts[step.source].tier:
            return answers
        if not any(result.possible(g, step) for result in word.words):
            return [(Verb.DECLINE, 0, 0)]
    return [(Verb.PAY, 0, 0)]


def branch(g: State, step: Step, answers: list[Choice]) -> list[Choice]:
    """Dividends, never spice; a tile before a Negotiator; else the human decides."""
    word = step.word
    if isinstance(word, Choose) and isinstance(word.branches[0], (Dividends, AcquireTech)):
        return answers[:1]
    return answers


def best_flag(g: State, step: Step, answers: list[Choice]) -> Choice:
    """A point if a tile gives one; else cover an opponent's marker, spare the own, in printed order."""
    if answers[-1][0] == Verb.DETONATE:
        return answers[-1]
    ranked = sorted(answers, key=lambda a: g.catalog.spaces[a[1]].flag_rank)
    for owner_fits in (is_enemys, is_nobodys):
        for answer in ranked:
            if owner_fits(g, step.owner, answer[1]):
                return answer
    return ranked[0]


def is_enemys(g: State, seat: int, space: int) -> bool:
    return g.control[space] not in (NOBODY, seat)


def is_nobodys(g: State, seat: int, space: int) -> bool:
    return g.control[space] == NOBODY
