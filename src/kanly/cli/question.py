"""The question above the numbered lines, and the state of one's own things beside it."""

from __future__ import annotations

from kanly.cli.effects import phrase
from kanly.cli.names import counted, name_of, units
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Resource
from kanly.engine.words.grammar import May
from kanly.engine.words.word import FrameKind


def question(g: State, players: list[str]) -> str:
    step = g.stack[-1]
    text = plain_question(g, step)
    return text if step.owner == g.chooser else f"You decide for {players[step.owner]}. {text}"


def plain_question(g: State, step: Step) -> str:
    kind = step.word.frame
    if kind == FrameKind.ORDINARY:
        return asked_by(step)
    if kind == FrameKind.TURN:
        return turn_question(g)
    if kind == FrameKind.COMBAT:
        return "Combat: play a card or pass."
    if kind == FrameKind.WON:
        return "You won the Conflict. What next?"
    if kind == FrameKind.ENDGAME:
        return "Endgame: play a card or pass."
    return f"What next{of_source(step)}?"


def of_source(step: Step) -> str:
    return f" of {name_of(step.source)}" if step.source else ""


def asked_by(step: Step) -> str:
    text = phrase(step.word.word if isinstance(step.word, May) else step.word).removeprefix("you may ")
    return f"{name_of(step.source)}: {text}?" if step.source else f"{text[0].upper()}{text[1:]}?"


def turn_question(g: State) -> str:
    if g.revealing:
        persuasion = g.players[g.active].stock[Resource.PERSUASION]
        return f"Reveal turn: you have {persuasion} persuasion left."
    if g.sent_space == NOBODY:
        return "Your turn: send an Agent, or reveal your hand."
    return "Anything else on this turn?"


def purse(me: Player) -> str:
    stock = me.stock
    parts = [
        f"{me.points()} VP",
        f"{stock[Resource.SOLARI]} Solari",
        f"{stock[Resource.SPICE]} spice",
        f"{stock[Resource.WATER]} water",
        counted(me.agents, "Agent"),
        f"garrison {force(me.garrison, me.garrison_dreadnoughts)}",
    ]
    if me.negotiators:
        parts.append(counted(me.negotiators, "Negotiator"))
    if me.units():
        parts.append(f"Conflict {force(me.conflict, me.conflict_dreadnoughts)} (strength {me.strength()})")
    return " · ".join(parts)


def force(troops: int, dreadnoughts: int) -> str:
    """A bare number is troops."""
    return units(troops, dreadnoughts) if dreadnoughts else str(troops)
