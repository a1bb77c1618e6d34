"""What must hold at every decision of a real game: nothing is lost, doubled, or out of its range."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.play.placement import PLACE_AGENT, TAKE_AGENT
from kanly.engine.rivals import answers as rival_choices
from kanly.engine.soundness import census
from kanly.engine.vocabulary import (
    ALLIANCE_AT,
    FACTIONS,
    NOBODY,
    POINT_AT,
    ROW_SIZE,
    TOP_OF_SHIPPING,
    TOP_OF_TRACK,
    Kind,
    Resource,
)
from kanly.engine.words.influence import HEIR_WORDS
from kanly.engine.words.shipping import RIVAL_TOP
from kanly.engine.words.word import FrameKind

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

TROOPS: Final = 12
AGENTS: Final = 2
DREADNOUGHTS: Final = 2
CONTROL_MARKERS: Final = 3


def faults(g: State) -> list[str]:
    """One sentence for each thing that is wrong; none in a sound game."""
    found = faults_of_position(g)
    check_question(g, found)
    return found


def faults_of_position(g: State) -> list[str]:
    """Whatever is asked."""
    found = census.faults(g)
    for player in g.players:
        check_player(g, player, found)
        check_ix(g, player, found)
        if player.kind == Kind.HOUSE_HAGAL:
            check_house_hagal(g, player, found)
    check_board(g, found)
    check_flags(g, found)
    check_alliances(g, found)
    check_pending(g, found)
    return found


def check_player(g: State, me: Player, found: list[str]) -> None:
    who = f"seat {me.seat}"
    if min(me.supply, me.garrison, me.conflict, me.negotiators) < 0:
        found.append(f"{who} has a negative number of troops somewhere")
    troops = me.supply + me.garrison + me.conflict + me.negotiators
    if troops != TROOPS:
        found.append(f"{who} has {troops} troops, not {TROOPS}")
    agents = agents_of(g, me)
    if me.agents < 0 or (agents != agents_due(g, me) and not has_given_up(me, agents)):
        found.append(f"{who} has {agents} Agents, not {agents_due(g, me)}")
    if min(me.stock) < 0:
        found.append(f"{who} has a negative resource: {me.stock}")
    if min(me.influence) < 0 or max(me.influence) > TOP_OF_TRACK:
        found.append(f"{who} has left the Influence tracks: {me.influence}")
    if me.stock[Resource.VICTORY_POINTS] < points_due(g, me):
        found.append(f"{who} has {me.points()} Victory Points, the tracks alone give {points_due(g, me)}")
    if g.control.count(me.seat) > CONTROL_MARKERS:
        found.append(f"{who} controls {g.control.count(me.seat)} locations")


def agents_of(g: State, me: Player) -> int:
    """On the Leader, on the board, and the one that is just being sent."""
    count = me.agents
    for there in g.occupants:
        count += there >> 4 * me.seat & 15
    for step in g.stack:
        if step.owner == me.seat:
            if step.word is PLACE_AGENT:
                count += 1
            elif step.word is TAKE_AGENT:
                count -= 1
    return count


def agents_due(g: State, me: Player) -> int:
    return AGENTS + (1 if me.swordmaster else 0) + (1 if g.mentat == me.seat else 0)


def has_given_up(me: Player, agents: int) -> bool:
    """A Rival for which the whole deck shows no free space sends no more Agents this round."""
    return me.kind != Kind.HUMAN and me.agents == 0 and agents < AGENTS + 2


def points_due(g: State, me: Player) -> int:
    """What Influence and Alliances are worth now; everything else, once gained, is kept."""
    if me.kind == Kind.HOUSE_HAGAL:
        return 0
    points = 1 if len(g.players) == 4 else 0
    for faction in FACTIONS:
        points += me.influence[faction] >= POINT_AT
        points += g.alliances[faction] == me.seat
    return points


def check_ix(g: State, me: Player, found: list[str]) -> None:
    who = f"seat {me.seat}"
    ships = [me.dreadnoughts, me.garrison_dreadnoughts, me.conflict_dreadnoughts, g.flags.count(me.seat)]
    due = DREADNOUGHTS if g.rules.ix else 0
    if min(ships) < 0 or sum(ships) != due or (me.dreadnought_strength > 0) != (due > 0):
        found.append(f"{who} has dreadnoughts {ships}, together not {due}")
    if not 0 <= me.freighter <= (TOP_OF_SHIPPING if me.kind == Kind.HUMAN else RIVAL_TOP):
        found.append(f"the Freighter of {who} stands on space {me.freighter}")
    for tile in me.flipped:
        if tile not in me.tiles or not g.catalog.tiles[tile].flips or me.flipped.count(tile) > 1:
            found.append(f"{who} has flipped a tile that it cannot flip")
    leader = g.catalog.leaders[me.leader]
    if me.snoopers and (not leader.snoopers or me.kind != Kind.HUMAN):
        found.append(f"{who} has Snoopers")
    for faction in FACTIONS:
        if me.snoopers >> faction & 1 and me.influence[faction] >= POINT_AT:
            found.append(f"{who} is beyond a Snooper of Faction {faction} that is still there")
    check_aside(g, me, found)


def check_aside(g: State, me: Player, found: list[str]) -> None:
    """One card face down until the second turn of a round, or the first if that is a Reveal turn."""
    if me.hidden_aside or me.taken_back:
        if not g.catalog.leaders[me.leader].sets_aside or (me.hidden_aside and me.taken_back):
            found.append(f"seat {me.seat} has a card set aside")
        if (me.hidden_aside and (me.turns > 1 or me.revealed)) or (me.taken_back and g.active != me.seat):
            found.append(f"seat {me.seat} has a card set aside for too long")


def check_house_hagal(g: State, me: Player, found: list[str]) -> None:
    """It gains nothing but Influence, units, and swords in a combat; nor is it ever First Player."""
    gained = [me.stock[i] for i in range(len(me.stock)) if i != Resource.SWORDS]
    if max(gained) > 0 or me.leader or me.negotiators:
        found.append(f"House Hagal has gained something: {me.stock}")
    if g.first_player == me.seat or me.seat in (g.mentat, g.mentat_promised) or me.seat in g.control:
        found.append("House Hagal is First Player, has the Mentat or controls a location")


def check_flags(g: State, found: list[str]) -> None:
    """A dreadnought that won stays until the combat of the next round is over."""
    for index in range(len(g.flags)):
        holder = g.flags[index]
        since = g.flag_rounds[index]
        if holder == NOBODY and since == 0:
            continue
        space = g.catalog.spaces[index]
        if not space.control or not 0 <= holder < len(g.players) or not g.round - 1 <= since <= g.round:
            found.append(f"on the flag of {space.key} lies a dreadnought of {holder} since round {since}")


def check_board(g: State, found: list[str]) -> None:
    seats = len(g.players)
    for space in g.catalog.spaces:
        holder = g.control[space.index]
        if holder != NOBODY and (not space.control or holder >= seats):
            found.append(f"{space.key} cannot be controlled by {holder}")
        if g.bonus_spice[space.index] < 0 or (g.bonus_spice[space.index] and not space.maker):
            found.append(f"{space.key} has {g.bonus_spice[space.index]} bonus spice")
        there = g.occupants[space.index]
        if there >> 4 * seats or (there and not g.rules.board >> space.index & 1):
            found.append(f"{space.key} holds Agents of nobody, or is not on the board")
    for holder in (g.mentat, g.mentat_promised):
        if not NOBODY <= holder < seats:
            found.append(f"there is no seat {holder} to hold the Mentat")
    if len(g.row) != ROW_SIZE and g.imperium_deck:
        found.append(f"the Imperium Row has {len(g.row)} cards")


def check_alliances(g: State, found: list[str]) -> None:
    """The holder is at 4 or more and nobody is higher, unless the token is just being passed on."""
    for faction in FACTIONS:
        if is_being_passed(g, faction):
            continue
        best = 0
        for player in g.players:
            best = max(best, player.influence[faction])
        holder = g.alliances[faction]
        height = 0 if holder == NOBODY else g.players[holder].influence[faction]
        if holder == NOBODY and best >= ALLIANCE_AT:
            found.append(f"nobody has the Alliance of Faction {faction}, at {best} Influence")
        elif holder != NOBODY and (height < ALLIANCE_AT or height < best):
            found.append(f"seat {holder} keeps the Alliance of Faction {faction} with {height} Influence")


def is_being_passed(g: State, faction: int) -> bool:
    for step in g.stack:
        if step.word is HEIR_WORDS[faction]:
            return True
    return False


def check_pending(g: State, found: list[str]) -> None:
    """Every open frame has its place in the bag."""
    if len(g.frames) != sum(1 for step in g.stack if step.word.frame != FrameKind.ORDINARY):
        found.append("the open frames are not those on the stack")
    start = 0
    for at in g.frames:
        if at < start:
            found.append("the frames are out of order")
        start = at
    if start > len(g.bag) or (g.bag and not g.frames):
        found.append("the bag holds words of no frame")


def check_question(g: State, found: list[str]) -> None:
    """Whoever is asked has answers."""
    if g.over:
        if g.stack or g.bag or g.choices or g.chooser != NOBODY:
            found.append("the game is over, yet something is pending")
        return
    if not 0 <= g.chooser < len(g.players) or not g.stack or asked_by(g) != g.chooser:
        found.append(f"seat {g.chooser} is asked, but not by what is happening")
    if not g.choices or len(set(g.choices)) != len(g.choices):
        found.append("a question has no answers, or the same one twice")


def asked_by(g: State) -> int:
    """Whom the step on top of the stack asks: what a Rival leaves open a human decides."""
    owner = g.stack[-1].owner
    if 0 <= owner < len(g.players) and g.players[owner].kind != Kind.HUMAN:
        return rival_choices.decider(g)
    return owner
