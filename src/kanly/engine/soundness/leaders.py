"""Whether each Leader has what that Leader alone may have: secrets, Snoopers, a card set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.play.standing import of_leader
from kanly.engine.soundness import Fault, of
from kanly.engine.vocabulary import FACTIONS, POINT_AT, Faction, Question

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


def faults(g: State) -> list[Fault]:
    found: list[Fault] = []
    for player in g.players:
        check_secrets(g, player, found)
        if player.snoopers:
            check_snoopers(g, player, found)
        if player.hidden_aside or player.taken_back:
            check_aside(g, player, found)
    if g.sworded >> g.slots + 1:
        found.append(("sworded", "so many cards have not been revealed"))
    return found


def check_secrets(g: State, me: Player, found: list[Fault]) -> None:
    due = of_leader(g, me.seat, Question.SECRETS)
    if me.secrets.bit_count() != (due if g.round else 0):
        found.append((of(me, "secrets"), "the Baron, and nobody else, has two"))
    if me.masterstroke_used and not due:
        found.append((of(me, "masterstroke_used"), "only the Baron has a Masterstroke"))


def check_snoopers(g: State, me: Player, found: list[Fault]) -> None:
    if me.snoopers & ~of_leader(g, me.seat, Question.SNOOPERS):
        found.append((of(me, "snoopers"), f"seat {me.seat} has Snoopers"))
    for faction in FACTIONS:
        if me.snoopers >> faction & 1 and me.influence[faction] >= POINT_AT:
            told = f"seat {me.seat} is beyond a Snooper of {Faction.NAMES[faction]} that is still there"
            found.append((of(me, "snoopers"), told))


def check_aside(g: State, me: Player, found: list[Fault]) -> None:
    """One card face down until the second turn of a round, or the first if that is a Reveal turn."""
    if not of_leader(g, me.seat, Question.SETS_ASIDE) or (me.hidden_aside and me.taken_back):
        found.append((of(me, "hidden_aside"), f"seat {me.seat} has a card set aside"))
    if (me.hidden_aside and (me.turns > 1 or me.revealed)) or (me.taken_back and g.active != me.seat):
        found.append((of(me, "hidden_aside"), f"seat {me.seat} has a card set aside for too long"))
