"""Whether troops, dreadnoughts, Agents, Freighters and markers could stand as they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.components import AGENTS, CONTROL_MARKERS, DREADNOUGHT_STRENGTH, DREADNOUGHTS, TROOPS
from kanly.engine.play.placement import PLACE_AGENT, TAKE_AGENT
from kanly.engine.play.standing import of_leader
from kanly.engine.soundness import Fault, of
from kanly.engine.vocabulary import NOBODY, Kind, Question
from kanly.engine.words.shipping import RIVAL_TOP

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.printed import Space
    from kanly.engine.state import State


def faults(g: State) -> list[Fault]:
    found: list[Fault] = []
    for player in g.players:
        check_troops(player, found)
        check_agents(g, player, found)
        check_dreadnoughts(g, player, found)
        check_freighter(g, player, found)
        check_stock(player, found)
        check_markers(g, player, found)
    for space in g.catalog.spaces:
        check_space(g, space, found)
        if g.rules.ix:
            check_flag(g, space, found)
    return found


def check_troops(me: Player, found: list[Fault]) -> None:
    if min(me.supply, me.garrison, me.conflict, me.negotiators) < 0:
        found.append((of(me, "supply"), f"seat {me.seat} has a negative number of troops somewhere"))
    troops = me.supply + me.garrison + me.conflict + me.negotiators
    if troops != TROOPS:
        found.append((of(me, "supply"), f"seat {me.seat} has {troops} troops, not {TROOPS}"))


def check_agents(g: State, me: Player, found: list[Fault]) -> None:
    due = AGENTS + (1 if me.swordmaster else 0) + (1 if g.mentat == me.seat else 0)
    agents = agents_of(g, me)
    has_given_up = me.kind != Kind.HUMAN and me.agents == 0 and agents < due  # found no space at all
    if me.agents < 0 or (agents != due and not has_given_up):
        found.append((of(me, "agents"), f"seat {me.seat} has {agents} Agents, not {due}"))
    if me.voice != NOBODY and not g.rules.board >> me.voice & 1:
        found.append((of(me, "voice"), "this space is not in the game"))


def agents_of(g: State, me: Player) -> int:
    """On the Leader, on the board, and the one that is just being sent."""
    count = me.agents
    for space in range(len(g.occupants)):
        count += g.agents_of(me.seat, space)
    for step in g.stack:
        if step.owner == me.seat:
            if step.word is PLACE_AGENT:
                count += 1
            elif step.word is TAKE_AGENT:
                count -= 1
    return count


def check_dreadnoughts(g: State, me: Player, found: list[Fault]) -> None:
    ships = [me.dreadnoughts, me.garrison_dreadnoughts, me.conflict_dreadnoughts, g.flags.count(me.seat)]
    due = DREADNOUGHTS if g.rules.ix else 0
    if min(ships) < 0 or sum(ships) != due:
        found.append((of(me, "dreadnoughts"), f"seat {me.seat} has dreadnoughts {ships}, together not {due}"))
    strength = strength_due(g, me)
    if me.dreadnought_strength != strength:
        found.append((of(me, "dreadnought_strength"), f"it is {strength} for this Leader"))


def strength_due(g: State, me: Player) -> int:
    if not g.rules.ix:
        return 0
    return of_leader(g, me.seat, Question.DREADNOUGHT_STRENGTH) or DREADNOUGHT_STRENGTH


def check_freighter(g: State, me: Player, found: list[Fault]) -> None:
    top = len(g.catalog.shipping) if me.kind == Kind.HUMAN else RIVAL_TOP
    if not 0 <= me.freighter <= top:
        sentence = f"the Freighter of seat {me.seat} stands on space {me.freighter}, beyond {top}"
        found.append((of(me, "freighter"), sentence))


def check_stock(me: Player, found: list[Fault]) -> None:
    if min(me.stock) < 0:
        found.append((of(me, "stock"), f"seat {me.seat} has a negative resource: {me.stock}"))


def check_markers(g: State, me: Player, found: list[Fault]) -> None:
    locations = g.control.count(me.seat)
    if locations > CONTROL_MARKERS:
        found.append(("control", f"seat {me.seat} controls {locations} locations"))


# --- the board


def check_space(g: State, space: Space, found: list[Fault]) -> None:
    holder, spice = g.control[space.index], g.bonus_spice[space.index]
    if holder != NOBODY and not space.control:
        found.append((f"control.{space.key}", f"{space.key} cannot be controlled by {holder}"))
    if spice < 0 or (spice and not space.maker):
        found.append((f"bonus_spice.{space.key}", f"{space.key} has {spice} bonus spice"))
    if g.occupants[space.index] and not g.rules.board >> space.index & 1:
        found.append((f"occupants.{space.key}", f"{space.key} holds Agents, but is not on the board"))


def check_flag(g: State, space: Space, found: list[Fault]) -> None:
    """A dreadnought that won stays until the combat of the next round is over."""
    holder, since = g.flags[space.index], g.flag_rounds[space.index]
    if holder == NOBODY and since == 0:
        return
    if not space.control or holder == NOBODY or not g.round - 1 <= since <= g.round:
        told = f"on the flag of {space.key} lies a dreadnought of {holder} since round {since}"
        found.append((f"flags.{space.key}", told))
