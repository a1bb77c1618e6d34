"""The machine: runs words until somebody has to choose, then offers the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.events import Happening, Mark, caused_by, mark, tell
from kanly.engine.machine import order, windows
from kanly.engine.machine.frames import Progress, close_frame
from kanly.engine.play import acquiring, deployment, endgame, placement, tech, turn
from kanly.engine.rivals import purchases
from kanly.engine.rivals.answers import ask as ask_rival
from kanly.engine.vocabulary import NO_CHOICE, NOBODY, Choice, Kind, Verb, Window
from kanly.engine.words.word import FrameKind

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step


def choose(g: State, choice: Choice) -> None:
    """Apply one of `g.choices`, then run to the next decision."""
    has_rivals = g.rules.has_rivals
    if has_rivals:
        g.reasons.clear()
    step = g.stack[-1]
    if step.frame:
        act(g, choice)
    else:
        g.stack.pop()
        if g.watched:
            caused_by(g, step.source, step.owner)
        step.word.apply(g, step, choice)
    if has_rivals:
        purchases.settle(g)
    run(g)
    if g.watched:
        mark(g, NOBODY, Mark.REVEALS, g.reveals)
        tell(g, Happening.ASKED, g.chooser, g.window, g.passed, g.active)


def act(g: State, choice: Choice) -> None:
    """What is chosen from the menu of a frame."""
    verb, thing, place = choice
    seat = g.chooser
    if g.watched:
        caused_by(g, 0, seat)
    if verb == Verb.END_TURN:
        turn.end(g)
    elif verb == Verb.SEND:
        placement.send(g, seat, thing, place)
    elif verb == Verb.ACQUIRE:
        acquiring.buy(g, seat, thing, place)
    elif verb == Verb.REVEAL:
        turn.reveal(g)
    elif verb == Verb.DEPLOY:
        deployment.deploy_by_right(g, seat, thing, place)
    elif verb == Verb.PLAY:
        windows.play(g, seat, thing, place)
    elif verb == Verb.RESOLVE:
        order.resolve(g, thing, place)
    elif verb == Verb.USE:
        tech.use(g, seat, thing)
    else:
        close(g, verb, seat)


def close(g: State, verb: int, seat: int) -> None:
    if verb == Verb.PASS:
        turn.end_go(g, seat)
    elif g.stack[-1].frame == FrameKind.WON:
        turn.close_window(g)
    else:
        close_frame(g)


def run(g: State) -> None:
    stack = g.stack
    has_rivals = g.rules.has_rivals
    while stack:
        step = stack[-1]
        word = step.word
        if step.frame:
            progress = order.advance(g, step)
            if progress == Progress.ASKED:
                return
            if progress == Progress.CLOSED:
                continue
            step = stack[-1]
            word = step.word
        elif not word.possible(g, step):
            stack.pop()
            continue
        answers = word.choices(g, step)
        if answers is None:
            stack.pop()
            if g.watched:
                caused_by(g, step.source, step.owner)
            word.apply(g, step, NO_CHOICE)
            if has_rivals:
                purchases.settle(g)
        elif not answers:
            stack.pop()
        elif is_asked(g, step, answers):
            return
    finish(g)


def is_asked(g: State, step: Step, answers: list[Choice]) -> bool:
    """Somebody has to choose, unless a Rival answers by its rules, or whoever wants it can only say yes."""
    if g.rules.has_rivals and g.players[step.owner].kind != Kind.HUMAN:
        return ask_rival(g, step, answers)
    if step.wanted and not g.free_order:
        answers = without_no(answers)
        if answers[0][0] == Verb.PAY:
            say_yes(g, step)
            return False
    g.chooser = step.owner
    g.choices = answers
    return True


def without_no(answers: list[Choice]) -> list[Choice]:
    """What is left to ask of whoever wants it: neither to decline nor to take none."""
    kept: list[Choice] = []
    for answer in answers:
        verb, count, more = answer
        is_none = (verb == Verb.DEPLOY or verb == Verb.WITHDRAW) and count + more == 0
        if verb != Verb.DECLINE and not is_none:
            kept.append(answer)
    return kept or answers


def say_yes(g: State, step: Step) -> None:
    """A record says so as if it had been asked."""
    g.stack.pop()
    if g.keep_trail:
        g.trail.append((step.owner, (Verb.PAY, 0, 0)))
    if g.watched:
        caused_by(g, step.source, step.owner)
    step.word.apply(g, step, (Verb.PAY, 0, 0))
    if g.rules.has_rivals:
        purchases.settle(g)


def finish(g: State) -> None:
    g.over = True
    if g.watched:
        mark(g, NOBODY, Mark.WINNERS, sum(1 << seat for seat in endgame.winners(g)))
    g.window = Window.NONE
    g.chooser = NOBODY
    g.choices = []
