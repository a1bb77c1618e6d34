"""Free actions: what a seat may do between the words of a frame, at any depth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine import events
from kanly.engine.events import Place
from kanly.engine.kinds import kinds
from kanly.engine.machine.frames import in_order
from kanly.engine.play import acquiring, tech, zones
from kanly.engine.play.deployment import add_ways_to_deploy, has_right, ways_to_deploy
from kanly.engine.play.standing import stirred
from kanly.engine.step import Step
from kanly.engine.vocabulary import EVERY_SEAT, Moment, Part, Shared, Verb, Window
from kanly.engine.words.word import FrameKind

if TYPE_CHECKING:
    from kanly.engine.machine.group import Group
    from kanly.engine.printed import Mode
    from kanly.engine.state import State


def add_free_actions(g: State, seat: int, actions: list[Shared]) -> None:
    """Of somebody who is free."""
    me = g.players[seat]
    if me.intrigues:
        add_playable_intrigues(g, seat, actions)
    if g.window <= Window.TURN:
        if g.on_combat_space:
            add_ways_to_deploy(g, seat, actions)
        if me.tiles:
            for tile in tech.usable(g, seat):
                actions.append((Verb.USE, tile, 0))
        if g.revealing:
            acquiring.add_ways_to_acquire(g, seat, actions)


def is_free(g: State, seat: int) -> bool:
    """In one's window, and not between the cost and the result of an effect."""
    if g.window_seat != seat:
        return False
    stack = g.stack
    return stack[-1].frame != FrameKind.INNER or len(stack) < 2 or stack[-2].frame != FrameKind.ORDINARY


def add_playable_intrigues(g: State, seat: int, actions: list[Shared]) -> None:
    catalog = g.catalog
    for number in kinds(g.players[seat].intrigues):
        for mode in catalog.intrigues[number].open_modes[g.window]:
            if can_play(g, seat, number, mode):
                actions.append(catalog.ready.plays[number][mode.place])


def can_play(g: State, seat: int, number: int, mode: Mode) -> bool:
    """Whether condition and cost allow it, within its window."""
    if mode.condition is None and mode.cost is None:
        return True
    s = g.catalog.ready.discards[number][seat]
    if mode.condition is not None and not mode.condition.holds(g, s):
        return False
    return mode.cost is None or mode.cost.possible(g, s)


def play(g: State, seat: int, number: int, mode_index: int) -> None:
    """Cost, then effects as printed; the card is discarded when all is done."""
    mode = g.catalog.intrigues[number].modes[mode_index]
    zones.leave_intrigues(g, seat, number)
    if g.watched:
        events.caused_by(g, number, seat)
        events.intrigue(g, seat, number, Place.INTRIGUES, Place.BEING_PLAYED, EVERY_SEAT)
    if g.window == Window.TURN_OPEN and mode.window != Window.TURN_OPEN:
        g.window = Window.TURN
    g.played_in_go = True
    if not mode.lasting:
        g.stack.append(g.catalog.ready.discards[number][seat])
    in_order(g, mode.all_words(), seat, number)


def matter(g: State, seat: int, group: Group) -> bool:
    """Whether the seat may want a free action before these words."""
    if not is_free(g, seat):
        return False
    parts, asks = group.parts, group.asks
    for number in g.players[seat].intrigues:
        s = g.catalog.ready.discards[number][seat]
        for mode in g.catalog.intrigues[number].open_modes[g.window]:
            for word in mode.all_words():
                if (word.touches(g, s) | word.shuns(g, s)) & parts or (asks and word.informs(g, s)):
                    return True
    if g.window > Window.TURN:
        return False
    if parts & deploying_touches(g, seat):
        return True
    if g.players[seat].tiles and tiles_matter(g, seat, parts, asks):
        return True
    if g.revealing and (group.wonders or parts & (Part.ROW | Part.DISCARD)):
        return len(acquiring.ways_to_acquire(g, seat)) > 0
    return g.revealing and asks and acquiring_brings(g, seat, parts)


def acquiring_brings(g: State, seat: int, parts: int) -> bool:
    """Whether a card that can be acquired now brings something of these Parts, or something to know."""
    for _, number, _ in acquiring.ways_to_acquire(g, seat):
        for word in g.catalog.cards[number].acquire:
            s = Step(word, seat, number)
            if word.touches(g, s) & parts or word.informs(g, s):
                return True
    return False


def tiles_matter(g: State, seat: int, parts: int, asks: bool) -> bool:
    for number in tech.usable(g, seat):
        for word in g.catalog.tiles[number].use:
            s = Step(word, seat, number)
            if (word.touches(g, s) | word.shuns(g, s)) & parts or (asks and word.informs(g, s)):
                return True
    return False


def deploying_touches(g: State, seat: int) -> int:
    ways = ways_to_deploy(g, seat) if has_right(g, seat) else []
    if not ways:
        return 0
    me = g.players[seat]
    troops = max(way[1] for way in ways)
    return (
        Part.CONFLICT
        | Part.OPPONENTS
        | Part.DREADNOUGHTS * (me.garrison_dreadnoughts > 0)
        | stirred(g, seat, Moment.DEPLOYED, troops)
    )


def shun(g: State, seat: int, parts: int) -> bool:
    """Whether a held Intrigue card or tile would rather come before these Parts change."""
    if not is_free(g, seat) or g.window > Window.TURN:
        return False
    for tile in g.players[seat].tiles:
        for word in g.catalog.tiles[tile].use:
            if word.shuns(g, Step(word, seat, tile)) & parts and tile in tech.usable(g, seat):
                return True
    for number in g.players[seat].intrigues:
        s = g.catalog.ready.discards[number][seat]
        for mode in g.catalog.intrigues[number].open_modes[g.window]:
            for word in mode.all_words():
                if word.shuns(g, s) & parts:
                    return True
    return False
