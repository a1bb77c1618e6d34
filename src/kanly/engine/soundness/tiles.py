"""Whether Tech tiles lie where they may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.components import STACKS
from kanly.engine.play.tech import KEEP_TILE
from kanly.engine.soundness.fault import Fault, of

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


def faults(g: State) -> list[Fault]:
    found: list[Fault] = []
    if g.stacks:
        check_stacks(g, found)
    check_taken(g, found)
    for player in g.players:
        check_flipped(g, player, found)
    return found


def check_stacks(g: State, found: list[Fault]) -> None:
    size = sum(1 for tile in g.catalog.tiles if tile.number) // STACKS
    for stack in g.stacks:
        if len(stack) > size:
            found.append(("stacks", f"a stack has {size} tiles at most"))


def check_taken(g: State, found: list[Fault]) -> None:
    tops = [stack[-1] for stack in g.stacks if stack]
    for step in g.stack:
        if step.word is KEEP_TILE:
            if step.source not in tops:
                found.append(("stack", "only a tile that lies on top can be taken"))
            else:
                tops.remove(step.source)


def check_flipped(g: State, me: Player, found: list[Fault]) -> None:
    for tile in me.flipped:
        if tile not in me.tiles or not g.catalog.tiles[tile].flips or me.flipped.count(tile) > 1:
            found.append((of(me, "flipped"), f"seat {me.seat} has flipped a tile that it cannot flip"))
