"""What Rivals do with Tech tiles: each says when they use it, its own words say what that costs and gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.events import TilePlace, caused_by, note
from kanly.engine.play.tech import flip, leave_stack, suits_rivals
from kanly.engine.step import Step
from kanly.engine.vocabulary import NO_CHOICE, NOBODY, Reason, RivalUse
from kanly.engine.words.grammar import Both
from kanly.engine.words.units import Recruit
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.printed import Tile
    from kanly.engine.state import State


def unflipped(g: State, seat: int, use: int) -> list[Tile]:
    """The tiles for this use that the Rival has face up, in the order of the catalogue."""
    me = g.players[seat]
    found: list[Tile] = []
    for number in sorted(me.tiles):
        if g.catalog.tiles[number].rivals == use and number not in me.flipped:
            found.append(g.catalog.tiles[number])
    return found


def use_tiles(g: State, seat: int, use: int) -> None:
    """Those that can be paid for and bring all that they promise."""
    for tile in unflipped(g, seat, use):
        words = paid_and_brought(tile)
        if all(is_worth_it(g, Step(word, seat, tile.number)) for word in words):
            note_use(g, seat, tile)
            if g.watched:
                caused_by(g, tile.number, seat)
            for word in words:
                word.apply(g, Step(word, seat, tile.number), NO_CHOICE)


def paid_and_brought(tile: Tile) -> list[Word]:
    found: list[Word] = []
    for word in tile.use:
        found.extend(word.costs if isinstance(word, Both) else (word,))
    return found


def is_worth_it(g: State, s: Step) -> bool:
    """Fewer troops than are printed are not."""
    word = s.word
    return word.possible(g, s) and not (isinstance(word, Recruit) and g.players[s.owner].supply < word.troops)


def note_use(g: State, seat: int, tile: Tile) -> None:
    if tile.flips:
        flip(g, seat, tile.number)
    note(g, seat, Reason.USED_TILE, tile.number)


def slips_past(g: State, seat: int, space: int) -> bool:
    """A tile is flipped, without its cost, where only enemy Agents stand in the way."""
    if g.agents_of(seat, space):
        return False
    for tile in unflipped(g, seat, RivalUse.WHERE_BLOCKED):
        note_use(g, seat, tile)
        return True
    return False


def clear_unwanted_tiles(g: State) -> None:
    """As long as no face-up tile bears the Rivals' mark, the top of the largest stack is trashed."""
    while any(g.stacks) and not any(stack and suits_rivals(g, stack[-1]) for stack in g.stacks):
        largest = max(g.stacks, key=len)
        tile = largest[-1]
        leave_stack(g, tile, NOBODY, TilePlace.TRASHED)
        g.tiles_trashed.append(tile)
        note(g, NOBODY, Reason.CLEARED_TILE, tile)
